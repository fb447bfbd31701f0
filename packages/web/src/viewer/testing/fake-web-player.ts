import type { AnalysisDocument, Application, FilterColumn, WebPlayer } from '../spotfire/web-player.ts';

type ErrorText = readonly [code: string, description: string];

/** The script of a Spotfire server in a test: it answers at once, records every call and fails as it is told. */
export class FakeWebPlayer implements WebPlayer {
  readonly calls: (readonly [name: string, ...args: unknown[]])[] = [];
  /** What a call fails with instead of having an effect, by its name; it may look at the arguments. */
  readonly failures = new Map<string, (...args: never[]) => ErrorText | null>();
  /** Calls that are never answered. */
  readonly silent = new Set<string>();
  status = 'OK';
  page = 0;
  readonly markingOperation = { CLEAR: 'clear' };
  readonly filteringOperation = { REPLACE: 'replace', ADD_ALL: 'add all' };
  private readonly errorListeners: ((code: string, description: string) => void)[] = [];

  readonly createApplication: WebPlayer['createApplication'] = (
    root,
    shown,
    path,
    parameters,
    reuse,
    version,
    ready,
  ) => {
    this.record('createApplication', [root, shown, path, parameters, reuse, version], () =>
      ready({ status: this.status }, this.application()),
    );
  };

  /** Names of the calls, without those that only find out what is active. */
  get names(): string[] {
    return this.calls.map(([name]) => name).filter((name) => name !== 'getActivePage');
  }

  raise(code: string, description: string): void {
    for (const listener of this.errorListeners) listener(code, description);
  }

  private record(name: string, args: unknown[], answer: () => void): void {
    this.calls.push([name, ...args]);
    const failure = this.failures.get(name)?.(...(args as never[]));
    if (failure) this.raise(...failure);
    else if (!this.silent.has(name)) answer();
  }

  private application(): Application {
    const opened: ((document: AnalysisDocument) => void)[] = [];
    return {
      onOpened: (listener) => opened.push(listener),
      onError: (listener) => this.errorListeners.push(listener),
      openDocument: (_, page) =>
        this.record('openDocument', [page], () => {
          for (const listener of opened) listener(this.document());
        }),
      close: () => this.record('close', [], () => undefined),
      logout: () => this.record('logout', [], () => undefined),
    };
  }

  private document(): AnalysisDocument {
    const pages = ['Summary', 'Details'].map((pageTitle, index) => ({ index, pageTitle }));
    const active = () => pages[this.page] ?? { index: 0, pageTitle: 'Summary' };
    return {
      getPages: (answer) => this.record('getPages', [], () => answer(pages)),
      getActivePage: (answer) => this.record('getActivePage', [], () => answer(active())),
      setActivePage: (page) =>
        this.record('setActivePage', [page], () => {
          this.page = page;
        }),
      onDocumentReady: (listener) => this.record('onDocumentReady', [], listener),
      exportToPdf: () => this.record('exportToPdf', [], () => undefined),
      marking: {
        getMarkingNames: (answer) => this.record('getMarkingNames', [], () => answer(['Marking'])),
        setMarking: (...args) => this.record('setMarking', args, () => undefined),
      },
      filtering: {
        getActiveFilteringScheme: (answer) => answer({ filteringSchemeName: 'Scheme' }),
        setFilter: (column: FilterColumn, operation) => this.record('setFilter', [column, operation], () => undefined),
        setFilters: (columns, operation) => this.record('setFilters', [columns, operation], () => undefined),
      },
      data: { getActiveDataTable: (answer) => answer({ dataTableName: 'payments' }) },
    };
  }
}
