import type { Tag } from '../../tags/tag.ts';
import { type Draft, has, open, take } from '../draft.ts';
import { isCounting } from '../ranked-words.ts';
import { addFigure } from './read-figures.ts';

/** Payments and records are amounts where nothing is counted. */
export function readUnits(draft: Draft): void {
  const units = open(draft, 'unit');
  take(draft, ...units);
  const isOfRecords =
    (units.some((unit) => unit.measure === 'records' && !isExcluded(draft, unit.from)) || namesRecords(draft)) &&
    (!draft.ranking || isRankedBy(draft, units)) &&
    draft.thresholds.every(({ on }) => on !== 'record' || draft.groups.length > 0);
  const isFirst = units.some(({ measure, to }) => measure === 'records' && isJoinedToAmount(draft, to));
  if (isOfRecords && (draft.figures.length === 0 || isFirst) && !draft.isList)
    addFigure(draft, { kind: 'measure', measure: 'records' }, isFirst);
  if (draft.ranking && !draft.isList && draft.groups.length === 0 && has(draft, 'unit')) draft.isList = true;
  const isCounted = isOfBeing(draft) || isOfDisputes(draft);
  if (draft.figures.length === 0)
    addFigure(draft, { kind: 'measure', measure: isCounted ? 'records' : measureOf(draft) });
}

/** `disputed records by specialty, top 5`: their number is ranked. */
function isRankedBy({ tags, groups }: Draft, units: readonly Tag[]): boolean {
  const by = tags.find(({ kind, from }) => kind === 'by' && units.some(({ to }) => to <= from));
  const rank = tags.find(({ kind }) => kind === 'rank');
  return groups.length > 0 && by !== undefined && rank !== undefined && by.from < rank.from;
}

/** `disputed ownership records`: the name of the source says that they are records. */
function namesRecords({ tags, tokens }: Draft): boolean {
  return tags.some(({ kind, to }) => kind === 'source' && tokens[to - 1]?.lemma === 'record');
}

/** A dispute is of a record: `disputes by company`, `most disputed nature`; `disputed meals` are an amount as other meals are. */
function isOfDisputes(draft: Draft): boolean {
  const dispute = draft.tags.find(
    (tag) => tag.kind === 'value' && tag.choices.some(({ field }) => field === 'dispute_status'),
  );
  if (!dispute || has(draft, 'amount', 'share') || draft.thresholds.some(({ on }) => on === 'record')) return false;
  const isNoun = draft.tokens[dispute.to - 1]?.low === 'disputes';
  return isNoun || draft.tags.some((tag) => tag.kind === 'rank' && isCounting(draft, tag));
}

/** `spend minus disputed records` is of spend; `non-meal records` are of records. */
function isExcluded({ tags }: Draft, at: number): boolean {
  const not = tags.find(({ kind, to }) => kind === 'not' && to <= at && at - to <= 3);
  return not !== undefined && tags.some(({ kind, to }) => (kind === 'amount' || kind === 'source') && to <= not.from);
}

/** `which states are there` asks for names: their records say that they are, and no amount was asked for. */
function isOfBeing(draft: Draft): boolean {
  const says = ['exist', 'available', 'occur', 'appear'];
  const isThere = draft.tokens.some(
    ({ lemma }, at) => says.includes(lemma) || isBeingThere(draft, at) || isInTheData(draft, at),
  );
  return (
    draft.groups.length > 0 &&
    isThere &&
    !has(draft, 'unit', 'amount', 'verb', 'rank', 'share', 'growth', 'trend', 'number')
  );
}

/** `are there`, `there are`. */
function isBeingThere({ tokens }: Draft, at: number): boolean {
  return tokens[at]?.low === 'there' && (tokens[at - 1]?.lemma === 'be' || tokens[at + 1]?.lemma === 'be');
}

/** `in the data`; `data by company` only says that it is data. */
function isInTheData({ tokens }: Draft, at: number): boolean {
  const isData = ['data', 'database', 'dataset'].includes(tokens[at]?.lemma ?? '');
  return isData && tokens.slice(Math.max(0, at - 2), at).some(({ low }) => low === 'in');
}

/** `disputed records in 2023 and their total`, `records, total and median by company`: two figures and more. */
function isJoinedToAmount({ tags, tokens }: Draft, at: number): boolean {
  const next = tags.find(({ from }) => from === at + 1);
  if (tokens[at]?.low === ',' && (next?.kind === 'amount' || next?.kind === 'statistic')) return true;
  const and = tags.find(({ kind, from }) => kind === 'and' && from >= at);
  return and !== undefined && tags.some(({ kind, from }) => kind === 'amount' && from >= and.to && from - and.to <= 2);
}

function measureOf({ source }: Draft): string {
  return source === 'ownership' ? 'value_of_interest' : 'total_amount';
}
