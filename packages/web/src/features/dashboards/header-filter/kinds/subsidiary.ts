import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { FilterKind } from '../filter-kind.ts';
import { ALL_NAMES } from '../name-choice.tsx';
import { SubsidiarySelect, subsidiariesQuery } from '../subsidiary-select.tsx';
import { yearChoice } from './year.ts';

const Pair = z.tuple([z.int(), z.string()]);

/** The name of a stored pair; null for all of them, and for a text that is no pair. */
function nameOf(text: string): string | null {
  try {
    const [id, name] = Pair.parse(JSON.parse(text));
    return id === 0 ? null : name;
  } catch {
    return null;
  }
}

/** The pair of a name as far as the list is known. */
function pairOf(name: string, queries: QueryClient, pageId: number): string {
  const known = queries.getQueryData(subsidiariesQuery(pageId).queryKey) ?? [];
  return JSON.stringify(known.find((pair) => pair[1] === name) ?? [-1, name]);
}

export const subsidiary: FilterKind = {
  word: 'subsidiary',
  choices: [
    {
      name: 'subsidiary',
      storageKey: (pageId) => `subsidiariesFilter_${pageId}`,
      all: JSON.stringify([0, ALL_NAMES]),
      field: ({ primaryColumn }) => primaryColumn ?? 'company',
      toValue: nameOf,
      toText: (value, queries, { pageId }) => pairOf(String(value), queries, pageId),
      includeEmpty: true,
      Control: SubsidiarySelect,
    },
    yearChoice,
  ],
};
