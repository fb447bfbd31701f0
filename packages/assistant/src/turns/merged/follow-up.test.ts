import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import type { DataPort } from '../../port/data-port.ts';
import { gatePort } from '../../port/gate-port.ts';
import type { Context } from '../../port/interpretation.ts';

let data: DataPort;
beforeAll(async () => {
  data = gatePort(await openFixtureAnalytics(), { kind: 'system' });
});

describe('a question that goes on from the one before', () => {
  it.each<[string, string, object]>([
    ['top 10 companies in 2023', 'top 3', { dimensions: ['company'], limit: 3 }],
    [
      'spend by company in 2023',
      'smallest',
      { dimensions: ['company'], orderBy: [{ direction: 'asc' }, {}], limit: 1 },
    ],
    ['largest payment in 2023', 'and the second largest', { offset: 1, limit: 1 }],
    [
      'what share of spend is meals',
      'what about gifts',
      { measures: [{ where: [{ value: 'Gift' }] }, 'total_amount', { name: 'share' }], where: [] },
    ],
    ['average payment to physicians', 'to hospitals', { dimensions: [], measures: ['average_payment'] }],
    ['top 2 companies', 'by number of payments instead', { dimensions: ['company'], measures: ['payments'] }],
  ])('“%s”, then “%s”', async (first, then, query) => {
    const before = await interpret(first, undefined, data);
    const context: Context | undefined = before.kind === 'answer' ? before.context : undefined;
    expect(await interpret(then, context, data)).toMatchObject({ kind: 'answer', isFollowUp: true, query });
  });
});
