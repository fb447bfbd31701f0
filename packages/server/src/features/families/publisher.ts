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

export interface FamilyPublisher {
  /** Waits until what was changed before the call is in force. */
  published(): Promise<void>;
  /** As `published`; what changes from now on is left to the next start, as the database may be closed. */
  stop(): Promise<void>;
}

/** Keeps the families that questions go by equal to those of the database, whichever server changed them. */
export function publishFamilies({ db, changes, log, setCompanyFamilies }: FamilyPublisherDeps): FamilyPublisher {
  let last = Promise.resolve();
  const unsubscribe = changes.subscribe('families', () => {
    last = last
      .then(async () => setCompanyFamilies(await familiesOfCompanies(db)))
      .catch((err: unknown) => log.error({ err }, 'questions do not have the families as they are now'));
  });
  const published = () => last;
  return {
    published,
    stop() {
      unsubscribe();
      return last;
    },
  };
}
