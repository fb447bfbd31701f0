import { SearchOutlined } from '@ant-design/icons';
import { getCompetitorsProgramYears, lookUpCompetitors } from '@pellucid/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { parametersQuery } from '../../page-features.ts';
import type { ChosenTexts, FilterControlsProps, FilterKind } from '../filter-kind.ts';
import { nameChoice } from '../name-choice.tsx';
import { type NameLookup, namesOf } from '../name-lookup.ts';
import { CompetitorPanel } from '../panels/competitor-panel.tsx';
import { yearSelect } from '../year-select.tsx';
import { alwaysYearChoice } from './year.ts';

const lookup = (type: string, label: string): NameLookup => ({
  type,
  label,
  caption: label,
  find: async ({ settings: { datatable } }, text, signal) =>
    namesOf(await call(lookUpCompetitors, { params: { datatable, text } }, { signal })),
});

const companyChoice = nameChoice({
  name: 'company',
  lookup: lookup('company', 'Company'),
  storageKey: () => 'competitor1Filter',
  field: ({ columns }) => columns[0] ?? 'company',
});

/** Of the second column; a board has one for both, which then leaves the two of them. */
const competitorChoice = nameChoice({
  name: 'competitor',
  lookup: lookup('competitor', 'Competitor'),
  storageKey: () => 'competitor2Filter',
  field: ({ columns }) => columns[1] ?? columns[0] ?? 'company',
});

const competitorYear = { ...alwaysYearChoice, Control: yearSelect(getCompetitorsProgramYears) };

/** Two companies and a year, which are set together when they are asked for. */
function CompetitorControls({ filter, chosen, onChoose }: FilterControlsProps) {
  const [changed, setChanged] = useState<ChosenTexts>({});
  const wanted = { ...chosen, ...changed };
  const ready = wanted.company !== null && wanted.competitor !== null;
  return (
    <>
      {filter.choices.map(({ choice, field }) => (
        <choice.Control
          key={choice.name}
          settings={filter.settings}
          field={field}
          chosen={wanted[choice.name] ?? null}
          onChoose={(text) => setChanged({ ...changed, [choice.name]: text })}
        />
      ))}
      <Button
        type="primary"
        icon={<SearchOutlined aria-hidden="true" />}
        aria-label="Search"
        title="Search"
        disabled={!ready}
        onClick={() => {
          onChoose(wanted);
          setChanged({});
        }}
      />
    </>
  );
}

export const competitor: FilterKind = {
  word: 'competitor',
  choices: [companyChoice, competitorChoice, competitorYear],
  Controls: CompetitorControls,
  Panel: CompetitorPanel,
  defaults: () => async (queries) => {
    const parameters = await queries.fetchQuery(parametersQuery);
    const companyIn = (name: string) => parameters.find((parameter) => parameter.name === name)?.value.trim() || null;
    return { company: companyIn('DEFAULT_COMPANY'), competitor: companyIn('DEFAULT_COMPETITOR') };
  },
};
