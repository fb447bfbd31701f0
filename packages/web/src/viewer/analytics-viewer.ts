import type { Condition, Mark, Problem, TableFormat } from '@pellucid/contract';

/**
 * What the dashboard page knows of the analytics on it. Implementations: `native/` (boards of this product); another
 * analytics server can stand behind the same interface. Everything that waits is told by events, because some servers
 * answer nothing at the call.
 */
export interface AnalyticsViewer {
  /** What this implementation can do; the page offers nothing else. */
  readonly capabilities: ViewerCapabilities;
  readonly phase: ViewerPhase;
  /** Opens an analysis. Resolves when it is ready or has failed; failures are events, never rejections. */
  open(request: OpenRequest): Promise<void>;
  pages(): readonly ViewerPage[];
  activePage(): string | null;
  activatePage(page: string): void;
  /** What is marked; the same list until it changes, as `filters` too. */
  markings(): readonly Mark[];
  clearMarkings(): void;
  filters(): readonly Condition[];
  /**
   * Sets filters of the page's header: clears the markings, then replaces the filter of each field that is named, as one step
   * (docs/promises/filters.md#how-a-filter-is-applied). Tells `marking-changed` before `filter-changed`.
   */
  applyFilters(request: FilterRequest): void;
  /** The state as a compact, readable query text for a link; see `OpenRequest.state`. */
  state(): string;
  /** Shows a state that `state()` wrote earlier: a link, the browser's back button. */
  showState(state: string): void;
  undo(): void;
  redo(): void;
  /** Asks for everything again. */
  reload(): Promise<void>;
  /** Saves every record behind the view as a file. Rejects with an ApiProblem. */
  exportRows(options?: ExportOptions): Promise<void>;
  /** Calls `listener` for each later event; the function returned stops that. */
  on(listener: (event: ViewerEvent) => void): () => void;
  /** Ends requests and frees what is held; the viewer is not used afterwards. */
  dispose(): void;
}

/** What one header filter leaves of a field. */
export interface FilterSetting {
  /** A column of the analysis' data. */
  readonly field: string;
  /** The only value that is left; null for all of them. */
  readonly value: string | number | null;
  /** Whether records that have no value stay too. */
  readonly includeEmpty: boolean;
}

/** Settings that belong together, and where they are made in an analysis that has several tables, schemes or markings. */
export interface FilterRequest {
  /** Settings of one field are one filter, which leaves the values of all of them. */
  readonly settings: readonly FilterSetting[];
  readonly table: string | null;
  /** Filtering schemes, each of which takes the settings; none: the analysis' own. */
  readonly schemes: readonly string[];
  /** Markings that are cleared before; none: all that there are. */
  readonly markings: readonly string[];
}

export interface ExportOptions {
  /** CSV unless Excel is wanted. */
  readonly format?: TableFormat;
  /** Without its extension; the viewer names the file otherwise. */
  readonly fileName?: string;
  /** Ends the download. */
  readonly signal?: AbortSignal;
}

export interface ViewerCapabilities {
  readonly undo: boolean;
  readonly exportRows: boolean;
  readonly exportImage: boolean;
  readonly readRows: boolean;
  readonly filterPanel: boolean;
  /** Tells when a person changes a filter inside the viewer. */
  readonly filterEvents: boolean;
  /** The state can be kept in a link. */
  readonly shareState: boolean;
}

export type ViewerPhase = 'idle' | 'opening' | 'ready' | 'calculating' | 'failed' | 'expired';

export interface OpenRequest {
  /** What to open: the board's id, or a path in another analytics server. */
  readonly path: string;
  /** A state to begin with, as `state()` writes it; null where the link has none. */
  readonly state: string | null;
  /** Filters to begin with where the link has no state: what the person chose on this page before. */
  readonly filters: readonly FilterRequest[];
  /** Title or id of the page to begin with where the link has no state. */
  readonly page: string | null;
}

export interface ViewerPage {
  readonly id: string;
  readonly title: string;
}

export type ViewerEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'page-activated'; readonly page: string }
  | { readonly type: 'marking-changed'; readonly markings: readonly Mark[] }
  | { readonly type: 'filter-changed'; readonly filters: readonly Condition[] }
  /** The state for links changed; `replace` where it is no step of its own to go back to. */
  | { readonly type: 'state-changed'; readonly state: string; readonly replace: boolean }
  /** A filter could not be applied (an error that says ErrorFiltering), or nothing is left of the data; until a filter is set. */
  | { readonly type: 'filter-failed' }
  | { readonly type: 'error'; readonly problem: Problem }
  | { readonly type: 'session-expired' };

/** Which parts of the viewer a page shows: the display switches of its page info. */
export interface ViewerSwitches {
  readonly statusBar: boolean;
  readonly toolBar: boolean;
  readonly pageNavigation: boolean;
  readonly filterPanel: boolean;
  readonly exportFile: boolean;
  readonly exportVisualization: boolean;
  readonly undoRedo: boolean;
  readonly detailsPanel: boolean;
  /** The analysis' own title and description, above its pages. */
  readonly heading: boolean;
  /** What the page itself says above the viewer: a heading that is the same need not say it again. */
  readonly title: string;
}
