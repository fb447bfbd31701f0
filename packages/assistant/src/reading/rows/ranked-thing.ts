import type { Tag, TagOf } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';
import { arePayersRanked, isCounting } from '../ranked-words.ts';

/** The thing that is ranked: after `top`, or before `the most`. */
export function rankedThing(draft: Draft, tag: Tag): Tag | undefined {
  const following = draft.tags[draft.tags.indexOf(tag) + 1];
  const later = draft.tags
    .slice(draft.tags.indexOf(tag))
    .find(
      (one) =>
        one.kind === 'noun' ||
        one.kind === 'grain' ||
        (one.kind === 'value' && one.isPerson) ||
        (one.kind === 'unit' && following?.kind !== 'by') ||
        (one.kind === 'source' && one === following),
    );
  const earlier = draft.tags
    .slice(0, draft.tags.indexOf(tag))
    .findLast(({ kind }) => kind === 'noun' || kind === 'who' || kind === 'grain');
  const asked = tag.kind === 'rank' ? askedNoun(draft, tag) : undefined;
  if (asked) return asked;
  // `who paid doctors in Ohio the most`.
  if (arePayersRanked(draft, tag)) return draft.tags.find(({ kind }) => kind === 'who');
  // `who are the biggest recipients`: the noun says how many, where the word is no number of them.
  const isPeople = following?.kind === 'noun' || (following?.kind === 'value' && following.isPerson === true);
  const isOfNext = earlier?.kind === 'who' && isPeople && !isCounting(draft, tag);
  return tag.kind === 'rank' && tag.isSuperlative && earlier && !isOfNext ? earlier : (later ?? earlier);
}

/** The city of `which Florida city`: names before it say which ones are meant. */
function namedNext(tags: readonly Tag[], { to }: Tag): Tag | undefined {
  let at = tags.findIndex(({ from }) => from === to);
  for (let tag = tags[at]; at >= 0 && tag?.kind === 'value' && !tag.isPerson; tag = tags[at]) at++;
  return tags[at];
}

/** `which company increased its recipients the most`, `which investigator's studies got the most`: what is asked for says how many. */
function askedNoun({ tags, tokens }: Draft, rank: TagOf<'rank'>): Tag | undefined {
  const which = tags.findLast(({ kind, to }) => kind === 'which' && to <= rank.from);
  const noun = which && namedNext(tags, which);
  // `which year was the best for hospitals`.
  const isBeing = noun !== undefined && tokens[noun.to]?.lemma === 'be';
  // `which consultants got the most`.
  if (noun?.kind === 'value' && noun.isPerson && rank.isSuperlative) return noun;
  return (noun?.kind === 'noun' || noun?.kind === 'grain') && (rank.isSuperlative || isBeing) ? noun : undefined;
}
