import type { Condition } from '@pellucid/contract';
import type { AnalyticsViewer } from '../../../viewer/analytics-viewer.ts';
import { chosenText, type HeaderFilter } from './header-filter.ts';

interface HeaderFilterBarProps {
  filter: HeaderFilter;
  viewer: AnalyticsViewer;
  filters: readonly Condition[];
}

/** The controls of a page's header filter. A choice starts afresh: it clears the marks. */
export function HeaderFilterBar({ filter, viewer, filters }: HeaderFilterBarProps) {
  return (
    <search className="dashboard-filter" aria-label="Filter of the dashboard" data-screen-only>
      {filter.choices.map(({ choice: { Control }, field }) => (
        <Control
          key={field}
          settings={filter.settings}
          field={field}
          chosen={chosenText(filters, field)}
          onChoose={(value) =>
            viewer.setFilter(field, value === null ? null : { field, op: 'eq', value }, { clearMarkings: true })
          }
        />
      ))}
    </search>
  );
}
