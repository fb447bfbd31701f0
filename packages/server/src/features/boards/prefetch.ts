import { setTimeout as sleep } from 'node:timers/promises';
import { QueryRefused, type Scope } from '@pellucid/analytics';
import type { Board, BoardView, PrefetchMetrics } from '@pellucid/contract';
import type { ErrorLog } from '../../base/every.ts';
import type { Boards } from './service.ts';

/** How often is looked whether somebody asks, and for how long nobody has before the server is at rest, in milliseconds. */
const POLL_INTERVAL_MS = 100;
const REST_MS = 500;
/** Who has an unlimited version begins with every record, everybody else with the newest year. */
const SCOPES: readonly Scope[] = [{ kind: 'system' }, { kind: 'public' }];

export interface PrefetchDeps {
  boards: readonly Board[];
  service: Pick<Boards, 'open' | 'page'>;
  /** For how long nobody has waited for an answer, nor an import been under way, in milliseconds; 0 while they are. */
  quietMs(): number;
  /** How many answers had to make room for others. */
  evictions(): number;
  log: ErrorLog;
}

/** Asks what the first visitor of each board will ask, so that they find the answers remembered. */
export interface Prefetcher {
  /** Begins anew: the data, or the tables that answer, are others than before. */
  restart(): void;
  metrics(): PrefetchMetrics;
  stop(): Promise<void>;
}

/** A tile as a board opens with it. */
interface OpeningTile {
  readonly board: Board;
  readonly view: BoardView;
  readonly scope: Scope;
  readonly tile: string;
}

/**
 * Prefetches the tiles of the default views of boards, one after the other and only while nobody else asks: a question is called off as soon
 * as somebody does, and asked again later. It ends where the memory for answers is full.
 */
export function createPrefetcher(deps: PrefetchDeps): Prefetcher {
  const { service, log } = deps;
  let counts = { tiles: 0, answered: 0, failed: 0, postponed: 0 };
  let underWay = { stop: new AbortController(), ended: Promise.resolve() };

  async function prefetchAll(stop: AbortSignal): Promise<void> {
    const evicted = deps.evictions();
    await atRest(deps, stop);
    const tiles = await openingTiles(deps);
    counts = { ...counts, tiles: tiles.length };
    for (const tile of tiles) {
      if (deps.evictions() > evicted) return;
      await prefetch(tile, stop);
    }
  }

  async function prefetch(tile: OpeningTile, stop: AbortSignal): Promise<void> {
    for (;;) {
      const yielding = yieldWhenAsked(deps);
      const signal = AbortSignal.any([stop, yielding.signal]);
      try {
        await ask(tile, signal);
        counts.answered += 1;
        return;
      } catch (error) {
        stop.throwIfAborted();
        if (!signal.aborted) return failed(tile, error);
        counts.postponed += 1;
      } finally {
        yielding.end();
      }
      await atRest(deps, stop);
    }
  }

  async function ask({ board, view, scope, tile }: OpeningTile, signal: AbortSignal): Promise<void> {
    for (const question of service.page(board, view, { scope, signal }, [tile]).tiles) await question.ask();
  }

  function failed({ board, view, tile }: OpeningTile, error: unknown): void {
    counts.failed += 1;
    // A question that takes too long, or that nobody of this scope may ask, is refused to its visitor too.
    if (error instanceof QueryRefused) return;
    log.error({ err: error, board: board.id, page: view.page, tile }, 'a tile could not be prefetched');
  }

  return {
    restart() {
      const { stop: former, ended: before } = underWay;
      former.abort();
      counts = { tiles: 0, answered: 0, failed: 0, postponed: 0 };
      const stop = new AbortController();
      const ended = before
        .then(() => prefetchAll(stop.signal))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) log.error({ err: error }, 'boards could not be prefetched');
        });
      underWay = { stop, ended };
    },
    metrics: () => ({ ...counts }),
    stop: async () => {
      underWay.stop.abort();
      await underWay.ended;
    },
  };
}

/** The first pages of all boards before the second ones: what is opened by the menu before what takes another click. */
async function openingTiles({ boards, service }: PrefetchDeps): Promise<OpeningTile[]> {
  const pages: { place: number; tiles: OpeningTile[] }[] = [];
  for (const scope of SCOPES) {
    for (const shipped of boards) {
      if (scope.kind === 'public' && !shipped.free) continue;
      const { board, defaultFilters } = await service.open(shipped, { scope });
      for (const [place, { id, tiles }] of board.pages.entries()) {
        const view = { page: id, filters: defaultFilters, marks: [] };
        pages.push({ place, tiles: tiles.map((tile) => ({ board: shipped, view, scope, tile: tile.id })) });
      }
    }
  }
  return pages.toSorted((a, b) => a.place - b.place).flatMap(({ tiles }) => tiles);
}

/** Resolves when nobody has asked for a while. */
async function atRest({ quietMs }: PrefetchDeps, stop: AbortSignal): Promise<void> {
  while (quietMs() < REST_MS) await sleep(POLL_INTERVAL_MS, undefined, { signal: stop, ref: false });
}

/** A signal that is aborted when somebody asks from now on. */
function yieldWhenAsked({ quietMs }: PrefetchDeps): { signal: AbortSignal; end(): void } {
  const started = performance.now();
  const controller = new AbortController();
  const timer = setInterval(() => {
    if (quietMs() < performance.now() - started) controller.abort();
  }, POLL_INTERVAL_MS);
  timer.unref();
  return { signal: controller.signal, end: () => clearInterval(timer) };
}
