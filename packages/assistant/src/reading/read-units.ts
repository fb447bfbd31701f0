import { type Draft, has, open, take } from './draft.ts';
import { addFigure } from './read-figures.ts';

/** Payments and records are amounts where nothing is counted. */
export function readUnits(draft: Draft): void {
  const units = open(draft, 'unit');
  take(draft, ...units);
  const isOfRecords =
    units.some((unit) => unit.measure === 'records' && !isExcluded(draft, unit.from)) &&
    !draft.ranking &&
    draft.thresholds.every(({ on }) => on !== 'record' || draft.groups.length > 0);
  const isFirst = units.some(({ measure, to }) => measure === 'records' && isJoinedToAmount(draft, to));
  if (isOfRecords && (draft.figures.length === 0 || isFirst) && !draft.isList)
    addFigure(draft, { kind: 'measure', measure: 'records' }, isFirst);
  if (draft.ranking && !draft.isList && draft.groups.length === 0 && has(draft, 'unit')) draft.isList = true;
  if (draft.figures.length === 0)
    addFigure(draft, { kind: 'measure', measure: isOfBeing(draft) ? 'records' : measureOf(draft) });
}

/** `spend minus disputed records` is of spend; `non-meal records` are of records. */
function isExcluded({ tags }: Draft, at: number): boolean {
  const not = tags.find(({ kind, to }) => kind === 'not' && to <= at && at - to <= 3);
  return not !== undefined && tags.some(({ kind, to }) => (kind === 'amount' || kind === 'source') && to <= not.from);
}

/** `which states are there` asks for names: their records say that they are, and no amount was asked for. */
function isOfBeing(draft: Draft): boolean {
  const says = ['there', 'exist', 'available', 'occur', 'appear', 'data', 'database', 'dataset'];
  return (
    draft.groups.length > 0 &&
    draft.tokens.some(({ lemma }) => says.includes(lemma)) &&
    !has(draft, 'unit', 'amount', 'verb', 'rank', 'share', 'growth', 'trend', 'number')
  );
}

/** `disputed records in 2023 and their total` are two figures. */
function isJoinedToAmount({ tags }: Draft, at: number): boolean {
  const and = tags.find(({ kind, from }) => kind === 'and' && from >= at);
  return and !== undefined && tags.some(({ kind, from }) => kind === 'amount' && from >= and.to && from - and.to <= 2);
}

function measureOf({ source }: Draft): string {
  return source === 'ownership' ? 'value_of_interest' : 'total_amount';
}
