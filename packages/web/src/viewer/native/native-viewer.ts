import type { BoardOpening, BoardView, Condition, FieldValue, Mark, Problem } from '@pellucid/contract';
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
import { ShownBoard } from './shown-board.ts';
import { withKeptColors } from './side-by-side/kept-colors.ts';
import { noAnswerProblem } from './tile-cache.ts';
import { type History, historyAt, pushView, redoView, reduceView, undoView, type ViewAction } from './view-state.ts';
import { CLOSED, type Panels, pageOf, sidesOf, type ViewerSnapshot } from './viewer-snapshot.ts';

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
  private readonly shown = new ShownBoard();
  private readonly requests = new PageRequests({
    snapshot: this.shown.getSnapshot,
    show: (snapshot) => this.shown.show(snapshot),
    report: (cause) => this.report(cause),
    filterFailed: () => this.events.emit({ type: 'filter-failed' }),
  });
  private readonly lifetime = new AbortController();
  private readonly events = createEmitter<ViewerEvent>();

  readonly on = this.events.on;
  readonly subscribe = this.shown.subscribe;
  readonly getSnapshot = this.shown.getSnapshot;

  get phase(): ViewerPhase {
    return this.snapshot.phase;
  }

  /** `loadOpening` finds the opening of a board: asked for now, or prefetched. */
  constructor(loadOpening: (boardId: string) => Promise<BoardOpening>) {
    this.loadOpening = loadOpening;
  }

  async open({ path, state, filters, page }: OpenRequest): Promise<void> {
    this.shown.show({ ...CLOSED, phase: 'opening' });
    try {
      const opening = await this.loadOpening(path);
      if (this.lifetime.signal.aborted) return;
      const link = state === null ? null : parseLink(state);
      const chosen = filters.flatMap(headerConditions).flatMap(({ condition }) => condition ?? []);
      const view = initialView(opening, link?.view ?? null, chosen, page);
      this.shown.begin(opening, link, view);
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
    this.step((history) => pushView(history, this.colored(history.present, reduceView(history.present, action))));
  }

  private colored(before: BoardView, next: BoardView): BoardView {
    const { opening, tiles } = this.snapshot;
    const field = opening?.board.sideBySide?.field;
    if (opening === null || field === undefined) return next;
    return withKeptColors(before, next, field, sidesOf(pageOf(opening, before.page), tiles));
  }

  /** Names of ids that a person chooses from: a filter on one is shown by its name at once. */
  learnNames(field: string, values: readonly FieldValue[]): void {
    this.shown.learnNames(field, values);
  }

  undo(): void {
    this.step(undoView);
  }

  redo(): void {
    this.step(redoView);
  }

  showDetails(open: boolean, tile: string | null = null): void {
    this.showPanels({ detailsOpen: open, detailsTile: tile });
  }

  /** Opens and closes what is beside the figures. */
  showPanels(change: Partial<Panels>): void {
    const before = this.state();
    this.shown.show({ ...this.snapshot, ...change });
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
    if (this.shown.history === null || opening === null || link === null) return;
    if (serializeLink(link) === this.state()) return;
    const view = initialView(opening, link.view, [], null);
    this.step((history) => historyAt(history, view), true);
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

  /** Saves every record behind the view, in the order of their list. */
  exportRows(options: RecordsExport = {}): Promise<void> {
    return exportRecords(this.snapshot, options);
  }

  dispose(): void {
    this.requests.dispose();
    this.lifetime.abort();
    this.shown.freeze();
  }

  private get snapshot(): ViewerSnapshot {
    return this.shown.getSnapshot();
  }

  /** Goes a step in the history, and tells what that changed; `replace` where the browser has gone it already. */
  private step(next: (history: History) => History, replace = false): void {
    const { history } = this.shown;
    if (history === null) return;
    const stepped = next(history);
    const before = this.shown.moveTo(stepped);
    if (before === null) return;
    const view = stepped.present;
    this.emitState(replace);
    if (view.page !== before.page) this.events.emit({ type: 'page-activated', page: view.page });
    if (view.marks !== before.marks) this.events.emit({ type: 'marking-changed', markings: view.marks });
    if (view.filters !== before.filters) this.events.emit({ type: 'filter-changed', filters: view.filters });
    void this.requests.refresh();
  }

  private fail(cause: unknown): void {
    if (this.lifetime.signal.aborted) return;
    const problem = this.report(cause);
    this.shown.show({ ...CLOSED, phase: problem.status === 401 ? 'expired' : 'failed', problem });
  }

  private report(cause: unknown): Problem {
    const problem = cause instanceof ApiProblem ? cause.problem : noAnswerProblem(cause);
    this.events.emit(problem.status === 401 ? { type: 'session-expired' } : { type: 'error', problem });
    return problem;
  }

  private emitState(replace: boolean): void {
    this.events.emit({ type: 'state-changed', state: this.state(), replace });
  }
}
