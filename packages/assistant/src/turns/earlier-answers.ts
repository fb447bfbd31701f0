import type { Answered, Context, Refused } from '../port/interpretation.ts';
import { countedEntity } from '../reading/counted.ts';
import type { Reading } from '../reading/reading.ts';
import { refusal } from '../refusals/refusals.ts';
import { bothOf } from './both-of-before.ts';
import type { Turn } from './reworded/turn-of.ts';
import { AND } from './turn-words.ts';

/** As many answers as are kept: the first one, and the newest. */
const KEPT = 8;

/** An answer that knows the answers before it. */
export function remembering(read: Answered, context: Context | undefined): Answered {
  if (read.context === undefined || context === undefined) return read;
  const before = [context.reading, ...(context.before ?? [])];
  const kept = before.length > KEPT ? [...before.slice(0, KEPT - 1), ...before.slice(-1)] : before;
  return { ...read, context: { ...read.context, before: kept } };
}

/**
 * A turn that speaks of an answer further back than the last: it, and what it goes on from. `go back to the list` shows one again, `the
 * same count for Florida` goes on from the newest that counts, and `both` is of two that differ in one thing alone.
 */
export function fromEarlier(said: string, context: Context): Turn | Refused | undefined {
  const { before = [] } = context;
  if (before.length === 0) return undefined;
  return backTo(said, before) ?? sameFigure(said, context, before) ?? bothOf(said, context, before);
}

const WHICH =
  '(?:(?:the|that|my|our)\\s+)?(?:(?:very\\s+)?(?<first>first|original|initial)|previous|prior|earlier|last|preceding)';
const SHOWN = '(?:question|one|answer|query|results?|view|version)';
const ROWS = '(?<rows>list(?:ing)?|table|ranking|breakdown|chart)';
const BACK =
  "(?:(?:let(?:['’]s|\\s+us)|can\\s+we|could\\s+we|i\\s+want\\s+to)\\s+)?(?:(?:go|come|get|switch|return|revert|move)\\s+)?(?:back\\s+|return\\s+|revert\\s+)?to";
const REST = '(?:(?:\\s*,\\s*|\\s+)(?:(?:but|and|now|this\\s+time)\\s+)*(?<rest>\\S.*?))?[.!?\\s]*$';
const GO_BACK = new RegExp(
  `^${AND}${BACK}\\s+(?:${WHICH}(?:\\s+(?:${SHOWN}|${ROWS.replace('?<rows>', '?<those>')}))?|the\\s+${ROWS}|the\\s+(?:one|answer|question)\\s+before(?:\\s+that)?)${REST}`,
  'i',
);
const UNDO = new RegExp(
  `^${AND}(?:undo|scratch|forget|cancel|revert)\\s+(?:that|this|(?:the|that|this)\\s+last\\s+(?:one|step|change|filter))${REST}`,
  'i',
);

/** `go back to the list but for 2023`, `back to the first one`, `scratch that, only Texas`. */
function backTo(said: string, before: readonly Reading[]): Turn | Refused | undefined {
  const asked = GO_BACK.exec(said.trim())?.groups ?? UNDO.exec(said.trim())?.groups;
  if (asked === undefined) return undefined;
  const { first, rows, rest = '' } = asked;
  const found = first ? before.length - 1 : rows ? before.findIndex(hasRows) : 0;
  const reading = before[found];
  if (reading === undefined) return refusal('cannot', 'No answer before that has rows: say what shall be shown again.');
  return { question: rest, context: { reading, before: before.slice(found + 1) } };
}

const hasRows = ({ groups, isList }: Reading) => groups.length > 0 || isList === true;

const SAME = /\b(?:the\s+|that\s+)?same\s+(?<figure>count|average|mean|median|share|percentage|proportion|ranking)\b/i;

/** Whether an answer shows what a turn calls so. */
const SHOWS: Readonly<Record<string, (reading: Reading) => boolean>> = {
  count: ({ figures: [figure] }) =>
    countedEntity(figure) !== undefined || (figure?.kind === 'measure' && COUNTS.includes(figure.measure)),
  average: isOfStatistic('average'),
  mean: isOfStatistic('average'),
  median: isOfStatistic('median'),
  share: isShare,
  percentage: isShare,
  proportion: isShare,
  ranking: ({ ranking, groups }) => ranking !== undefined && groups.length > 0,
};
const COUNTS = ['payments', 'records', 'studies'];

function isOfStatistic(kind: string): (reading: Reading) => boolean {
  return ({ figures }) => figures.some((figure) => figure.kind === 'statistic' && figure.statistic.kind === kind);
}

function isShare({ comparison }: Reading): boolean {
  return comparison !== undefined && ['share', 'peopleShare', 'concentration', 'growth'].includes(comparison.kind);
}

/** `the same count for Florida` after an amount: as the newest answer that counts was asked. */
function sameFigure(said: string, { reading }: Context, before: readonly Reading[]): Turn | Refused | undefined {
  const figure = SAME.exec(said)?.groups?.figure?.toLowerCase() ?? '';
  const shows = SHOWS[figure];
  if (shows === undefined || shows(reading)) return undefined;
  const found = before.findIndex(shows);
  const earlier = before[found];
  if (earlier === undefined)
    return refusal('cannot', `No answer before shows a ${figure}: ask for it by what it is of.`);
  const context = { reading: earlier, before: before.slice(found + 1) };
  return { question: said.replace(SAME, 'the same'), context };
}
