import type { FastifyBaseLogger } from 'fastify';
import type { ChangeFeed } from '../../platform/db/change-feed.ts';
import type { Db } from '../../platform/db/database.ts';
import { familiesOfCompanies } from './repository.ts';

export interface FamilyPublisherDeps {
  db: Db;
  changes: ChangeFeed;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Gives the questions the families as they are now. */
  setCompanyFamilies(families: ReadonlyMap<string, string>): Promise<void>;
}

/**
 * Keeps the families that questions go by equal to those of the database, whichever server changed them. The function
 * returned waits until what was changed before the call is in force.
 */
export function publishFamilies({ db, changes, log, setCompanyFamilies }: FamilyPublisherDeps): () => Promise<void> {
  let last = Promise.resolve();
  changes.subscribe('families', () => {
    last = last
      .then(async () => setCompanyFamilies(await familiesOfCompanies(db)))
      .catch((err: unknown) => log.error({ err }, 'questions do not have the families as they are now'));
  });
  return () => last;
}
