import { lookUpPhysicians } from '@pellucid/contract';
import { call } from '../../../../lib/api.ts';
import type { FilterKind } from '../filter-kind.ts';
import { nameChoice } from '../name-choice.tsx';
import { type FoundName, type NameLookup, namesOf } from '../name-lookup.ts';
import { recentDefault } from '../recent-default.ts';
import { yearChoice } from './year.ts';

/** The column that filters by name and not by person, where a page is configured so. */
const NAME_COLUMN = 'recipient';
const SEPARATOR = ' · ';

/** A person as text, for people and programs: name, what tells them from others of their name, id. */
function personText(name: string, description: string, id: string): string {
  return [name, description, id].filter((part) => part !== '').join(SEPARATOR);
}

function readPerson(text: string): FoundName {
  const parts = text.split(SEPARATOR);
  const [name = text] = parts;
  const description = parts.slice(1, -1).join(SEPARATOR);
  return { text, name, ...(description !== '' && { description }) };
}

/** What a person's text filters by: the name, or the id that it ends with; null where it has none. */
function personOf(text: string, field: string): string | null {
  const parts = text.split(SEPARATOR);
  if (field === NAME_COLUMN) return parts[0] || null;
  const id = parts.at(-1) ?? '';
  // A name alone, as other clients keep it, says nothing of which person of that name is meant.
  return parts.length > 1 || /^\d+$/.test(id) ? id : null;
}

const lookup: NameLookup = {
  type: 'physician',
  label: 'Search Physician',
  find: async ({ settings: { datatable }, field }, text, signal) => {
    const rows = await call(lookUpPhysicians, { params: { datatable, text } }, { signal });
    if (field === NAME_COLUMN) return namesOf(rows);
    return rows.map(([, name, , id, description]) => ({ text: personText(name, description, id), name, description }));
  },
  read: readPerson,
  clearable: true,
};

const physicianChoice = nameChoice({
  name: 'physician',
  lookup,
  // Shared by all pages that have one.
  storageKey: () => 'physiciansFilter',
  field: ({ columns }) => columns[0] ?? 'recipient_id',
});

export const physician: FilterKind = {
  word: 'physician',
  choices: [
    {
      ...physicianChoice,
      toValue: (text, field) => (physicianChoice.toValue(text, field) === null ? null : personOf(text, field)),
    },
    yearChoice,
  ],
  defaults: recentDefault('physician', lookup.type),
};
