import type { NamedDimension } from '@pellucid/contract';
import fc from 'fast-check';
import { type Dimensions, nameOf, namesOf, someOf, type Vocabulary } from './question-vocabulary.ts';

/** Dimensions of the model, and periods, bands, groups and first values of them. */
export function dimensionsOf(vocabulary: Vocabulary): fc.Arbitrary<Dimensions> {
  const { source, prefix } = vocabulary;
  const plain = [...source.dimensions.keys()].filter((name) => name !== source.recordKey);
  const groups = namesOf(source, ['text']).filter((name) => name !== source.recordKey);
  const named: fc.Arbitrary<NamedDimension>[] = [];
  if (groups.length > 0) {
    const families = [
      { name: 'Aster family', values: ['Aster Pharma', 'MA', 'Cardiozan', 'Food and Beverage'] },
      { name: "O'Hara; DROP", values: ['O\'Hara & "Sons" 100%', 'IL', 'OrthoFix', 'Aster Pharma'] },
    ];
    const family = { name: `${prefix}_family`, groups: families, others: 'Others' };
    named.push(fc.constantFrom(...groups).map((field) => ({ ...family, field })));
  }
  const amounts = namesOf(source, ['money']);
  if (amounts.length > 0) {
    const band = { name: `${prefix}_band`, bands: ['0', '100.11', '500'] };
    named.push(fc.constantFrom(...amounts).map((field) => ({ ...band, field })));
  }
  const dates = namesOf(source, ['date']);
  if (dates.length > 0) {
    const field = fc.constantFrom(...dates);
    named.push(
      fc
        .tuple(field, fc.constantFrom('year' as const, 'quarter' as const, 'month' as const, 'week' as const))
        .map(([field, grain]) => ({ name: `${prefix}_period`, field, grain })),
      fc
        .tuple(field, fc.constantFrom('dayOfWeek' as const, 'monthOfYear' as const, 'quarterOfYear' as const))
        .map(([field, part]) => ({ name: `${prefix}_season`, field, part })),
    );
  }
  const own =
    named.length > 0 ? fc.uniqueArray(fc.oneof(...named), { maxLength: 2, selector: nameOf }) : fc.constant([]);
  const all = fc.tuple(someOf(plain, 2), own).map(([names, others]) => [...names, ...others]);
  return groups.length === 0 ? all : all.chain((dimensions) => withFirst(vocabulary, groups, dimensions));
}

/** First values of texts among the dimensions, within some of the others or not. */
function withFirst({ source, prefix }: Vocabulary, texts: readonly string[], dimensions: Dimensions) {
  const one = (name: string, before: Dimensions): fc.Arbitrary<Dimensions> => {
    const isManyValued = (field: string) => source.dimensions.get(field)?.lookup?.bridge !== undefined;
    const fields = texts.filter((field) => !before.includes(field) && !isManyValued(field));
    const singleValued = before.filter((asked) => !isManyValued(typeof asked === 'string' ? asked : asked.field));
    if (fields.length === 0) return fc.constant(before);
    return fc
      .record({
        field: fc.constantFrom(...fields),
        n: fc.constantFrom(1, 2, 3, 40),
        unit: fc.constantFrom(undefined, undefined, 'percent' as const),
        by: fc.constantFrom(`${prefix}_0`, ...source.measures.keys()),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
        within: someOf(singleValued.map(nameOf), 2),
        others: fc.constantFrom('Others', 'Aster Pharma'),
      })
      .map(({ field, others, ...top }) => [...before, { name, field, top, others }]);
  };
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(dimensions) },
    { weight: 1, arbitrary: one(`${prefix}_top`, dimensions) },
    {
      weight: 1,
      arbitrary: one(`${prefix}_top`, dimensions).chain((some) => one(`${prefix}_second_top`, some)),
    },
  );
}
