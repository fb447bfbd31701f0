import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import { groupOf } from '../reading/groups.ts';
import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import { wordsWith } from './members/member-words.ts';
import { type Input, wordsOf } from './parser.ts';

/** What says of a time that it is any one of them: `in a single year`, `within one month`, `on any day`. */
const ANY =
  /^(?:(?:in|within|during|on|over|of)(?: just| only)?(?: an?y?)?(?: given| particular)?(?: single| one| 1)*)$/;
const BETWEEN: readonly Kind[] = ['filler', 'preposition', 'number', 'restriction', 'only', 'not', 'by'];

/** `physicians with more than 12 honoraria in a single year`: a condition on what each has in any one of the times, with a row for each. */
export function readInAnyTime(words: Input, read: (words: Input) => Draft | undefined): Draft | undefined {
  const time = words.tags.find((tag): tag is TagOf<'grain'> => isAnyTime(words, tag));
  if (!time || !words.tags.some(({ kind }) => kind === 'comparator' || kind === 'rank')) return undefined;
  const start = startOf(words, time);
  const draft = read(
    wordsWith(
      words,
      words.tags.filter(({ from }) => from < start || from >= time.to),
    ),
  );
  const isOne = /\b(?:single|one|1)\b/.test(wordsOf(words, { from: start, to: time.from }));
  if (!draft || !isOfEach(draft, isOne)) return undefined;
  for (const tag of words.tags) draft.parsed.add(tag);
  draft.groups = [...draft.groups, groupOf(time)];
  return draft;
}

function isAnyTime(words: Input, tag: Tag): boolean {
  if (tag.kind !== 'grain' || tag.part !== undefined) return false;
  return startOf(words, tag) < tag.from;
}

/** Where the words begin that make it any one of them; the time itself where they say nothing of the kind. */
function startOf({ tokens, tags }: Input, time: Tag): number {
  const before = tags.slice(0, tags.indexOf(time)).toReversed();
  const end = before.findIndex(({ kind }) => !BETWEEN.includes(kind));
  const small = end < 0 ? before : before.slice(0, end);
  const starts = small.map(({ from }) => from).toReversed();
  const isSaid = (from: number) => {
    const said = tokens.slice(from, time.from).map(({ low }) => low);
    return ANY.test(said.join(' ')) && said.length > 1;
  };
  return starts.find(isSaid) ?? time.from;
}

/** Each of those that the condition or the order is on has a row, and none of them is counted. */
function isOfEach(draft: Draft, isOne: boolean): boolean {
  const { groups, thresholds, figures, comparison, ranking, isList, among, members } = draft;
  const isBound = thresholds.length > 0 && thresholds.every(({ on }) => on === 'figure') && !ranking;
  const isRanked = isOne && ranking !== undefined && ranking.by !== 'date' && thresholds.length === 0;
  if (!isBound && !isRanked) return false;
  const isPlain = !comparison && !isList && !among && !members;
  const isAlone = groups.length === 1 && groups[0]?.kind === 'dimension' && groups[0].dimension !== 'program_year';
  return isPlain && isAlone && figures.every((figure) => countedEntity(figure) === undefined);
}
