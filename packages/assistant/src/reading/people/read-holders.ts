import type { Kind, Tag } from '../../tags/tag.ts';
import { after, before, type Draft, open, replace, textOf } from '../draft.ts';

/** What asks for somebody: `the biggest holder`, `how many holders`, `who are the holders`. */
const ASKING: readonly Kind[] = ['rank', 'count', 'number', 'who', 'which'];

const INVESTOR = /^(?:(?:share|stock|equity )holder|investor)s?$/i;
const HOLDER = /^(?:interest )?holders?$|^(?:(?:share|stock|equity )holder|investor)s?$/i;

/** `the biggest holder` is somebody; `by holder`, `type of holder` say whether physicians hold it themselves or their families. */
export function readHolders(draft: Draft): void {
  readEverybody(draft);
  asAnyCompanies(draft);
  for (const tag of open(draft, 'noun')) {
    const isHolder = tag.noun.dimension === 'interest_held_by' && HOLDER.test(textOf(draft, tag));
    const isAsked =
      INVESTOR.test(textOf(draft, tag)) ||
      ASKING.includes(before(draft, tag, ['filler'])?.kind ?? 'filler') ||
      areBound(draft, tag);
    if (!isHolder || !isAsked) continue;
    replace(draft, tag, { kind: 'noun', noun: { dimension: 'recipient' } });
    draft.source ??= 'ownership';
  }
}

/** `what physicians and relatives hold`: nobody else holds any of it. */
function readEverybody(draft: Draft): void {
  const { tags } = draft;
  for (const and of tags.filter(({ kind }) => kind === 'and')) {
    const [one, other] = [before(draft, and, ['filler']), after(draft, and, ['filler'])];
    const people = [one, other].find((tag) => tag?.kind === 'noun' && tag.noun.dimension === 'recipient');
    const kin = [one, other].find((tag) => tag?.kind === 'value' && tag.choices[0]?.field === 'interest_held_by');
    const agent = one && before(draft, one, ['filler']);
    const isRow = agent?.kind === 'by' || agent?.kind === 'versus' || agent?.kind === 'compare';
    if (!people || !kin || isRow || !isHolding(draft, other)) continue;
    for (const tag of [people, and, kin]) replace(draft, tag, { kind: 'filler' });
  }
}

/** `who holds the most valuable stakes in companies`: each stake is in one, and the companies have no row. */
function asAnyCompanies(draft: Draft): void {
  const { tags } = draft;
  const isAsked = tags.some(({ kind }) => kind === 'who') && tags.some((tag) => isOwning(tag));
  for (const stake of isAsked ? tags.filter(({ kind }) => kind === 'source') : []) {
    const [word, companies] = tags.slice(tags.indexOf(stake) + 1);
    const isIn = word?.kind === 'preposition' && word.word === 'in';
    if (!isIn || companies?.kind !== 'noun' || companies.noun.dimension !== 'company') continue;
    if (/ies$|s$/i.test(textOf(draft, companies)))
      for (const tag of [word, companies]) replace(draft, tag, { kind: 'filler' });
  }
}

const isOwning = (tag: Tag) => tag.kind === 'verb' && tag.role === 'owner';

function isHolding(draft: Draft, last: Tag | undefined): boolean {
  const verb = last && after(draft, last);
  return verb !== undefined && isOwning(verb);
}

/** `holders with more than $1 million`. */
function areBound(draft: Draft, tag: Tag): boolean {
  const isMany = /s$/i.test(textOf(draft, tag)) && before(draft, tag, ['filler']) === undefined;
  return isMany && draft.tokens[tag.to]?.low === 'with' && after(draft, tag)?.kind === 'comparator';
}
