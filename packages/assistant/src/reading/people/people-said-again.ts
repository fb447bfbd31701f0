import type { Tag, TagOf } from '../../tags/tag.ts';
import { type Draft, open, replace, textOf } from '../draft.ts';

const PEOPLE = /^(?:people|persons?|individuals?|individual recipients?)$/i;

/** `honoraria to NPPs, how many different people`: whoever is named already, and no physicians beside them. */
export function asPeopleSaidAgain(draft: Draft): void {
  for (const tag of [...open(draft, 'noun')]) {
    if (!PEOPLE.test(textOf(draft, tag)) || !isCountedAlone(draft, tag)) continue;
    if (open(draft, 'noun').some((one) => one !== tag && isKindOfPeople(draft, one)))
      replace(draft, tag, { kind: 'noun', noun: { dimension: 'recipient' } });
  }
}

/** A number of people, and not `physicians and people` or `people and hospitals`. */
function isCountedAlone({ tags }: Draft, tag: Tag): boolean {
  const at = tags.indexOf(tag);
  return tags[at - 1]?.kind === 'count' && !['and', 'or'].includes(tags[at + 1]?.kind ?? '');
}

function isKindOfPeople(draft: Draft, tag: TagOf<'noun'>): boolean {
  const { dimension, where = [] } = tag.noun;
  return dimension === 'recipient' && where.length > 0 && !PEOPLE.test(textOf(draft, tag));
}
