import { companyFamilyCalls, companyFamilyDef, memberCompanyCalls, memberCompanyDef } from '@pellucid/contract';
import { entityRoutes } from '../../crud/entity-routes.ts';
import { type EntityDeps, entityService } from '../../crud/entity-service.ts';
import type { Server } from '../../http/mount.ts';
import { type FamilyPublisherDeps, publishFamilies } from './publisher.ts';

/** Families of companies. Who is told that a change was made gets answers by it. */
export function familiesRoutes(server: Server, entities: EntityDeps, deps: FamilyPublisherDeps): void {
  const publisher = publishFamilies(deps);
  const transaction: EntityDeps['transaction'] = async (work) => {
    const done = await deps.db.transaction(work);
    await publisher.published();
    return done;
  };
  entityRoutes(server, companyFamilyCalls, entityService(companyFamilyDef, { ...entities, transaction }));
  entityRoutes(server, memberCompanyCalls, entityService(memberCompanyDef, { ...entities, transaction }));
  server.addHook('onClose', publisher.stop);
}
