import type { Draft } from '../draft.ts';
import type { ValueFilter } from '../reading.ts';

/** Of these there are so few values that three of them are nearly the whole: together they are no part that anybody asks for. */
const FEW: Readonly<Record<string, string>> = { form: 'form of payment', recipient_type: 'type of recipient' };
const SEVERAL = 3;

/** `cash, in-kind and stock as a portion of the total` is the part of each, which has a row where the rows are asked for. */
export function refuseNearlyAll(draft: Draft, [named, another]: readonly ValueFilter[]): void {
  const kind = FEW[named?.field ?? ''];
  if (!named || another || named.isNegated || named.values.length < SEVERAL || kind === undefined) return;
  draft.cannot ??= `Together these are nearly the whole: ask for the share of spend by ${kind}, which has a row for each.`;
}

/** `what share of travel is outside the US`: where trips went is the part, and not what the share is out of. */
export function refuseShareAbroad(draft: Draft): void {
  if (draft.filters.some(({ field, isNegated }) => field === 'travel_country' && isNegated))
    draft.cannot ??=
      'I can tell what went to travel outside a country, but not its part: ask for travel by destination country.';
}
