import { CatalogueError, type Model, readStrictYaml } from '@pellucid/analytics';
import type { CodedValue, FieldInfo } from '@pellucid/contract';
import { z } from 'zod';

/** The coded values of each dimension that has such, in the order that gives them their colours. */
export type ShortNames = ReadonlyMap<string, readonly CodedValue[]>;

/** What a chart on a telephone has room for, in letters. */
const MAX_LENGTH = 40;

const ShortNamesFile = z.record(
  z.string(),
  z.record(
    z.string(),
    z.string().trim().min(1, 'must say something').max(MAX_LENGTH, `has more than ${MAX_LENGTH} letters`),
  ),
);

/**
 * Reads the short names of coded values and holds them to the semantic model. Throws CatalogueError with file and line of
 * everything that is wrong: a dimension that no source has, a name that is too long or stands for two values.
 */
export async function loadShortNames(file: string, model: Model): Promise<ShortNames> {
  const { value: dimensions, errorAt } = await readStrictYaml(file, ShortNamesFile);
  const errors: string[] = [];
  const shortNames = new Map<string, readonly CodedValue[]>();
  const sources = [...model.sources.values()];
  for (const [dimension, names] of Object.entries(dimensions)) {
    if (!sources.some((source) => source.dimensions.has(dimension)))
      errors.push(errorAt([dimension], `no source has a dimension "${dimension}"`));
    const taken = new Map<string, string>();
    for (const [value, shortName] of Object.entries(names)) {
      const other = taken.get(shortName.toLowerCase());
      if (other !== undefined)
        errors.push(errorAt([dimension, value], `"${shortName}" is the short name of "${other}" already`));
      taken.set(shortName.toLowerCase(), value);
    }
    shortNames.set(
      dimension,
      Object.entries(names).map(([value, shortName]) => ({ value, shortName })),
    );
  }
  if (errors.length > 0) throw new CatalogueError(errors);
  return shortNames;
}

/** A field with the values that charts draw in their own colours: coded values, and the program years of the source. */
export function withValues(field: FieldInfo, shortNames: ShortNames, programYears: readonly number[]): FieldInfo {
  const values =
    field.name === 'program_year'
      ? programYears.toSorted((a, b) => a - b).map((year) => ({ value: year, shortName: String(year) }))
      : shortNames.get(field.name);
  return values === undefined || values.length === 0 ? field : { ...field, values: [...values] };
}
