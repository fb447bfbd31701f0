import type { Draft } from '../../reading/draft.ts';
import type { Figure, Group, Members } from '../../reading/reading.ts';
import { wordsOf } from '../parser.ts';
import { isOfWhom, isWhatDone } from './member-asked.ts';
import type { FoundSet } from './member-set.ts';

/** Specialists are people, and an average `on average` is of what each of them has. */
export function asRows(draft: Draft, { entity }: FoundSet, isList: boolean): void {
  const isOfRecords = draft.isList && draft.tags.some(({ kind }) => kind === 'unit');
  const isOfNobody = !draft.tags.some(({ kind }) => kind === 'by') && !draft.comparison && !isOfWhom(draft, { entity });
  if (isList && !isOfRecords && isOfNobody) {
    draft.isList = false;
    draft.groups = [{ kind: 'dimension', dimension: entity }];
  }
  if (isOfAll(draft, entity))
    draft.groups = draft.groups.filter((group) => group.kind !== 'dimension' || group.dimension !== entity);
  const isOnAverage = draft.tags.some((tag) => tag.kind === 'statistic' && wordsOf(draft, tag) === 'on average');
  if (!isOnAverage || draft.tags.some(({ kind }) => kind === 'unit')) return;
  draft.figures = draft.figures.map((figure) => ofEach(figure, entity));
  draft.groups = draft.groups.filter((group) => group.kind !== 'dimension' || group.dimension !== entity);
}

/** `the amount paid by companies that …`, `what did the doctors who … get`: one sum of them, where `spend by companies` has a row for each. */
function isOfAll({ tags, tokens, ranking, groups }: Draft, entity: string): boolean {
  const first = tags.find(({ kind }) => kind === 'which' || kind === 'who');
  const isWhat = first !== undefined && isWhatDone(first, { tags, tokens });
  const noun = tags.findIndex((tag) => tag.kind === 'noun' && tag.noun.dimension === entity);
  const before = tags.slice(0, Math.max(0, noun));
  const isSum = before.some((tag) => tag.kind === 'amount' || tag.kind === 'unit' || (isWhat && tag === first));
  const by = before.findLast(({ kind }) => kind !== 'filler');
  const isOfEach = by?.kind === 'by' && tags[tags.indexOf(by) - 1]?.kind !== 'verb';
  const isTogether = groups.length > 1 || tokens.some(({ low }) => TOGETHER.includes(low));
  return isSum && (!first || isWhat) && !ranking && (isTogether || !isOfEach);
}

const TOGETHER = ['together', 'combined', 'overall', 'aggregate', 'sum', 'altogether'];

function ofEach(figure: Figure, entity: string): Figure {
  return figure.kind === 'statistic' && ['record', 'payment'].includes(figure.per)
    ? { ...figure, per: entity }
    : figure;
}

/** `doctors with over 100 meals in a single year`: a row with each year in which it holds. */
export function asSingles(draft: Draft, { entity, conditions: [only, another] }: Members): boolean {
  if (!only?.per || !only.bound || another || draft.ranking || draft.comparison) return false;
  const { filters, bound, periods, per } = only;
  draft.filters.push(...filters);
  if (periods) draft.periods = [...periods];
  draft.groups = [{ kind: 'dimension', dimension: entity }, ...per.map(groupOf)];
  draft.thresholds.push({ on: 'figure', ...bound });
  draft.isOfPair = true;
  return true;
}

const groupOf = (field: string): Group =>
  field === 'date' ? { kind: 'grain', grain: 'day' } : { kind: 'dimension', dimension: field };
