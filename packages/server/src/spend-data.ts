import {
  type Analytics,
  type AuditLine,
  createAnalytics,
  keepRollups,
  type RollupsOutcome,
  refreshRollups,
} from '@pellucid/analytics';
import { type DemoLedger, loadDemoLedger } from '@pellucid/analytics/demo';
import { importFiles, listDataSets, openWarehouse } from '@pellucid/analytics/ingest';
import { removeOwner } from '@pellucid/analytics/ledger';
import type { Catalogue } from './catalogue.ts';
import { type EngineSettings, engineResources } from './engine-resources.ts';
import { freeTierOf } from './features/boards/free-tier.ts';
import { createPublicWriters, type PublicWriters } from './public-writers.ts';

/** The warehouse of spend data and the gate to it, as the server holds them. */
export interface SpendData extends PublicWriters {
  analytics: Analytics;
  /** The file of the warehouse, for those who watch over it. */
  file: string;
  /** Makes the roll-ups that are missing beside the questions, which wider tables answer until then. */
  makeRollups(tell: (outcome: RollupsOutcome) => void): void;
  /** Tells of it when there are new data to ask for, with the roll-ups that answer, from now on. */
  onDataReady(listener: () => void): void;
  /** Gives demo companies their private ledgers; who has one keeps it. */
  loadDemoLedgers(ledgers: readonly DemoLedger[]): Promise<void>;
  /** Removes all private rows of a company; answers how many lines its ledger had. */
  removeCompany(id: number): Promise<number>;
  isEmpty(): Promise<boolean>;
  /** One line that says which files to import again after an upgrade; undefined where none are needed. */
  filesToImport(): Promise<string | undefined>;
  /** Day of the newest publication that a source, or one of those that it puts together, was loaded from, YYYY-MM-DD; null when none says one. */
  dataAsOf(source: string): Promise<string | null>;
  close(): Promise<void>;
}

export interface SpendDataOptions {
  engine?: EngineSettings;
  onAudit?: (line: AuditLine) => void;
}

/**
 * Opens the warehouse in a folder, and with it takes the folder for this process alone. The FREE tier may ask what the
 * catalogue's free boards ask. `onAudit` is told of every question to the gate.
 *
 * Errors: WarehouseUnavailable when another process has it.
 */
export async function openSpendData(
  folder: string,
  { model, boards }: Catalogue,
  { engine, onAudit }: SpendDataOptions = {},
): Promise<SpendData> {
  const warehouse = await openWarehouse({ folder, ...engineResources(engine) });
  try {
    const rollups = await keepRollups(warehouse, model);
    const analytics = await createAnalytics({
      warehouse,
      model,
      rollups,
      freeTier: freeTierOf(boards, model),
      // No other process writes to this warehouse.
      isToldOfChanges: true,
      ...(onAudit && { onAudit }),
    });
    /** A source, or those that it puts together. */
    const published = (name: string): readonly string[] => {
      const table = model.sources.get(name)?.table;
      return typeof table === 'object' ? table.parts.map(({ source }) => source) : [name];
    };
    const listeners: (() => void)[] = [];
    const ready = (): void => {
      for (const listener of listeners) listener();
    };
    const writers = createPublicWriters({
      warehouse,
      dataChanged: analytics.dataChanged,
      importFiles: (files, options) => {
        const load = () =>
          importFiles({
            warehouse,
            files,
            refreshRollups: (connection, ...changed) => refreshRollups(connection, model, ...changed),
            ...options,
          });
        return rollups.whileStopped(load);
      },
    });
    return {
      analytics,
      file: warehouse.file,
      import: writers.import,
      setCompanyFamilies: (families) => writers.setCompanyFamilies(families).then(ready),
      // After an import too.
      makeRollups: (tell) =>
        rollups.makeInBackground((outcome) => {
          tell(outcome);
          ready();
        }),
      onDataReady: (listener) => void listeners.push(listener),
      loadDemoLedgers: async (ledgers) => {
        await warehouse.withConnection((connection) => loadDemoLedger(connection, ledgers));
        analytics.dataChanged();
      },
      removeCompany: (id) =>
        warehouse.withConnection((connection) => removeOwner(connection, id)).finally(analytics.dataChanged),
      filesToImport: () => warehouse.filesToImport(),
      isEmpty: async () => (await warehouse.withConnection(listDataSets)).length === 0,
      dataAsOf: async (source) => {
        const parts = published(source);
        const loaded = (await warehouse.withConnection(listDataSets)).filter(({ type }) => parts.includes(type));
        return loaded.reduce<string | null>((newest, { publicationDate: day }) => {
          return day !== null && (newest === null || day > newest) ? day : newest;
        }, null);
      },
      close: async () => {
        await rollups.close();
        await warehouse.close();
      },
    };
  } catch (error) {
    await warehouse.close();
    throw error;
  }
}
