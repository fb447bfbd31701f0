import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, isFree, textOf } from '../draft.ts';

/** Words by which the totals of people are meant, and no single records. */
const OF_TOTALS = /\btotals?\b/i;
/** What may stand between, saying nothing of what a figure is over. */
const BETWEEN = ['filler', 'preposition', 'verb', 'by', 'amount', 'unit', 'value', 'period', 'which'];

/**
 * Whose totals a figure is over that does not say it by “per”: `median total of physicians`, `the average doctor`. Of
 * `median payment to physicians` it is over single records.
 */
export function totalsOf(draft: Draft, statistic: TagOf<'statistic'>): TagOf<'noun'> | undefined {
  return totalsBefore(draft, statistic) ?? totalsAfter(draft, statistic);
}

/** `physician totals in 2024: median`. */
function totalsBefore(draft: Draft, statistic: Tag): TagOf<'noun'> | undefined {
  const totals = draft.tags.find(
    (tag) => tag.kind === 'amount' && tag.to <= statistic.from && /^totals$/i.test(textOf(draft, tag)),
  );
  const noun = totals && draft.tags[draft.tags.indexOf(totals) - 1];
  return noun?.kind === 'noun' && noun.noun.dimension === 'recipient' ? noun : undefined;
}

function totalsAfter(draft: Draft, statistic: TagOf<'statistic'>): TagOf<'noun'> | undefined {
  const rest = draft.tags.slice(draft.tags.indexOf(statistic) + 1);
  const end = rest.findIndex(({ kind }) => !BETWEEN.includes(kind));
  const noun = rest[end];
  if (noun?.kind !== 'noun' || !['recipient', 'company'].includes(noun.noun.dimension)) return undefined;
  if (isWhatTheyReceived(draft, noun)) return noun;
  // `received by physicians`, and no row for each.
  const isRow = rest.slice(0, end).some(({ kind }, at) => kind === 'by' && rest[at - 1]?.kind !== 'verb');
  if (isRow) return undefined;
  const isDirect = rest.slice(0, end).every((tag) => tag.kind === 'filler' || isOfWhere(draft, tag, noun));
  // `95th percentile of physician totals`.
  const total = draft.tags[draft.tags.indexOf(noun) + 1];
  const isOfTotals = total?.kind === 'amount' && /^totals?$/i.test(textOf(draft, total));
  return isDirect || isOfTotals || OF_TOTALS.test(textOf(draft, { from: statistic.from, to: noun.from }))
    ? noun
    : undefined;
}

/** `95th percentile of what physicians received`: of what each of them did in all. */
function isWhatTheyReceived(draft: Draft, noun: TagOf<'noun'>): boolean {
  const what = before(draft, noun, ['filler', 'by', 'value']);
  const verb = after(draft, noun, ['filler', 'value', 'preposition', 'period']);
  return what?.kind === 'which' && draft.tokens[what.from]?.low === 'what' && verb?.kind === 'verb';
}

/** The first doctors of `95th percentile of what doctors got, per doctor`, which says twice who they are. */
export function saidTwice(draft: Draft, statistic: TagOf<'statistic'>, per: TagOf<'noun'>): TagOf<'noun'>[] {
  const first = totalsOf(draft, statistic);
  const isFirst = isFree(draft, first, 'noun') && first.from < per.from;
  return isFirst && first.noun.dimension === per.noun.dimension ? [first] : [];
}

/** `the average Seattle physician`: where one of them is says no more than who it is. */
function isOfWhere({ tokens }: Draft, tag: Tag, { to }: Tag): boolean {
  const last = tokens[to - 1];
  const isOne = last !== undefined && last.low === last.lemma;
  return isOne && tag.kind === 'value' && ['state', 'city'].includes(tag.choices[0]?.field ?? '');
}

/** `what does a cardiologist get for a speech on average`: of single ones, and not of what each has in all. */
export function isForOne(draft: Draft): boolean {
  return draft.tags.some((tag) => {
    const words = textOf(draft, { from: Math.max(0, tag.from - 2), to: tag.from });
    return tag.kind === 'value' && tag.choices[0]?.field === 'nature' && /^(?:for|per) (?:an?|one|each)$/i.test(words);
  });
}
