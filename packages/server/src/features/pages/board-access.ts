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

/** The boards that the caller's user group has a page of, each with the first of these. */
export type BoardPages = (caller: Caller) => Promise<ReadonlyMap<string, number>>;

const NONE: ReadonlyMap<string, number> = new Map();

/** Which boards people may open, kept in memory until pages, groups or what completes their paths change. */
export function boardAccess({ db, changes, clock }: { db: Db; changes: ChangeFeed; clock: Clock }): {
  boardPages: BoardPages;
  mayOpenBoard: MayOpenBoard;
  boardAccessCache: () => CacheMetrics;
} {
  const cache = createWatchedCache<string, ReadonlyMap<string, number>>({
    changes,
    clock,
    topic: 'pages',
    concerns: () => true,
    max: MAX_CACHED_GROUPS,
  });

  async function pagesOf(group: number, company: string | null): Promise<ReadonlyMap<string, number>> {
    const { suffixes, version } = await pathSuffixes(db);
    return new Map(
      (await analysisPathsOf(db, group)).flatMap(({ path, showByVersion, page }) => {
        const board = boardIdOf(path, { company, suffixes, version: showByVersion ? version : null });
        return board === null ? [] : [[board, page] as const];
      }),
    );
  }

  const boardPages: BoardPages = async ({ userGroup, company }) => {
    if (!userGroup) return NONE;
    const name = company?.companyName ?? null;
    return (await cache.get(JSON.stringify([userGroup.id, name]), () => pagesOf(userGroup.id, name))) ?? NONE;
  };

  return {
    boardPages,
    mayOpenBoard: async (boardId, caller) => (await boardPages(caller)).has(boardId),
    boardAccessCache: cache.metrics,
  };
}
