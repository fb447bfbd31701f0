import { readStrictYaml } from '@pellucid/analytics';
import { type PageFilter, pageInfoDef } from '@pellucid/contract';
import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const title = z.string().min(1).max(255);
const isSwitch = (name: string) => /^(show|enable)/.test(name) && Object.hasOwn(pageInfoDef.fields, name);

/** The header filter of a page; its data table is the page's. */
const CatalogueFilter = z.strictObject({
  /** Its kind: the header filter is chosen by a word that the name contains. */
  name: z.string(),
  /** The column that it offers, and sets where `columns` says nothing else. */
  column: z.string(),
  columns: z.array(z.string()).min(1).optional(),
  secondaryColumn: z.string().optional(),
  usesSecondaryColumn: z.boolean().default(false),
  alternateDatatable: z.string().optional(),
  switchTo: z.string().optional(),
  yearColumn: z.string().optional(),
  scheme: z.string().optional(),
  /** The markings that a choice clears. */
  markings: z.array(z.string()).min(1),
});
type CatalogueFilter = z.infer<typeof CatalogueFilter>;

/** A page that shows a board. */
const LeafPage = z.strictObject({
  menu: title,
  board: slug,
  type: z.enum(pageInfoDef.fields.pageType.values).default('Standard'),
  /** Title of the tab that opens first. */
  page: z.string().min(1).default('Overview'),
  datatable: z.string().min(1),
  free: z.boolean().default(false),
  /** Whether its analysis path goes by the version of the data that is current. */
  byVersion: z.boolean().default(false),
  help: z.string().max(1_000).optional(),
  filter: CatalogueFilter.optional(),
});

const CataloguePage = LeafPage.extend({ pages: z.array(LeafPage).min(1).optional() });
export type CataloguePage = z.infer<typeof CataloguePage>;

const menuEntry = { menu: title, icon: slug };

/** The pages that the product ships: `catalogue/menu.yml`. */
export const MenuCatalogue = z.strictObject({
  /** Display switches that are on for every page of a board. */
  show: z.array(z.string().refine(isSwitch, 'is not a display switch of a page')),
  menu: z.array(
    z.union([
      z.strictObject({ ...menuEntry, pages: z.array(CataloguePage).min(1) }),
      z.strictObject({ ...menuEntry, url: z.string().min(1).max(1_000) }),
    ]),
  ),
});
export type MenuCatalogue = z.infer<typeof MenuCatalogue>;

/** Reads the catalogue. Errors: CatalogueError naming file and line of what does not fit. */
export async function readMenuCatalogue(file: string): Promise<MenuCatalogue> {
  return (await readStrictYaml(file, MenuCatalogue)).value;
}

/** A filter of the catalogue as the configuration of a page has it. */
export function pageFilterOf(filter: CatalogueFilter, datatable: string): Partial<PageFilter> {
  return {
    filterDatatableName: datatable,
    primaryColumnName: filter.column,
    filterColumnName: (filter.columns ?? [filter.column]).join(','),
    secondaryColumnName: filter.secondaryColumn ?? null,
    usingSecondaryFilter: filter.usesSecondaryColumn,
    alternateDatatable: filter.alternateDatatable ?? null,
    switchToFilter: filter.switchTo ?? null,
    yearColumnName: filter.yearColumn ?? null,
    filteringScheme: filter.scheme ?? null,
    markings: filter.markings.join(','),
  };
}
