import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import { type Draft, open, textOf } from '../draft.ts';

/** What a name in a list is one of. */
const ROWS: Readonly<Record<string, string>> = {
  company: 'company',
  company_family: 'company',
  product: 'product',
  recipient_id: 'recipient',
  state: 'state',
  city: 'city',
};
const JOINS: readonly Kind[] = ['filler', 'and', 'or'];

/** `which of A, B and C got the most`, `which one of A and B paid the most doctors`: the first of those that are named has a row. */
export function readWhichOf(draft: Draft): void {
  for (const which of open(draft, 'which')) {
    const names = namesAfter(draft, which);
    const [dimension, another] = [...new Set(names.map(({ choices }) => ROWS[choices[0]?.field ?? '']))];
    const isRanked = draft.tags.some((tag) => tag.from >= which.to && isOfMost(draft, tag));
    if (!/^which of$/i.test(textOf(draft, which)) || names.length < 2 || !dimension || another || !isRanked) continue;
    const of = which.to - 1;
    draft.tags.splice(
      draft.tags.indexOf(which),
      1,
      { ...which, to: of },
      { kind: 'noun', noun: { dimension }, from: of, to: which.to, score: which.score },
    );
  }
}

/** `paid the most`, `grew the most`. */
function isOfMost(draft: Draft, tag: Tag): boolean {
  return tag.kind === 'rank' || (tag.kind === 'growth' && /\b(?:most|fastest|quickest)\b/i.test(textOf(draft, tag)));
}

/** The names that stand one after the other behind a word. */
function namesAfter({ tags }: Draft, tag: Tag): TagOf<'value'>[] {
  const later = tags.slice(tags.indexOf(tag) + 1);
  const end = later.findIndex(({ kind }) => kind !== 'value' && !JOINS.includes(kind));
  return later
    .slice(0, end < 0 ? later.length : end)
    .filter((one): one is TagOf<'value'> => one.kind === 'value' && one.isPerson !== true);
}
