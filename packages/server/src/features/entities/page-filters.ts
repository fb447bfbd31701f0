import { pageFilterDef } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import { type EntityDeps, type EntityService, entityService } from '../../crud/entity-service.ts';
import { entityStore } from '../../crud/entity-store.ts';
import { ALL_ROWS } from '../../crud/row-access.ts';
import { invalidFields } from '../../http/problems.ts';

/** Filters that get a page take turns; the number is arbitrary but fixed. */
const LOCK = 7_150_431;

/** A page has one filter at most: of a second one nothing would ever be seen. */
export function pageFilterService(deps: EntityDeps): EntityService<(typeof pageFilterDef)['fields']> {
  const filters = entityStore(pageFilterDef);
  return entityService(pageFilterDef, deps, {
    async beforeWrite(tx, { old, values }) {
      const page = values?.pageInfo as { id: number } | null | undefined;
      if (page == null || page.id === old?.pageInfo?.id) return values ?? {};
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
      const criteria = [{ field: 'pageInfo', operator: 'equals' as const, values: [page.id] }];
      const [first] = await filters.list(tx, { criteria, access: ALL_ROWS, limit: 1 });
      if (first === undefined) return values ?? {};
      const fieldErrors = [{ objectName: pageFilterDef.name, field: 'pageInfo', message: 'Unique' }];
      const name = first.filterDatatableName ?? first.configurationFilter?.filterName ?? 'without a data table';
      throw invalidFields(fieldErrors, `This page has a filter already: ${name} (#${first.id})`);
    },
  });
}
