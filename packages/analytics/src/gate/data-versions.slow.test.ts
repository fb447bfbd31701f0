import type { QueryInput } from '@pellucid/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Scope } from '../scope/scope.ts';
import { type FixtureWarehouse, openFixtureAnalytics, openRolledUpWarehouse } from '../testing/index.ts';
import { loadLines } from '../testing/ledger-lines.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

const { analyst, rival } = SCOPES;
const inPublic: QueryInput = { source: 'general', measures: ['records'], dimensions: ['nature'] };
const inLedger: QueryInput = { source: 'ledger', measures: ['records'] };
const inBoth: QueryInput = {
  ...inPublic,
  where: [{ field: 'recipient_id', op: 'in', query: { source: 'ledger' } }],
};

let warehouse: FixtureWarehouse;
let analytics: Analytics;
const ask = async (query: QueryInput, scope: Scope) => {
  const { rows, cached, dataVersion } = await analytics.run(query, scope);
  return { rows, cached, dataVersion };
};

describe.each([false, true])('answers that are remembered, where changes are told: %s', (isToldOfChanges) => {
  const everybody = async () => ({
    public: await ask(inPublic, analyst),
    analyst: await ask(inLedger, analyst),
    analystInBoth: await ask(inBoth, analyst),
    rival: await ask(inLedger, rival),
    rivalInBoth: await ask(inBoth, rival),
  });
  const versions = () => Promise.all([undefined, analyst, rival].map((scope) => analytics.dataVersion(scope)));

  beforeEach(async () => {
    warehouse = await openRolledUpWarehouse();
    analytics = await openFixtureAnalytics({ warehouse, isToldOfChanges });
    return () => warehouse.close();
  });

  it('outlive the load of a ledger, but for those of its owner', async () => {
    const [before, versionsBefore, metrics] = [await everybody(), await versions(), analytics.cacheMetrics()];
    const person = { recipient_id: '1001', recipient: 'Own spelling' };
    await loadLines(warehouse, 2, [{ record_id: 'N1', ...person }]);
    analytics.dataChanged();
    const after = await everybody();

    for (const who of ['public', 'analyst', 'analystInBoth'] as const)
      expect(after[who], who).toEqual({ ...before[who], cached: true });
    for (const who of ['rival', 'rivalInBoth'] as const) {
      expect(after[who].cached, who).toBe(false);
      expect(after[who].rows, who).not.toEqual(before[who].rows);
      expect(after[who].dataVersion, who).not.toBe(before[who].dataVersion);
    }
    expect(analytics.cacheMetrics().removals - metrics.removals).toBe(2);
    const [ofPublic, ofAnalyst, ofRival] = await versions();
    expect([ofPublic, ofAnalyst]).toEqual(versionsBefore.slice(0, 2));
    expect(ofRival).not.toBe(versionsBefore[2]);
  });

  it('of a ledger outlive an import of what is public', async () => {
    const before = await everybody();
    const connection = await warehouse.connect();
    await connection.run(`DELETE FROM general WHERE record_id = 'R0001';
      UPDATE warehouse_state SET data_version = data_version + 1`);
    connection.closeSync();
    analytics.dataChanged();
    const after = await everybody();
    for (const who of ['analyst', 'rival'] as const) expect(after[who], who).toEqual({ ...before[who], cached: true });
    for (const who of ['public', 'analystInBoth'] as const) expect(after[who].cached, who).toBe(false);
  });

  it('say how far the data goes of the owner alone after a load', async () => {
    const through = async (scope: Scope) => (await analytics.run(inLedger, scope)).dataThrough;
    expect(await through(rival)).toBe('2024-12-12');
    await loadLines(warehouse, 2, [{ record_id: 'N1', date: '2024-12-30' }]);
    analytics.dataChanged();
    expect([await through(rival), await through(analyst)]).toEqual(['2024-12-30', '2024-08-08']);
  });
});
