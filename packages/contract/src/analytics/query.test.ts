import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { likelyIssue } from '../http/likely-issue.ts';
import { Query } from './query.ts';

const total = { source: 'general', measures: ['total_amount'] };

function refusal(question: object): string {
  const issue = Query.safeParse({ ...total, ...question }).error?.issues[0];
  if (!issue) return 'none';
  const { path, message } = likelyIssue(issue);
  return `${path.join('.')}: ${message}`;
}

/** Filters in one another, so many deep. */
function nested(depth: number): object {
  return depth === 1 ? { field: 'nature', op: 'notEmpty' } : { not: nested(depth - 1) };
}

describe('a question', () => {
  it('is described in a few pages, however deep its filters may lie', () => {
    expect(JSON.stringify(z.toJSONSchema(Query, { io: 'input' })).length).toBeLessThan(60_000);
  });

  it('may hold filters in one another, eight deep', () => {
    expect(refusal({ where: [nested(8)] })).toBe('none');
    expect(refusal({ where: [nested(9)] })).not.toBe('none');
    expect(refusal({ where: [nested(5_000)] })).not.toBe('none');
  });

  it.each([
    [{ where: [{ any: [{ field: 'nature', op: 'like', value: 'Fee' }] }] }, 'where.0.any.0.op'],
    [{ measures: [{ name: 'Fees 2023', of: 'total_amount' }] }, 'measures.0.name'],
    [{ measures: [{ name: 'p', percentile: { of: 'amount', p: 100 } }] }, 'measures.0.percentile.p'],
    [{ measures: [{ name: 'p', percentile: { of: 'amount', p: 99.999 } }] }, 'two decimals'],
    [{ dimensions: [{ name: 'band', field: 'amount', bands: ['1e3'] }] }, 'dimensions.0.bands.0'],
    [{ dimensions: [{ name: 'month', field: 'date', grain: 'decade' }] }, 'dimensions.0.grain'],
  ])('%j is refused at the place that is wrong', (question, place) => {
    expect(refusal(question)).toContain(place);
  });
});
