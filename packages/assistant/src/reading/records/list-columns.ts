import type { Tag } from '../../tags/tag.ts';
import { type Draft, has, replace, textOf } from '../draft.ts';

const COLUMNS: readonly Tag['kind'][] = ['amount', 'grain', 'noun', 'and', 'filler', 'by'];

/** What a list of records says of each. */
const SHOWN = ['company', 'recipient', 'nature', 'product', 'state'];
const LISTING = ['list', 'show', 'export'];

/** `list grants with date and amount`: what each record shows anyhow, and no row for each day. */
export function asColumns(draft: Draft): void {
  const isListed =
    has(draft, 'list', 'rank') ||
    draft.tokens.slice(0, 2).some(({ low }) => LISTING.includes(low)) ||
    isOfRecords(draft);
  if (!isListed) return;
  const at = draft.tags.findIndex(({ kind, from }) => kind === 'preposition' && draft.tokens[from]?.low === 'with');
  const columns = draft.tags.slice(at + 1);
  const isDated = columns.some((tag) => isDate(draft, tag));
  if (at >= 0 && isDated && columns.every((tag) => isColumn(draft, tag, COLUMNS)))
    asFillers(draft, draft.tags.slice(at));
  else asLastColumns(draft);
}

/** `payments over $5,000 - recipient, date, amount`: records above an amount, which the question begins with. */
function isOfRecords(draft: Draft): boolean {
  const rest = draft.tags.filter(({ kind }) => kind !== 'filler' && kind !== 'preposition' && kind !== 'source');
  const [first, next] = rest[0]?.kind === 'value' ? rest.slice(1) : rest;
  return first?.kind === 'unit' && next?.kind === 'comparator' && draft.tags.some((tag) => isDate(draft, tag));
}

/** `list grants over $50,000, company, recipient and amount`: the last words name several columns, and nothing else. */
function asLastColumns(draft: Draft): void {
  const { tags } = draft;
  const end = tags.findLastIndex((tag) => !isColumn(draft, tag, ['amount', 'grain', 'noun', 'and', 'filler']));
  const [before, columns] = [tags[end], tags.slice(end + 1)];
  const isSaidOf = before?.kind === 'by' || (before?.kind === 'preposition' && before.word !== 'with');
  const named = columns.filter(({ kind }) => kind === 'noun' || kind === 'amount' || kind === 'grain');
  const head = tags.slice(0, end + 1).find((tag) => tag.kind === 'noun' || isRecords(tag));
  if (!before || isSaidOf || named.length < 2 || !head || !isRecords(head)) return;
  draft.columns = ['amount'];
  asFillers(draft, before.kind === 'preposition' ? [before, ...columns] : columns);
}

/** What is listed: payments, records, or those of a nature. */
function isRecords(tag: Tag): boolean {
  return tag.kind === 'unit' || tag.kind === 'list' || (tag.kind === 'value' && tag.choices[0]?.field === 'nature');
}

function isColumn(draft: Draft, tag: Tag, kinds: readonly Tag['kind'][]): boolean {
  if (tag.kind === 'noun') return SHOWN.includes(tag.noun.dimension) && tag.noun.where === undefined;
  if (tag.kind === 'grain') return isDate(draft, tag);
  return kinds.includes(tag.kind);
}

function isDate(draft: Draft, tag: Tag): boolean {
  return tag.kind === 'grain' && /^dates?$/i.test(textOf(draft, tag));
}

function asFillers(draft: Draft, tags: readonly Tag[]): void {
  for (const tag of tags) replace(draft, tag, { kind: 'filler' });
}
