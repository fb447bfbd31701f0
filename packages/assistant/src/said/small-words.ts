import { open } from '../reading/draft.ts';
import { isOfNamed } from '../reading/put-together.ts';
import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import { filtersOf, plainName, rowsOf, thresholdsOf } from './carried.ts';
import { areEngaged, isOfBothPayers } from './engaged.ts';
import { isCountedOrOver, isFilteredBy } from './figures.ts';
import type { CarriedWord, Said } from './said.ts';

/** Small words that are tagged as saying nothing, and mean something where they stand: what the reading has to have for each. */
export const SMALL_WORDS: readonly (readonly [words: string, isCarried: CarriedWord])[] = [
  ['with', (place, said) => isShown(place, said)],
  ['showing', (place, said) => isShown(place, said)],
  ['including', (place, said) => isShown(place, said)],
  ['their', (place, said) => isTheirs(place, said)],
  ['its', (place, said) => isTheirs(place, said)],
  ['also', (place, said) => isAlso(place, said) && isOfBothPayers(said)],
  ['all of', (place, said) => isOfEach(place, said)],
  ['each of', (place, said) => isOfEach(place, said)],
  ['any', (place, said) => isOfNobodyAlone(place, said)],
  ['one', (place, said) => isOfNobodyAlone(place, said)],
  ['a', (place, said) => isOfNobodyAlone(place, said)],
  ['headquarters', (_, said) => isOfSeat(said)],
  ['headquartered', (_, said) => isOfSeat(said)],
  ['hq', (_, said) => isOfSeat(said)],
  ['most of', (place, said) => isMostOfIt(place, said)],
  ['bulk of', (place, said) => isMostOfAll(place, said)],
  ['majority of', (place, said) => isMostOfAll(place, said)],
  ['absolute', (_, { reading }) => reading.comparison?.kind === 'growth'],
  [
    'list',
    ({ to }, { draft, reading }) =>
      to < draft.tokens.length || to === 1 || reading.isList === true || rowsOf(reading).size > 0,
  ],
  ['much of', (place, said) => place.from > 0 && said.draft.tokens[place.from - 1]?.low === 'how'],
  ['order of', (_, said) => hasRows(said)],
  ['sorted by', (_, said) => hasRows(said)],
  ['ordered by', (_, said) => hasRows(said)],
  [
    'together',
    (place, said) =>
      isBesideFigure(place, said) || isOfKinds(place, said) || isOfNamed(said.draft, place.from) || isOneOfFirst(said),
  ],
  [
    'combined',
    (place, said) => isOfNamed(said.draft, place.from) || isOneOfFirst(said) || isOfRankedFigure(place, said),
  ],
  ['just', ({ to }, said) => next(said, to)?.kind !== 'comparator'],
  ['above', (place, said) => isOfNumber(place, said)],
  ['below', (place, said) => isOfNumber(place, said)],
  ['beyond', (place, said) => isOfNumber(place, said)],
  ['too', (_, said) => isOfBothPayers(said)],
  ['speakers', (place, said) => areEngaged(place, said)],
  ['consultants', (place, said) => areEngaged(place, said)],
  ['separately', (place, said) => areRows(place, said)],
];

/** `spend in Texas and Ohio separately`: of several that are named each has a row; `each year separately` is said of the years. */
function areRows({ from }: { from: number }, { draft, reading }: Said): boolean {
  const beside = draft.tags.findLast(({ kind, to }) => to <= from && kind !== 'filler');
  if (beside?.kind === 'grain' || beside?.kind === 'noun') return true;
  return filtersOf(reading).every(({ field, values, isNegated }) => {
    const named = draft.tags.filter(
      (tag) =>
        tag.kind === 'value' &&
        tag.choices.some((one) => one.field === field && one.values.every((value) => values.includes(value))),
    );
    return isNegated === true || named.length < 2 || rowsOf(reading).has(plainName(field));
  });
}

/** `companies headquartered in Ohio`: where they are themselves, and not who is paid. */
function isOfSeat(said: Said): boolean {
  const { reading } = said;
  const fields = [...rowsOf(reading), ...filtersOf(reading).map(({ field }) => field)];
  return (
    said.isOn || ['company_state', 'company_country'].some((one) => fields.includes(one) || isCountedOrOver(one, said))
  );
}

/** `which states account for most of Kelvanta's spend`: the largest of them; `most of their money` would be more than half of what each got. */
function isMostOfAll({ to }: { to: number }, { draft, reading }: Said): boolean {
  const { ranking, groups, comparison, isList } = reading;
  const [whole, ...others] = draft.tags.filter(({ from, kind }) => from >= to && kind !== 'filler');
  const isWhose = ['their', 'his', 'her', 'its', 'them'].includes(draft.tokens[to]?.low ?? '');
  const isOfPayments =
    whole !== undefined && OF_PAYMENTS.includes(whole.kind) && !(whole.kind === 'value' && whole.isPerson === true);
  const isRow = (noun: Tag) => draft.tags[draft.tags.indexOf(noun) - 1]?.kind === 'by';
  const isOfOne = others.every(
    (one) => one.kind !== 'number' && !(one.kind === 'noun' && one.noun.where === undefined && !isRow(one)),
  );
  return (
    ranking?.direction === 'desc' &&
    groups.length === 1 &&
    !comparison &&
    !isList &&
    isOfPayments &&
    !isWhose &&
    isOfOne
  );
}

const OF_PAYMENTS: readonly Kind[] = ['value', 'period', 'amount', 'source', 'unit'];

/** `which doctors got the most of it`: who is first, and not who got more than half. */
function isMostOfIt(place: { from: number; to: number }, said: Said): boolean {
  const { from, to } = place;
  const {
    draft: { tokens },
    reading,
    isOn,
  } = said;
  if (isMostOfAll(place, said)) return true;
  const isFirst =
    tokens[from - 1]?.low === 'the' || (reading.ranking?.n === 1 && tokens.some(({ low }) => low === 'who'));
  const isOfIt = ['it', 'that', 'this'].includes(tokens[to]?.low ?? '') && isFirst;
  return isOn && isOfIt && reading.ranking !== undefined;
}

/** What is put in an order has rows. */
function hasRows({ reading, isOn }: Said): boolean {
  return isOn || reading.isList === true || rowsOf(reading).size > 0;
}

/** `all kinds together`, `all years together`. */
function isOfKinds({ from }: { from: number }, { draft: { tags, tokens } }: Said): boolean {
  // `2023 and 2024 taken together`.
  const end = /^(?:taken|put|added|lumped)$/.test(tokens[from - 1]?.low ?? '') ? from - 1 : from;
  return tags.some(({ kind, to }) => (kind === 'source' || kind === 'period') && to === end);
}

/** `together with the figure for each`: each row has its own beside it. */
const isBesideFigure = ({ to }: { to: number }, { draft: { tokens } }: Said) => tokens[to]?.low === 'with';

/** `the top 3 companies together`: one figure of them. */
function isOneOfFirst({ reading: { ranking, comparison }, isOn }: Said): boolean {
  return isOn || ranking === undefined || comparison?.kind === 'concentration';
}

/** `the highest combined value of payments`: that of each. */
function isOfRankedFigure({ from }: { from: number }, { draft }: Said): boolean {
  const before = draft.tags.findLast(({ kind, to }) => to <= from && kind !== 'filler');
  return before?.kind === 'rank' && before.isSuperlative;
}

const BETWEEN: readonly Kind[] = ['filler', 'preposition', 'and'];

function tagsFrom({ draft }: Said, at: number): readonly Tag[] {
  return draft.tags.filter(({ from }) => from >= at);
}

function next(said: Said, at: number, skipped: readonly Kind[] = BETWEEN): Tag | undefined {
  return tagsFrom(said, at).find(({ kind }) => !skipped.includes(kind));
}

/** `top 10 recipients with company`, `with date and company`: a row for it, a number of it, or a condition on it. */
function isShown({ to }: { to: number }, said: Said): boolean {
  const later = tagsFrom(said, to);
  const end = later.findIndex(({ kind }) => !COLUMNS.includes(kind));
  const columns = later.slice(0, end < 0 ? later.length : end).filter(({ kind }) => !BETWEEN.includes(kind));
  return [next(said, to), ...columns.slice(1)].every((tag) => tag?.kind !== 'noun' || isAsked(tag, said));
}

const COLUMNS: readonly Kind[] = ['filler', 'and', 'noun', 'grain', 'amount', 'measure'];

/** `their companies`, `their top product`. */
function isTheirs({ to }: { to: number }, said: Said): boolean {
  const noun = next(said, to, [...BETWEEN, 'rank', 'number']);
  return noun?.kind !== 'noun' || isAsked(noun, said);
}

function isAsked({ noun }: TagOf<'noun'>, said: Said): boolean {
  const { dimension } = noun;
  const isThere = noun.where === undefined && said.reading.isList === true;
  const isSaidOf = noun.where !== undefined || isFilteredBy(dimension, said);
  return rowsOf(said.reading).has(dimension) || isCountedOrOver(dimension, said) || isThere || isSaidOf;
}

/** `who also received research payments`: beside what else they have, which one question has no condition for. */
function isAlso({ from }: { from: number }, said: Said): boolean {
  const { tags } = said.draft;
  if (said.isOn || (said.reading.among?.all.length ?? 0) > 1) return true;
  const earlier = tags.filter(({ to }) => to <= from);
  const isOfSomebody = earlier.some(({ kind }) => kind === 'noun' || kind === 'who');
  const isOfFigures = ['amount', 'count', 'measure', 'statistic', 'noun', 'share'].includes(
    next(said, from + 1, [...BETWEEN, 'verb'])?.kind ?? '',
  );
  return !isOfSomebody || (isOfFigures && earlier.every(({ kind }) => kind !== 'verb'));
}

/** `paid by all of A and B`: by each of them. */
function isOfEach({ to }: { to: number }, { draft, reading }: Said): boolean {
  const named = draft.tags.filter(({ kind, from }) => kind === 'value' && from >= to);
  const hasRow =
    named[0]?.kind === 'value' && named[0].choices.some(({ field }) => rowsOf(reading).has(plainName(field)));
  return named.length < 2 || (reading.among?.all.length ?? 0) > 1 || rowsOf(reading).size > 1 || hasRow;
}

/** `over $100k to any physician`: the amount is of one of them, and of no total. */
function isOfNobodyAlone({ from, to }: { from: number; to: number }, said: Said): boolean {
  const { draft, reading } = said;
  if (isOfOneOver(to, said)) return false;
  const noun = draft.tags.find((tag) => tag.from === to || (tag.from <= from && tag.to > to && tag.kind === 'unit'));
  const amount = draft.tags.findLast((tag) => tag.kind === 'number' && tag.to <= from);
  const isAmount = amount?.kind === 'number' && amount.isMoney;
  if (!isAmount || !noun || from - amount.to > 3 || open(draft, 'number').includes(amount)) return true;
  const isOfTotal = thresholdsOf(reading).some(({ on, value }) => on !== 'record' && value === amount.value);
  if (noun.kind === 'noun') return !isOfTotal || isPlural(said, noun) || rowsOf(reading).has(noun.noun.dimension);
  return !(noun.kind === 'unit' && isOfTotal && !isPlural(said, noun));
}

/** `average annual spend of a company`: of each of them, and not of all together. */
function isOfOneOver(to: number, { draft, reading }: Said): boolean {
  const noun = draft.tags.find((tag) => tag.from === to);
  const isOfTime = reading.figures.some((figure) => figure.kind === 'statistic' && TIMES.includes(figure.per));
  return isOfTime && noun?.kind === 'noun' && !rowsOf(reading).has(noun.noun.dimension);
}

const TIMES = ['program_year', 'quarter', 'month', 'week', 'day'];

function isPlural({ draft: { tokens } }: Said, { to }: Tag): boolean {
  const last = tokens[to - 1];
  return last !== undefined && last.low !== last.lemma;
}

/** `above the average`: of no number. */
function isOfNumber({ from, to }: { from: number; to: number }, said: Said): boolean {
  const own = said.draft.tags.find((tag) => tag.from <= from && tag.to >= to);
  if (own?.kind !== 'preposition') return true;
  return next(said, to)?.kind !== 'statistic';
}
