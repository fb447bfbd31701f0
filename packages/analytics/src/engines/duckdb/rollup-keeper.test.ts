import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGate } from '../../gate/gate.ts';
import type { Model, Source } from '../../model/model.ts';
import {
  FIXTURE_FREE_TIER,
  type FixtureWarehouse,
  loadShippedModel,
  openFixtureWarehouse,
} from '../../testing/index.ts';
import { createDuckDBEngine } from './duckdb-engine.ts';
import { keepRollups, type RollupKeeper } from './rollup-keeper.ts';

/** In the order of the model; they are made from the last to the first. */
const FEW = ['general_total', 'general_nature_all_years', 'general_nature', 'general_state'];
const shipped = await loadShippedModel();
const general = shipped.sources.get('general') as Source;
const rollupsKept = general.rollups.filter(({ name }) => FEW.includes(name));
const model: Model = { sources: new Map([...shipped.sources, ['general', { ...general, rollups: rollupsKept }]]) };
const byNature = { source: 'general', dimensions: ['nature'], measures: ['total_amount'] };
let warehouse: FixtureWarehouse;
beforeEach(async () => {
  warehouse = await openFixtureWarehouse();
});
afterEach(() => warehouse.close());

const madeOf = (rollups: RollupKeeper) => rollups.states().filter(({ state }) => state === 'made').length;

/** A warehouse in which one roll-up, the first time, takes until it is interrupted; `reached` when it has begun. */
function heldUp() {
  let reach = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  let isHeld = true;
  const connect: FixtureWarehouse['connect'] = async () => {
    const connection = await warehouse.connect();
    const run = connection.run.bind(connection);
    connection.run = async (text, ...parameters) => {
      if (!isHeld || !text.startsWith('CREATE OR REPLACE TABLE "rollup_general_nature"'))
        return run(text, ...parameters);
      isHeld = false;
      reach();
      return new Promise((_, reject) => {
        connection.interrupt = () => reject(new Error('INTERRUPT Error: Interrupted!'));
      });
    };
    return connection;
  };
  return { warehouse: { connect }, reached };
}

describe('roll-ups', () => {
  it('are made beside the questions, which are answered rightly before, and faster afterwards', async () => {
    const rollups = await keepRollups(warehouse, model);
    const engine = createDuckDBEngine(warehouse);
    const gate = createGate({ engine, model, rollups, freeTier: FIXTURE_FREE_TIER });
    const ask = () => gate.run(byNature, { kind: 'system' });
    const search = () => gate.search({ source: 'general', field: 'nature', text: 'food' }, { kind: 'system' });
    expect(rollups.states()[0]).toMatchObject({ state: 'waiting', rows: null, seconds: null });
    const [before, found] = [await ask(), await search()];
    expect(before.answeredBy).toBe('general');

    const made = await rollups.make();
    expect(made).toBe(rollups.states().length);
    expect(madeOf(rollups)).toBe(made);
    const after = await ask();
    expect(after).toMatchObject({ answeredBy: 'general_nature_all_years', rows: before.rows });
    expect(await search()).toEqual(found);
    await ask();
    const known = gate.rollups().find(({ name }) => name === 'general_nature_all_years');
    expect(known).toEqual({
      name: 'general_nature_all_years',
      source: 'general',
      state: 'made',
      rows: after.rowCount,
      seconds: expect.any(Number),
      uses: 2,
    });
    expect(await rollups.make()).toBe(0);
    engine.close();
  });

  it('are told of while they are made, and given up when the server ends; the next start goes on', async () => {
    const slow = heldUp();
    const rollups = await keepRollups(slow.warehouse, model);
    const outcomes: unknown[] = [];
    rollups.makeInBackground((outcome) => outcomes.push(outcome));
    await slow.reached;
    expect(rollups.states().find(({ name }) => name === 'general_nature')).toMatchObject({ state: 'being made' });
    await rollups.close();
    expect(outcomes).toEqual([{ made: 0, seconds: expect.any(Number) }]);
    const again = await keepRollups(warehouse, model);
    const left = again.states().length - madeOf(again);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(again.states().length);
    expect(await again.make()).toBe(left);
  });

  it('give way to work that writes them too, and go on after it', async () => {
    const slow = heldUp();
    const rollups = await keepRollups(slow.warehouse, model);
    let tell = (_: unknown): void => undefined;
    rollups.makeInBackground((outcome) => tell(outcome));
    await slow.reached;
    const goesOn = new Promise((resolve) => {
      tell = (outcome) => 'made' in Object(outcome) && madeOf(rollups) === rollups.states().length && resolve(outcome);
    });
    await rollups.whileStopped(async () => {
      expect(rollups.states().map(({ state }) => state)).not.toContain('being made');
      expect(await rollups.make()).toBe(0);
    });
    await goesOn;
  });

  it('that cannot be made leave the answers to wider tables, and say so', async () => {
    const failing: Pick<FixtureWarehouse, 'connect'> = {
      connect: async () => {
        const connection = await warehouse.connect();
        const run = connection.run.bind(connection);
        connection.run = async (text, ...parameters) => {
          if (text.startsWith('CREATE OR REPLACE TABLE "rollup_general_nature"')) throw new Error('no room');
          return run(text, ...parameters);
        };
        return connection;
      },
    };
    const rollups = await keepRollups(failing, model);
    const outcome = await new Promise((tell) => rollups.makeInBackground(tell));
    expect(outcome).toMatchObject({ error: { message: '1 roll-ups could not be made: Error: no room' } });
    const missing = rollups.states().filter(({ state }) => state === 'waiting');
    expect(missing.map(({ name }) => name)).toEqual(['general_nature']);
    const answering = rollups
      .answering()
      .sources.get('general')
      ?.rollups.map(({ name }) => name);
    expect(answering).toContain('general_nature_all_years');
    expect(answering).not.toContain('general_nature');
  });
});
