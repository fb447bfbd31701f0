import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFixtureAnalytics } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';
import type { AuditLine } from './audit.ts';

const audit: AuditLine[] = [];
let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics({ onAudit: (line) => audit.push(line) });
});

const total = { source: 'general', measures: ['total_amount'] };
const year = { field: 'program_year', op: 'eq' as const, value: 2024 };

describe('a question that is checked', () => {
  it.each<[string, QueryInput]>([
    ['of a roll-up', { ...total, dimensions: ['nature'] }],
    ['of the base table', { ...total, dimensions: ['city', 'product'], where: [year] }],
    ['over an answer', { source: 'general', measures: ['rows'], from: { dimensions: ['recipient_id'] } }],
  ])('%s is described as its answer is', async (_, query) => {
    const checked = await analytics.check(query, SCOPES.system);
    const { answeredBy, words } = await analytics.run(query, SCOPES.system);
    expect(checked).toMatchObject({ ok: true, answeredBy, words, cost: { class: 'small' } });
  });

  it('costs the rows of the tables that answer it, each once', async () => {
    const rows = async (query: QueryInput) => {
      const checked = await analytics.check(query, SCOPES.system);
      return checked.ok ? checked.cost.rows : checked.problem;
    };
    expect(await rows({ ...total, measures: ['median_amount'], dimensions: ['specialty'] })).toBe(100);
    expect(await rows({ source: 'general', measures: ['total_amount', 'records'] })).toBe(1);
    const paid = (source: string) => ({ field: 'recipient_id', op: 'in' as const, query: { source } });
    const median = { source: 'general', measures: ['median_amount'] };
    const alone = Number(await rows({ ...median, where: [paid('general')] })) - 100;
    const both = { ...median, where: [paid('general'), { not: paid('general') }] };
    expect([alone > 0, await rows(both)]).toEqual([true, 100 + alone]);
    expect(await rows({ ...median, where: [paid('ownership')] })).toBeGreaterThan(100);
  });

  it('costs the rows of private records that the caller may see, and tells of no others', async () => {
    const ledger = { source: 'ledger', measures: ['total_amount'] };
    expect(await analytics.check(ledger, SCOPES.analyst)).toMatchObject({ ok: true, cost: { rows: 8 } });
    expect(await analytics.check(ledger, SCOPES.rival)).toMatchObject({ ok: true, cost: { rows: 4 } });
    expect(await analytics.check(ledger, SCOPES.adminForRival)).toMatchObject({ ok: true, cost: { rows: 4 } });
    const among = { field: 'recipient', op: 'in' as const, query: { source: 'ledger' } };
    const median = { source: 'general', measures: ['median_amount'], where: [among] };
    expect(await analytics.check(median, SCOPES.rival)).toMatchObject({ ok: true, cost: { rows: 104 } });
  });
});

describe('a question that would be refused', () => {
  it.each<[string, QueryInput]>([
    ['an unknown measure', { ...total, measures: ['total_amont'] }],
    ['a wrong value', { ...total, where: [{ ...year, value: 'last' }] }],
    ['a limit too high', { ...total, limit: 10_001 }],
    ['nothing', { source: 'general' }],
  ])('%s, is told the text and place of the refusal', async (_, query) => {
    const refused = await analytics.run(query, SCOPES.system).catch((error: unknown) => error);
    const { code, message, field } = refused as Record<string, string>;
    expect(await analytics.check(query, SCOPES.system)).toEqual({ ok: false, problem: { code, message, field } });
  });

  it.each([
    ['no year', total],
    ['another measure', { ...total, where: [year], measures: ['median_amount'] }],
    ['the ledger', { ...total, source: 'ledger', where: [year] }],
  ])('in the free tier: %s', async (_, query) => {
    for (const who of ['free', 'public', 'stray'] as const)
      expect(await analytics.check(query, SCOPES[who])).toMatchObject({ ok: false, problem: { code: 'freemium' } });
    expect(await analytics.check(query, SCOPES.analyst)).toMatchObject({ ok: true });
  });

  it('leaves a line in the audit as every other does', async () => {
    audit.length = 0;
    await analytics.check(total, SCOPES.free);
    await analytics.check(total, SCOPES.analyst);
    expect(audit).toMatchObject([
      { who: 'free', what: 'check', outcome: 'freemium' },
      { who: 'analyst', what: 'check', outcome: 'answered', rows: 0 },
    ]);
  });
});
