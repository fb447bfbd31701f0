import { z } from 'zod';
import { CatalogueError, readStrictYaml } from './strict-yaml.ts';

const FamiliesFile = z.record(
  z.string().trim().min(1).max(100),
  z.array(z.string().regex(/^\d+$/, 'must be a registration id in quotes')).min(1),
);

/**
 * Reads which companies are of one family: a list of registration ids for each.
 *
 * @returns the family by the id of each company.
 * @throws CatalogueError with file and line of everything that is wrong, an id in two families among it.
 */
export async function loadFamilies(file: string): Promise<ReadonlyMap<string, string>> {
  const { value: families, errorAt } = await readStrictYaml(file, FamiliesFile);
  const errors: string[] = [];
  const familyOf = new Map<string, string>();
  for (const [family, ids] of Object.entries(families)) {
    for (const [index, id] of ids.entries()) {
      const other = familyOf.get(id);
      if (other !== undefined) errors.push(errorAt([family, index], `${id} is in ${other} already`));
      familyOf.set(id, family);
    }
  }
  if (errors.length > 0) throw new CatalogueError(errors);
  return familyOf;
}
