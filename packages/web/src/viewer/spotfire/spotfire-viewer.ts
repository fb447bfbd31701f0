import type { Mark } from '@pellucid/contract';
import { ApiProblem } from '../../lib/api.ts';
import { createEmitter } from '../../lib/emitter.ts';
import { renewViewerSession } from '../../lib/session.ts';
import type { AnalyticsViewer, FilterRequest, OpenRequest, ViewerEvent, ViewerPhase } from '../analytics-viewer.ts';
import { Analysis, type AnalysisPlace } from './analysis.ts';
import { applyRequest, clearMarkings } from './apply-request.ts';
import { withConditions, withRequest } from './filter-calls.ts';
import { watchLogoutMarker } from './logout-marker.ts';
import { createReloadLimit } from './reload-limit.ts';
import { effectOf } from './server-errors.ts';
import { CLOSED, messageOf, NO_FILTERS, problemOf, type SpotfireSnapshot } from './spotfire-snapshot.ts';
import { FILTER_POLL_MS } from './timings.ts';
import type { PageState, WebPlayer } from './web-player.ts';

const NO_MARKS: readonly Mark[] = [];

/** Analyses of a customer's own Spotfire server, which tells little and late: it is polled. */
export class SpotfireViewer implements AnalyticsViewer {
  readonly capabilities = {
    undo: false,
    exportRows: false,
    exportImage: false,
    readRows: false,
    filterPanel: false,
    filterEvents: false,
    shareState: false,
  } as const;

  private snapshot = CLOSED;
  private analysis: Analysis | null = null;
  private opened: OpenRequest | null = null;
  private place: AnalysisPlace | null = null;
  private readonly placed: Promise<void>;
  private tellPlaced: () => void = () => undefined;
  /** All that the header has set, and what of it the analysis does not have yet. */
  private requests: readonly FilterRequest[] = [];
  private pending: readonly FilterRequest[] = [];
  /** Counts openings: what an earlier one says does not concern the present one. */
  private opening = 0;
  private isPolling = false;
  private isDisposed = false;
  private readonly poll = setInterval(() => void this.look(), FILTER_POLL_MS);
  private readonly marker = watchLogoutMarker(() => void this.reload());
  private readonly mayReload = createReloadLimit();
  private readonly events = createEmitter<ViewerEvent>();
  private readonly changes = createEmitter<void>();

  readonly on = this.events.on;
  readonly subscribe = (listener: () => void) => this.changes.on(listener);
  readonly getSnapshot = () => this.snapshot;

  constructor(
    private readonly serverRoot: string,
    private readonly loadPlayer: () => Promise<WebPlayer>,
  ) {
    this.placed = new Promise((resolve) => {
      this.tellPlaced = resolve;
    });
  }

  get phase(): ViewerPhase {
    return this.snapshot.phase;
  }

  /** Says where the analysis shows itself; it is opened once that is known. */
  attach(place: AnalysisPlace): void {
    this.place = place;
    this.tellPlaced();
  }

  async open(request: OpenRequest): Promise<void> {
    this.opened = request;
    this.requests = request.filters;
    this.show({ filters: request.filters.reduce(withConditions, NO_FILTERS) });
    await this.start(request.page);
  }

  pages = () => this.snapshot.pages;
  activePage = () => this.snapshot.activePage;
  markings = () => NO_MARKS;
  filters = () => this.snapshot.filters;

  activatePage(page: string): void {
    if (this.phase !== 'ready') return;
    void this.run((analysis) => analysis.activatePage(Number(page)));
    this.showPage(page);
  }

  clearMarkings(): void {
    void this.run(async (analysis) => clearMarkings(analysis, [], await analysis.activeTable()));
  }

  applyFilters(request: FilterRequest): void {
    if (this.isDisposed) return;
    this.requests = withRequest(this.requests, request);
    this.pending = withRequest(this.pending, request);
    const filters = withConditions(this.snapshot.filters, request);
    this.show({ filters, problem: null });
    this.events.emit({ type: 'marking-changed', markings: NO_MARKS });
    this.events.emit({ type: 'filter-changed', filters });
  }

  state = () => '';
  showState(): void {}
  undo(): void {}
  redo(): void {}

  reload(): Promise<void> {
    const page = this.snapshot.activePage;
    return this.start(page === null ? (this.opened?.page ?? null) : Number(page));
  }

  exportRows(): Promise<void> {
    const title = 'The analytics server exports by itself';
    return Promise.reject(new ApiProblem(problemOf(title)));
  }

  /** Launches the export of the server. */
  exportToPdf(): void {
    void this.run((analysis) => analysis.exportToPdf());
  }

  dispose(): void {
    this.isDisposed = true;
    clearInterval(this.poll);
    this.marker.stop();
    this.analysis?.close();
    this.analysis = null;
  }

  private async start(page: string | number | null): Promise<void> {
    const { opened } = this;
    if (opened === null || this.isDisposed) return;
    this.opening += 1;
    const { opening } = this;
    const isPresent = () => opening === this.opening && !this.isDisposed;
    this.analysis?.close();
    this.show({ ...CLOSED, phase: 'opening', filters: this.snapshot.filters });
    try {
      await this.placed;
      const player = await this.loadPlayer();
      if (!isPresent() || this.place === null) return;
      const analysis = new Analysis(player, (text) => isPresent() && this.onServerError(text));
      this.analysis = analysis;
      const first = await analysis.open({ serverRoot: this.serverRoot, path: opened.path, page }, this.place);
      const pages = await analysis.pages();
      this.onLoaded(first, pages);
    } catch (cause) {
      if (isPresent()) this.act(messageOf(cause));
    }
  }

  private onLoaded(first: PageState, pages: readonly PageState[]): void {
    this.pending = this.requests;
    this.show({
      phase: 'ready',
      pages: pages.map(({ index, pageTitle }) => ({ id: String(index), title: pageTitle })),
    });
    this.showPage(String(first.index));
    this.events.emit({ type: 'ready' });
  }

  /** Applies the filters that wait, and finds out which page is active: the server tells neither. */
  private async look(): Promise<void> {
    if (this.phase !== 'ready' || this.isPolling) return;
    this.isPolling = true;
    await this.run(async (analysis) => {
      const { pending } = this;
      this.pending = [];
      for (const request of pending) await applyRequest(analysis, request);
      this.showPage(String((await analysis.activePage()).index));
    });
    this.isPolling = false;
  }

  /** Calls that somebody asked for: what they fail with is told, and those of an analysis that is closed are forgotten. */
  private async run(calls: (analysis: Analysis) => Promise<unknown>): Promise<void> {
    const { analysis } = this;
    if (analysis === null || this.phase !== 'ready') return;
    try {
      await calls(analysis);
    } catch (cause) {
      if (analysis === this.analysis && this.phase === 'ready') this.act(messageOf(cause));
    }
  }

  private onServerError(text: string): void {
    if (this.phase === 'opening') this.analysis?.fail(text);
    else this.act(text);
  }

  private act(text: string): void {
    const effect = effectOf(text);
    if (effect === 'filter-failed' && this.phase === 'ready') this.events.emit({ type: 'filter-failed' });
    else if (effect === 'reload' || effect === 'log-out-and-reload') void this.recover(effect, text);
    else this.tell(text);
  }

  private async recover(effect: 'reload' | 'log-out-and-reload', text: string): Promise<void> {
    if (!this.mayReload()) return this.tell(text);
    // Whatever the server says meanwhile is of the analysis that is given up.
    this.show({ phase: 'opening' });
    if (effect === 'log-out-and-reload') {
      this.analysis?.logOut();
      this.marker.set();
      await renewViewerSession();
    }
    await this.reload();
  }

  private tell(text: string): void {
    const problem = problemOf(text);
    const failed = this.phase === 'ready' ? {} : ({ phase: 'failed' } as const);
    this.show({ ...failed, problem });
    this.events.emit({ type: 'error', problem });
  }

  private showPage(page: string): void {
    if (page === this.snapshot.activePage) return;
    this.show({ activePage: page });
    this.events.emit({ type: 'page-activated', page });
  }

  private show(change: Partial<SpotfireSnapshot>): void {
    if (this.isDisposed) return;
    this.snapshot = { ...this.snapshot, ...change };
    this.changes.emit();
  }
}
