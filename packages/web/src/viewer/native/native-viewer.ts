import {
  type BoardOpening,
  type BoardPage,
  type BoardView,
  type Condition,
  exportBoardDetails,
  type Mark,
  type OrderBy,
  openBoard,
  type Problem,
  runBoard,
} from '@pellucid/contract';
import { ApiProblem, call, download } from '../../lib/api.ts';
import { createEmitter } from '../../lib/emitter.ts';
import type { AnalyticsViewer, OpenRequest, ViewerEvent, ViewerPage, ViewerPhase } from '../analytics-viewer.ts';
import { AnswerCache, NEW_TILE, questionOf, type TileState } from './tile-requests.ts';
import { advanced, applied, type History, historyOf, redone, undone, type ViewAction } from './view-state.ts';
import { readLink, writeLink } from './view-url.ts';

/** What the screen of the native viewer is drawn from; a new object with each change. */
export interface ViewerSnapshot {
  readonly phase: ViewerPhase;
  readonly opening: BoardOpening | null;
  /** Null until the board is open. */
  readonly view: BoardView | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly detailsOpen: boolean;
  readonly tiles: Readonly<Record<string, TileState>>;
  /** Why the board could not be opened. */
  readonly problem: Problem | null;
}

const CLOSED: ViewerSnapshot = {
  phase: 'idle',
  opening: null,
  view: null,
  canUndo: false,
  canRedo: false,
  detailsOpen: false,
  tiles: {},
  problem: null,
};

const NO_MARKS: readonly Mark[] = [];
const NO_FILTERS: readonly Condition[] = [];

const STOPPED: Problem = { type: 'about:blank', title: 'Stopped', status: 499, path: '', message: 'error.stopped' };

/** Boards of this product. Framework-free: `native-surface.tsx` draws the snapshots. */
export class NativeViewer implements AnalyticsViewer {
  readonly capabilities = {
    undo: true,
    exportRows: true,
    exportImage: true,
    readRows: true,
    filterPanel: true,
    filterEvents: true,
    shareState: true,
  } as const;

  private snapshot = CLOSED;
  private history: History | null = null;
  private running: AbortController | null = null;
  private readonly answers = new AnswerCache();
  private readonly lifetime = new AbortController();
  private readonly events = createEmitter<ViewerEvent>();
  private readonly changes = createEmitter<void>();

  readonly on = this.events.on;
  readonly subscribe = (listener: () => void) => this.changes.on(listener);
  readonly getSnapshot = () => this.snapshot;

  get phase(): ViewerPhase {
    return this.snapshot.phase;
  }

  async open({ path, state, filters, page }: OpenRequest): Promise<void> {
    this.show({ ...CLOSED, phase: 'opening' });
    try {
      const opening = await call(openBoard, { params: { boardId: path } }, { signal: this.lifetime.signal });
      const link = state === null ? null : readLink(state);
      const view = startView(opening, link?.view ?? null, filters, page);
      this.history = historyOf(view);
      this.show({ ...CLOSED, phase: 'calculating', opening, view, detailsOpen: link?.details ?? false });
      this.emitState(true);
      this.events.emit({ type: 'page-activated', page: view.page });
      await this.refresh();
      if (this.snapshot.phase === 'ready') this.events.emit({ type: 'ready' });
    } catch (cause) {
      this.fail(cause);
    }
  }

  pages(): readonly ViewerPage[] {
    return this.snapshot.opening?.board.pages.map(({ id, title }) => ({ id, title })) ?? [];
  }

  activePage(): string | null {
    return this.snapshot.view?.page ?? null;
  }

  markings(): readonly Mark[] {
    return this.snapshot.view?.marks ?? NO_MARKS;
  }

  filters(): readonly Condition[] {
    return this.snapshot.view?.filters ?? NO_FILTERS;
  }

  activatePage(page: string): void {
    this.act({ type: 'page', page });
  }

  clearMarkings(): void {
    this.act({ type: 'clear-marks' });
  }

  setFilter(field: string, condition: Condition | null, { clearMarkings = false } = {}): void {
    this.act({ type: 'filter', field, condition, clearMarks: clearMarkings });
  }

  /** Does what a person did, if it changes anything: history, link, events and questions follow. */
  act(action: ViewAction): void {
    const history = this.history;
    if (history === null) return;
    this.moveTo(advanced(history, applied(history.present, action)), false);
  }

  undo(): void {
    if (this.history !== null) this.moveTo(undone(this.history), false);
  }

  redo(): void {
    if (this.history !== null) this.moveTo(redone(this.history), false);
  }

  showDetails(open: boolean): void {
    if (this.snapshot.detailsOpen === open) return;
    this.show({ ...this.snapshot, detailsOpen: open });
    this.emitState(true);
  }

  state(): string {
    const { view, detailsOpen } = this.snapshot;
    return view === null ? '' : writeLink({ view, details: detailsOpen });
  }

  /** The browser's back and forward lead to states that the history knows: then it moves instead of growing. */
  showState(state: string): void {
    const link = readLink(state);
    const { opening } = this.snapshot;
    if (this.history === null || opening === null || link === null || writeLink(link) === this.state()) return;
    const view = startView(opening, link.view, [], null);
    const same = (other: BoardView | undefined) => JSON.stringify(other) === JSON.stringify(view);
    const { past, future } = this.history;
    const next = same(past.at(-1))
      ? undone(this.history)
      : same(future[0])
        ? redone(this.history)
        : advanced(this.history, view);
    if (link.details !== this.snapshot.detailsOpen) this.show({ ...this.snapshot, detailsOpen: link.details });
    if (!same(this.history.present)) this.moveTo(next, true);
  }

  async reload(): Promise<void> {
    this.answers.clear();
    await this.refresh();
  }

  /** Stops what is being calculated; the tiles concerned say so and can be asked again. */
  cancel(): void {
    if (this.running === null) return;
    this.running.abort();
    this.running = null;
    const tiles = mapTiles(this.snapshot.tiles, (tile) =>
      tile.loading ? { ...tile, loading: false, problem: STOPPED } : tile,
    );
    this.show({ ...this.snapshot, phase: 'ready', tiles });
  }

  /** Saves every record behind the view, in the order of the details panel. */
  async exportRows(orderBy: OrderBy[] = []): Promise<void> {
    const { opening, view } = this.snapshot;
    if (opening === null || view === null) return;
    const { id } = opening.board;
    await download(exportBoardDetails, { params: { boardId: id }, body: { ...view, orderBy } }, `${id}-records.csv`);
  }

  dispose(): void {
    this.running?.abort();
    this.lifetime.abort();
    this.history = null;
  }

  private moveTo(history: History, replace: boolean): void {
    const before = this.history?.present;
    const view = history.present;
    this.history = history;
    if (before === undefined || view === before) return;
    this.show({ ...this.snapshot, view, canUndo: history.past.length > 0, canRedo: history.future.length > 0 });
    this.emitState(replace);
    if (view.page !== before.page) this.events.emit({ type: 'page-activated', page: view.page });
    if (view.marks !== before.marks) this.events.emit({ type: 'marking-changed', markings: view.marks });
    if (view.filters !== before.filters) this.events.emit({ type: 'filter-changed', filters: view.filters });
    void this.refresh();
  }

  /** Asks for the tiles of the visible page whose question changed, in one request; an earlier request ends. */
  async refresh(): Promise<void> {
    const { opening, view } = this.snapshot;
    if (opening === null || view === null) return;
    this.running?.abort();
    this.running = null;

    const tiles: Record<string, TileState> = { ...this.snapshot.tiles };
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
    this.show({ ...this.snapshot, tiles, phase: wanted.length === 0 ? 'ready' : 'calculating' });
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
      const tiles: Record<string, TileState> = { ...this.snapshot.tiles };
      for (const { id, question } of wanted) {
        const found = answer.answers.find(({ tile }) => tile === id);
        if (found !== undefined && 'result' in found) {
          this.answers.put(question, found.result);
          tiles[id] = { result: found.result, problem: null, loading: false };
        } else {
          tiles[id] = { result: null, problem: found?.problem ?? unanswered(), loading: false };
        }
      }
      this.show({ ...this.snapshot, phase: 'ready', tiles, opening: { ...opening, dataVersion: answer.dataVersion } });
      // An import happened in between: the tiles that were not asked show the data before it.
      if (outdated && wanted.length < tilesOfPage) await this.refresh();
    } catch (cause) {
      if (this.running !== running) return;
      this.running = null;
      const problem = this.report(cause);
      const tiles = mapTiles(this.snapshot.tiles, (tile) =>
        tile.loading ? { ...tile, loading: false, problem } : tile,
      );
      this.show({ ...this.snapshot, phase: problem.status === 401 ? 'expired' : 'ready', tiles });
    }
  }

  private fail(cause: unknown): void {
    if (this.lifetime.signal.aborted) return;
    const problem = this.report(cause);
    this.show({ ...CLOSED, phase: problem.status === 401 ? 'expired' : 'failed', problem });
  }

  private report(cause: unknown): Problem {
    const problem = cause instanceof ApiProblem ? cause.problem : unanswered(cause);
    this.events.emit(problem.status === 401 ? { type: 'session-expired' } : { type: 'error', problem });
    return problem;
  }

  private emitState(replace: boolean): void {
    this.events.emit({ type: 'state-changed', state: this.state(), replace });
  }

  private show(snapshot: ViewerSnapshot): void {
    this.snapshot = snapshot;
    this.changes.emit();
  }
}

/**
 * The view to begin with, before the first question is asked: the link's, or else what the person chose on this page before, over
 * the defaults. A link to a page that the board no longer has shows its first one; who may see one year only gets it.
 */
export function startView(
  opening: BoardOpening,
  link: BoardView | null,
  chosen: readonly Condition[],
  page: string | null,
): BoardView {
  const { board, defaultFilters, oneYearOnly } = opening;
  const wanted = link?.page ?? page;
  const found = board.pages.find(({ id, title }) => id === wanted || title === wanted) ?? board.pages[0];
  const base = link === null ? merged(defaultFilters, chosen) : link.filters;
  return {
    page: found?.id ?? '',
    filters: oneYearOnly ? merged(defaultFilters, base) : base,
    marks: link?.marks.filter((mark) => hasTile(board.pages, mark.tile)) ?? [],
  };
}

/** The second list, and what it leaves open from the first. */
function merged(defaults: readonly Condition[], chosen: readonly Condition[]): Condition[] {
  return [...defaults.filter(({ field }) => !chosen.some((other) => other.field === field)), ...chosen];
}

function hasTile(pages: readonly BoardPage[], id: string): boolean {
  return pages.some(({ tiles }) => tiles.some((tile) => tile.id === id));
}

/** The page of a board by its id. A view's page always exists: `startView` sees to it. */
export function pageOf(opening: BoardOpening, id: string): BoardPage {
  const page = opening.board.pages.find((other) => other.id === id);
  if (page === undefined) throw new Error(`Board ${opening.board.id} has no page ${id}`);
  return page;
}

function mapTiles(tiles: Readonly<Record<string, TileState>>, change: (tile: TileState) => TileState) {
  return Object.fromEntries(Object.entries(tiles).map(([id, tile]) => [id, change(tile)]));
}

function unanswered(cause?: unknown): Problem {
  const detail = cause instanceof Error ? cause.message : 'The server gave no answer for this tile.';
  return { type: 'about:blank', title: 'No answer', status: 0, detail, path: '', message: 'error.no.answer' };
}
