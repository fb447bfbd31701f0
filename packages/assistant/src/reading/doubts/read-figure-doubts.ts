import type { Tag } from '../../tags/tag.ts';
import { after, type Draft, has, open, textOf } from '../draft.ts';

/** Amounts and averages of which nobody can say what they are of. */
export function readFigureDoubts(draft: Draft): void {
  if (draft.ambiguity || has(draft, 'share')) return;
  refuseAverageOfTimes(draft);
  askAmountPer(draft);
  askAveragePer(draft);
  askTotalBeside(draft);
}

/** `2024 compared with the average of the last three years`: one time is set beside another, and not beside a mean of several. */
function refuseAverageOfTimes(draft: Draft): void {
  const isOfTime = draft.tags.some((tag) => tag.kind === 'statistic' && after(draft, tag)?.kind === 'period');
  const isBeside = draft.tags.filter(({ kind }) => kind === 'period').length > 1;
  if (isOfTime && isBeside && has(draft, 'versus', 'compare'))
    draft.cannot =
      'I can set one time beside another, but not beside the average of several: ask for the totals by year.';
}

/** `meals over $125 per physician`: of each meal, or of all that one has. */
function askAmountPer(draft: Draft): void {
  const { tags } = draft;
  const comparator = tags.find(({ kind }) => kind === 'comparator');
  const [number, by, noun] = tags.slice(comparator ? tags.indexOf(comparator) + 1 : tags.length);
  const of = comparator && tags[tags.indexOf(comparator) - 1];
  const isAmount = number?.kind === 'number' && number.isMoney && (of?.kind === 'value' || of?.kind === 'unit');
  if (!comparator || !of || !isAmount || !isPer(draft, by)) return;
  const isPerson = noun?.kind === 'value' && noun.isPerson === true;
  if (!noun || !(isPerson || (noun.kind === 'noun' && noun.noun.dimension === 'recipient'))) return;
  const [what = '', bound = '', who = ''] = [of, { from: comparator.from, to: number.to }, noun].map((one) =>
    textOf(draft, one),
  );
  draft.ambiguity = {
    text: 'The amount of each, or of all that one has?',
    choices: [
      {
        label: `each of the ${what} ${bound}`,
        words: isPerson ? `${what} ${bound} each to ${severalOf(who)} by recipient` : `${what} ${bound} each by ${who}`,
      },
      { label: `all ${what} of one ${bound}`, words: `${severalOf(who)} with a total of ${bound} in ${what}` },
    ],
    from: of.from,
    to: noun.to,
  };
}

function severalOf(noun: string): string {
  return /s$/i.test(noun) ? noun : `${noun}s`;
}

function isPer(draft: Draft, by: Tag | undefined): boolean {
  return by?.kind === 'by' && textOf(draft, by).toLowerCase() === 'per';
}

const WITH_TOTALS: readonly string[] = ['recipient', 'company', 'company_family', 'investigator', 'product'];

/** `average spend per state`: of single payments there, or what a state has in all. */
function askAveragePer(draft: Draft): void {
  const [statistic] = open(draft, 'statistic').filter((tag) => tag.statistic.kind === 'average');
  const by = statistic && draft.tags.find((tag) => tag.from >= statistic.to && isPer(draft, tag));
  const noun = by && draft.tags[draft.tags.indexOf(by) + 1];
  const words = statistic && by && textOf(draft, { from: statistic.from, to: by.from });
  if (!words || !/\b(?:spend|spending|total|spent)\b/i.test(words) || noun?.kind !== 'noun') return;
  // `average of total payments per state` is of no single ones.
  const isOfPayments = has(draft, 'unit') && !/\btotals?\b/i.test(words);
  if (WITH_TOTALS.includes(noun.noun.dimension) || isOfPayments || has(draft, 'count', 'measure', 'growth')) return;
  const row = textOf(draft, noun);
  draft.ambiguity = {
    text: `The average of the payments in each ${row}, or the total of each?`,
    choices: [
      { label: `the average payment by ${row}`, words: `average payment by ${row}` },
      { label: `the total by ${row}`, words: `total amount by ${row}` },
    ],
    from: statistic.from,
    to: noun.to,
  };
}

/** `number of physicians and total by company`, `companies with total and number of physicians`: the total of the physicians, or of everybody. */
function askTotalBeside(draft: Draft): void {
  const { tags } = draft;
  const at = tags.findIndex(({ kind }) => kind === 'count');
  const count = tags[at];
  const [noun, ...behind] = at < 0 ? [] : tags.slice(at + 1);
  const isOfSome = noun?.kind === 'noun' && noun.noun.dimension === 'recipient' && noun.noun.where !== undefined;
  if (!count || !noun || !isOfSome) return;
  const [total, and] = [tags[at - 2], tags[at - 1]];
  const [join, amount, by] = behind;
  if (join?.kind === 'and' && amount?.kind === 'amount' && by?.kind === 'by' && after(draft, by)?.kind === 'noun')
    askWhoseTotal(draft, [count, noun], { from: count.from, to: amount.to });
  else if (total?.kind === 'amount' && and?.kind === 'and' && tags[at - 3]?.kind === 'preposition')
    askWhoseTotal(draft, [count, noun], { from: total.from, to: noun.to });
}

function askWhoseTotal(draft: Draft, [count, noun]: readonly [Tag, Tag], place: Pick<Tag, 'from' | 'to'>): void {
  const who = textOf(draft, noun);
  const number = textOf(draft, { from: count.from, to: noun.to });
  draft.ambiguity = {
    text: `The total of the ${who} alone, or of everybody?`,
    choices: [
      { label: `the total of the ${who}`, words: `${number} and total amount paid to ${who}` },
      { label: 'the total of everybody, without the number', words: 'total amount' },
    ],
    ...place,
  };
}
