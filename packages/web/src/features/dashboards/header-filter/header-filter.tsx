import type { Condition } from '@pellucid/contract';
import type { AnalyticsViewer } from '../../../viewer/analytics-viewer.ts';
import { chosenText } from './filter-choices.ts';
import type { HeaderFilterPlan } from './filter-kind.ts';
import { NameSearch } from './name-search.tsx';
import { YearSelect } from './year-select.tsx';

interface HeaderFilterProps {
  plan: HeaderFilterPlan;
  pageId: number;
  viewer: AnalyticsViewer;
  filters: readonly Condition[];
  oneYearOnly: boolean;
}

/** The filter in a page's header: a name to search for, a program year, and the way back to everything. */
export function HeaderFilter({ plan, pageId, viewer, filters, oneYearOnly }: HeaderFilterProps) {
  const { kind, column, yearColumn, datatable } = plan;
  const chosen = column === null ? null : chosenText(filters, column);
  const set = (field: string, value: string | number | null) =>
    viewer.setFilter(field, value === null ? null : { field, op: 'eq', value }, { clearMarkings: true });
  return (
    <search className="dashboard-filter" aria-label="Filter of the dashboard">
      {kind !== 'year' && column !== null && (
        <>
          <NameSearch plan={{ ...plan, kind }} pageId={pageId} chosen={chosen} onChoose={(name) => set(column, name)} />
          <button type="button" className="board-link" disabled={chosen === null} onClick={() => set(column, null)}>
            INDUSTRY DATA
          </button>
        </>
      )}
      {yearColumn !== null && (
        <YearSelect
          datatable={datatable}
          chosen={chosenText(filters, yearColumn)}
          oneOnly={oneYearOnly}
          onChoose={(year) => set(yearColumn, year)}
        />
      )}
    </search>
  );
}
