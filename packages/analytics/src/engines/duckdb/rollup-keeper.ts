import type { DuckDBConnection } from '@duckdb/node-api';
import type { Model } from '../../model/model.ts';
import type { MadeRollups, RollupState } from '../made-rollups.ts';
import type { ConnectableWarehouse } from './connectable-warehouse.ts';
import { interruptible } from './interruptible.ts';
import { ensureRollups, isCurrent, madeRollups } from './rollups.ts';

/** The roll-ups of a warehouse, which are made beside the questions. */
export interface RollupKeeper extends MadeRollups {
  /**
   * Makes those that are missing, one after the other, and answers how many it made. Until one is there, and where the work
   * ends early, questions are answered from wider tables.
   */
  make(): Promise<number>;
  /** The same beside everything else, and again after whatever it was given up for. `tell` hears what came of it each time. */
  makeInBackground(tell: (outcome: RollupsOutcome) => void): void;
  /** Runs work that writes roll-ups too, an import say: what is being made is given up for it and made afterwards. */
  whileStopped<T>(work: () => Promise<T>): Promise<T>;
  /** Gives up what is being made. */
  close(): Promise<void>;
}

export type RollupsOutcome = { readonly made: number; readonly seconds: number } | { readonly error: unknown };

export async function keepRollups(warehouse: ConnectableWarehouse, model: Model): Promise<RollupKeeper> {
  const declared = [...model.sources.values()].flatMap((source) =>
    source.rollups.map((rollup) => ({ source, rollup })),
  );
  let states: RollupState[] = [];
  let answering = model;
  let goOn: (() => void) | undefined;
  /** Works that write roll-ups beside the keeper. */
  let writing = 0;
  let making: { stop: AbortController; ended: Promise<number> } | undefined;

  async function look(connection: DuckDBConnection): Promise<void> {
    const made = await madeRollups(connection);
    states = declared.map(({ source, rollup: { name, relation }, rollup }) => {
      const { rows = null, seconds = null } = made.get(relation) ?? {};
      const known = { name, relation, source: source.name };
      return isCurrent(made, source, rollup)
        ? { ...known, state: 'made', rows, seconds }
        : { ...known, state: 'waiting', rows: null, seconds: null };
    });
    answering = withOnly(model, new Set(states.flatMap(({ state, relation }) => (state === 'made' ? [relation] : []))));
  }

  async function withConnection<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    const connection = await warehouse.connect();
    try {
      return await work(connection);
    } finally {
      connection.closeSync();
    }
  }

  async function makeMissing({ signal }: AbortController): Promise<number> {
    return withConnection(async (connection) => {
      const options = {
        signal,
        onBegin: ({ relation }: { relation: string }) => {
          states = states.map((one) => (one.relation === relation ? { ...one, state: 'being made' } : one));
        },
        onEnd: () => look(connection),
      };
      try {
        return (await interruptible(connection, signal, () => ensureRollups(connection, model, options))).length;
      } catch (error) {
        if (signal.aborted) return 0;
        throw error;
      }
    }).finally(() => withConnection(look));
  }

  async function stop(): Promise<void> {
    making?.stop.abort();
    await making?.ended.catch(() => undefined);
  }

  async function make(): Promise<number> {
    if (writing > 0) return 0;
    if (!making) {
      const stopping = new AbortController();
      const ended = makeMissing(stopping).finally(() => {
        making = undefined;
      });
      making = { stop: stopping, ended };
    }
    return making.ended;
  }

  await withConnection(look);
  return {
    answering: () => answering,
    states: () => states,
    make,
    makeInBackground(tell) {
      goOn = () => {
        const started = performance.now();
        make().then(
          (made) => tell({ made, seconds: (performance.now() - started) / 1000 }),
          (error: unknown) => tell({ error }),
        );
      };
      goOn();
    },
    async whileStopped(work) {
      writing += 1;
      try {
        await stop();
        return await work();
      } finally {
        writing -= 1;
        await withConnection(look);
        goOn?.();
      }
    },
    close: async () => {
      goOn = undefined;
      await stop();
    },
  };
}

/** The model without the roll-ups that are not there. */
function withOnly(model: Model, relations: ReadonlySet<string>): Model {
  const sources = [...model.sources].map(([name, source]) => {
    const rollups = source.rollups.filter(({ relation }) => relations.has(relation));
    return [name, { ...source, rollups }] as const;
  });
  return { sources: new Map(sources) };
}
