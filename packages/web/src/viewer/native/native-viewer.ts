import {
  type BoardOpening,
  type BoardView,
  boardInView,
  type Condition,
  type FieldValue,
  type Mark,
  type Problem,
} from '@pellucid/contract';
import { ApiProblem } from '../../lib/api.ts';
import { createEmitter } from '../../lib/emitter.ts';
import type {
  AnalyticsViewer,
  FilterRequest,
  OpenRequest,
  ViewerEvent,
  ViewerPage,
  ViewerPhase,
} from '../analytics-viewer.ts';
import { headerConditions } from '../header-conditions.ts';
import { exportRecords, type RecordsExport } from './export/export-records.ts';
import { initialView } from './initial-view.ts';
import { panelsOf, parseLink, serializeLink } from './link-state.ts';
import { PageRequests } from './page-requests.ts';
import { noAnswerProblem } from './tile-cache.ts';
import {
  createHistory,
  type History,
  historyAt,
  pushView,
  redoView,
  reduceView,
  undoView,
  type ViewAction,
} from './view-state.ts';
import { CLOSED, type NamedOpening, type Panels, type ViewerSnapshot, withNames } from './viewer-snapshot.ts';
import { fieldInfo } from './wording.ts';

const NO_MARKS: readonly Mark[] = [];
const NO_FILTERS: readonly Condition[] = [];

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

  private readonly loadOpening: (boardId: string) => Promise<BoardOpening>;
  private snapshot = CLOSED;
  private history: History | null = null;
  /** As the server gave it: no tile is broken out. */
  private shipped: BoardOpening['board'] | null = null;
  private readonly requests = new PageRequests({
    snapshot: () => this.snapshot,
    show: (snapshot) => this.show(snapshot),
    report: (cause) => this.report(cause),
    filterFailed: () => this.events.emit({ type: 'filter-failed' }),
  });
  private readonly lifetime = new AbortController();
  private readonly events = createEmitter<ViewerEvent>();
  private readonly changes = createEmitter<void>();

  readonly on = this.events.on;
  readonly subscribe = (listener: () => void) => this.changes.on(listener);
  readonly getSnapshot = () => this.snapshot;

  get phase(): ViewerPhase {
    return this.snapshot.phase;
  }

  /** `loadOpening` finds the opening of a board: asked for now, or prefetched. */
  constructor(loadOpening: (boardId: string) => Promise<BoardOpening>) {
    this.loadOpening = loadOpening;
  }

  async open({ path, state, filters, page }: OpenRequest): Promise<void> {
    this.show({ ...CLOSED, phase: 'opening' });
    try {
      const opening = await this.loadOpening(path);
      if (this.lifetime.signal.aborted) return;
      const link = state === null ? null : parseLink(state);
      const chosen = filters.flatMap(headerConditions).flatMap(({ condition }) => condition ?? []);
      const view = initialView(opening, link?.view ?? null, chosen, page);
      this.history = createHistory(view);
      this.shipped = opening.board;
      const shown = this.inView(opening, view);
      this.show({ ...CLOSED, phase: 'calculating', opening: shown, view, ...panelsOf(opening, link) });
      this.emitState(true);
      this.events.emit({ type: 'page-activated', page: view.page });
      await this.requests.refresh();
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

  applyFilters(request: FilterRequest): void {
    this.act({ type: 'header-filters', filters: headerConditions(request) });
  }

  /** Does what a person did, if it changes anything: history, link, events and questions follow. */
  act(action: ViewAction): void {
    const history = this.history;
    if (history === null) return;
    this.moveTo(pushView(history, reduceView(history.present, action)), false);
  }

  /** Names of ids that a person chooses from: a filter on one is shown by its name at once. */
  learnNames(field: string, values: readonly FieldValue[]): void {
    const { opening } = this.snapshot;
    const named = opening && withNames(opening, field, values);
    if (named !== opening) this.show({ ...this.snapshot, opening: named });
  }

  undo(): void {
    if (this.history !== null) this.moveTo(undoView(this.history), false);
  }

  redo(): void {
    if (this.history !== null) this.moveTo(redoView(this.history), false);
  }

  showDetails(open: boolean, tile: string | null = null): void {
    this.showPanels({ detailsOpen: open, detailsTile: tile });
  }

  /** Opens and closes what is beside the figures. */
  showPanels(change: Partial<Panels>): void {
    const before = this.state();
    this.show({ ...this.snapshot, ...change });
    if (this.state() !== before) this.emitState(true);
  }

  state(): string {
    const { view } = this.snapshot;
    return view === null ? '' : serializeLink({ ...this.snapshot, view });
  }

  /** The browser's back and forward lead to states that the history knows: then it moves instead of growing. */
  showState(state: string): void {
    const link = parseLink(state);
    const { opening } = this.snapshot;
    if (this.history === null || opening === null || link === null || serializeLink(link) === this.state()) return;
    const view = initialView(opening, link.view, [], null);
    this.moveTo(historyAt(this.history, view), true);
    this.showPanels(panelsOf(opening, link));
  }

  async reload(): Promise<void> {
    this.requests.forget();
    await this.requests.refresh();
  }

  /** Asks again for the tiles that have no answer. */
  refresh(): Promise<void> {
    return this.requests.refresh();
  }

  /** Stops what is being calculated; the tiles concerned say so and can be asked again. */
  cancel(): void {
    this.requests.cancel();
  }

  /** Saves every record behind the view, in the order given or else as they lie, which spares sorting them. */
  exportRows(options: RecordsExport = {}): Promise<void> {
    return exportRecords(this.snapshot, options);
  }

  dispose(): void {
    this.requests.dispose();
    this.lifetime.abort();
    this.history = null;
  }

  private moveTo(history: History, replace: boolean): void {
    const before = this.history?.present;
    const view = history.present;
    this.history = history;
    if (before === undefined || view === before) return;
    const { opening, maximised } = this.snapshot;
    this.show({
      ...this.snapshot,
      view,
      opening: opening && isOtherBoard(view, before) ? this.inView(opening, view) : opening,
      maximised: view.page === before.page ? maximised : null,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    });
    this.emitState(replace);
    if (view.page !== before.page) this.events.emit({ type: 'page-activated', page: view.page });
    if (view.marks !== before.marks) this.events.emit({ type: 'marking-changed', markings: view.marks });
    if (view.filters !== before.filters) this.events.emit({ type: 'filter-changed', filters: view.filters });
    void this.requests.refresh();
  }

  private inView(opening: NamedOpening, view: BoardView): NamedOpening {
    const board = boardInView(this.shipped ?? opening.board, view, (name) => fieldInfo(opening, name));
    return { ...opening, board };
  }

  private fail(cause: unknown): void {
    if (this.lifetime.signal.aborted) return;
    const problem = this.report(cause);
    this.show({ ...CLOSED, phase: problem.status === 401 ? 'expired' : 'failed', problem });
  }

  private report(cause: unknown): Problem {
    const problem = cause instanceof ApiProblem ? cause.problem : noAnswerProblem(cause);
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

/** Whether tiles are other ones than before. */
function isOtherBoard(view: BoardView, before: BoardView): boolean {
  return view.breakOuts !== before.breakOuts || view.sideBySide?.figure !== before.sideBySide?.figure;
}
