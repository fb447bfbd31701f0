import type { Tag } from '../../tags/tag.ts';
import { before, type Draft, open, take } from '../draft.ts';
import type { ValueFilter } from '../reading.ts';
import { readThirdParty } from '../third-parties.ts';
import { saysWhose } from './share-of-theirs.ts';

/** `what share was paid through a third party`: the part is what went to any, as of a value that is named. */
export function readSharedWithThird(draft: Draft, share?: Tag): void {
  const isOfRanked = draft.ranking !== undefined && !(share && saysWhose(draft, share));
  for (const tag of open(draft, 'noun')) {
    if (tag.noun.dimension !== 'third_party' || before(draft, tag)?.kind === 'by' || isOfRanked) continue;
    take(draft, tag);
    readThirdParty(draft, tag);
  }
}

const SHARE_OF_THIRD =
  'I cannot tell what part of what went through third parties: ask how much did, and how much there is in all.';

/** `what share of honoraria went through third parties`: that part of all that is named; of `third party payments` they are the whole. */
export function thirdPartyPart(draft: Draft): ValueFilter[] {
  const third = draft.filters.filter(({ field }) => field === 'third_party');
  const { at = 0 } = third[0] ?? {};
  const isWay = draft.tokens.slice(Math.max(0, at - 3), at).some(({ low }) => WAYS.includes(low));
  if (third.length > 0 && !isWay) draft.cannot = SHARE_OF_THIRD;
  return isWay ? third : [];
}

const WAYS = ['through', 'via', 'thru', 'to', 'by'];
