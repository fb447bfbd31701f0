import {
  type BoardOpening,
  type BoardPage,
  type BoardView,
  boardFieldValues,
  type Problem,
  runBoard,
} from '@pellucid/contract';
import { call } from '../../lib/api.ts';
import { AnswerCache, cacheKey, NEW_TILE, noAnswerProblem, type TileFigures, type TileState } from './tile-cache.ts';
import { type NamedOpening, pageOf, type ViewerSnapshot, withNames } from './viewer-snapshot.ts';

const STOPPED: Problem = { type: 'about:blank', title: 'Stopped', status: 499, path: '', message: 'error.stopped' };

/** As many as one request takes; a chip names three. */
const MAX_NAMES = 200;

/** Where the requests find what is asked and leave what is answered. */
export interface SnapshotStore {
  snapshot(): ViewerSnapshot;
  show(snapshot: ViewerSnapshot): void;
  /** Tells the page of a failure; its problem. */
  report(cause: unknown): Problem;
  /** Tells the page that its filters leave nothing to show. */
  filterFailed(): void;
}

/** Asks the server for the tiles of the visible page: one request at a time, and nothing that is known already. */
export class PageRequests {
  private running: AbortController | null = null;
  private readonly lifetime = new AbortController();
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
      const question = cacheKey(view, tile);
      const answer = this.answers.get(question);
      const before = tiles[tile.id] ?? NEW_TILE;
      const settled = before.result === answer?.result && before.problem === null && !before.loading;
      if (answer === null) tiles[tile.id] = { ...before, problem: null, loading: true };
      else if (!settled) tiles[tile.id] = { ...answer, problem: null, loading: false };
      if (answer === null) wanted.push({ id: tile.id, question });
    }
    this.store.show({ ...this.store.snapshot(), tiles, phase: wanted.length === 0 ? 'ready' : 'calculating' });
    if (wanted.length > 0) await this.ask(opening, view, wanted, page.tiles.length);
    else this.reportIfEmpty(view, page);
    void this.askForNames();
    void this.askForFilterNames();
  }

  /** Asks for the names of filtered ids, as after a reload. */
  private async askForFilterNames(): Promise<void> {
    const { opening, view } = this.store.snapshot();
    if (opening === null || view === null) return;
    for (const { field, value } of view.filters) {
      const known = opening.names?.[field] ?? {};
      const isId = opening.fields.some(({ name, shownAs }) => name === field && shownAs !== undefined);
      const values = (Array.isArray(value) ? value : [value ?? null]).filter((id) => !(String(id) in known));
      if (!isId || values.length === 0) continue;
      const request = call(
        boardFieldValues,
        {
          params: { boardId: opening.board.id, field },
          body: { values: values.slice(0, MAX_NAMES).map(String), filters: [] },
        },
        { signal: this.lifetime.signal },
      );
      // Without an answer the id stays on screen.
      const named = await request.then((answer) => answer.values).catch(() => []);
      if (this.lifetime.signal.aborted) return;
      const snapshot = this.store.snapshot();
      if (snapshot.opening !== null)
        this.store.show({ ...snapshot, opening: withNames(snapshot.opening, field, named) });
    }
  }

  /** Asks for the tiles of other pages in which somebody is marked by id, as after a reload: only their answers have the name. */
  private async askForNames(): Promise<void> {
    const { opening, view, tiles } = this.store.snapshot();
    if (opening === null || view === null) return;
    const marked = new Set(view.marks.map(({ tile }) => tile));
    for (const page of opening.board.pages) {
      const nameless = page.tiles.filter(
        ({ id, label }) => label !== undefined && marked.has(id) && !tiles[id]?.result,
      );
      if (page.id === view.page || nameless.length === 0) continue;
      const body = { ...view, page: page.id, tiles: nameless.map(({ id }) => id) };
      const request = call(runBoard, { params: { boardId: opening.board.id }, body }, { signal: this.lifetime.signal });
      // Without an answer the id stays on screen.
      const answers = await request.then((answer) => answer.answers).catch(() => []);
      if (this.lifetime.signal.aborted) return;
      const found = answers.flatMap((answer) =>
        'result' in answer ? [[answer.tile, { ...figuresOf(answer), problem: null, loading: false }]] : [],
      );
      const snapshot = this.store.snapshot();
      this.store.show({ ...snapshot, tiles: { ...Object.fromEntries(found), ...snapshot.tiles } });
    }
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
          const figures = figuresOf(found);
          this.answers.put(question, figures);
          tiles[id] = { ...figures, problem: null, loading: false };
        } else {
          tiles[id] = { result: null, problem: found?.problem ?? noAnswerProblem(), loading: false };
        }
      }
      this.store.show({
        ...this.store.snapshot(),
        phase: 'ready',
        tiles,
        // The same object as long as it says the same: tiles that did not change are not drawn again.
        opening: withVersion(this.store.snapshot().opening ?? opening, answer.dataVersion),
      });
      this.reportIfEmpty(view, pageOf(opening, view.page));
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
      if (problem.status === 400 && view.filters.length > 0) this.store.filterFailed();
    }
  }

  /**
   * Marks come from what is shown, so that only filters can be wrong about what there is; a tile that ignores one of them has
   * figures all the same.
   */
  private reportIfEmpty(view: BoardView, page: BoardPage): void {
    if (view.filters.length === 0 || view.marks.length > 0) return;
    const { tiles } = this.store.snapshot();
    const heeding = page.tiles.filter(({ ignores }) => !view.filters.some(({ field }) => ignores.includes(field)));
    const states = heeding.flatMap((tile) => (tile.kind === 'kpi' ? [] : (tiles[tile.id] ?? [])));
    const nothing = ({ result, problem }: TileState) =>
      problem === null ? result?.rows.length === 0 : problem.status === 400;
    if (states.length > 0 && states.every(nothing)) this.store.filterFailed();
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
    this.lifetime.abort();
    this.running?.abort();
    this.running = null;
  }
}

function figuresOf({ result, compared, standing, sideBySide }: TileFigures): TileFigures {
  return { result, compared, standing, sideBySide };
}

function withVersion(opening: NamedOpening, dataVersion: string): NamedOpening {
  return opening.dataVersion === dataVersion ? opening : { ...opening, dataVersion };
}

function mapTiles(tiles: Readonly<Record<string, TileState>>, change: (tile: TileState) => TileState) {
  return Object.fromEntries(Object.entries(tiles).map(([id, tile]) => [id, change(tile)]));
}
