import type { Kind, Tag } from '../../tags/tag.ts';
import { fieldOf } from '../clause-part.ts';
import { alt, COMMA, END, type Input, many1, map, type Parser, seq } from '../parser.ts';
import type { Said } from '../sentence.ts';
import { type HeadingRole, of, type Phrase } from './heading-part.ts';
import { PHRASE } from './heading-phrases.ts';
import { saidBy } from './heading-said.ts';

/** Of a phrase that may be several, such as `physicians`, the others say which it is. */
const MAX_WAYS = 16;

const PHRASES: Parser<readonly Phrase[]> = map(
  seq(
    many1(
      alt<Phrase | undefined>(
        PHRASE,
        map(COMMA, () => undefined),
      ),
      MAX_WAYS,
    ),
    END,
  ),
  ([all]) => all.flatMap((one) => one ?? []),
);

/**
 * Noun phrases that say the same in any order, with commas between them or nothing: `dermatologists in Florida: top 10 by total received, 2023`,
 * `Q3 2024 honoraria / Texas / physicians / total`. None where two of them are of one kind, or where nothing says what is asked.
 */
export const HEADING: Parser<Said> = (input, at) =>
  (input.tags.every(({ kind }) => KINDS.includes(kind)) ? PHRASES(input, at) : []).flatMap(({ value, ...match }) => {
    const said = hasOneOfEach(value) && !hasTwoSenses(value, input) ? saidBy(value) : undefined;
    return said ? [{ ...match, value: said }] : [];
  });

/** Other words are of sentences. */
const KINDS: readonly Kind[] = [
  ...(['amount', 'measure', 'statistic', 'unit', 'count', 'noun', 'value', 'period', 'grain', 'number'] as const),
  ...(['comparator', 'rank', 'by', 'not', 'only', 'and', 'or', 'list', 'source', 'preposition', 'verb'] as const),
  ...(['chart', 'filler', 'versus', 'compare', 'restriction'] as const),
];

/** What several hold together is one sum. */
const TOGETHER = ['together', 'combined', 'jointly', 'collectively', 'altogether'];

/** `total physicians`, `excluding Texas physicians`, `A and B in 2023 and 2024`, `physicians paid every year`, `their combined total`. */
function hasTwoSenses(phrases: readonly Phrase[], { tokens }: Input): boolean {
  const has = (...words: readonly string[]) => tokens.some(({ low }) => words.includes(low));
  const isEachYear = ({ said }: Phrase) => said.conditions?.some(({ when }) => when?.read.period.kind === 'eachYear');
  const isOfNext = ({ role, said }: Phrase) => role === 'figure' || said.conditions?.some(({ without }) => without);
  return (
    (has(...TOGETHER) && of(phrases, 'apart', 'listed', 'top', 'ranked', 'most').length > 0) ||
    (has('every') && of(phrases, 'counted').length > 0) ||
    (phrases.some(isEachYear) && of(phrases, 'apart', 'listed').length > 0) ||
    phrases.some((one, at) => isOfNext(one) && phrases[at + 1]?.role === 'people' && phrases[at + 1]?.isJoined) ||
    isOfSentences(phrases, tokens)
  );
}

const PERIODIC = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'annual', 'annually'];
const RELATIVE = ['that', 'who', 'whom', 'whose', 'which'];

/** `companies in Texas`, of whom a total may be. */
const isOfCompanies = ({ tags: [first] }: Phrase) => first?.kind === 'noun' && first.noun.dimension === 'company';
/** `paid by A only`, `meals alone`: somebody may have had nothing else. */
const isOnly = ({ tags }: Phrase) => tags.some(({ kind }) => kind === 'only') && tags.some(isOfPayments);
const isOfPayments = (tag: Tag) => fieldsOf(tag).some((field) => field === 'company' || field === 'nature');
/** `doctors with total payments above $5,000`: the total of each is. */
const isWith = (tag: Tag) => tag.kind === 'preposition' && tag.word === 'with';
/** `the largest payment`: that one, and no figure. */
const isExtreme = (tag: Tag) => tag.kind === 'rank' && tag.isSuperlative;

/** `monthly average`, `the first 10 payments`, `doctors that received money`: the rules of sentences say more of them. */
function isOfSentences(phrases: readonly Phrase[], tokens: Input['tokens']): boolean {
  const words = tokens.map(({ low }) => low);
  const tagsOf = (...roles: readonly HeadingRole[]) => of(phrases, ...roles).flatMap(({ tags }) => tags);
  const has = (all: readonly string[]) => all.some((word) => words.includes(word));
  return (
    (has(PERIODIC) && tagsOf('figure').some(({ kind }) => kind === 'statistic')) ||
    (has(RELATIVE) && of(phrases, 'columns').length === 0) ||
    of(phrases, 'condition').some((one) => isOnly(one) || isOfCompanies(one)) ||
    (of(phrases, 'rows', 'apart', 'listed').length === 0 && tagsOf('figure').some(isExtreme)) ||
    (tagsOf('figure').some(isWith) && tagsOf('condition').some(({ kind }) => kind === 'comparator')) ||
    tagsOf('records').some(({ from, to }) =>
      words.slice(from, to).some((word) => word === 'first' || word === 'last'),
    ) ||
    /\bhow much of\b/.test(words.join(' '))
  );
}

const SINGLE: readonly (readonly HeadingRole[])[] = [
  ['figure', 'counted', 'number'],
  ['people'],
  ['thing'],
  ['rows'],
  ['apart', 'listed'],
  ['each'],
  ['top', 'so many'],
  ['ranked'],
  ['order'],
  ['most', 'by'],
  ['records'],
  ['columns'],
  ['listing'],
];

/** Two figures, two kinds of people, two companies or two times have more than one sense. */
function hasOneOfEach(phrases: readonly Phrase[]): boolean {
  const fields = of(phrases, 'condition', 'apart', 'listed', 'records').flatMap(({ tags }) => [
    ...new Set(tags.flatMap(fieldsOf)),
  ]);
  return new Set(fields).size === fields.length && SINGLE.every((roles) => of(phrases, ...roles).length < 2);
}

function fieldsOf(tag: Phrase['tags'][number]): string[] {
  if (tag.kind === 'period') return ['time'];
  if (tag.kind !== 'value') return [];
  const field = fieldOf(tag);
  return [field === 'company_family' ? 'company' : tag.isPerson ? 'people' : field];
}
