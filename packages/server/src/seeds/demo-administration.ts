import {
  analysisPathSuffixDef,
  assignedRolesDef,
  configurationFilterDef,
  configurationMenuDef,
  configurationMenuTypeDef,
  configurationStandardPageDef,
  parameterDef,
  roleMessageDef,
  searchDef,
  userGroupDef,
  userGroupInfoDef,
} from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';
import { replaceLimits } from '../features/parameters/meal-limit-repository.ts';
import type { Db } from '../platform/db/database.ts';
import {
  FILTERS,
  GROUPS,
  mealLimits,
  PAGE_SETS,
  PARAMETERS,
  ROLE_MESSAGES,
  SEARCHES,
  SUFFIXES,
} from './demo-content.ts';
import { insertRecord } from './insert-record.ts';

/**
 * Fills the lists of the administration beside accounts and pages, which must be there: a demonstration whose screens are
 * empty shows nothing. It is done once; from then on the records are the administrators'.
 */
export async function seedDemoAdministration(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`INSERT INTO seeded_content (name) VALUES ('demo administration')
      ON CONFLICT DO NOTHING RETURNING name`);
    if (rows.length === 0) return;
    const companies = await idsByName(tx, sql`SELECT id, company_name AS name FROM company`);
    await seedSettings(tx, companies);
    await seedGroups(tx, companies);
    await seedMenus(tx);
    await seedSearches(tx);
    await seedMealLimits(tx, companies);
  });
}

type Ids = ReadonlyMap<string, number>;

async function idsByName(tx: Db, select: SQL): Promise<Ids> {
  const { rows } = await tx.execute<{ id: number; name: string }>(select);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** A link to the record of a name; none where there is no such record in this installation. */
function linkTo(ids: Ids, name: string | undefined): { id: number } | null {
  const id = name === undefined ? undefined : ids.get(name);
  return id === undefined ? null : { id };
}

async function seedSettings(tx: Db, companies: Ids): Promise<void> {
  for (const parameter of PARAMETERS) {
    const company = linkTo(companies, 'company' in parameter ? parameter.company : undefined);
    await insertRecord(tx, parameterDef, { ...parameter, company });
  }
  for (const suffix of SUFFIXES) {
    const company = linkTo(companies, 'company' in suffix ? suffix.company : undefined);
    await insertRecord(tx, analysisPathSuffixDef, { ...suffix, company });
  }
  for (const message of ROLE_MESSAGES)
    await insertRecord(tx, roleMessageDef, { ...message, company: linkTo(companies, message.company) });
}

async function seedGroups(tx: Db, companies: Ids): Promise<void> {
  for (const { name, menu } of PAGE_SETS) {
    const { rows: pageInfos } = await tx.execute<{ id: number }>(sql`SELECT p.id FROM page_info p
      LEFT JOIN page_info above ON above.id = p.parent_menu_id WHERE p.menu = ${menu} OR above.menu = ${menu}`);
    await insertRecord(tx, userGroupInfoDef, { name, pageInfos });
  }
  const infos = await idsByName(tx, sql`SELECT id, name FROM user_group_info`);
  for (const { name, company, info, authority } of GROUPS) {
    const links = { company: linkTo(companies, company), userGroupInfo: linkTo(infos, info) };
    const id = await insertRecord(tx, userGroupDef, { name, ...links });
    await insertRecord(tx, assignedRolesDef, { authority, userGroup: { id } });
  }
}

/** The shipped menu as configuration menus, and each of its pages as a standard page of its own. */
async function seedMenus(tx: Db): Promise<void> {
  const types = {
    standard: await insertRecord(tx, configurationMenuTypeDef, { menuTypeName: 'Standard' }),
    url: await insertRecord(tx, configurationMenuTypeDef, { menuTypeName: 'URL' }),
  };
  const { rows: menus } = await tx.execute<{ id: number; menu: string; pageUrl: string }>(sql`
    SELECT id, menu, page_url AS "pageUrl" FROM page_info WHERE is_menu AND parent_menu_id IS NULL ORDER BY position, id`);
  for (const { id, menu: menuName, pageUrl } of menus) {
    const configurationMenuType = { id: pageUrl === '' ? types.standard : types.url };
    const menu = { id: await insertRecord(tx, configurationMenuDef, { menuName, configurationMenuType }) };
    const { rows: pages } = await tx.execute<{ id: number; pageName: string; position: number }>(sql`
      SELECT id, page_name AS "pageName", position FROM page_info
      WHERE parent_menu_id = ${id} AND page_name IS NOT NULL ORDER BY position, id`);
    for (const { id: page, ...standard } of pages) {
      const pageUrl = `#/dashboard/${page}`;
      await insertRecord(tx, configurationStandardPageDef, { ...standard, pageUrl, menu, pageInfos: [{ id: page }] });
    }
  }
  const known = await idsByName(tx, sql`SELECT id, lower(filter_name) AS name FROM configuration_filter`);
  for (const filterName of FILTERS)
    if (!known.has(filterName)) await insertRecord(tx, configurationFilterDef, { filterName });
}

async function seedSearches(tx: Db): Promise<void> {
  const users = await idsByName(tx, sql`SELECT id, login AS name FROM app_user`);
  const { rows } = await tx.execute<{ page: number; filterType: string }>(sql`
    SELECT f.page_info_id AS page, c.filter_name AS "filterType" FROM configuration_standard_pages_filter f
    JOIN configuration_filter c ON c.id = f.configuration_filter_id
    WHERE c.filter_name = 'company' AND f.page_info_id IS NOT NULL ORDER BY f.id LIMIT 1`);
  const [where] = rows;
  if (where === undefined) return;
  for (const { login, query } of SEARCHES) {
    const user = linkTo(users, login);
    if (user === null) continue;
    const time = new Date().toISOString();
    await insertRecord(tx, searchDef, { user, page: { id: where.page }, query, filterType: where.filterType, time });
  }
}

async function seedMealLimits(tx: Db, companies: Ids): Promise<void> {
  const owners = new Set(PARAMETERS.flatMap((parameter) => ('company' in parameter ? [parameter.company] : [])));
  for (const name of owners) {
    const company = companies.get(name);
    if (company === undefined) continue;
    for (const { city, limits } of mealLimits('general'))
      await replaceLimits(tx, { company, program: 'GENERAL', city }, limits);
    for (const { city, limits } of mealLimits('speaker'))
      await replaceLimits(tx, { company, program: 'SPEAKER', city }, limits);
  }
}
