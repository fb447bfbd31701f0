import { isOverYears } from '../reading/comparisons/read-growth.ts';
import { createDraft, type Draft, take } from '../reading/draft.ts';
import { addFigure, countedTime } from '../reading/figures/read-figures.ts';
import { addGroup, addNoun, addNounFilters, dimensionNames, groupOf } from '../reading/groups.ts';
import { areTimesTogether } from '../reading/put-together.ts';
import { DEFAULT_TOP, isMany, isOneAsked, isPlural } from '../reading/ranked-words.ts';
import { namesRivals } from '../reading/read-competitors.ts';
import { readConditions } from '../reading/read-question.ts';
import { ALL_ROWS, DEFAULT_RECORDS, type Threshold } from '../reading/reading.ts';
import { withFirstOfEach } from '../reading/rows/first-of-each.ts';
import { groupOfNamed } from '../reading/rows/several-named.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import type { Token } from '../text/tokens.ts';
import { measureOf } from './figures.ts';
import { HEADING } from './headings/heading.ts';
import type { Parser } from './parser.ts';
import { withSpecialists } from './people.ts';
import { addTotal, sayAmongFirst, sayHolders } from './say-firsts.ts';
import type { Asked, Condition, Row, Said, Sentence } from './sentence.ts';
import { SENTENCE } from './sentences.ts';

/** Longer ones say more than the sentences of the grammar do. */
const MAX_TAGS = 60;

/**
 * Reads a question that is a whole sentence of the grammar, in which each part says the same wherever it stands. Undefined where it is
 * none: rules that look at single words read it then.
 */
export function readRegular(
  { tokens, tags }: { tokens: readonly Token[]; tags: readonly Tag[] },
  known: Pick<Draft, 'anchor' | 'statesOf' | 'years'>,
): Draft | undefined {
  if (tags.length > MAX_TAGS || namesRivals({ tokens, tags })) return undefined;
  const people = withSpecialists(tags, tokens);
  const readAs = (parser: Parser<Said>) =>
    readWhole(parser, tokens, tags, known) ?? (people && readWhole(parser, tokens, people, known));
  return readAs(SENTENCE) ?? readAs(HEADING);
}

function readWhole(
  parser: Parser<Said>,
  tokens: readonly Token[],
  tags: readonly Tag[],
  known: Pick<Draft, 'anchor' | 'statesOf' | 'years'>,
): Draft | undefined {
  const match = parser({ tokens, tags }, 0).find(({ value }) => isPlain(whole(value)));
  if (!match) return undefined;
  const sentence = whole(match.value);
  const draft = createDraft(tokens, [...tags], known);
  take(draft, ...match.taken);
  for (const tag of match.taken) draft.parsed.add(tag);
  say(draft, sentence);
  draft.leftOut = new Set(sentence.conditions.flatMap(({ without = [] }) => without));
  readConditions(draft);
  sayConditions(draft, sentence);
  sayHolders(draft, sentence);
  sayAmongFirst(draft, sentence);
  const isWhole = withRowsApart(draft, sentence) && withPart(draft, sentence) && withChange(draft, sentence);
  withFirstOfEach(draft);
  withAgainst(draft, sentence);
  return isWhole && withContrast(draft, sentence) ? draft : undefined;
}

function whole(said: Said): Sentence {
  return { figures: [], rows: [], conditions: [], ...said };
}

/** Whether nothing in it has two senses, which other rules tell apart. */
function isPlain({ figures, conditions, bound, part, holders, against }: Sentence): boolean {
  // Of two times, other rules know whether they are one beside the other or a part of it.
  if (conditions.filter(({ when }) => when !== undefined).length > 1 || conditions.some(areListed)) return false;
  // `excluding cardiologists in Texas`: those there, or all of them.
  if (conditions.slice(0, -1).some(({ without = [] }) => without.some(({ isPerson }) => isPerson))) return false;
  const bounded = conditions.filter(({ threshold }) => threshold !== undefined);
  // `doctors paid by A and not by B`, `doctors who got more than $500`: of payments or of people.
  if (figures.some(isOfEntities)) return bounded.length === 0 && conditions.every(isOfPayments);
  // `spend over $1M by state`: of a payment or of the sum.
  if (figures.some(isTotal) || part || holders) return bounded.every(({ isOfEach }) => isOfEach);
  // `companies whose largest payment exceeds $100k` are those that have such a payment.
  return !(
    bound &&
    !against &&
    figures.some(({ figure }) => figure.kind === 'statistic' && figure.statistic.kind === 'largest')
  );
}

/** `in 2021, 2022 and 2023`: years that have a row each, or one together. */
function areListed({ when }: Condition): boolean {
  return when?.read.period.kind === 'eachYear' && when.read.period.years.length > 2;
}

/** Whether what is left out is left out of payments, and people are not told apart by having none of it. */
function isOfPayments({ without = [], isSetAside }: Condition): boolean {
  return isSetAside === true || without.every(({ choices }) => choices[0]?.field === 'state');
}

function isOfEntities({ figure }: Asked): boolean {
  return figure.kind === 'distinct' || (figure.kind === 'statistic' && !['record', 'payment'].includes(figure.per));
}

function isTotal({ figure }: Asked): boolean {
  return figure.kind === 'measure' && figure.measure === 'total_amount';
}

function say(draft: Draft, sentence: Sentence): void {
  const { figures, rows, within, direction, bound, records, columns, by } = sentence;
  for (const { figure, nouns } of figures) {
    addFigure(draft, figure);
    for (const noun of nouns) addNounFilters(draft, noun.noun, noun.from);
  }
  for (const row of within ?? []) addRow(draft, row);
  const each = draft.groups.flatMap(dimensionNames);
  for (const row of rows) addRow(draft, row);
  const places = placesOf(draft, sentence);
  if (direction && !sentence.holders)
    draft.ranking = { ...places, direction, ...(each.length > 0 && { within: each }), ...(by && { by }) };
  if (records) draft.isList = true;
  // The value of an interest is of none of the payments.
  if (records?.kind === 'measure') draft.source = 'ownership';
  if (columns) draft.columns = columns;
  if (bound && figures[0] && !sentence.against) draft.thresholds.push(boundOf(figures[0], bound));
  if (sentence.isNumber) asNumberOfRows(draft);
}

/** The rows are counted, and not shown. */
function asNumberOfRows(draft: Draft): void {
  draft.figures = draft.groups.flatMap((group) => {
    const dimension =
      group.kind === 'dimension' ? group.dimension : group.kind === 'grain' ? countedTime(group.grain) : [];
    return typeof dimension === 'string' ? { kind: 'distinct' as const, dimension } : [];
  });
  draft.groups = [];
}

function addRow(draft: Draft, row: Row): void {
  if (row.kind === 'noun') addNoun(draft, row.noun);
  else addGroup(draft, groupOf(row));
}

/** A bound on the figure that is asked. */
function boundOf({ figure }: Asked, { op, number }: NonNullable<Sentence['bound']>): Threshold {
  const measure = measureOf(figure);
  const isOther = measure !== undefined && measure !== 'total_amount';
  return { on: 'figure', ...(isOther && { measure }), op, value: number.value };
}

function sayConditions(draft: Draft, { conditions }: Sentence): void {
  for (const { noun, threshold } of conditions) {
    if (noun) addNounFilters(draft, noun.noun, noun.from);
    if (threshold) draft.thresholds.push(threshold);
  }
}

/** `second largest` is one, from the second place on. */
function placesOf(draft: Draft, sentence: Sentence): { readonly n: number; readonly place?: number } {
  const { n } = sentence;
  return n?.isOrdinal ? { n: 1, place: Number(n.value) } : { n: lengthOf(draft, sentence) };
}

/** As many as are said; of several without a number the first ten, and all where they are put in order. */
function lengthOf(draft: Draft, { n, isAll, rows, records }: Sentence): number {
  if (n) return Number(n.value);
  if (isAll) return records ? DEFAULT_RECORDS : ALL_ROWS;
  const [row] = rows;
  if (isOneAsked(draft.tokens)) return 1;
  return (row ? isMany(draft, row) : records && isPlural(draft, records)) ? DEFAULT_TOP : 1;
}

/** A row for each of several, which one condition holds together. */
function withRowsApart(draft: Draft, { apart = [] }: Sentence): boolean {
  const [first, other] = apart;
  if (!first) return true;
  if (first.kind === 'period') {
    const years = other ? undefined : yearsBetween(first);
    if (years) draft.periods = [{ kind: 'eachYear', years }];
    addGroup(draft, { kind: 'dimension', dimension: 'program_year' });
    return true;
  }
  for (const tag of apart) if (tag.kind === 'noun') addNounFilters(draft, tag.noun, tag.from);
  const filter = draft.filters.find(({ at }) => at === first.from);
  if (!filter || filter.values.length < apart.length) return false;
  addGroup(draft, groupOfNamed(draft, filter));
  // `compare A and B by spend in 2022 and 2023`: each of them in each.
  if (draft.periods.length === 1 && draft.periods[0]?.kind === 'eachYear' && !areTimesTogether(draft))
    addGroup(draft, { kind: 'dimension', dimension: 'program_year' });
  return true;
}

/** `compare 2022 and 2024`, `compare between 2022 and 2024`: the two years, and none between. */
function yearsBetween({ read: { period } }: TagOf<'period'>): readonly number[] | undefined {
  if (period.kind === 'eachYear') return period.years;
  const { from, to } = period.kind === 'years' ? period : {};
  return from !== undefined && to !== undefined ? [from, to] : undefined;
}

/** From the beginning of the one time that is said to its end, or from the one year to the other. */
function withChange(draft: Draft, { isChange }: Sentence): boolean {
  if (!isChange) return true;
  // `growth over 2021–2024` has a row for each year.
  if (isOverYears(draft)) return false;
  const years = [...draft.periods, ...(draft.comparedWith ? [draft.comparedWith.period] : [])];
  const ends = years.flatMap((period) => (period.kind === 'years' ? [period.from, period.to] : [undefined]));
  const [from = 0, to = 0] = [Math.min(...ends.map(Number)), Math.max(...ends.map(Number))];
  const isSpan =
    years.length === 1 || (years.length === 2 && years.every((one) => one.kind === 'years' && one.from === one.to));
  if (!isSpan || !(from < to)) return false;
  draft.comparison = { kind: 'growth', from: yearOf(from), to: yearOf(to) };
  draft.periods = [];
  draft.comparedWith = undefined;
  draft.groups = [];
  return true;
}

const yearOf = (year: number) => ({ kind: 'years' as const, from: year, to: year });

/** One of two figures as it is of the other; a bound is on the part that it is. */
function withAgainst(draft: Draft, { against, bound }: Sentence): void {
  if (!against) return;
  draft.comparison = { kind: 'against', how: against };
  if (bound) draft.thresholds.push({ on: 'percent', op: bound.op, value: bound.number.value });
}

/** Two that have a row each, as one figure by the other or less it; of a statistic they stay beside each other. */
function withContrast(draft: Draft, { contrast, apart: [first] = [] }: Sentence): boolean {
  const filter = draft.filters.find(({ at }) => at === first?.from);
  const [one, other] = filter?.values ?? [];
  if (!contrast || first?.kind === 'period') return !contrast;
  if (!filter || one === undefined || other === undefined || filter.values.length > 2) return false;
  if (draft.figures.some(({ kind }) => kind === 'statistic')) return contrast === 'difference';
  const [of, two] = [one, other].map((value) => ({ ...filter, values: [value] }));
  if (!of || !two || (contrast === 'ratio' && draft.figures.some(({ kind }) => kind !== 'measure'))) return false;
  draft.groups = [];
  draft.comparison = contrast === 'ratio' ? { kind: 'ratio', of, per: two } : { kind: 'difference', of, less: two };
  return true;
}

/** The part that a share is of is no condition of the whole. */
function withPart(draft: Draft, { part }: Sentence): boolean {
  if (!part) return true;
  if (part.kind === 'noun') addNounFilters(draft, part.noun, part.from);
  const filter = draft.filters.find(({ at }) => at === part.from);
  if (!filter) return false;
  draft.filters = draft.filters.filter((one) => one !== filter);
  addTotal(draft);
  draft.comparison = { kind: 'share', part: [filter] };
  return true;
}
