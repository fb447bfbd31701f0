import { boardIdOf, type CacheMetrics } from '@pellucid/contract';
import type { Caller } from '../../base/caller.ts';
import type { Clock } from '../../base/clock.ts';
import type { ChangeFeed } from '../../platform/db/change-feed.ts';
import type { Db } from '../../platform/db/database.ts';
import { createWatchedCache } from '../../platform/db/watched-cache.ts';
import { analysisPathsOf, pathSuffixes } from './repository.ts';

/** User groups whose boards are in the cache; a product has fewer, or reads some again. */
const MAX_CACHED_GROUPS = 500;

/** Whether a page that the caller's user group shows leads to the board. Who has no group opens none. */
export type MayOpenBoard = (boardId: string, caller: Caller) => Promise<boolean>;

/** Which boards people may open, kept in memory until pages, groups or what completes their paths change. */
export function boardAccess({ db, changes, clock }: { db: Db; changes: ChangeFeed; clock: Clock }): {
  mayOpenBoard: MayOpenBoard;
  boardAccessCache: () => CacheMetrics;
} {
  const cache = createWatchedCache<string, ReadonlySet<string>>({
    changes,
    clock,
    topic: 'pages',
    concerns: () => true,
    max: MAX_CACHED_GROUPS,
  });

  async function boardsOf(group: number, company: string | null): Promise<ReadonlySet<string>> {
    const { suffixes, version } = await pathSuffixes(db);
    const boards = (await analysisPathsOf(db, group)).map(({ path, showByVersion }) =>
      boardIdOf(path, { company, suffixes, version: showByVersion ? version : null }),
    );
    return new Set(boards.filter((board) => board !== null));
  }

  return {
    async mayOpenBoard(boardId, { userGroup, company }) {
      if (!userGroup) return false;
      const name = company?.companyName ?? null;
      const boards = await cache.get(JSON.stringify([userGroup.id, name]), () => boardsOf(userGroup.id, name));
      return boards?.has(boardId) ?? false;
    },
    boardAccessCache: cache.metrics,
  };
}
