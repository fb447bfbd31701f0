import { phraseOf } from '../text/tokens.ts';
import { phrasesOfArea } from './areas.ts';
import { citiesBySpelling } from './city-spellings.ts';
import { CODE_ALIASES, JOINT_ALIASES } from './code-lists.ts';
import { COMPANY_ALIASES, shorterNames } from './companies.ts';
import { practitionersOf } from './practitioners.ts';
import { PHYSICIANS, PROFESSIONS } from './professions.ts';
import { REGIONS, STATE_CODES } from './states.ts';

/** Dimensions whose values are few enough to be held in memory; of the others (people, studies) values are searched for. */
export const LISTED_FIELDS = [
  'company',
  'company_family',
  'nature',
  'form',
  'recipient_type',
  'specialty',
  'state',
  'city',
  'country',
  'product',
  'product_type',
  'product_category',
  'primary_type',
  'company_country',
  'specialty_classification',
  'specialty_group',
  'travel_city',
] as const;

/** Fields whose values are also those of another, which is meant unless a word beside says otherwise. */
const SECOND: readonly string[] = ['company_country', 'specialty_classification', 'specialty_group', 'travel_city'];

const CITIES: readonly string[] = ['city', 'travel_city'];

/** How near a name is to what was typed: the name itself, what people call it, without its legal form, its first words. */
export type Nearness = 'exact' | 'alias' | 'short' | 'part';

/** Values of one dimension that a phrase stands for: one, or all of a kind (every oncology). */
export interface ValueChoice {
  readonly field: string;
  readonly values: readonly string[];
  readonly nearness: Nearness;
}

export interface ValueIndex {
  /** What a phrase may stand for, nearest first. */
  find(phrase: string): readonly ValueChoice[];
  /** Every word of every phrase, to correct typos with. */
  readonly words: ReadonlySet<string>;
  /** The most words of a phrase. */
  readonly longest: number;
}

const ORDER: readonly Nearness[] = ['exact', 'alias', 'short', 'part'];
const MAX_WORDS = 24;
/** Words that begin names and say nothing alone. */
const ARTICLES = [
  'the',
  'a',
  'an',
  'new',
  'first',
  'all',
  'one',
  'us',
  'american',
  'united',
  'general',
  'national',
  'medical',
];

/** Words that begin names of products and are said of anything: `the real market` is no REAL INTELLIGENCE. */
const OF_ANYTHING = [
  'real',
  'true',
  'clear',
  'smart',
  'full',
  'total',
  'complete',
  'open',
  'direct',
  'advanced',
  'best',
];

/** Finds values by what people call them. */
export function createValueIndex(lists: ReadonlyMap<string, readonly string[]>): ValueIndex {
  const found = new Map<string, ValueChoice[]>();
  const add = (phrase: string, field: string, values: readonly string[], nearness: Nearness): void => {
    if (phrase === '' || values.length === 0) return;
    const choices = found.get(phrase);
    if (choices) choices.push({ field, values, nearness });
    else found.set(phrase, [{ field, values, nearness }]);
  };
  for (const [field, values] of lists) for (const value of namedBy(field, values, lists)) addNames(field, value, add);
  for (const field of CITIES)
    for (const [name, cities] of citiesBySpelling(namedBy(field, lists.get(field) ?? [], lists)))
      add(name, field, cities, SECOND.includes(field) ? 'short' : 'exact');
  addCodes(add);
  addCompanies(found, add);
  addSpecialties(lists.get('specialty') ?? [], add);
  for (const [name, codes] of Object.entries(REGIONS)) add(name, 'state', codes, 'alias');
  for (const [name, code] of STATE_CODES) add(phraseOf(name), 'state', [code], 'exact');
  const phrases = [...found.keys()];
  return {
    find: (phrase) => nearest(found.get(phrase) ?? []),
    // Of places that only trips went to there are too many to correct a word to one.
    words: new Set(phrases.filter((phrase) => !isOfTripsAlone(found.get(phrase))).flatMap((one) => one.split(' '))),
    longest: Math.min(
      MAX_WORDS,
      phrases.reduce((most, phrase) => Math.max(most, phrase.split(' ').length), 1),
    ),
  };
}

const isOfTripsAlone = (choices: readonly ValueChoice[] = []) => choices.every(({ field }) => field === 'travel_city');

/** Where trips went to and nobody lives who was paid, such as abroad; a city of both is read by the words beside it. */
function namedBy(field: string, values: readonly string[], lists: ReadonlyMap<string, readonly string[]>) {
  if (field !== 'travel_city') return values;
  const cities = new Set((lists.get('city') ?? []).map((city) => city.toLowerCase()));
  return values.filter((value) => !cities.has(value.toLowerCase()));
}

type Add = (phrase: string, field: string, values: readonly string[], nearness: Nearness) => void;

function addNames(field: string, value: string, add: Add): void {
  const phrase = phraseOf(value);
  if (field === 'state' || CITIES.includes(field)) return;
  add(phrase, field, [value], SECOND.includes(field) ? 'short' : 'exact');
  if (field === 'product_category') for (const said of phrasesOfArea(phrase)) add(said, field, [value], 'alias');
  if (field === 'company') {
    const shorter = shorterNames(phrase);
    for (const name of shorter) add(name, field, [value], 'short');
    const words = phrase.split(' ');
    for (let length = 1; length < words.length; length++) {
      const first = words.slice(0, length).join(' ');
      if (!shorter.includes(first) && !ARTICLES.includes(first)) add(first, field, [value], 'part');
    }
  }
  // `Orthopaedics - Joint Reconstruction` is called by its last part.
  if (field === 'product_category' && value.includes(' - '))
    add(phraseOf(value.split(' - ').at(-1) ?? ''), field, [value], 'short');
  if (field === 'product' || field === 'product_category') {
    const [first = '', second] = phrase.split(' ');
    if (second !== undefined && first.length > 3 && !OF_ANYTHING.includes(first)) add(first, field, [value], 'part');
  }
}

function addCodes(add: Add): void {
  for (const [field, labels] of Object.entries(CODE_ALIASES)) {
    for (const [label, names] of Object.entries(labels)) {
      for (const name of names.split(',')) add(phraseOf(name), field, [label], 'alias');
    }
  }
  for (const [field, joint] of Object.entries(JOINT_ALIASES)) {
    for (const [names, labels] of Object.entries(joint))
      for (const name of names.split(',')) add(phraseOf(name), field, labels, 'alias');
  }
}

/** An alias stands for the companies whose name begins so, and the family that is called so. */
function addCompanies(found: ReadonlyMap<string, readonly ValueChoice[]>, add: Add): void {
  for (const [alias, name] of Object.entries(COMPANY_ALIASES)) {
    for (const choice of found.get(phraseOf(name)) ?? []) {
      if (choice.field.startsWith('company'))
        add(phraseOf(alias), choice.field, choice.values, choice.nearness === 'exact' ? 'alias' : choice.nearness);
    }
  }
}

/** A specialty goes by its last part; a field or profession stands for all specialties that hold its word. */
function addSpecialties(values: readonly string[], add: Add): void {
  const known = values.map((value) => ({ value, parts: value.split('|').map(phraseOf) }));
  const byLast = new Map<string, string[]>();
  for (const { value, parts } of known) {
    const last = parts.at(-1) ?? '';
    byLast.set(last, [...(byLast.get(last) ?? []), value]);
  }
  for (const [last, same] of byLast) {
    const values = physiciansFirst(same);
    byLast.set(last, values);
    // A chiropractor may be an internist by name: who says it means internal medicine.
    const isOfAnother = last in PROFESSIONS && !PROFESSIONS[last]?.includes(last);
    if (!isOfAnother) add(last, 'specialty', values, 'exact');
    for (const name of practitionersOf(last)) if (!(name in PROFESSIONS)) add(name, 'specialty', values, 'alias');
  }
  for (const [name, said] of Object.entries(PROFESSIONS)) {
    const words = said.map(phraseOf);
    const isExact =
      words.length === 1 &&
      byLast.has(words[0] ?? '') &&
      !['oncology', 'hematology', 'surgery'].includes(words[0] ?? '');
    const meant = isExact
      ? (byLast.get(words[0] ?? '') ?? [])
      : known
          .filter(({ parts }) => words.some((word) => ` ${parts.at(-1)} `.includes(` ${word} `)))
          .map(({ value }) => value);
    add(phraseOf(name), 'specialty', meant, 'alias');
  }
}

/** Neurology is a specialty of physicians, though some chiropractors have one of that name. */
function physiciansFirst(values: readonly string[]): string[] {
  const physicians = values.filter((value) => value.startsWith(PHYSICIANS));
  return physicians.length > 0 ? physicians : [...values];
}

/** Nearest first; names of one dimension that differ in their casing alone are one choice. */
function nearest(choices: readonly ValueChoice[]): ValueChoice[] {
  const merged: ValueChoice[] = [];
  for (const choice of choices.toSorted((a, b) => ORDER.indexOf(a.nearness) - ORDER.indexOf(b.nearness))) {
    const spelled = ({ values }: ValueChoice) => values.join().toLowerCase();
    const at = merged.findIndex((one) => one.field === choice.field && spelled(one) === spelled(choice));
    const known = merged[at];
    if (known) merged[at] = { ...known, values: [...new Set([...known.values, ...choice.values])] };
    else merged.push(choice);
  }
  return merged;
}
