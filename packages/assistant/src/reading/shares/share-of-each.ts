import type { Tag } from '../../tags/tag.ts';
import { after, type Draft, textOf } from '../draft.ts';
import { dimensionNames } from '../groups.ts';
import type { ValueFilter } from '../reading.ts';
import { isEach } from '../rows/read-by.ts';

/** `disputed share by company`, `percentage of spend on meals by state`: the part of each row, not the rows of the part. */
export function isOfEachRow(draft: Draft, share: Tag | undefined): boolean {
  if (!share || isOfMarket(draft, share)) return false;
  const previous = draft.tags[draft.tags.indexOf(share) - 1];
  const isBefore =
    (previous?.kind === 'value' && !previous.choices.some(({ field }) => field.startsWith('company'))) ||
    (previous?.kind === 'noun' && previous.noun.where !== undefined);
  const whole = after(draft, share);
  if (isOfWhatEachHas(draft) || draft.filters.some(isKind)) return true;
  // `share of meals in spend by company`.
  if (whole && draft.filters.some((filter) => filter.at === whole.from && isInWhole(draft, filter))) return true;
  const of = whole && after(draft, whole, ['filler', 'preposition', 'which', 'who', 'verb', 'unit']);
  const isAfter =
    (whole?.kind === 'amount' || whole?.kind === 'unit' || whole?.kind === 'source' || whole?.kind === 'verb') &&
    (of?.kind === 'value' || (of?.kind === 'noun' && of.noun.where !== undefined));
  // `share of travel in each company's spend`.
  const isOfEach =
    whole?.kind === 'value' &&
    draft.tags.some((tag) => tag.kind === 'by' && tag.from === whole.to && isEach(draft, tag));
  const isByRows = isOfRowsBeside(draft, share);
  // `share of disputed records by company`: of the records of each.
  const isOfDisputed = whole?.kind === 'value' && whole.choices.some(({ field }) => field === 'dispute_status');
  const value = isBefore ? previous : isAfter ? of : isOfEach || isByRows || isOfDisputed ? whole : undefined;
  if (isAfter && isPlace(draft, of)) return false;
  return value !== undefined && draft.filters.some(({ at }) => at === value.from);
}

/** `share of meals by company`: in what each of them spends. */
export function isOfRowsBeside(draft: Draft, share: Tag): boolean {
  const part = after(draft, share);
  const by = part && draft.tags[draft.tags.indexOf(part) + 1];
  const isPart = part?.kind === 'value' || (part?.kind === 'noun' && part.noun.where !== undefined);
  return (
    isPart && by?.kind === 'by' && !draft.ranking && after(draft, by)?.kind === 'noun' && !isOfMarket(draft, share)
  );
}

/** `market share in cardiology by company`, `share of voice`: what is named is the market, and no part of what each of them spends. */
function isOfMarket(draft: Draft, share: Tag): boolean {
  return /^market share|^share of voice/i.test(textOf(draft, share));
}

/** `share of each nature within each state`: what is shared out there, and not in all. */
export function withinEach(draft: Draft): { within?: readonly string[] } {
  const isWithin = (tag: Tag) =>
    tag.kind === 'by' && /^(?:within|in|inside|for) (?:each|every)$/i.test(textOf(draft, tag));
  const within = draft.tags.flatMap((by) => {
    const noun = isWithin(by) ? after(draft, by) : undefined;
    return noun?.kind === 'noun' ? [noun.noun.dimension] : [];
  });
  const names = draft.groups.flatMap(dimensionNames);
  const isPart = names.length > within.length && within.every((name) => names.includes(name));
  return within.length > 0 && isPart && !draft.ranking ? { within } : {};
}

/** General, research or ownership, which is set against all three. */
export function isKind({ field, text }: ValueFilter): boolean {
  return field === 'payment_kind' && text !== undefined;
}

/** `what share of each company's spend goes to physicians`. */
function isOfWhatEachHas(draft: Draft): boolean {
  const each = draft.tags.find((tag) => tag.kind === 'by' && isEach(draft, tag));
  const noun = each && after(draft, each);
  // `what share does each company have of the spend in Texas` is of what is spent there.
  // `of each company's 2024 spend`.
  const whole = noun && after(draft, noun, ['period']);
  const isEachOf = each?.kind === 'by' && isEach(draft, each) && noun?.kind === 'noun';
  const isWhole = whole?.kind === 'amount' || whole?.kind === 'unit';
  return isEachOf && isWhole && draft.filters.some(({ at = -1 }) => at >= whole.to);
}

const PLACES: readonly string[] = ['state', 'city', 'country'];

/** `share of spend in Texas by company`: what is shared out there. */
function isPlace({ tokens }: Draft, tag: Tag): boolean {
  const isOfPlace = tag.kind === 'value' && PLACES.includes(tag.choices[0]?.field ?? '');
  return isOfPlace && tokens[tag.from - 1]?.low === 'in';
}

/** `share of meals in total spend in Ohio`: what is named first is the part, and what follows the amount is of the whole. */
export function isInWhole(draft: Draft, { at }: ValueFilter): boolean {
  const value = draft.tags.find(({ from }) => from === at);
  const whole = value && after(draft, value, ['filler', 'preposition']);
  if (!value || !whole || !['in', 'of', 'within', 'out'].includes(draft.tokens[value.to]?.low ?? '')) return false;
  // `spend on` is read as a verb.
  return whole.kind === 'amount' || (whole.kind === 'verb' && draft.tokens[whole.from]?.low === 'spend');
}
