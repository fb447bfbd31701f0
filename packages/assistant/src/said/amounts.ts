import { before, type Draft, textOf } from '../reading/draft.ts';
import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import { rowsOf, thresholdsOf } from './carried.ts';
import type { Said } from './said.ts';

const SINGLE =
  /^(?:each|apiece|per (?:payment|record|transaction)|(?:in |at )?(?:a |an |one |any )?(?:single|individual))/i;
const TIME =
  /^(?:(?:a|per|each|every) (?:year|month|quarter)|annually|yearly|monthly|quarterly|in (?:a|any|one|each|every)(?: single)? (?:year|month|quarter)\b)/i;
const SMALL: readonly Kind[] = ['filler', 'preposition', 'by'];

/** What the words around an amount say it is of: of each record, of all of a year, or of nothing else. */
function isOf(draft: Draft, number: Tag): 'record' | 'time' | undefined {
  const rest = textOf(draft, { from: number.to, to: Math.min(draft.tokens.length, number.to + 5) });
  const words = rest.replace(/^in (?=a |one |any )/i, 'in ');
  // `each year` is no single payment.
  if (TIME.test(words)) return 'time';
  return SINGLE.test(words) || SINGLE.test(words.replace(/^in /i, '')) ? 'record' : undefined;
}

/** The number of `more than 3 payments over $1,000` is of those that are counted, the amount of each of them. */
function isOfCounted({ draft }: Said, comparator: Tag): boolean {
  const unit = before(draft, comparator, [...SMALL, 'verb', 'value', 'who']);
  const number = unit && before(draft, unit, [...SMALL, 'value', 'source']);
  // `50 payments and over $10k` is of the rows.
  const isJoined = draft.tokens[comparator.from]?.low === 'and';
  return unit?.kind === 'unit' && number?.kind === 'number' && !number.isMoney && !isJoined;
}

/** Whether the amount of a condition is of what it stands by. */
export function isAmountOfItsNoun(comparator: TagOf<'comparator'>, said: Said): boolean {
  const { draft, reading } = said;
  const rest = draft.tags.slice(draft.tags.indexOf(comparator) + 1);
  const number = rest.find(({ kind }) => kind !== 'filler');
  if (number?.kind !== 'number') return true;
  if (!number.isMoney) return isNumberOfThings(number, rest, said);
  const own = thresholdsOf(reading).filter(({ value, to }) => value === number.value || to === number.value);
  const last = rest.find((tag) => tag.kind === 'number' && own.some(({ to }) => to === tag.value)) ?? number;
  const of = isOfCounted(said, comparator) ? 'record' : isOf(draft, last);
  const isOfRate = reading.figures.some((figure) => figure.kind === 'statistic');
  if (of === 'record') return own.some(({ on }) => on === 'record') || isOfRate;
  if (of === 'time') return ['program_year', 'year', 'quarter', 'month'].some((one) => rowsOf(reading).has(one));
  return true;
}

/** `more than 5 disputes`, `over 3 meals`, `at least 20 cardiologists`. */
function isPlural({ tokens }: Draft, tag: Tag | undefined): boolean {
  const last = tag?.kind === 'value' ? tokens[tag.to - 1] : undefined;
  const isOfRecords =
    tag?.kind === 'value' && (tag.isPerson || ['nature', 'dispute_status'].includes(tag.choices[0]?.field ?? ''));
  return isOfRecords && last !== undefined && last.low !== last.lemma && last.low.endsWith('s');
}

/** `more than 3 disputed records`: of their number, and of no amount. */
function isNumberOfThings(number: TagOf<'number'>, rest: readonly Tag[], { draft, reading }: Said): boolean {
  const later = rest.slice(rest.indexOf(number) + 1);
  const counted = later.find(({ kind }) => !['filler', 'value', 'source'].includes(kind));
  const isOfThings = counted?.kind === 'unit' || counted?.kind === 'noun' || isPlural(draft, later[0]);
  const own = thresholdsOf(reading).filter(({ value }) => value === number.value);
  return !isOfThings || number.isPercent || own.length === 0 || own.some(({ measure }) => measure !== undefined);
}
