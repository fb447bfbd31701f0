import type { TagOf } from '../../tags/tag.ts';
import { countedEntity, countedMeasure } from '../counted.ts';
import { after, before, type Draft, has } from '../draft.ts';
import type { Figure, Threshold } from '../reading.ts';

/** `number of physicians by city, over 100 only`: a bound without a unit, apart from who was paid, is of the number that is asked for. */
export function readBareBounds(draft: Draft): void {
  const measure = numberOf(draft.figures[0]);
  if (measure === undefined || draft.groups.length === 0 || has(draft, 'amount', 'statistic')) return;
  const apart = draft.tags.filter((tag) => tag.kind === 'comparator').flatMap((tag) => numberApart(draft, tag) ?? []);
  draft.thresholds = draft.thresholds.map((one) =>
    isOpen(one) && apart.includes(one.value) ? { ...one, on: 'figure', measure } : one,
  );
}

function numberOf(figure: Figure | undefined): string | undefined {
  if (figure?.kind === 'measure' && ['payments', 'records'].includes(figure.measure)) return figure.measure;
  const entity = countedEntity(figure);
  return entity === undefined ? undefined : countedMeasure(entity);
}

function isOpen({ on, measure, periods }: Threshold): boolean {
  return (on === 'figure' || on === 'record') && measure === undefined && periods === undefined;
}

/** The bare number of a bound that stands behind a comma, the rows or `having`. */
function numberApart(draft: Draft, comparator: TagOf<'comparator'>): string | undefined {
  const number = after(draft, comparator, ['filler']);
  if (number?.kind !== 'number' || number.isMoney || number.isPercent) return undefined;
  const [last, next] = [draft.tokens[number.to - 1]?.low ?? '', draft.tokens[number.to]?.low];
  const isAlone = /^[\d,]+$/.test(last) && (next === undefined || [',', 'only', 'and'].includes(next));
  const low = draft.tokens[comparator.from - 1]?.low ?? '';
  const noun = before(draft, comparator, ['filler']);
  const isOfRows = noun?.kind === 'noun' && draft.tags[draft.tags.indexOf(noun) - 1]?.kind === 'by';
  return isAlone && ([',', 'having'].includes(low) || isOfRows) ? number.value : undefined;
}
