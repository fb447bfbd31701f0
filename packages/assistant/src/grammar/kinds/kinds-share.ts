import { countedEntity } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import type { Tag } from '../../tags/tag.ts';
import type { Input } from '../parser.ts';
import { type KindsAsked, saysOther, withoutOf, wordsLeft } from './kinds-words.ts';

/** `among physicians with at least $50,000 in general payments, what percentage also received research payments`: of those who are said first. */
export function shareOf(asked: KindsAsked): Draft | undefined {
  const { words, set, conditions, read } = asked;
  const { entity, said, ties } = set;
  const isOfThose = set.asks !== undefined || said.at(-1)?.isAlso === true;
  const whole = said.length > 1 ? conditions[0] : undefined;
  const part = whole ? conditions.slice(1) : conditions;
  if (!isOfThose || whole?.isNone || part.length === 0 || ties.length > 0) return undefined;
  const left = wordsLeft(asked, (front) => asNumber(words, front));
  const [first] = said;
  if (!whole && !(first && saysOther(left, first))) return undefined;
  const draft = read(left);
  if (!draft || countedEntity(draft.figures[0]) !== entity || draft.groups.length > 0 || draft.comparison)
    return undefined;
  draft.source = whole?.source ?? draft.source ?? 'general';
  draft.filters.push(...(whole?.filters ?? []));
  if (whole?.periods) draft.periods = [...whole.periods];
  if (whole?.bound) draft.thresholds.push({ ...whole.bound, on: 'member', of: entity });
  draft.comparison = { kind: 'peopleShare', entity, part: [] };
  draft.members = { entity, conditions: part, isPart: true };
  return draft;
}

/** First how many there are: `what share of the doctors`. */
function asNumber(words: Input, front: readonly Tag[]): Tag[] {
  const isSmall = ({ kind }: Tag) => kind === 'which';
  return withoutOf(words, front).flatMap((tag): Tag[] =>
    tag.kind === 'share' ? [{ ...tag, kind: 'count' }] : isSmall(tag) ? [] : [tag],
  );
}
