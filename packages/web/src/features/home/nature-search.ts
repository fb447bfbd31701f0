import type { PaymentNature } from './payment-natures.ts';

/** The natures whose guideline mentions every word of the search. */
export function searchNatures(natures: readonly PaymentNature[], search: string): readonly PaymentNature[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return natures;
  return natures.filter((nature) => {
    const text = textOf(nature);
    return words.every((word) => text.includes(word));
  });
}

function textOf({ code, name, label, covers, test, examples, mistakes, evidence }: PaymentNature): string {
  const said = mistakes.flatMap(({ mistake, instead }) => [mistake, instead]);
  return [code, name, label, covers, test, ...examples, ...said, evidence].join(' ').toLowerCase();
}
