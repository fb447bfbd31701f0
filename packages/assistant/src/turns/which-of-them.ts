import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';

const ASKED = /\b(?:which|who|any|what) (?:ones )?(?:of|among) (?:them|those|these)\b/;
const SUMS = ['payments', 'records', 'total_amount', 'value_of_interest'];

/** Whether a turn asks which of those before it is of: each of them, and not their number. */
export function asksForWhich({ tokens }: Pick<Draft, 'tokens'>): boolean {
  return ASKED.test(tokens.map(({ low }) => low).join(' '));
}

/** `which of those were in dispute` after a number or a sum of payments: the single ones. */
export function asRecordsOfThem(before: Reading, draft: Draft): Draft {
  return asksForRecords(before, draft)
    ? { ...draft, isList: true, figures: [], tags: [...draft.tags, listTag(draft)] }
    : draft;
}

const listTag = ({ tokens }: Draft) => ({ kind: 'list' as const, from: 0, to: tokens.length, score: 0 });
const AS_A_LIST = /\bas (?:a )?list$/;

function asksForRecords({ groups, figures: [figure], ...earlier }: Reading, draft: Draft): boolean {
  const isOfRecords =
    !earlier.isList &&
    !earlier.comparison &&
    figure?.kind === 'measure' &&
    SUMS.includes(figure.measure) &&
    countedEntity(figure) === undefined;
  const { groups: rows, ranking, comparison, tags, tokens, thresholds } = draft;
  const isOfOthers =
    rows.length > 0 || ranking || comparison || tags.some(({ kind }) => kind === 'noun' || kind === 'verb');
  if (!isOfRecords || isOfOthers) return false;
  // `only the ones above $1,000, as a list` after payments by company.
  const isListed = AS_A_LIST.test(tokens.map(({ low }) => low).join(' ')) && thresholds.length > 0;
  return isListed || (groups.length === 0 && asksForWhich(draft));
}
