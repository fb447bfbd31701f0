import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, replace, textOf } from '../draft.ts';
import { addFigure } from '../figures/read-figures.ts';

/** `peak month`, `the minimum state`: the first or last of them, and no figure of single records. */
export function readExtreme(draft: Draft, tag: TagOf<'statistic'>): void {
  const { kind } = tag.statistic;
  const next = draft.tags[draft.tags.indexOf(tag) + 1];
  const isOfRow = next?.kind === 'noun' || next?.kind === 'grain' || isVerb(draft, tag);
  if ((kind !== 'largest' && kind !== 'smallest') || !isOfRow) return;
  replace(draft, tag, { kind: 'rank', direction: kind === 'largest' ? 'desc' : 'asc', isSuperlative: true });
}

/** `in which quarter did spending peak`. */
function isVerb(draft: Draft, tag: Tag): boolean {
  const next = after(draft, tag);
  const isAsked = draft.tags.some(({ kind }) => kind === 'which') && draft.tags.some(({ kind }) => kind === 'grain');
  const isPeaking = /^peak/i.test(textOf(draft, tag)) && before(draft, tag, [])?.kind !== 'filler';
  return isAsked && isPeaking && (next === undefined || next.kind === 'period');
}

/** `busiest month`, and not `busiest month by dollars`: what it is measured by is said. */
export function addBusiest(draft: Draft, tag: Tag): void {
  const isMeasured = draft.tags.some((by) => {
    const figure = by.kind === 'by' && by.from >= tag.to ? after(draft, by, ['filler']) : undefined;
    return figure !== undefined && ['amount', 'measure', 'count', 'unit'].includes(figure.kind);
  });
  if (!isMeasured) addFigure(draft, { kind: 'measure', measure: 'payments' });
}
