import { readStrictYaml } from '@pellucid/analytics';
import { pageInfoDef } from '@pellucid/contract';
import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const isSwitch = (name: string) => /^(show|enable)/.test(name) && Object.hasOwn(pageInfoDef.fields, name);

/** A page that shows a board. */
const CataloguePage = z.strictObject({
  menu: z.string().min(1).max(255),
  board: slug,
  /** Title of the tab that opens first. */
  page: z.string().min(1).default('Overview'),
  datatable: z.string().min(1),
  free: z.boolean().default(false),
  help: z.string().max(1_000).optional(),
  filter: z
    .strictObject({ name: z.string(), column: z.string(), yearColumn: z.string().optional(), marking: z.string() })
    .optional(),
});
export type CataloguePage = z.infer<typeof CataloguePage>;

/** The pages of a fresh installation: `catalogue/menu.yml`. */
export const MenuCatalogue = z.strictObject({
  /** Display switches that are on for every page of a board. */
  show: z.array(z.string().refine(isSwitch, 'is not a display switch of a page')),
  menu: z.array(
    z.union([
      z.strictObject({ menu: z.string().min(1).max(255), icon: slug, pages: z.array(CataloguePage).min(1) }),
      z.strictObject({ menu: z.string().min(1).max(255), icon: slug, url: z.string().min(1).max(1_000) }),
    ]),
  ),
});
export type MenuCatalogue = z.infer<typeof MenuCatalogue>;

/** Reads the catalogue. Errors: CatalogueError naming file and line of what does not fit. */
export async function readMenuCatalogue(file: string): Promise<MenuCatalogue> {
  return (await readStrictYaml(file, MenuCatalogue)).value;
}
