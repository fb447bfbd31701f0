import { before, type Draft, open, replace, textOf } from '../draft.ts';

/** `consulting fees … at least fifty of them`: the payments that the question itself has named. */
export function asThoseBefore(draft: Draft): void {
  for (const tag of open(draft, 'followUp')) {
    const number = before(draft, tag, []);
    const bound = number && before(draft, number, ['filler']);
    const isBound = number?.kind === 'number' && !number.isMoney && bound?.kind === 'comparator';
    const isNamed = draft.tags.some(
      (one) =>
        one.to <= tag.from &&
        (one.kind === 'unit' || (one.kind === 'value' && one.choices[0]?.field === 'nature' && !one.isPerson)),
    );
    if (isBound && isNamed && /^of (?:them|those|these)$/i.test(textOf(draft, tag)))
      replace(draft, tag, { kind: 'unit', measure: 'payments' });
  }
}
