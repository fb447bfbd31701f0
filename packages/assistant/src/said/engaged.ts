import { filtersOf, plainName, rowsOf } from './carried.ts';
import { isCountedOrOver } from './figures.ts';
import type { Said } from './said.ts';

const GOES_ON = ['who', 'that', 'with', 'whose', 'without', 'paid', 'having'];
const BEFORE = /^(?:which|what|list|show|me|all|the|of|in|\d{4}|,)$/;

/** `speakers with total fees over $75,000`, `consultants who are not speakers`: whom a question begins with has the rows, or is counted. */
export function areEngaged({ from, to }: { from: number; to: number }, said: Said): boolean {
  const { draft, reading, isOn } = said;
  const isHead = draft.tokens.slice(0, from).every(({ low }) => BEFORE.test(low));
  if (isOn || !isHead || !GOES_ON.includes(draft.tokens[to]?.low ?? '')) return true;
  return reading.isList === true || rowsOf(reading).has('recipient') || isCountedOrOver('recipient', said);
}

/** `which of Pfizer's speakers were also paid by Merck`, `that Merck paid too`: by both, and not what either paid. */
export function isOfBothPayers({ draft, reading, isOn }: Said): boolean {
  if (isOn || (reading.among?.all.length ?? 0) > 1 || rowsOf(reading).has('company')) return true;
  return filtersOf(reading).every(({ field, values, isNegated }) => {
    const named = draft.tags.filter(
      (tag) =>
        tag.kind === 'value' &&
        tag.choices.some((one) => one.field === field && one.values.every((value) => values.includes(value))),
    );
    return plainName(field) !== 'company' || isNegated === true || named.length < 2;
  });
}
