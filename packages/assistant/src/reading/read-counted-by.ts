import type { Kind } from '../tags/tag.ts';
import { after, type Draft, has, isFree, take } from './draft.ts';
import { addNounFilters } from './groups.ts';
import { isMany } from './ranked-words.ts';

const BEFORE: readonly Kind[] = ['filler', 'preposition', 'value', 'period', 'source', 'new', 'list'];
/** A question that names one of these asks for it. */
const ASKED: readonly Kind[] = [
  ...(['amount', 'count', 'measure', 'statistic', 'unit', 'share', 'rate', 'growth', 'trend', 'compare'] as const),
  ...(['versus', 'concentration', 'runningTotal', 'rank', 'number', 'which', 'who', 'followUp', 'chart'] as const),
];

/** `companies by state`, `new physicians per company`: how many they are, and what it comes to. */
export function readCountedBy(draft: Draft): void {
  const [first] = draft.tags.filter(({ kind }) => !BEFORE.includes(kind));
  // `companies from Japan by year`.
  const by = first && after(draft, first, ['filler', 'preposition', 'value', 'and', 'period']);
  const row = by?.kind === 'by' ? after(draft, by) : undefined;
  const isOfRows = isFree(draft, row, 'noun', 'grain') && !(row.kind === 'noun' && row.noun.where);
  if (draft.isList || !isFree(draft, first, 'noun') || !isMany(draft, first) || !isOfRows || has(draft, ...ASKED))
    return;
  const { dimension } = first.noun;
  if (!['recipient', 'company', 'investigator', 'study', 'product'].includes(dimension)) return;
  if (row.kind === 'noun' && row.noun.dimension === dimension) return;
  take(draft, first);
  addNounFilters(draft, first.noun);
  const amount = draft.source === 'ownership' ? 'value_of_interest' : 'total_amount';
  draft.figures.push({ kind: 'distinct', dimension }, { kind: 'measure', measure: amount });
}
