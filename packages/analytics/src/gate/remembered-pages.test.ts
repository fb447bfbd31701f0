import type { QueryInput, QueryResult } from '@pellucid/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scope } from '../scope/scope.ts';
import { type FixtureWarehouse, openFixtureAnalytics, openRolledUpWarehouse } from '../testing/index.ts';
import { loadLines } from '../testing/ledger-lines.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics, Ask } from './analytics.ts';
import type { AuditLine } from './audit.ts';

const { analyst, rival, free, admin } = SCOPES;
const inPublic: QueryInput = { source: 'general', measures: ['records'], dimensions: ['nature'] };
const inLedger: QueryInput = { source: 'ledger', measures: ['records'] };

let board: object;
let warehouse: FixtureWarehouse;
let analytics: Analytics;
const audit: AuditLine[] = [];
beforeAll(async () => {
  warehouse = await openRolledUpWarehouse();
  analytics = await openFixtureAnalytics({ warehouse, onAudit: (line) => audit.push(line) });
});
afterAll(() => warehouse.close());
beforeEach(() => {
  board = { id: 'board' };
});

const make = vi.fn(async (ask: Ask) => {
  const answers = await Promise.all([inPublic, inLedger].map((query) => ask(query).catch(() => undefined)));
  return { page: { answers }, isWhole: true };
});

async function open(scope: Scope, question = { of: board, asked: 'first' }) {
  make.mockClear();
  const { page, repeats } = await analytics.remembered(question, scope, make);
  return { page, repeats, isMade: make.mock.calls.length > 0 };
}

/** Until it is kept: a page whose answers were all in memory is. */
async function openTwice(scope: Scope) {
  await open(scope);
  return open(scope);
}

const rowsOf = ({ answers }: { answers: (QueryResult | undefined)[] }) => answers.map((one) => one?.rows);

describe('a page that is asked again', () => {
  it('is given as it was made, and says that its answers came from memory', async () => {
    expect(await open(analyst)).toMatchObject({ isMade: true, repeats: 0 });
    const made = await openTwice(analyst);
    const again = await open(analyst);
    expect(again).toMatchObject({ isMade: false, repeats: 2 });
    expect(again.page).toBe(made.page);
    expect(again.page.answers.map((answer) => answer?.cached)).toEqual([true, true]);
    expect(Object.isFrozen(again.page)).toBe(true);
  });

  it('is written into the audit trail question by question, as the first time', async () => {
    await openTwice(analyst);
    const told = audit.slice(-2).map(({ milliseconds: _, ...line }) => line);
    audit.length = 0;
    await open({ ...analyst, login: 'colleague' });
    expect(audit.map(({ milliseconds: _, ...line }) => line)).toEqual(
      expect.arrayContaining(told.map((line) => ({ ...line, who: 'colleague' }))),
    );
    expect(audit.flatMap(({ privateSources }) => privateSources)).toEqual(['ledger']);
  });

  it('counts as answers from memory, and for the roll-ups that answered', async () => {
    await openTwice(analyst);
    const usesOf = () => analytics.rollups().reduce((sum, { uses }) => sum + uses, 0);
    const [hits, uses] = [analytics.cacheMetrics().hits, usesOf()];
    await open(analyst);
    expect(analytics.cacheMetrics().hits - hits).toBe(2);
    expect(usesOf()).toBeGreaterThan(uses);
  });
});

describe('nobody is given the page of another', () => {
  const people: Record<string, Scope> = {
    ...SCOPES,
    sameCompanyFree: { ...analyst, company: { id: 1, tier: 'FREE' } },
    sameCompanyAdmin: { ...analyst, authorities: ['ROLE_USER', 'ROLE_ADMIN'] },
    sameCompanyForRival: { ...analyst, authorities: ['ROLE_USER', 'ROLE_ADMIN'], actingFor: 2 },
    noCompany: { ...analyst, company: null },
  };

  it.each(Object.keys(people))('other than %s', async (name) => {
    const who = people[name] ?? analyst;
    await openTwice(who);
    for (const [otherName, other] of Object.entries(people)) {
      if (otherName === name) continue;
      expect((await open(other)).isMade, `${otherName} after ${name}`).toBe(true);
    }
  });

  it('so that each company sees its own rows', async () => {
    const own = rowsOf((await openTwice(analyst)).page);
    const others = rowsOf((await openTwice(rival)).page);
    expect([own[1], others[1]]).toEqual([[[8]], [[4]]]);
    expect(rowsOf((await open(rival)).page)).toEqual(others);
  });
});

describe('a page is made anew', () => {
  it('when what its asker may see changes, and only then', async () => {
    for (const scope of [analyst, rival]) await openTwice(scope);
    await loadLines(warehouse, 2, [{ record_id: 'N1' }]);
    analytics.dataChanged();
    expect((await open(analyst)).isMade).toBe(false);
    const changed = await open(rival);
    expect(changed.isMade).toBe(true);
    expect(rowsOf(changed.page)[1]).toEqual([[5]]);
  });

  it('when something else is asked, or of another definition', async () => {
    await openTwice(analyst);
    expect((await open(analyst, { of: board, asked: 'second' })).isMade).toBe(true);
    expect((await open(analyst, { of: { ...board }, asked: 'first' })).isMade).toBe(true);
  });

  it('when it was not whole', async () => {
    const part = async (ask: Ask) => ({ page: await ask(inPublic), isWhole: false });
    const ask = () => analytics.remembered({ of: board, asked: 'first' }, analyst, part);
    await ask();
    await ask();
    expect((await ask()).repeats).toBe(0);
  });

  it('when a question of it was refused', async () => {
    for (const scope of [free, admin]) {
      await openTwice(scope);
      expect((await open(scope)).isMade).toBe(true);
    }
  });
});
