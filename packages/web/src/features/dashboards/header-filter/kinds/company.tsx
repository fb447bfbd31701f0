import { lookUpCompanies } from '@pellucid/contract';
import { call } from '../../../../lib/api.ts';
import type { ChoiceControlProps, FilterKind } from '../filter-kind.ts';
import { nameChoice } from '../name-choice.tsx';
import { type NameLookup, namesOf } from '../name-lookup.ts';
import { NameSearch } from '../name-search.tsx';
import { CompanyPanel } from '../panels/company-panel.tsx';
import { recentDefault } from '../recent-default.ts';
import { yearChoice } from './year.ts';

const lookup: NameLookup = {
  type: 'company',
  label: 'Search Company',
  find: async ({ settings: { datatable } }, text, signal) =>
    namesOf(await call(lookUpCompanies, { query: { datatable, name: text } }, { signal })),
};

function CompanyControl(props: ChoiceControlProps) {
  return (
    <>
      <NameSearch lookup={lookup} {...props} />
      <button
        type="button"
        className="board-link"
        disabled={props.chosen === null}
        onClick={() => props.onChoose(null)}
      >
        INDUSTRY DATA
      </button>
    </>
  );
}

export const company: FilterKind = {
  word: 'company',
  choices: [
    {
      ...nameChoice({
        name: 'company',
        lookup,
        storageKey: (pageId) => `companiesFilter_${pageId}`,
        field: ({ columns }) => columns[0] ?? 'company',
      }),
      Control: CompanyControl,
    },
    yearChoice,
  ],
  Panel: CompanyPanel,
  defaults: recentDefault('company', lookup.type),
};
