import { fewestLevels, lookUpCompanies, lookUpSpecialties, specialtyName } from '@pellucid/contract';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { call } from '../../../../lib/api.ts';
import type { FilterControlsProps, FilterKind } from '../filter-kind.ts';
import { nameChoice } from '../name-choice.tsx';
import { type FoundName, type NameLookup, namesOf } from '../name-lookup.ts';
import { NameSearch } from '../name-search.tsx';
import { SpecialtyPanel } from '../panels/specialty-panel.tsx';
import { yearChoice } from './year.ts';

/** A specialty by its last levels, with those above beside it. */
function knownSpecialty(text: string): FoundName {
  const levels = text.split('|');
  const above = levels.slice(0, -fewestLevels(text)).join(' › ');
  return { text, name: specialtyName(text), ...(above !== '' && { description: above }) };
}

const specialties: NameLookup = {
  type: 'specialty',
  label: 'Search Specialty',
  clearable: true,
  find: async ({ settings: { datatable }, field }, text, signal) => {
    const rows = await call(lookUpSpecialties, { params: { datatable, column: field, text } }, { signal });
    return namesOf(rows).map((found) => knownSpecialty(found.text));
  },
  known: knownSpecialty,
};

const companies: NameLookup = {
  type: 'company',
  label: 'Search Company',
  clearable: true,
  find: async ({ settings: { datatable, alternateDatatable } }, text, signal) =>
    namesOf(
      await call(lookUpCompanies, { query: { datatable: alternateDatatable ?? datatable, name: text } }, { signal }),
    ),
};

const primary = nameChoice({
  name: 'specialty',
  lookup: specialties,
  storageKey: (pageId) => `specialtiesFilter_${pageId}`,
  field: ({ primaryColumn }) => primaryColumn ?? 'specialty',
});

/** The other table, on pages that are configured to switch to it. */
const secondary = nameChoice({
  name: 'company',
  lookup: companies,
  storageKey: (pageId) => `companiesFilter_${pageId}`,
  field: ({ secondaryColumn, switchToFilter, usingSecondaryFilter }) =>
    secondaryColumn ?? (switchToFilter !== null || usingSecondaryFilter ? 'company' : null),
});

const TABLES = { specialty: specialties, company: companies } as const;

/** Either table is searched; the toggle swaps them, and with them the texts that were typed. */
function SpecialtyControls({ filter, chosen, onChoose }: FilterControlsProps) {
  const { settings } = filter;
  const bound = (name: string) => filter.choices.find(({ choice }) => choice.name === name);
  const [table, setTable] = useState<keyof typeof TABLES>(settings.usingSecondaryFilter ? 'company' : 'specialty');
  const [toggled, setToggled] = useState(false);
  const typed = useRef({ specialty: '', company: '' });
  const other = table === 'specialty' ? (settings.switchToFilter ?? 'Company') : 'Specialty';
  const year = bound('year');
  return (
    <>
      <NameSearch
        key={table}
        lookup={TABLES[table]}
        settings={settings}
        field={bound(table)?.field ?? ''}
        chosen={chosen[table] ?? null}
        onChoose={(text) => onChoose({ [table]: text })}
        {...(toggled && { typedBefore: typed.current[table] })}
        onType={(text) => {
          typed.current[table] = text;
        }}
      />
      {bound('company') !== undefined && (
        <Button
          type="text"
          onClick={() => {
            setTable(table === 'specialty' ? 'company' : 'specialty');
            setToggled(true);
          }}
        >
          Search by {other}
        </Button>
      )}
      {year !== undefined && (
        <year.choice.Control
          settings={settings}
          field={year.field}
          chosen={chosen.year ?? null}
          onChoose={(text) => onChoose({ year: text })}
        />
      )}
    </>
  );
}

export const specialty: FilterKind = {
  word: 'specialty',
  choices: [primary, secondary, yearChoice],
  Controls: SpecialtyControls,
  Panel: SpecialtyPanel,
};
