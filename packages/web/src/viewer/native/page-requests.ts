import { type BoardOpening, type BoardView, type Problem, runBoard } from '@pellucid/contract';
import { call } from '../../lib/api.ts';
import { AnswerCache, NEW_TILE, questionOf, type TileState, unanswered } from './tile-requests.ts';
import { pageOf, type ViewerSnapshot } from './viewer-snapshot.ts';

const STOPPED: Problem = { type: 'about:blank', title: 'Stopped', status: 499, path: '', message: 'error.stopped' };

/** Where the requests find what is asked and leave what is answered. */
export interface SnapshotStore {
  snapshot(): ViewerSnapshot;
  show(snapshot: ViewerSnapshot): void;
  /** Tells the page of a failure; its problem. */
  report(cause: unknown): Problem;
}

/** Asks the server for the tiles of the visible page: one request at a time, and nothing that is known already. */
export class PageRequests {
  private running: AbortController | null = null;
  private readonly answers = new AnswerCache();
  private readonly store: SnapshotStore;

  constructor(store: SnapshotStore) {
    this.store = store;
  }

  /** Asks for the tiles of the visible page whose question changed, in one request; an earlier request ends. */
  async refresh(): Promise<void> {
    const { opening, view } = this.store.snapshot();
    if (opening === null || view === null) return;
    this.running?.abort();
    this.running = null;

    const tiles: Record<string, TileState> = { ...this.store.snapshot().tiles };
    const wanted: { id: string; question: string }[] = [];
    const page = pageOf(opening, view.page);
    for (const tile of page.tiles) {
      const question = questionOf(view, tile);
      const answer = this.answers.get(question);
      const before = tiles[tile.id] ?? NEW_TILE;
      tiles[tile.id] =
        answer === null
          ? { ...before, problem: null, loading: true }
          : { result: answer, problem: null, loading: false };
      if (answer === null) wanted.push({ id: tile.id, question });
    }
    this.store.show({ ...this.store.snapshot(), tiles, phase: wanted.length === 0 ? 'ready' : 'calculating' });
    if (wanted.length > 0) await this.ask(opening, view, wanted, page.tiles.length);
  }

  private async ask(
    opening: BoardOpening,
    view: BoardView,
    wanted: readonly { id: string; question: string }[],
    tilesOfPage: number,
  ): Promise<void> {
    const running = new AbortController();
    this.running = running;
    const some = wanted.length < tilesOfPage ? { tiles: wanted.map(({ id }) => id) } : {};
    try {
      const answer = await call(
        runBoard,
        { params: { boardId: opening.board.id }, body: { ...view, ...some } },
        { signal: running.signal },
      );
      if (this.running !== running) return;
      this.running = null;
      const outdated = this.answers.moveTo(answer.dataVersion);
      const tiles: Record<string, TileState> = { ...this.store.snapshot().tiles };
      for (const { id, question } of wanted) {
        const found = answer.answers.find(({ tile }) => tile === id);
        if (found !== undefined && 'result' in found) {
          this.answers.put(question, found.result);
          tiles[id] = { result: found.result, problem: null, loading: false };
        } else {
          tiles[id] = { result: null, problem: found?.problem ?? unanswered(), loading: false };
        }
      }
      this.store.show({
        ...this.store.snapshot(),
        phase: 'ready',
        tiles,
        opening: { ...opening, dataVersion: answer.dataVersion },
      });
      // An import happened in between: the tiles that were not asked show the data before it.
      if (outdated && wanted.length < tilesOfPage) await this.refresh();
    } catch (cause) {
      if (this.running !== running) return;
      this.running = null;
      const problem = this.store.report(cause);
      const tiles = mapTiles(this.store.snapshot().tiles, (tile) =>
        tile.loading ? { ...tile, loading: false, problem } : tile,
      );
      this.store.show({ ...this.store.snapshot(), phase: problem.status === 401 ? 'expired' : 'ready', tiles });
    }
  }

  /** Stops what is being calculated; the tiles concerned say so and can be asked again. */
  cancel(): void {
    if (this.running === null) return;
    this.running.abort();
    this.running = null;
    const tiles = mapTiles(this.store.snapshot().tiles, (tile) =>
      tile.loading ? { ...tile, loading: false, problem: STOPPED } : tile,
    );
    this.store.show({ ...this.store.snapshot(), phase: 'ready', tiles });
  }

  /** Forgets every answer, so that everything is asked again. */
  forget(): void {
    this.answers.clear();
  }

  /** Ends the request that is under way without a word: nobody looks any more. */
  dispose(): void {
    this.running?.abort();
    this.running = null;
  }
}

function mapTiles(tiles: Readonly<Record<string, TileState>>, change: (tile: TileState) => TileState) {
  return Object.fromEntries(Object.entries(tiles).map(([id, tile]) => [id, change(tile)]));
}
