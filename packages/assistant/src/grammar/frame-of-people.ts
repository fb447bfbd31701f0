import type { Draft } from '../reading/draft.ts';
import type { Figure } from '../reading/reading.ts';
import type { Tag } from '../tags/tag.ts';
import { isPeople, type Seat } from './frame-condition.ts';

/**
 * Whether people may be a condition of all that a question asks: not where the rest may be of them (`for cardiologists: how many got
 * meals`), nor where they are the part of a share (`percentage of meals received by doctors`).
 */
export function mayBeOfPeople(draft: Draft, frame: Draft, seat: Seat): boolean {
  if (!frame.tags.some(isPeople)) return true;
  const isHeading = seat === 'front' && !frame.tags.some(({ kind }) => kind === 'preposition');
  if (isHeading && !asksByItself(draft)) return false;
  if (draft.tags.some((tag) => asksWithoutNoun(draft, tag))) return false;
  if (draft.figures.some(isOfSingle) && !saysOfWhat(draft)) return false;
  return seat !== 'whom' || hasPart(draft);
}

/** `cardiologists: total received` lists them, `cardiologists: how much did Pfizer spend` does not. */
function asksByItself({ groups, comparison, tokens }: Draft): boolean {
  return groups.length > 0 || comparison !== undefined || QUESTIONS.includes(tokens[0]?.low ?? '');
}

const QUESTIONS: readonly string[] = ['how', 'what', 'which', 'where', 'when', 'who', 'whose'];

/** `how many had meals`, `which received the most`: of whom is said elsewhere. */
function asksWithoutNoun({ tokens }: Draft, { kind, to }: Tag): boolean {
  const next = tokens[to]?.lemma;
  if (!ASKING.includes(kind)) return false;
  return next === undefined || DONE.includes(next) || (kind === 'count' && ['be', 'do'].includes(next));
}

const ASKING: readonly Tag['kind'][] = ['count', 'which', 'each'];
const DONE: readonly string[] = ['have', 'get', 'receive', 'accept', 'take', 'earn', 'of'];

/** An average or a number of single ones may be of people, unless it is said what it is of. */
function isOfSingle(figure: Figure): boolean {
  return figure.kind === 'statistic'
    ? figure.per === 'record' || figure.per === 'payment'
    : figure.kind === 'measure' && (figure.measure === 'records' || figure.measure === 'payments');
}

function saysOfWhat({ tags, tokens }: Draft): boolean {
  const isNature = (tag: Tag) => tag.kind === 'value' && tag.choices.every(({ field }) => field === 'nature');
  // `sum of payments` is one word.
  if (tokens.some(({ lemma }) => SINGLE.includes(lemma))) return true;
  return tags.some((tag) => OF_WHAT.includes(tag.kind) || isNature(tag));
}

const SINGLE: readonly string[] = ['payment', 'record', 'transaction'];
const OF_WHAT: readonly Tag['kind'][] = ['measure', 'rate', 'share'];

/** A share whose part is said with a verb or beside its whole, or that is of each row. */
function hasPart({ comparison, groups, tags, tokens }: Draft): boolean {
  if (comparison?.kind !== 'share' && comparison?.kind !== 'peopleShare') return true;
  const share = tags.find(({ kind }) => kind === 'share');
  if (groups.length > 0 || !share) return groups.length > 0;
  const beside = tokens.slice(Math.max(0, share.from - 2), share.from + 1).some(({ low }) => low === 'as');
  return beside || tokens.slice(share.to).some(({ lemma }) => BEFORE_PART.includes(lemma));
}

const BEFORE_PART: readonly string[] = ['be', 'go', 'come', 'have', 'fall'];
