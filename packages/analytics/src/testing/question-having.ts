import type { Condition, FilterInput, QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import { figuresOf } from './question-measures.ts';
import { type NamedInput, nameOf, type Vocabulary } from './question-vocabulary.ts';

/** Conditions on the measures of a question. */
export function havingOn(
  { source }: Vocabulary,
  measures: NonNullable<QueryInput['measures']>,
): fc.Arbitrary<FilterInput[]> {
  const named = measures.filter((measure): measure is NamedInput => typeof measure !== 'string');
  const { money, counts } = figuresOf(source, named);
  const ranks = named.filter((measure) => 'rank' in measure).map(nameOf);
  const onCount = fc
    .tuple(
      fc.constantFrom(...counts, ...ranks),
      fc.constantFrom('gt', 'lte', 'ne', 'eq'),
      fc.integer({ min: 0, max: 6 }),
    )
    .map(([field, op, value]) => ({ field, op, value }) as Condition);
  const onAmount = fc
    .tuple(fc.constantFrom(...money, ''), fc.constantFrom('gte', 'lt'), fc.constantFrom('0', '500', '1000.55'))
    .filter(([field]) => field !== '')
    .map(([field, op, value]) => ({ field, op, value }) as Condition);
  const either = money.length > 0 ? fc.oneof(onCount, onAmount) : onCount;
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<FilterInput[]>([]) },
    { weight: 1, arbitrary: fc.array(either, { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.tuple(either, either).map(([one, other]) => [{ any: [one, { not: other }] }]) },
  );
}
