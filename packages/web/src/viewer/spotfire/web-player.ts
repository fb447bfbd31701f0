/** What this product uses of the JavaScript API of a Spotfire server, 7.5 and later. */

export interface WebPlayer {
  createApplication(
    serverRoot: string,
    customization: Customization,
    analysisPath: string,
    parameters: string,
    reuseInstance: boolean,
    apiVersion: string,
    onReady: (result: ReadyResult, application: Application) => void,
    onCreateLoginElement: () => HTMLElement | null,
  ): void;
  /** Operations are values that only the server's script knows. */
  readonly markingOperation: { readonly CLEAR: unknown };
  readonly filteringOperation: { readonly REPLACE: unknown; readonly ADD_ALL: unknown };
}

export interface ReadyResult {
  /** `OK`, `ACCESS_DENIED` or `INTERNAL_ERROR`. */
  readonly status: string;
  readonly message?: string;
}

/** Which parts of the player show; a version ignores those that it does not know. */
export interface Customization {
  readonly showCustomizableHeader: boolean;
  readonly showStatusBar: boolean;
  readonly showToolBar: boolean;
  readonly showPageNavigation: boolean;
  readonly showFilterPanel: boolean;
  readonly showExportVisualization: boolean;
  readonly showExportFile: boolean;
  readonly showUndoRedo: boolean;
  readonly showDodPanel: boolean;
  readonly showClose: boolean;
  readonly showAuthor: boolean;
}

export interface Application {
  openDocument(elementId: string, initialPage?: string | number): void;
  close(): void;
  logout(): void;
  onOpened(listener: (document: AnalysisDocument) => void): void;
  onError(listener: (code: string, description: string) => void): void;
}

export interface PageState {
  readonly index: number;
  readonly pageTitle: string;
}

export interface AnalysisDocument {
  getPages(answer: (pages: readonly PageState[]) => void): void;
  getActivePage(answer: (page: PageState) => void): void;
  setActivePage(page: number): void;
  onDocumentReady(listener: () => void): void;
  /** Launches the export of the server, which asks what it shall hold. */
  exportToPdf(): void;
  readonly marking: {
    getMarkingNames(answer: (names: readonly string[]) => void): void;
    setMarking(marking: string, table: string, where: string, operation: unknown): void;
  };
  readonly filtering: {
    getActiveFilteringScheme(answer: (scheme: { readonly filteringSchemeName: string }) => void): void;
    setFilter(column: FilterColumn, operation: unknown): void;
    setFilters(columns: readonly FilterColumn[], operation: unknown): void;
  };
  readonly data: {
    getActiveDataTable(answer: (table: { readonly dataTableName: string }) => void): void;
  };
}

export interface FilterColumn {
  readonly filteringSchemeName: string;
  readonly dataTableName: string;
  readonly dataColumnName: string;
  /** Without values where all of them are meant. */
  readonly filterSettings: { readonly values?: readonly string[]; readonly includeEmpty: boolean };
}

declare global {
  interface Window {
    spotfire?: { readonly webPlayer?: WebPlayer };
  }
}
