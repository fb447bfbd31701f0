import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analytics } from '../gate/analytics.ts';
import { openFixtureAnalytics } from '../testing/index.ts';

const system = { kind: 'system' } as const;
const company = { field: 'company', op: 'eq' as const, value: 'Aster Pharma' };

let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

/** Which table answers, once its rows are known to be those of the records. */
async function answeredBy(query: QueryInput): Promise<string> {
  const ask = (baseOnly: boolean) => analytics.run(query, system, { baseOnly, noCache: true });
  const [here, base] = await Promise.all([ask(false), ask(true)]);
  expect(here.rows).toEqual(base.rows);
  expect(here.rows.length).toBeGreaterThan(0);
  return here.answeredBy;
}

describe('a roll-up that has a record in the row of each of its members', () => {
  const reach = { measures: ['recipients', 'total_amount'], dimensions: ['product'], orderBy: [{ field: 'product' }] };

  it('counts whom one attribute of them reaches where the other one is a single value', async () => {
    const asked = { source: 'general', dimensions: ['product_category'], measures: ['records'] };
    const { rows } = await analytics.run(asked, system);
    const category = rows.map(([value]) => value).find((value) => value !== null);
    const where = [{ field: 'product_category', op: 'eq' as const, value: String(category) }];
    expect(await answeredBy({ source: 'general', ...reach, where })).toBe('general_category_product_reach_all_years');
    expect(await answeredBy({ source: 'general', ...reach })).not.toMatch(/category/);
  });

  it('counts different members, in whatever rows they are', async () => {
    const investigators = { source: 'research', measures: [{ name: 'number', distinct: 'investigator_id' }] };
    expect(await answeredBy(investigators)).toBe('research_investigator_all_years');
    const byCompany = { ...investigators, dimensions: ['company'], orderBy: [{ field: 'company' }] };
    expect(await answeredBy(byCompany)).toBe('research_company_investigator_all_years');
    expect(await answeredBy({ ...investigators, where: [company] })).toBe('research_company_investigator_all_years');
  });

  it('sums nothing that it has in several rows', async () => {
    const both = { measures: [{ name: 'number', distinct: 'investigator_id' }, 'total_amount'] };
    expect(await answeredBy({ source: 'research', ...both })).toBe('research');
  });
});
