import { countedEntity } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import type { Members } from '../../reading/reading.ts';
import type { Tag } from '../../tags/tag.ts';
import { isCompany } from '../clause-part.ts';
import type { Input } from '../parser.ts';
import { TAIL } from '../tail.ts';
import type { MemberClause } from './member-parts.ts';
import type { FoundSet } from './member-set.ts';

const FIGURES: readonly Tag['kind'][] = ['amount', 'unit', 'measure', 'statistic', 'rank', 'growth', 'compare', 'not'];

/** What the question says of them is who they are, and nothing is asked of what they did. */
export function asksWho({ tags, tokens }: Input, { head, from, to, isPointing, entity }: FoundSet): boolean {
  const verb = tags[from];
  const isParticiple = entity === 'recipient' && verb?.kind === 'verb' && verb.role === 'payer';
  const front = frontOf({ tags, tokens }, head);
  // `…, and how much did each get`: what is shown of them.
  const isShown = TAIL({ tags, tokens }, to).length > 0;
  const around = [...front, ...(isShown ? [] : tags.slice(to))];
  const isOfOthers = front.some(({ kind }) => kind === 'noun' || kind === 'where');
  return isPointing || isParticiple || (!isOfOthers && !around.some(({ kind }) => FIGURES.includes(kind)));
}

/** Only who they are is asked, before they are named and behind: `texas physicians who …, with their totals`. */
export function isListOf(words: Input, { head, to, isPointing }: FoundSet): boolean {
  const front = frontOf(words, head).filter((tag) => !isPlace(tag));
  const isFigure = (tag: Tag) => tag.kind === 'count' || FIGURES.includes(tag.kind) || isWhatDone(tag, words);
  const isOther = front.some((tag) => isFigure(tag) || OF_ROWS.includes(tag.kind));
  const isInFront = front.findLast(({ kind }) => kind !== 'filler')?.kind === 'preposition';
  // `, highest first` says the order of a list.
  const isOrder = (tag: Tag) => tag.kind === 'rank' && words.tokens[tag.to]?.low === 'first';
  const isOfAll = words.tags.slice(to).some((tag) => OF_THEM_ALL.includes(tag.kind) && !isOrder(tag));
  return !isPointing && !isOther && !isInFront && !isOfAll;
}

/** `top 10 doctors Caldrexa paid in 2023 but not in 2024`: who is first by what the clause says alone, where nothing else is said of them. */
export function areFirstOfClause({ tags }: Input, { head, to, clauses, entity }: FoundSet): boolean {
  const isPaid = ({ values, is }: MemberClause) =>
    is !== undefined || values.some((one) => one.kind === 'value' && isCompany(one));
  const front = tags.slice(0, head);
  return (
    entity === 'recipient' &&
    front.some(({ kind }) => kind === 'rank') &&
    front.every((tag) => ['filler', 'rank', 'number', 'which', 'list'].includes(tag.kind) || isPlace(tag)) &&
    tags.slice(to).every(({ kind }) => kind === 'filler') &&
    clauses.some(({ is }) => is === 'none') &&
    clauses.every(isPaid)
  );
}

/** What stands before them, without conditions in front of the question: `within the state of Texas, which doctors`. */
function frontOf({ tags, tokens }: Input, head: number): readonly Tag[] {
  const comma = tags.slice(0, head).findLastIndex(({ from }) => tokens[from]?.low === ',');
  const isCondition = ({ kind }: Tag) =>
    ['filler', 'preposition', 'noun', 'value', 'period', 'comparator', 'not'].includes(kind);
  const isSaidAlready = tags.slice(0, comma + 1).every(isCondition);
  return tags.slice(isSaidAlready ? comma + 1 : 0, head);
}

export const isPlace = (tag: Tag) => tag.kind === 'value' && ['state', 'city'].includes(tag.choices[0]?.field ?? '');
const OF_ROWS: readonly Tag['kind'][] = ['noun', 'grain', 'by', 'share', 'number'];
const OF_THEM_ALL: readonly Tag['kind'][] = ['statistic', 'growth', 'share', 'rank', 'compare', 'trend', 'count'];

/** `what did`, `what was`, and not `what companies`. */
export function isWhatDone(tag: Tag, { tokens }: Input): boolean {
  const isActing = ['do', 'be', 'have'].includes(tokens[tag.from + 1]?.lemma ?? '');
  return tag.kind === 'which' && tokens[tag.from]?.low === 'what' && isActing;
}

/** Those themselves are asked for, or how many they are. */
export function isOfWhom(
  { groups, figures, comparison, ranking }: Draft,
  { entity }: Pick<Members, 'entity'>,
): boolean {
  const isRow = groups.some((group) => group.kind === 'dimension' && group.dimension === entity);
  return !comparison && !ranking && (isRow || countedEntity(figures[0]) === entity);
}
