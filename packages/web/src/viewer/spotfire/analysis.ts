import { CallQueue, type ServerCall } from './call-queue.ts';
import type { FilterCall } from './filter-calls.ts';
import { CALL_TIMEOUT_MS, OPEN_TIMEOUT_MS } from './timings.ts';
import type { AnalysisDocument, Application, Customization, PageState, WebPlayer } from './web-player.ts';

/** The version of the API that is spoken; later servers speak it too. */
const API_VERSION = '7.14';
/** A marking is cleared by an operation that reads no expression, but wants one. */
const ANY_EXPRESSION = '1';

/** Where an analysis shows itself. */
export interface AnalysisPlace {
  readonly elementId: string;
  readonly customization: Customization;
  /** Where the server may put its own log-in. */
  loginElement(): HTMLElement | null;
}

export interface AnalysisAddress {
  /** The address of the player on the analytics server, with a slash at its end. */
  readonly serverRoot: string;
  readonly path: string;
  /** Title or index of the page to begin with. */
  readonly page: string | number | null;
}

/** One opened analysis on the server: its calls as promises, one after the other. Errors without a call go to `onError`. */
export class Analysis {
  private readonly calls = new CallQueue();
  private application: Application | null = null;
  private document: AnalysisDocument | null = null;

  constructor(
    private readonly player: WebPlayer,
    private readonly onError: (text: string) => void,
  ) {}

  /** Resolves once the document is ready and its first page active. Errors: CallFailure with what the server said. */
  async open({ serverRoot, path, page }: AnalysisAddress, place: AnalysisPlace): Promise<PageState> {
    const { result, application } = await this.calls.add('Open the player', OPEN_TIMEOUT_MS, (done: Done<Opened>) =>
      this.player.createApplication(
        serverRoot,
        place.customization,
        path,
        '',
        false,
        API_VERSION,
        (result, application) => done({ result, application }),
        () => place.loginElement(),
      ),
    );
    if (result.status !== 'OK') throw new Error(`${result.status} ${result.message ?? ''}`.trim());
    this.application = application;
    application.onError((code, description) => this.onError(`${code} ${description}`));
    this.document = await this.calls.add('Open the analysis', OPEN_TIMEOUT_MS, (done: Done<AnalysisDocument>) => {
      application.onOpened((document) => document.onDocumentReady(() => done(document)));
      application.openDocument(place.elementId, page ?? 0);
    });
    return this.activePage();
  }

  /** Fails the call that is under way. */
  fail(reason: string): void {
    this.calls.failCurrent(reason);
  }

  pages(): Promise<readonly PageState[]> {
    return this.ask('Read the pages', (document, done) => document.getPages(done));
  }

  activePage(): Promise<PageState> {
    return this.ask('Read the active page', (document, done) => document.getActivePage(done));
  }

  activatePage(index: number): Promise<unknown> {
    return this.tell('Show the page', (document) => document.setActivePage(index));
  }

  markingNames(): Promise<readonly string[]> {
    return this.ask('Read the markings', ({ marking }, done) => marking.getMarkingNames(done));
  }

  activeScheme(): Promise<string> {
    return this.ask('Read the filtering scheme', ({ filtering }, done) =>
      filtering.getActiveFilteringScheme(({ filteringSchemeName }) => done(filteringSchemeName)),
    );
  }

  activeTable(): Promise<string> {
    return this.ask('Read the data table', ({ data }, done) =>
      data.getActiveDataTable(({ dataTableName }) => done(dataTableName)),
    );
  }

  clearMarking(name: string, table: string): Promise<unknown> {
    const { CLEAR } = this.player.markingOperation;
    return this.tell('Clear the marking', ({ marking }) => marking.setMarking(name, table, ANY_EXPRESSION, CLEAR));
  }

  setFilters({ columns, operation }: FilterCall): Promise<unknown> {
    const value = this.player.filteringOperation[operation];
    const [first, ...others] = columns;
    return this.tell('Set the filter', ({ filtering }) => {
      if (first !== undefined && others.length === 0) filtering.setFilter(first, value);
      else filtering.setFilters(columns, value);
    });
  }

  exportToPdf(): Promise<unknown> {
    return this.tell('Export to PDF', (document) => document.exportToPdf());
  }

  logOut(): void {
    this.application?.logout();
  }

  close(): void {
    this.calls.end();
    this.application?.close();
    this.application = null;
    this.document = null;
  }

  private ask<T>(name: string, call: (document: AnalysisDocument, done: Done<T>) => void): Promise<T> {
    return this.calls.add(name, CALL_TIMEOUT_MS, (done: Done<T>) => {
      if (this.document !== null) call(this.document, done);
    });
  }

  /** A call that the server does not answer is over when it has answered the next one. */
  private tell(name: string, call: (document: AnalysisDocument) => void): Promise<unknown> {
    return this.ask<PageState>(name, (document, done) => {
      call(document);
      document.getActivePage(done);
    });
  }
}

type Done<T> = Parameters<ServerCall<T>>[0];

interface Opened {
  readonly result: { readonly status: string; readonly message?: string };
  readonly application: Application;
}
