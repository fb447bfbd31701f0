import { z } from 'zod';
import { CatalogueError, readStrictYaml } from './strict-yaml.ts';

const FamiliesFile = z.record(
  z.string().trim().min(1).max(100),
  z.record(z.string().regex(/^\d{1,20}$/, 'must be a registration id'), z.string().trim().min(1).max(255)),
);

/** The families that an installation begins with. */
export type ShippedFamilies = readonly {
  readonly familyName: string;
  readonly companies: readonly { readonly registrationId: string; readonly companyName: string }[];
}[];

/**
 * Reads which companies are of one family: for each family the registration ids of its companies, with a name for people.
 *
 * @throws CatalogueError with file and line of everything that is wrong, an id in two families among it.
 */
export async function loadFamilies(file: string): Promise<ShippedFamilies> {
  const { value: families, errorAt } = await readStrictYaml(file, FamiliesFile);
  const errors: string[] = [];
  const familyOf = new Map<string, string>();
  for (const [family, companies] of Object.entries(families)) {
    for (const id of Object.keys(companies)) {
      const other = familyOf.get(id);
      if (other !== undefined) errors.push(errorAt([family, id], `${id} is in ${other} already`));
      familyOf.set(id, family);
    }
  }
  if (errors.length > 0) throw new CatalogueError(errors);
  return Object.entries(families).map(([familyName, companies]) => ({
    familyName,
    companies: Object.entries(companies).map(([registrationId, companyName]) => ({ registrationId, companyName })),
  }));
}
