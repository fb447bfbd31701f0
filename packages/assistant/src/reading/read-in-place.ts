import type { Tag, TagOf } from '../tags/tag.ts';
import { asThoseBefore } from './bounds/of-those-before.ts';
import { asSinglePayer } from './bounds/read-single-payer.ts';
import { after, before, type Draft, has, isFree, open, replace, textOf } from './draft.ts';
import { asBareCounts } from './figures/bare-counts.ts';
import { asExtremeBeside } from './figures/extremes-beside.ts';
import { asNotTheOther } from './people/not-the-other.ts';
import { asPeopleSaidAgain } from './people/people-said-again.ts';
import { asFirstAndLast } from './records/first-and-last-dates.ts';
import { asColumns } from './records/list-columns.ts';
import { isEvery } from './records/list-heads.ts';
import { asRecordColumns } from './records/read-columns.ts';
import { asFirstPayer } from './records/read-first-payer.ts';

/** Words whose meaning hangs on what stands beside them, before any rule takes them. */
export function readInPlace(draft: Draft): void {
  for (const tag of [...open(draft, 'and')]) if (isAllBut(draft, tag)) replace(draft, tag, { kind: 'not' });
  for (const tag of open(draft, 'number').toReversed()) asPercentile(draft, tag);
  asExtremes(draft);
  asExtremeBeside(draft);
  asBareCounts(draft);
  asThoseBefore(draft);
  asStress(draft);
  asSinglePayer(draft);
  asFirstPayer(draft);
  asLeader(draft);
  asInvested(draft);
  asFirstAndLast(draft);
  asRecordColumns(draft);
  asColumns(draft);
  asMaker(draft);
  asProductCategory(draft);
  asSingle(draft);
  asNotTheOther(draft);
  asYearBefore(draft);
  asCompared(draft);
  asPeopleSaidAgain(draft);
  for (const tag of [...open(draft, 'restriction')]) if (isLess(draft, tag)) replace(draft, tag, { kind: 'not' });
  for (const tag of [...open(draft, 'by')])
    if (isAcrossCount(draft, tag)) replace(draft, tag, { kind: 'preposition', word: 'across' });
  for (const tag of [...open(draft, 'growth')]) if (isInTime(draft, tag)) replace(draft, tag, { kind: 'filler' });
  for (const tag of [...open(draft, 'amount')])
    if (isObjectOfCount(draft, tag)) replace(draft, tag, { kind: 'filler' });
    else if (isSpentNothing(draft, tag)) replace(draft, tag, { kind: 'verb', role: 'payer' });
}

/** `companies spending nothing on consulting`: what they do, and no figure. */
function isSpentNothing(draft: Draft, amount: Tag): boolean {
  const not = draft.tags[draft.tags.indexOf(amount) + 1];
  return not?.kind === 'not' && /^nothing$/i.test(textOf(draft, not)) && draft.tokens[amount.from]?.lemma === 'spend';
}

/** `25th and 75th percentile`: the word is said once of both. */
function asPercentile(draft: Draft, tag: TagOf<'number'>): void {
  const next = after(draft, tag, ['filler', 'and']);
  const p = Number(tag.value);
  const isBefore = tag.isOrdinal && next?.kind === 'statistic' && next.statistic.kind === 'percentile';
  if (isBefore && p > 0 && p < 100) replace(draft, tag, { kind: 'statistic', statistic: { kind: 'percentile', p } });
}

/** `the smallest and the largest honorarium`: two figures, and no order of them. */
function asExtremes(draft: Draft): void {
  for (const first of [...open(draft, 'rank')]) {
    // `companies with the largest and the smallest payment` are two of them.
    if (open(draft, 'noun').some(({ to }) => to <= first.from)) continue;
    const second = after(draft, first, ['filler', 'and']);
    const what = second && after(draft, second, ['filler']);
    const isOfSingle = what?.kind === 'unit' || (what?.kind === 'value' && what.choices[0]?.field === 'nature');
    if (second?.kind !== 'rank' || !isOfSingle || first.direction === second.direction) continue;
    for (const rank of [first, second])
      if (!rank.isSuperlative || rank.by !== undefined || /most|least|fewest/i.test(textOf(draft, rank))) return;
    for (const rank of [first, second])
      replace(draft, rank, {
        kind: 'statistic',
        statistic: { kind: rank.direction === 'desc' ? 'largest' : 'smallest' },
      });
  }
}

/** `every single grant`, `the most valuable single stake`, `I need both numbers`: said for stress. */
function asStress(draft: Draft): void {
  for (const tag of [...open(draft, 'restriction')]) {
    const every = draft.tags[draft.tags.indexOf(tag) - 1];
    const isOfBest = every?.kind === 'rank' && every.isSuperlative;
    if (textOf(draft, tag).toLowerCase() === 'single' && (isEvery(draft, every) || isOfBest))
      replace(draft, tag, { kind: 'filler' });
  }
  for (const both of [...open(draft, 'both')]) {
    const numbers = draft.tags[draft.tags.indexOf(both) + 1];
    if (!numbers || !/^(?:numbers|figures|totals|amounts|values)$/i.test(textOf(draft, numbers))) continue;
    for (const tag of [both, numbers]) replace(draft, tag, { kind: 'filler' });
  }
}

/** `individual food and beverage payments`: single ones, and nobody. */
function asSingle(draft: Draft): void {
  for (const tag of [...open(draft, 'noun')]) {
    const next = draft.tags[draft.tags.indexOf(tag) + 1];
    const isPaid = next?.kind === 'unit' || (next?.kind === 'value' && next.choices[0]?.field === 'nature');
    if (/^individual$/i.test(textOf(draft, tag)) && isPaid) replace(draft, tag, { kind: 'filler' });
  }
}

const OF_FIGURES: readonly Tag['kind'][] = ['value', 'amount', 'unit', 'measure', 'noun', 'source', 'count'];
const YEAR_BEFORE = /^(?:the )?(?:last|prior|previous) year$|^(?:the )?year before$/i;

/** `how is Pfizer doing compared to last year`, `2023 vs the year before`: beside the year before. */
function asYearBefore(draft: Draft): void {
  const [first, second, third] = open(draft, 'period');
  const time = second ?? first;
  const versus = time && draft.tags[draft.tags.indexOf(time) - 1];
  const isOfSomething = draft.tags.some(({ kind, to }) => OF_FIGURES.includes(kind) && versus && to <= versus.from);
  if (!time || third || versus?.kind !== 'versus' || !isOfSomething || !YEAR_BEFORE.test(textOf(draft, time))) return;
  replace(draft, time, { kind: 'period', read: { ...time.read, period: { kind: 'allTime' }, isComparison: true } });
  replace(draft, versus, { kind: 'filler' });
}

/** `the split of payments between physicians and hospitals`: beside each other. */
function asCompared(draft: Draft): void {
  const isBetween = draft.tokens.some(({ low }) => low === 'between');
  for (const tag of isBetween ? [...open(draft, 'restriction', 'by')] : [])
    if (/^(?:split|breakdown|division|mix)(?: of)?$/i.test(textOf(draft, tag)))
      replace(draft, tag, { kind: 'compare' });
}

/** `devices by category`: of products, and no nature of payment. */
function asProductCategory(draft: Draft): void {
  const isOfProducts = draft.tags.some(
    (tag) =>
      (tag.kind === 'noun' && tag.noun.dimension === 'product') ||
      (tag.kind === 'value' && ['product', 'product_type'].includes(tag.choices[0]?.field ?? '')),
  );
  for (const tag of isOfProducts ? [...open(draft, 'noun')] : [])
    if (/^categor(?:y|ies)$/i.test(textOf(draft, tag)))
      replace(draft, tag, { kind: 'noun', noun: { dimension: 'product_category' } });
}

/** `device maker Stryker`: what the company is, and no condition on products. */
function asMaker(draft: Draft): void {
  for (const product of [...open(draft, 'noun')]) {
    const [maker, name] = draft.tags.slice(draft.tags.indexOf(product) + 1);
    const isMaker = maker?.kind === 'noun' && maker.noun.dimension === 'company';
    const isCompany = name?.kind === 'value' && name.choices.some(({ field }) => field === 'company');
    if (product.noun.dimension !== 'product' || !isMaker) continue;
    // `device companies`: those with payments for them.
    const choices = (product.noun.where ?? []).map((one) => ({ ...one, nearness: 'exact' as const }));
    if (isCompany || choices.length > 0)
      replace(draft, product, isCompany ? { kind: 'filler' } : { kind: 'value', choices });
  }
}

/** `lead as PI`: what whoever leads a study is called. */
function asLeader(draft: Draft): void {
  for (const tag of [...open(draft, 'noun')]) {
    const as = draft.tags[draft.tags.indexOf(tag) - 1];
    const isAs = as?.kind === 'preposition' && as.word === 'as' && tag.noun.dimension === 'investigator';
    if (isAs) for (const word of [as, tag]) replace(draft, word, { kind: 'filler' });
  }
}

const INVESTING =
  /^(?:invest in|invested in|invests in|(?:put|pour|poured|puts|pours)(?: money)? (?:in|into|toward))$/i;

/** `how much did physicians invest in Bryndale`: what they put into interests; a company invests in whom it pays. */
function asInvested(draft: Draft): void {
  for (const tag of [...open(draft, 'verb')]) {
    if (!INVESTING.test(textOf(draft, tag)) || !isOfInvestors(draft, tag)) continue;
    replace(draft, tag, { kind: 'measure', measure: 'amount_invested' });
  }
}

/** Whether those who are paid put money into a company. */
function isOfInvestors(draft: Draft, verb: Tag): boolean {
  const who = before(draft, verb, ['filler', 'period']);
  const what = after(draft, verb);
  const isPeople =
    (who?.kind === 'noun' && who.noun.dimension === 'recipient') || (who?.kind === 'value' && who.isPerson === true);
  const isCompany =
    (what?.kind === 'value' && what.choices.some(({ field }) => field.startsWith('company'))) ||
    (what?.kind === 'noun' && what.noun.dimension === 'company');
  return isPeople && (isCompany || what === undefined || what.kind === 'period');
}

const UNIVERSAL = [
  'all',
  'any',
  'every',
  'each',
  'anyone',
  'anybody',
  'everyone',
  'everybody',
  'everything',
  'everywhere',
];

/** `all states but California`, `anyone but physicians`: what follows is left out. */
function isAllBut({ tokens }: Draft, { from, to }: Tag): boolean {
  const isBut = to - from === 1 && tokens[from]?.low === 'but';
  return isBut && tokens.slice(Math.max(0, from - 3), from).some(({ low }) => UNIVERSAL.includes(low));
}

/** `2023 total less food and beverage`. */
function isLess(draft: Draft, tag: Tag): boolean {
  const previous = before(draft, tag, ['filler']);
  const isOfFigure = previous?.kind === 'amount' || previous?.kind === 'period' || previous?.kind === 'value';
  return textOf(draft, tag).toLowerCase() === 'less' && isOfFigure && after(draft, tag)?.kind === 'value';
}

/** `across how many states`. */
function isAcrossCount(draft: Draft, tag: Tag): boolean {
  return textOf(draft, tag).toLowerCase() === 'across' && after(draft, tag, ['filler'])?.kind === 'count';
}

/** `how many doctors got money from Pfizer`: that they were paid, and no figure of its own. */
function isObjectOfCount(draft: Draft, amount: Tag): boolean {
  // `who got consulting money`.
  const previous = before(draft, amount, ['filler', 'value', 'source', 'or']);
  const isMoney = ['money', 'dollars'].includes(textOf(draft, amount).toLowerCase());
  return (
    isMoney && has(draft, 'count', 'who') && previous?.kind === 'verb' && !isFree(draft, after(draft, amount), 'and')
  );
}

/** `what share of spend fell in Q4`: when it was, and no growth. */
function isInTime(draft: Draft, tag: Tag): boolean {
  const isFall = draft.tokens[tag.from]?.lemma === 'fall' && tag.to - tag.from === 1;
  const next = draft.tags[draft.tags.indexOf(tag) + 1];
  const isIn = next?.kind === 'period' && ['in', 'within', 'into'].includes(draft.tokens[next.from]?.low ?? '');
  return isFall && has(draft, 'share') && isIn;
}
