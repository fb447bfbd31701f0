import { countedEntity } from '../reading/counted.ts';
import { type Draft, textOf } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';
import { isOfPeople, namedRows } from './referred.ts';
import { asksForWhich } from './which-of-them.ts';

const OF_THEM = /\b(?:of|among|from) (?:them|those|these)\b/;

/** `top 5 of them` after a number or a total of people: the answer before with a row for each of those, which then are ranked. */
export function withRowsOfThem(earlier: Reading, draft: Draft): Reading {
  const { tokens, ranking, groups } = draft;
  if (groups.length > 0 || earlier.isList || earlier.comparison) return earlier;
  if (earlier.groups.length > 0) return isOfPaidThen(earlier, draft) ? namedRows(earlier, 'recipient') : earlier;
  const counted = countedEntity(earlier.figures[0]);
  if (counted !== undefined && (isFirstOfCounted(draft) || asksForEach(draft) || asksForWhich(draft)))
    return namedRows(earlier, counted);
  const isOfThem = OF_THEM.test(tokens.map(({ low }) => low).join(' '));
  if (ranking === undefined || !isOfThem) return earlier;
  const dimension = counted ?? (earlier.filters.some(isOfPeople) ? 'recipient' : undefined);
  return dimension === undefined ? earlier : namedRows(earlier, dimension);
}

/** `which five of those got the most` after nurse practitioners by year: years get nothing. */
function isOfPaidThen({ groups, filters }: Reading, { tokens, ranking }: Draft): boolean {
  const isOfYears = groups.every((group) => group.kind === 'dimension' && group.dimension === 'program_year');
  const isOfThem = OF_THEM.test(tokens.map(({ low }) => low).join(' '));
  return isOfYears && isOfThem && ranking !== undefined && ranking.n > 1 && filters.some(isOfPeople);
}

const OF_ROWS: readonly Kind[] = ['rank', 'number', 'amount', 'filler', 'preposition', 'by', 'followUp', 'and', 'only'];

/** `top three by amount` after a number of people: the first of those. */
function isFirstOfCounted({ ranking, tags, isList }: Draft): boolean {
  const isSeveral = ranking !== undefined && ranking.n > 1 && ranking.place === undefined && !isList;
  return isSeveral && tags.every(({ kind }) => OF_ROWS.includes(kind));
}

/** `how much did each of them get`, which has a row for each; an average is one figure. */
function asksForEach({ tags, tokens, periods }: Draft): boolean {
  const isAmount = tags.some(({ kind }) => kind === 'amount') && tags.every(({ kind }) => kind !== 'statistic');
  // Of another time they would be others.
  return isAmount && periods.length === 0 && tokens.some(({ low }) => low === 'each');
}

const SMALL: readonly Kind[] = ['rank', 'statistic', 'filler', 'preposition', 'and', 'followUp', 'how', 'which'];

/** `and the highest` after the average or median of single records, `the lowest payment amount` after any figure: that of single ones. */
export function singleOf({ figures, ...earlier }: Reading, draft: Draft): Reading | undefined {
  const { tags, ranking, periods } = draft;
  const [figure, another] = figures;
  const isAmount = tags.some((tag) => tag.kind === 'amount' && /^(?:payment|transaction)\b/i.test(textOf(draft, tag)));
  const isOfSingle =
    isAmount || (figure?.kind === 'statistic' && ['record', 'payment'].includes(figure.per) && !another);
  const isOfAll =
    earlier.groups.length === 0 && !earlier.comparison && earlier.thresholds.every(({ on }) => on === 'record');
  const isSame = periods.length > 0 && JSON.stringify(periods) === JSON.stringify(earlier.periods);
  const isAlone =
    tags.every(
      ({ kind }) => SMALL.includes(kind) || (isSame && kind === 'period') || (isAmount && kind === 'amount'),
    ) && tags.some(({ kind }) => kind === 'rank');
  if (!isOfSingle || !isOfAll || !isAlone || ranking?.n !== 1 || ranking.place !== undefined) return undefined;
  const kind = ranking.direction === 'desc' ? 'largest' : 'smallest';
  return { ...earlier, figures: [{ kind: 'statistic', statistic: { kind }, per: 'record' }] };
}

const OF_RECORD: readonly Kind[] = ['which', 'who', 'noun', 'verb', 'filler', 'preposition', 'and', 'followUp'];
const WHOSE = ['company', 'recipient'];

/** `which company paid that one, and to whom` after the largest of single records: that record, which says so. */
export function recordOfSingle(earlier: Reading, { tags, tokens, filters, periods }: Draft): Reading | undefined {
  const [figure, another] = earlier.figures;
  const kind = figure?.kind === 'statistic' && !another ? figure.statistic.kind : undefined;
  const isSingle = figure?.kind === 'statistic' && ['record', 'payment'].includes(figure.per);
  const direction = kind === 'largest' ? 'desc' : kind === 'smallest' ? 'asc' : undefined;
  const isPlain = earlier.groups.length === 0 && !earlier.comparison && !earlier.isList;
  const isPointing = tokens.some(({ low }) => ['it', 'that', 'this'].includes(low));
  const isAsked = tags.some((tag) => tag.kind === 'which' || tag.kind === 'who');
  const isWhose = tags.every(
    (tag) => OF_RECORD.includes(tag.kind) && (tag.kind !== 'noun' || WHOSE.includes(tag.noun.dimension)),
  );
  const saysMore = filters.length > 0 || periods.length > 0;
  if (!direction || !isSingle || !isPlain || !isPointing || !isAsked || !isWhose || saysMore) return undefined;
  return { ...earlier, figures: [], isList: true, ranking: { n: 1, direction } };
}

/** `by quarter`, `how many payments` after the largest single record: the largest of each quarter, and a figure in its place. */
export function asFigureOfSingle(earlier: Reading, { groups, figures, tags, tokens, isList, ranking }: Draft): Reading {
  const { isList: isOfRecords, ranking: first, columns: _, ...rest } = earlier;
  const isSingle = isOfRecords === true && first?.n === 1 && first.place === undefined && first.by === undefined;
  const isOfIt = tags.some(({ kind }) => kind === 'who') || tokens.some(({ low }) => low === 'it');
  const isOther =
    !isList && !ranking && !isOfIt && (groups.length > 0 || (figures.length > 0 && tags.some(isOfFigure)));
  if (!isSingle || !isOther || earlier.groups.length > 0) return earlier;
  const kind = first.direction === 'desc' ? 'largest' : 'smallest';
  return { ...rest, figures: [{ kind: 'statistic', statistic: { kind }, per: 'record' }] };
}

const isOfFigure = ({ kind }: Draft['tags'][number]) => ['count', 'measure', 'statistic', 'amount'].includes(kind);
