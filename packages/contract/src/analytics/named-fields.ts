import { z } from 'zod';
import { NamedDimension } from './named-dimension.ts';
import { NamedMeasure, partsOf } from './named-measure.ts';

const label = z.string().min(1).max(60);

/**
 * Measures and dimensions that the tiles of boards ask for by name as if the model had them, and what people call them. A measure is
 * made of those of the model and of those that stand before it.
 */
export const NamedFields = z.strictObject({
  measures: z.array(z.strictObject({ label, measure: NamedMeasure })).default([]),
  dimensions: z
    .array(
      z.strictObject({
        label,
        dimension: NamedDimension,
        /** What its values are called: of the days of a week `{ 1: Monday, … }`. */
        values: z.record(z.string(), z.string().min(1).max(40)).optional(),
      }),
    )
    .default([]),
});
export type NamedFields = z.infer<typeof NamedFields>;

/** What a question asks for by names alone. */
interface AskedNames {
  readonly measures: readonly string[];
  readonly dimensions: readonly string[];
}

/** The same in the language of questions: what measures are made of comes along, and stands before them. */
export function spelledOut({ measures, dimensions }: AskedNames, named: NamedFields) {
  const asked = dimensions.map(
    (name) => named.dimensions.find(({ dimension }) => dimension.name === name)?.dimension ?? name,
  );
  const needed = new Set(measures);
  for (const dimension of asked) if (typeof dimension !== 'string' && 'top' in dimension) needed.add(dimension.top.by);
  for (const { measure } of named.measures.toReversed())
    if (needed.has(measure.name)) for (const part of partsOf(measure)) needed.add(part);
  const own = named.measures.map(({ measure }) => measure).filter(({ name }) => needed.has(name));
  const ofModel = measures.filter((name) => own.every((measure) => measure.name !== name));
  return { measures: [...ofModel, ...own], dimensions: asked };
}
