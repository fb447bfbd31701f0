import type { Draft } from '../../reading/draft.ts';
import type { Figure } from '../../reading/reading.ts';
import type { Tag } from '../../tags/tag.ts';
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

/** `how many had meals`, `which received the most`: of whom is said elsewhere; `honoraria: how many were there` says of what. */
function asksWithoutNoun(draft: Draft, { kind, from, to }: Tag): boolean {
  const next = draft.tokens[to]?.lemma;
  const isDone = next !== undefined && DONE.includes(next);
  if (kind === 'which' || kind === 'each') return isDone || next === undefined;
  if (kind !== 'count' || draft.tokens[from]?.low !== 'how') return false;
  const isOpen = next === undefined || next === 'be' || next === 'do';
  return isDone || (isOpen && !draft.tags.some((tag) => tag.to <= from && isOfWhat(draft, tag)));
}

const DONE: readonly string[] = ['have', 'get', 'receive', 'accept', 'take', 'earn', 'of'];

/** An average or a number of single ones may be of people, unless it is said what it is of. */
function isOfSingle(figure: Figure): boolean {
  return figure.kind === 'statistic'
    ? figure.per === 'record' || figure.per === 'payment'
    : figure.kind === 'measure' && (figure.measure === 'records' || figure.measure === 'payments');
}

function saysOfWhat(draft: Draft): boolean {
  return draft.tags.some((tag) => isOfWhat(draft, tag));
}

/** Payments, what they were for, or a rate of them; `sum of payments` is one word. */
function isOfWhat({ tokens }: Draft, tag: Tag): boolean {
  if (tag.kind === 'value') return tag.choices.every(({ field }) => OF_PAYMENTS.includes(field));
  return OF_WHAT.includes(tag.kind) || tokens.slice(tag.from, tag.to).some(({ lemma }) => SINGLE.includes(lemma));
}

const OF_PAYMENTS: readonly string[] = ['nature', 'dispute_status'];
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
