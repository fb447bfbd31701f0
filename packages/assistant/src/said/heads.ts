import { after, type Draft, textOf } from '../reading/draft.ts';
import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import { plainName, rowsOf } from './carried.ts';
import { isCountedOrOver } from './figures.ts';
import type { Said } from './said.ts';

/** What may stand before whom a question begins with. */
const BEFORE: readonly Kind[] = ['filler', 'preposition', 'value', 'period', 'list'];
/** A question that names one of these asks for it, and not for a row of each. */
const FIGURES: readonly Kind[] = [
  'amount',
  'count',
  'measure',
  'statistic',
  'share',
  'rate',
  'growth',
  'trend',
  'compare',
  'versus',
  'concentration',
  'runningTotal',
];
/** What goes on about them: `companies only in 2024`, `physicians with ownership`. */
const GOES_ON: readonly Kind[] = ['verb', 'who', 'preposition', 'not', 'only', 'comparator', 'where', 'both', 'new'];

/** `in 2023, companies that paid royalties`, `physicians with ownership interests`: whom the question begins with has the rows. */
export function isHead({ draft, isOn }: Said, tag: Tag): boolean {
  const first = draft.tags.find(({ kind }) => !BEFORE.includes(kind));
  const next = draft.tags.slice(draft.tags.indexOf(tag) + 1).find(({ kind }) => kind !== 'filler');
  if (first !== tag || draft.tags.some(({ kind }) => kind === 'followUp')) return false;
  if (next?.kind === 'verb' || draft.tokens[tag.to]?.low === 'whose') return true;
  if (isOn || !isPlural(draft, tag)) return false;
  if (draft.tags.some(({ kind }) => FIGURES.includes(kind))) return isShownBeside(draft, tag);
  const isOfThem =
    (next?.kind === 'preposition' && next.word !== 'with') ||
    (next?.kind === 'who' && after(draft, next)?.kind === 'value');
  if (isOfThem && isPaidFor(draft, tag)) return false;
  return next !== undefined && GOES_ON.includes(next.kind) && draft.tokens[tag.to]?.low !== 'and';
}

/** `consulting fees to physicians who are owners`: whose fees they are. */
function isPaidFor({ tags }: Draft, tag: Tag): boolean {
  const at = tags.indexOf(tag);
  const [fees, to] = tags.slice(Math.max(0, at - 2), at);
  const isOfKind = fees?.kind === 'value' && fees.choices[0]?.field === 'nature';
  return isOfKind && to?.kind === 'preposition' && to.word === 'to';
}

/** `companies with total spend`: the figure is of each of them. */
function isShownBeside(draft: Draft, { to }: Tag): boolean {
  const figure = draft.tags.find(({ from, kind }) => from > to && kind !== 'filler');
  return (
    (draft.tokens[to]?.low === 'with' || (draft.tokens[to]?.low === 'and' && draft.tokens[to + 1]?.low === 'their')) &&
    figure !== undefined &&
    ['amount', 'count', 'measure'].includes(figure.kind)
  );
}

function isPlural({ tokens }: Draft, { to }: Tag): boolean {
  const last = tokens[to - 1];
  return last !== undefined && last.low !== last.lemma && last.low.endsWith('s');
}

/** `physicians per company`: how many of them. */
export function isCountedPer(tag: TagOf<'noun'>, said: Said): boolean {
  const { draft } = said;
  const [first] = draft.tags.filter(({ kind }) => !BEFORE.includes(kind));
  const by = draft.tags[draft.tags.indexOf(tag) + 1];
  const isPer = by?.kind === 'by' && textOf(draft, by).toLowerCase() === 'per' && after(draft, by)?.kind === 'noun';
  if (first !== tag || !isPer || !isPlural(draft, tag)) return true;
  const { dimension } = tag.noun;
  return isCountedOrOver(dimension, said) || rowsOf(said.reading).has(plainName(dimension));
}
