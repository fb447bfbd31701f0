import { type Draft, has, textOf } from '../draft.ts';
import type { ValueFilter } from '../reading.ts';

const TWO = 'A ratio is of one thing to one other, such as the ratio of consulting fees to speaker fees.';

/** `ratio of A to B`, once both are set beside each other: one by the other, in the order that they are said in. */
export function readRatio(draft: Draft): void {
  const isAsked = draft.tags.some((tag) => tag.kind === 'compare' && /^ratio/i.test(textOf(draft, tag)));
  if (!isAsked) return;
  const isBeside = ({ field, values, isNegated }: ValueFilter) =>
    values.length === 2 && !isNegated && draft.groups.some((group) => isOf(group, field));
  const [filter, another] = draft.filters.filter(isBeside);
  const [of, per] = filter?.values ?? [];
  const [figure, further] = draft.figures;
  const isPlain = !further && (figure === undefined || figure.kind === 'measure') && !draft.ranking;
  if (!filter || another || of === undefined || per === undefined || !isPlain || draft.comparison) {
    draft.cannot = TWO;
    return;
  }
  const { field } = filter;
  // `ratio of physicians to NPPs paid`: of people, where no amount is named, their numbers.
  const isOfMoney = has(draft, 'amount', 'unit') || draft.tokens.some(({ lemma }) => lemma === 'spend');
  const isOfPeople = field === 'recipient_type' && figure === undefined && !isOfMoney;
  if (isOfPeople) draft.figures = [{ kind: 'measure', measure: 'recipients' }];
  draft.groups = draft.groups.filter((group) => !isOf(group, field));
  draft.comparison = { kind: 'ratio', of: { field, values: [of] }, per: { field, values: [per] } };
}

function isOf(group: Draft['groups'][number], field: string): boolean {
  return group.kind === 'dimension' && group.dimension === field.replace(/^recipient_id$/, 'recipient');
}
