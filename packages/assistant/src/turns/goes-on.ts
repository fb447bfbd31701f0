import type { Draft } from '../reading/draft.ts';
import type { Kind } from '../tags/tag.ts';
import { isBreakdownAlone } from './breakdown-alone.ts';
import { eachOfRows } from './each-of-rows.ts';
import { hasOwnParts, isJoining, saysFigure } from './own-parts.ts';
import { saysPartAlone } from './part-alone.ts';
import { isListOfThose } from './reworded/list-of-one.ts';
import { OPENERS, PRONOUNS } from './turn-words.ts';

/** Kinds that make a question stand on its own. */
const HEADS: readonly Kind[] = ['count', 'which', 'who', 'where', 'statistic', 'compare', 'list'];

const JOINING = ['and', 'but', 'also', 'then', 'only', 'just', 'same'];

/** Whether the words of a question point at what was asked before, whatever that was: `and the median`, `only consulting fees`. */
export function pointsBack({ tags, tokens }: Draft): boolean {
  const isPointing = tags.some(({ kind }) => kind === 'followUp') || tokens.some(({ low }) => PRONOUNS.includes(low));
  return isPointing || JOINING.includes(tokens[0]?.low ?? '');
}

/** Whether a question goes on from the one before: it says so, or says too little to stand alone. */
export function isFollowUp(draft: Draft): boolean {
  const { tags, tokens } = draft;
  const says = (...kinds: Kind[]) => tags.some(({ kind }) => kinds.includes(kind));
  const [first] = tokens;
  if (standsAlone(draft)) return false;
  if (saysItGoesOn(draft) || isListOfThose(draft)) return true;
  const isOfAll =
    draft.cleared.length > 0 && !says('amount', 'measure', 'unit', 'verb', 'source', 'count', 'statistic');
  if (isOfAll) return true;
  const isNarrow = draft.filters.length === 0 && draft.periods.length === 0 && draft.thresholds.length === 0;
  if (
    isNarrow &&
    (draft.isList ||
      (draft.ranking !== undefined && draft.groups.length === 0) ||
      (says('count', 'measure', 'statistic') &&
        draft.groups.length === 0 &&
        !says('verb', 'noun', 'who', 'share') &&
        !asksHowManyThere(draft)) ||
      (says('which') && !says('verb', 'amount', 'growth')))
  )
    return true;
  const hasFigure = says('amount', 'measure', 'unit', 'verb', 'source', 'count', 'statistic', 'growth', 'share');
  if (
    first &&
    OPENERS.includes(first.low) &&
    !(['in', 'for'].includes(first.low) && isRankedRows(draft)) &&
    !(
      hasFigure &&
      (says('noun') || draft.groups.length > 0) &&
      !['and', 'but', 'also', 'now', 'then', 'only', 'just'].includes(first.low)
    )
  )
    return isBareAndWho(draft) || !(hasFigure && says('which', 'who'));
  if (isBreakdownAlone(draft)) return true;
  if (tags.some(({ kind }) => HEADS.includes(kind))) return false;
  if (isWhole(draft)) return false;
  if (draft.ranking?.place !== undefined && draft.groups.length === 0) return true;
  return !(
    hasFigure ||
    (says('rank') && says('noun')) ||
    (says('noun') && says('value', 'period', 'by', 'grain')) ||
    says('trend')
  );
}

/** Whether a turn is new, whatever word begins it: it has all parts of a question, and no word that points back. */
function standsAlone(draft: Draft): boolean {
  const { tags } = draft;
  return hasOwnParts(draft) && !saysItGoesOn({ ...draft, tags: tags.filter((tag) => !isJoining(draft, tag)) });
}

/** Whether a turn asks for something by itself that points back with its time alone: `which five products had the highest spend that year`. */
export function asksByItself(draft: Draft): boolean {
  return standsAlone(draft) || (isRankedRows(draft) && saysFigure(draft) && !saysItGoesOn(draft));
}

/** Whether a turn has words that only go on from an answer: `what about`, `their`, `of that`, `as a percentage`. */
function saysItGoesOn(draft: Draft): boolean {
  const { tags, tokens } = draft;
  if (tags.some(({ kind }) => kind === 'followUp') || eachOfRows(draft).length > 0) return true;
  if (tokens.some(({ low }) => PRONOUNS.includes(low)) || saysThat(tokens) || leavesOut(draft)) return true;
  // `how many got royalties`: of whom, the answer before says.
  if (tags.some(({ kind, from, to }) => kind === 'noun' && from === to)) return true;
  return isOfOtherRows(draft) || isShownBeside(draft) || saysPartAlone(draft);
}

/** Whether a turn that goes on could be meant by itself as well: it names several parts of a question, and no word goes on. */
export function isOpen(draft: Draft): boolean {
  const isOpened = OPENERS.includes(draft.tokens[0]?.low ?? '');
  return !isOpened && !saysItGoesOn(draft) && (partsOf(draft) > 1 || isListOfThose(draft));
}

/** A ranking with its rows, what is paid for with a time and an amount, or with its rows, asks for something by itself. */
function isWhole(draft: Draft): boolean {
  return isRankedRows(draft) || partsOf(draft) + (draft.groups.length > 0 ? 1 : 0) > 2;
}

/** `top 10 surgeons`; `top 10` is of the rows that are there. */
function isRankedRows({ ranking, groups }: Draft): boolean {
  return ranking !== undefined && ranking.place === undefined && groups.length > 0;
}

/** Conditions of a kind each, and a ranking of records; two times are of one kind. */
function partsOf({ filters, periods, thresholds, ranking, isList }: Draft): number {
  const fields = new Set(filters.map(({ field }) => field));
  return fields.size + Math.min(periods.length, 1) + thresholds.length + (isList && ranking ? 1 : 0);
}

/** Beside these, what says how rows are compared or in what they are counted has rows of the answer before. */
const ALONE: readonly Kind[] = ['filler', 'preposition', 'number', 'rank', 'which', 'who', 'how'];
const OF_ROWS: readonly Kind[] = ['growth', 'share', 'versus', 'compare', 'period', 'verb'];

/** `growth`, `vs 2023`, `as a percentage`, `who got it`, `how much in dollars`, `which fell the most`: of what, the answer before says. */
function isOfOtherRows(draft: Draft): boolean {
  const { tags, tokens } = draft;
  const first = tags.find(({ kind }) => kind !== 'filler' && kind !== 'preposition')?.kind;
  if (first === 'versus') return true;
  if (isAmountAlone(draft) || isAmountOfPart(draft) || isOfTheFirst(draft) || isWhoAlone(draft) || isWhichTime(draft))
    return true;
  // `the growth from year to year`.
  const isGrowth = tags.some(({ kind }) => kind === 'growth');
  const isAlone = tags.every(
    ({ kind }) => ALONE.includes(kind) || OF_ROWS.includes(kind) || (isGrowth && ['grain', 'by'].includes(kind)),
  );
  const isSharedOrGrown = tags.some(({ kind }) => kind === 'growth' || kind === 'share' || kind === 'compare');
  return (
    isAlone && (isSharedOrGrown || (first === 'who' && tokens.length <= 3 && tags.every(({ kind }) => kind !== 'rank')))
  );
}

/** `which year grew most`: of what, the answer before says. */
function isWhichTime({ tags }: Draft): boolean {
  const rest = tags.filter(({ kind }) => kind !== 'filler' && kind !== 'preposition' && kind !== 'verb');
  return (
    rest[0]?.kind === 'which' &&
    rest[1]?.kind === 'grain' &&
    rest.slice(2).every(({ kind }) => kind === 'growth' || kind === 'rank')
  );
}

/** `who received the most`: of what, the answer before says. */
function isWhoAlone({ tags }: Draft): boolean {
  const isAlone = tags.every(({ kind }) => ['who', 'verb', 'rank', 'filler'].includes(kind));
  return isAlone && tags[0]?.kind === 'who' && tags.some(({ kind }) => kind === 'rank');
}

/** `and who paid`, `and which companies`: of what, the answer before says. */
function isBareAndWho(draft: Draft): boolean {
  const isOn = ['and', 'but', 'also', 'then'].includes(draft.tokens[0]?.low ?? '');
  return isOn && partsOf(draft) === 0 && !draft.ranking && draft.source === undefined;
}

/** `with number of payments`, `sort by number of payments`: of the rows that are there. */
function isShownBeside({ tokens }: Draft): boolean {
  const [first, second] = tokens.map(({ low }) => low);
  const isSorted = ['sort', 'sorted', 'order', 'ordered', 'rank', 'ranked'].includes(first ?? '') && second === 'by';
  return first === 'with' || isSorted;
}

/** `how much do the top 5 have together` says of what nothing. */
function isOfTheFirst({ tags, tokens }: Draft): boolean {
  const isRanked = tags.some(({ kind }) => kind === 'rank') && tags.some(({ kind }) => kind === 'number');
  const isTogether = tokens.some(({ low }) => ['together', 'combined', 'altogether'].includes(low));
  return isRanked && isTogether && tags.every(({ kind }) => [...ALONE, 'amount', 'verb', 'share'].includes(kind));
}

/** `how much`, `how much in dollars`, `total?`; `total spend`, `total amount` ask for all of it. */
function isAmountAlone({ tags, tokens }: Draft): boolean {
  const isAmount = tags.some(({ kind }) => kind === 'amount');
  // `how much in 2024`.
  const isHowMuch = tokens[0]?.low === 'how';
  const isAlone = tags.every(
    ({ kind }) => ['amount', 'filler', 'preposition', 'and'].includes(kind) || (isHowMuch && kind === 'period'),
  );
  const isOfThat = tokens.length === 1 || isHowMuch || tokens.some(({ lemma }) => lemma === 'dollar');
  return isAmount && isAlone && isOfThat && tokens.every(({ lemma }) => lemma !== 'spend');
}

/** `how much in Texas`, `how much for meals in 2023`, `how much without meals`: nobody is said to have paid. */
function isAmountOfPart(draft: Draft): boolean {
  const { tags, tokens } = draft;
  const has = (kind: Kind) => tags.some((tag) => tag.kind === kind);
  const isHowMuch = tokens[0]?.low === 'how' && tags[0]?.kind === 'amount' && (has('value') || has('not'));
  // `what if hospitals are excluded`.
  const isWhatIf = tokens[0]?.low === 'what' && tags[0]?.kind === 'which' && has('not');
  return (
    (isHowMuch || isWhatIf) && partsOf(draft) < MOST_PARTS && tags.slice(1).every(({ kind }) => OF_PART.includes(kind))
  );
}

const OF_PART: readonly Kind[] = ['filler', 'preposition', 'value', 'period', 'not', 'only', 'and', 'or', 'noun'];
const MOST_PARTS = 3;

const LEAVE_OUT = ['leave', 'exclude', 'omit', 'ignore', 'disregard', 'remove', 'drop', 'strip'];

/** `leave out Pfizer, total by year`: out of what the answer before is of. */
function leavesOut({ tags, tokens, filters, periods, ranking }: Draft): boolean {
  const [first] = tags.filter(({ kind }) => kind !== 'filler');
  const word = tokens[first?.from ?? 0]?.low ?? '';
  const isNarrowed = filters.some(({ isNegated }) => !isNegated) || periods.length > 0 || ranking !== undefined;
  return first?.kind === 'not' && (LEAVE_OUT.includes(word) || (word === 'without' && !isNarrowed));
}

/** `how does that compare`, `of that`, `what is all this worth`; not `companies that paid`. */
function saysThat(tokens: Draft['tokens']): boolean {
  return tokens.some(({ low }, at) => {
    if (low !== 'that' && low !== 'this') return false;
    const isAll = tokens[at - 1]?.low === 'all';
    const word = tokens[isAll ? at - 2 : at - 1]?.lemma ?? '';
    const isPointing = tokens[at + 1]?.low === 'one' || (isAll && ['do', 'be'].includes(word));
    if (isPointing || low === 'this') return isPointing || word === 'of';
    return at === tokens.length - 1 || ['do', 'of', 'for', 'from', 'in', 'be', 'to'].includes(word);
  });
}

/** `how many payments were there` has a head of its own, and no rows; `how many are there` is of those that there are. */
function asksHowManyThere({ tags, tokens }: Draft): boolean {
  const isThere = tokens.some(({ low }, at) => low === 'there' && tokens[at - 1]?.lemma === 'be');
  return isThere && tags.some(({ kind }) => kind === 'unit' || kind === 'measure');
}
