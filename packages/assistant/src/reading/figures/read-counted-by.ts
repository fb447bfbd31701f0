import type { Kind, Tag } from '../../tags/tag.ts';
import { after, type Draft, isFree, take } from '../draft.ts';
import { addNounFilters } from '../groups.ts';
import { isMany } from '../ranked-words.ts';

const BEFORE: readonly Kind[] = ['filler', 'preposition', 'value', 'period', 'source', 'new', 'list'];
/** A question that names one of these asks for it. */
const ASKED: readonly Kind[] = [
  ...(['amount', 'count', 'measure', 'statistic', 'unit', 'share', 'rate', 'growth', 'trend', 'compare'] as const),
  ...(['versus', 'concentration', 'runningTotal', 'rank', 'number', 'which', 'who', 'followUp', 'chart'] as const),
];

/** `companies by state`, `new physicians per company`: how many they are, and what it comes to. */
export function readCountedBy(draft: Draft): void {
  readTotalOfMany(draft);
  readPaidBy(draft);
  const [first] = draft.tags.filter(({ kind }) => !BEFORE.includes(kind));
  // `companies from Japan by year`.
  const by = first && byAfter(draft, first);
  const row = by?.kind === 'by' ? after(draft, by) : undefined;
  const isOfRows = isFree(draft, row, 'noun', 'grain') && !(row.kind === 'noun' && row.noun.where);
  if (first && isPaidTo(draft, first)) return;
  readBothCounted(draft);
  if (draft.isList || !isFree(draft, first, 'noun') || !isMany(draft, first) || !isOfRows || asks(draft, row)) return;
  const { dimension } = first.noun;
  if (!ENTITIES.includes(dimension)) return;
  if (row.kind === 'noun' && row.noun.dimension === dimension) return;
  take(draft, first);
  addNounFilters(draft, first.noun);
  draft.figures.push({ kind: 'distinct', dimension });
  const amount = draft.source === 'ownership' ? 'value_of_interest' : 'total_amount';
  if (!draft.ranking) draft.figures.push({ kind: 'measure', measure: amount });
}

/** `cardiologists paid by state`: those who are known by a specialty; without `paid` the amounts are meant. */
function readPaidBy(draft: Draft): void {
  const first = draft.tags.find(({ kind }) => !['filler', 'period'].includes(kind));
  if (first?.kind !== 'value' || first.isPerson !== true || !isMany(draft, first)) return;
  const verb = after(draft, first, BETWEEN);
  const by = byAfter(draft, first);
  const row = by?.kind === 'by' ? after(draft, by) : undefined;
  if (verb?.kind !== 'verb' || !isFree(draft, row, 'noun', 'grain') || draft.isList || asks(draft, row)) return;
  if (row.kind === 'noun' && (row.noun.where || row.noun.dimension === 'recipient')) return;
  draft.figures.push({ kind: 'distinct', dimension: 'recipient' });
  if (!draft.ranking) draft.figures.push({ kind: 'measure', measure: 'total_amount' });
}

/** `payments and recipients by month`: how many of either. */
function readBothCounted(draft: Draft): void {
  const [one, and, other, by] = draft.tags.filter(({ kind }) => kind !== 'filler');
  const [unit, noun] = one?.kind === 'unit' ? [one, other] : [other, one];
  const isOfMany = isFree(draft, noun, 'noun') && isMany(draft, noun) && ENTITIES.includes(noun.noun.dimension);
  if (!isFree(draft, unit, 'unit') || and?.kind !== 'and' || !isOfMany || by?.kind !== 'by') return;
  take(draft, unit, noun);
  addNounFilters(draft, noun.noun);
  draft.figures.push({ kind: 'measure', measure: unit.measure }, { kind: 'distinct', dimension: noun.noun.dimension });
}

/** The `by` of `companies from Japan by year`, `physicians reached by Pfizer by state`; `physicians paid by companies` says who paid. */
function byAfter(draft: Draft, first: Tag): Tag | undefined {
  const next = after(draft, first, BETWEEN);
  if (next?.kind !== 'verb') return next;
  const by = after(draft, next, BETWEEN);
  if (by?.kind !== 'by') return next;
  const row = after(draft, by);
  if (row?.kind === 'value') return after(draft, row, BETWEEN);
  const isWho =
    row?.kind === 'noun' &&
    ['company', 'company_family', 'recipient'].includes(row.noun.dimension) &&
    isMany(draft, row);
  return isWho ? next : by;
}

const BETWEEN: readonly Kind[] = ['filler', 'preposition', 'value', 'and', 'period'];

/** `grants to hospitals by state`: what they are paid is asked, and not their number. */
function isPaidTo({ tags, tokens }: Draft, { from }: Tag): boolean {
  const isPaid = (tag: Tag) => tag.kind === 'source' || (tag.kind === 'value' && tag.choices[0]?.field === 'nature');
  return ['to', 'for'].includes(tokens[from - 1]?.low ?? '') && tags.some((tag) => tag.to <= from && isPaid(tag));
}

/** Whether something else is asked; `, top 5` after the rows only says how many of them. */
function asks({ tags }: Draft, row: Tag): boolean {
  const [number, another] = tags.filter(({ kind, from }) => kind === 'number' && from >= row.to);
  const isTop = (tag: Tag) =>
    number && !another && [tag.from, tag.to].some((at) => at === number.to || at === number.from);
  return tags.some((tag) => ASKED.includes(tag.kind) && tag !== number && !(tag.kind === 'rank' && isTop(tag)));
}

const ENTITIES = ['recipient', 'company', 'investigator', 'study', 'product'];

/** `total physicians in 2024`: how many they are, and what it comes to. */
function readTotalOfMany(draft: Draft): void {
  const [total] = draft.tags.filter(({ kind }) => kind !== 'filler' && kind !== 'period');
  const noun = total && draft.tags[draft.tags.indexOf(total) + 1];
  const isTotal = total?.kind === 'amount' && draft.tokens[total.to - 1]?.low === 'total' && !draft.used.has(total);
  const isOfMany = isFree(draft, noun, 'noun') && isMany(draft, noun) && ENTITIES.includes(noun.noun.dimension);
  const next = noun && after(draft, noun, ['filler', 'preposition', 'value', 'period']);
  if (!isTotal || !isOfMany || draft.figures.length > 0 || !(next === undefined || next.kind === 'by')) return;
  take(draft, total, noun);
  addNounFilters(draft, noun.noun);
  draft.figures.push(
    { kind: 'distinct', dimension: noun.noun.dimension },
    { kind: 'measure', measure: 'total_amount' },
  );
}
