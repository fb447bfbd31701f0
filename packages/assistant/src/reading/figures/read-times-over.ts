import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, type Draft, has, isFree, open, take, textOf } from '../draft.ts';

/** `average monthly spend`, `average spend per quarter`: over the totals of months; by which of them, if it is so. */
export function readTimesOver(draft: Draft, statistic: TagOf<'statistic'>): string | undefined {
  const at = draft.tags.indexOf(statistic);
  const beside = [adjective(draft, after(draft, statistic)), draft.tags[at - 1]].find((tag) =>
    isFree(draft, tag, 'grain'),
  );
  refuseBare(draft, statistic);
  const by = beside ? undefined : perTime(draft, statistic);
  const grain = beside ?? (by && after(draft, by));
  if (!isFree(draft, grain, 'grain') || grain.part !== undefined) return undefined;
  const unit = open(draft, 'unit').find(({ from }) => from > statistic.from);
  const isOfSingle = unit !== undefined && !isSeveral(draft, unit);
  const isOfEntity = open(draft, 'by').some((one) => {
    const next = after(draft, one);
    return (
      /^per$|each/.test(textOf(draft, one).toLowerCase()) && next?.kind === 'noun' && next.noun.dimension in ENTITIES
    );
  });
  if (isOfSingle || isOfEntity) {
    draft.cannot = OF_WHAT;
    return undefined;
  }
  take(draft, grain, by);
  draft.assumptions.push(`The average is over each ${grain.grain} that has records.`);
  return grain.grain === 'year' ? 'program_year' : grain.grain;
}

/** `monthly`, `annual`. */
function adjective(draft: Draft, tag: Tag | undefined): Tag | undefined {
  return tag && /(?:ly|annual)$/i.test(textOf(draft, tag)) ? tag : undefined;
}

/** `average per year of consulting fees`: of single fees, or of what they come to in a year. */
function refuseBare(draft: Draft, statistic: Tag): void {
  const by = draft.tags[draft.tags.indexOf(statistic) + 1];
  const isPerTime = by && textOf(draft, by).toLowerCase() === 'per' && after(draft, by)?.kind === 'grain';
  if (isPerTime && /^(?:average|mean|avg|median)$/i.test(textOf(draft, statistic))) draft.cannot = OF_WHAT;
}

const OF_WHAT =
  'Say of what the average is: of what is paid in a month (average spend per month), of single payments by month, or per company.';
const ENTITIES = { company: true, recipient: true };
const SUMMED = /\b(?:spend|spending|spent|total|cost|paid|received)\b/i;

/** `per month` after what is summed up in it; `average amount per month` has a row for each. */
function perTime(draft: Draft, statistic: Tag): Tag | undefined {
  const by = open(draft, 'by').find(
    (one) =>
      one.from > statistic.from && textOf(draft, one).toLowerCase() === 'per' && after(draft, one)?.kind === 'grain',
  );
  const isTrend = has(draft, 'trend') || isOfSingleOne(draft, statistic);
  const isSummed =
    by && !isTrend && (SUMMED.test(textOf(draft, { from: 0, to: by.from })) || countsAfter(draft, statistic));
  return isSummed ? by : undefined;
}

/** `average meal cost per year`: what one of them costs, year by year. */
function isOfSingleOne(draft: Draft, statistic: Tag): boolean {
  const nature = after(draft, statistic);
  const figure = nature && after(draft, nature);
  const isOne = nature?.kind === 'value' && nature.choices[0]?.field === 'nature' && !isSeveral(draft, nature);
  return isOne && figure?.kind === 'amount' && /^(?:cost|price)$/i.test(textOf(draft, figure));
}

/** `average number of payments per month`; `median value of interest per year` is of single interests. */
function countsAfter(draft: Draft, statistic: Tag): boolean {
  const next = after(draft, statistic);
  return next?.kind === 'measure' && !OF_INTERESTS.includes(next.measure);
}

const OF_INTERESTS = ['value_of_interest', 'amount_invested'];

function isSeveral({ tokens }: Draft, { to }: Tag): boolean {
  const last = tokens[to - 1];
  return last !== undefined && last.low !== last.lemma;
}
