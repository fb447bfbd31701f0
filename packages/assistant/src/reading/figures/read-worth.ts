import { after, before, type Draft, open, replace, take, textOf } from '../draft.ts';

/** `how many gifts, and what were they worth`, `how much had they put in`: figures that are asked for with a verb. */
export function readWorth(draft: Draft): void {
  for (const tag of open(draft, 'filler')) {
    const isAsked = draft.tags.some(({ kind, from, to }) => kind === 'which' && to <= tag.from && isWhat(draft, from));
    const next = after(draft, tag);
    const isOfBound = next?.kind === 'comparator' || next?.kind === 'number';
    if (textOf(draft, tag).toLowerCase() === 'worth' && isAsked && !isOfBound) replace(draft, tag, { kind: 'amount' });
  }
  refusePrices(draft);
  if (draft.source !== 'ownership') return;
  readPutIn(draft);
  for (const tag of open(draft, 'filler')) {
    const isValue = /^value$/i.test(textOf(draft, tag)) && draft.tokens[tag.to]?.low === 'of';
    if (isValue) replace(draft, tag, { kind: 'measure', measure: 'value_of_interest' });
  }
}

/** `the price of a lunch` is what was paid; of a product there is none. */
function refusePrices(draft: Draft): void {
  const isPriced = draft.tags.some((tag) => tag.kind === 'amount' && /^price/i.test(textOf(draft, tag)));
  const isOfNature = draft.tags.some((tag) => tag.kind === 'value' && tag.choices[0]?.field === 'nature');
  if (isPriced && !isOfNature) draft.cannot = 'The data has what was paid to recipients, and no prices.';
}

function isWhat({ tokens }: Draft, at: number): boolean {
  return tokens[at]?.low === 'what';
}

/** `how much had they put in`, `how much did they pay for it`: of interests, what was invested. */
function readPutIn(draft: Draft): void {
  for (const verb of open(draft, 'verb')) {
    const amount = before(draft, verb, ['filler', 'noun']);
    if (amount?.kind !== 'amount' || !/^(?:put|pay|paid|invest)\b/i.test(textOf(draft, verb))) continue;
    if (!/^how much$/i.test(textOf(draft, amount)) || !/^(?:in|into|for)$/i.test(lastWord(draft, verb.to))) continue;
    replace(draft, amount, { kind: 'measure', measure: 'amount_invested' });
    take(draft, verb);
  }
}

function lastWord({ tokens }: Draft, to: number): string {
  return tokens[to - 1]?.low ?? '';
}
