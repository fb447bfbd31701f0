import type { ModelDescription } from '@pellucid/contract';
import type { DataPort } from '../port/data-port.ts';
import { createPhraseLookup, type PhraseLookup } from '../tags/phrase-lookup.ts';
import type { Lexicon } from '../tags/tag-question.ts';
import { createValueIndex, LISTED_FIELDS, type ValueIndex } from './value-index.ts';

/** Made once for the same names and the same lists. */
const lookups = new Map<string, PhraseLookup>();
const MAX_LOOKUPS = 8;
/** The index last made of each first list, with all the lists that it was made of. */
const indexes = new WeakMap<readonly string[], { readonly lists: Lists; readonly values: ValueIndex }>();
const NO_DATE = '1970-01-01';

/** All words that are known: phrases, values of the data, and the day that relative time is counted from. */
export async function lexiconOf(data: DataPort, model: ModelDescription): Promise<Lexicon> {
  const source = model.sources.some(({ name }) => name === 'general')
    ? 'general'
    : (model.sources[0]?.name ?? 'general');
  const dimensions = model.sources.find(({ name }) => name === source)?.dimensions.map(({ name }) => name) ?? [];
  const fields = LISTED_FIELDS.filter((field) => dimensions.includes(field));
  const lists = await Promise.all(
    fields.map(async (field) => [field, await data.valuesOf({ source: listOf(model, source, field), field })] as const),
  );
  return {
    phrases: lookupOf(model),
    values: indexOf(lists),
    statesOf: statesOf(dimensions.includes('city') ? await data.placesOf(source) : []),
    years: model.sources.find(({ name }) => name === source)?.programYears ?? [],
    anchor: (await data.latestDate(source)) ?? NO_DATE,
  };
}

/** Companies may have paid for research alone, or be owned and pay nothing: all that any kind of payments has. */
function listOf({ sources }: ModelDescription, source: string, field: string): string {
  const everything = sources.find(({ name }) => name === 'all_payments');
  const isThere = field === 'company' && everything?.dimensions.some(({ name }) => name === field);
  return isThere ? 'all_payments' : source;
}

type Lists = readonly (readonly [field: string, values: readonly string[]])[];

/** Made once for the same lists. */
function indexOf(lists: Lists): ValueIndex {
  const key = lists[0]?.[1] ?? [];
  const known = indexes.get(key);
  if (known?.lists.length === lists.length && known.lists.every(([, values], at) => values === lists[at]?.[1]))
    return known.values;
  const values = createValueIndex(new Map(lists));
  indexes.set(key, { lists, values });
  return values;
}

const states = new WeakMap<readonly (readonly [string, string])[], ReadonlyMap<string, readonly string[]>>();

function statesOf(places: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const known = states.get(places);
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const [city, state] of places) found.set(city, [...(found.get(city) ?? []), state]);
  states.set(places, found);
  return found;
}

function lookupOf(model: ModelDescription): PhraseLookup {
  const key = JSON.stringify(
    model.sources.map(({ dimensions, measures }) =>
      [...dimensions, ...measures].map(({ label, synonyms }) => [label, synonyms]),
    ),
  );
  const phrases = lookups.get(key) ?? createPhraseLookup(model);
  if (lookups.size >= MAX_LOOKUPS) lookups.clear();
  lookups.set(key, phrases);
  return phrases;
}
