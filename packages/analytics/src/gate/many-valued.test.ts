import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFixtureAnalytics } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

const ask = (query: Partial<QueryInput>) => analytics.run({ source: 'general', ...query }, SCOPES.analyst);
const rowsOf = async (query: Partial<QueryInput>) => (await ask(query)).rows;
const records = async (...where: NonNullable<QueryInput['where']>) =>
  Number((await rowsOf({ measures: ['records'], where }))[0]?.[0]);

const product = (value: string) => ({ field: 'product', op: 'eq' as const, value });
const orderBy = [{ field: 'product' }];
const named = { field: 'product', op: 'notEmpty' as const };
const type = (value: string) => ({ field: 'product_type', op: 'eq' as const, value });

describe('a filter on what records have several of', () => {
  it('finds a record by any of them, and counts it once', async () => {
    const found = await rowsOf({
      dimensions: ['record_id', 'product'],
      where: [product('Serazol')],
      orderBy: [{ field: 'record_id' }],
      limit: 3,
    });
    expect(found).toEqual([
      ['R0010', 'OrthoFix; Serazol; Cardiozan'],
      ['R0015', 'Serazol'],
      ['R0045', 'OrthoFix; Serazol; Cardiozan'],
    ]);
    expect(await records(product('Serazol'))).toBe(6);
    expect(await records({ field: 'product', op: 'in', value: ['Serazol', 'OrthoFix', 'Cardiozan'] })).toBe(
      await records({ field: 'product', op: 'notEmpty' }),
    );
  });

  it('finds what does not have it in none of them, and what has none at all', async () => {
    const all = await records();
    expect(await records({ ...product('OrthoFix'), op: 'ne' })).toBe(all - (await records(product('OrthoFix'))));
    expect(await records({ field: 'product', op: 'notContains', value: 'ortho' })).toBe(
      all - (await records({ field: 'product', op: 'contains', value: 'ortho' })),
    );
    const [empty, named] = [
      await records({ field: 'product', op: 'isEmpty' }),
      await records({ field: 'product', op: 'notEmpty' }),
    ];
    expect([empty + named, empty]).toEqual([all, 23]);
  });

  it('wants conditions that stand beside each other of the same one', async () => {
    const [drug, device] = [await records(type('Drug')), await records(type('Device'))];
    expect(await records(type('Drug'), product('OrthoFix'))).toBe(0);
    expect(await records(type('Device'), product('OrthoFix'))).toBe(await records(product('OrthoFix')));
    const either = await records({ any: [type('Drug'), type('Device')] });
    const both = await records({ any: [{ all: [type('Drug')] }] }, { any: [{ all: [type('Device')] }] });
    expect(both).toBeGreaterThan(0);
    expect(either + both).toBe(drug + device);
    expect(await records({ not: { all: [type('Drug'), product('OrthoFix')] } })).toBe(await records());
  });
});

describe('groups of what records have several of', () => {
  it('have a record in the row of each, and say that they do not add up', async () => {
    const { columns, rows, totals, words } = await ask({
      measures: ['records'],
      dimensions: ['product'],
      orderBy,
      totals: true,
    });
    const expected = await Promise.all(
      ['Cardiozan', 'OrthoFix', 'Serazol'].map(async (name) => [name, await records(product(name))]),
    );
    expect(rows).toEqual([...expected, [null, 23]]);
    expect(totals).toEqual([100]);
    expect(rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBeGreaterThan(100);
    expect(columns[0]).toEqual({ name: 'product', type: 'text', manyValued: true });
    expect(words).toContain(
      'A record counts in the row of each of its values of Product, so that rows do not add up to the whole.',
    );
  });

  it('stand beside the text of their whole list', async () => {
    const rows = await rowsOf({ measures: ['records'], dimensions: ['product_category', 'other_products'] });
    expect(rows).toContainEqual(['Spine', 'OrthoFix', expect.any(Number)]);
  });

  it('show and count only those that the filters leave', async () => {
    const where = [type('Device')];
    const rows = await rowsOf({ measures: ['records', 'products'], dimensions: ['product'], where, orderBy });
    expect(rows.map(([name, , products]) => [name, products])).toEqual([
      ['OrthoFix', 1],
      [null, 0],
    ]);
    expect(await rowsOf({ measures: ['products'], where })).toEqual([[1]]);
    expect(await rowsOf({ measures: ['products'] })).toEqual([[3]]);
  });
});

describe('specialties and primary types of a recipient', () => {
  const oncology = { op: 'eq' as const, value: 'Physicians|Internal Medicine|Oncology' };
  const [any, first] = [
    { field: 'any_specialty', ...oncology },
    { field: 'specialty', ...oncology },
  ];

  it('are found in every slot, where `specialty` is the first alone', async () => {
    expect(await records(any, first)).toBe(await records(first));
    expect(await records(any)).toBeGreaterThan(await records(first));
    expect(await records({ ...any, op: 'ne' })).toBe(100 - (await records(any)));
    expect(await records({ field: 'any_specialty', op: 'isEmpty' })).toBe(
      await records({ field: 'specialty', op: 'isEmpty' }),
    );
  });

  it('make rows that do not add up, beside the specialty that does', async () => {
    const { rows, totals } = await ask({ measures: ['records'], dimensions: ['any_specialty_group'], totals: true });
    expect(totals).toEqual([100]);
    expect(rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBeGreaterThan(100);
    const single = await rowsOf({ measures: ['records'], dimensions: ['specialty_group'] });
    expect(single.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(100);
  });

  it('are grouped by beside the specialty, whose labels are in the same table', async () => {
    const dimensions = ['specialty_group', 'any_specialty_group'];
    const rows = await rowsOf({ measures: ['records'], dimensions });
    expect(rows.length).toBeGreaterThan(3);
    for (const [first, any] of rows) expect(any === null).toBe(first === null);
  });

  it.each(['general', 'research', 'ownership', 'all_payments'])('are those of %s', async (source) => {
    const rows = await rowsOf({ source, measures: ['records'], dimensions: ['primary_type'] });
    expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(['Medical Doctor', 'Nurse Practitioner']));
    const wanted = [{ value: oncology.value }];
    const search = (field: string, text: string) => analytics.search({ source, field, text }, SCOPES.analyst);
    expect(await search('any_specialty', 'oncology')).toEqual(wanted);
    expect(await search('any_specialty', 'oncolgy')).toEqual(wanted);
    expect(await search('primary_type', 'nurse')).toEqual([{ value: 'Nurse Practitioner' }]);
  });
});

describe('principal investigators of research', () => {
  const [ada, paid] = [
    { field: 'investigator_id', op: 'eq' as const, value: '1001' },
    { field: 'recipient_id', op: 'eq' as const, value: '1001' },
  ];
  const count = async (source: string, ...where: NonNullable<QueryInput['where']>) =>
    Number((await rowsOf({ source, measures: ['records'], where }))[0]?.[0]);

  it('are found by any of them, and a record counts once', async () => {
    const found = await rowsOf({
      source: 'research',
      dimensions: ['record_id', 'investigator'],
      where: [ada],
      orderBy: [{ field: 'record_id' }],
      limit: 3,
    });
    expect(found).toEqual([
      ['R0001', 'Ada Moreno'],
      ['R0005', 'Ben Okafor; Ada Moreno'],
      ['R0006', 'Ada Moreno; Ida Grün'],
    ]);
    expect(await count('research', ada)).toBe(9);
    expect(await count('research', { ...ada, op: 'ne' })).toBe(11);
    const elsewhere = [ada, { field: 'investigator_state', op: 'eq' as const, value: 'MA' }];
    expect(await count('research', ...elsewhere)).toBe(0);
  });

  it('are asked beside recipients, by one id, over all payments too', async () => {
    const either = { any: [paid, ada] };
    const research = await count('research', either);
    expect(research).toBe((await count('research', paid)) + (await count('research', ada, { not: paid })));
    const others = (await count('general', paid)) + (await count('ownership', paid));
    expect(await count('all_payments', either)).toBe(others + research);
    expect(await count('all_payments', { not: ada })).toBe(130 - (await count('research', ada)));
    const search = (text: string) =>
      analytics.search({ source: 'research', field: 'investigator', text }, SCOPES.analyst);
    expect(await search('ida')).toEqual([{ value: 'Ida Grün' }]);
    expect(await search('1124662234')).toEqual([{ value: 'Ben Okafor' }]);
  });
});

describe('the first of what records have several of', () => {
  const place = { name: 'place', rank: { by: 'records' } };

  it('are refused beside others, which would have records of theirs', async () => {
    const dimensions = [{ name: 'first', field: 'product', top: { n: 2, by: 'records' } }];
    await expect(ask({ measures: ['records'], dimensions })).rejects.toThrow('by a rank in having');
  });

  it('are asked for alone by their rank, or as a filter', async () => {
    const all = await rowsOf({ measures: ['records'], dimensions: ['product'], where: [named], orderBy });
    const counts = all.map(([, count]) => Number(count)).sort((a, b) => b - a);
    const first = all.filter(([, count]) => Number(count) >= Number(counts[1]));
    const having = [{ field: 'place', op: 'lte' as const, value: 2 }];
    const ranked = await rowsOf({
      measures: ['records', place],
      dimensions: ['product'],
      where: [named],
      having,
      orderBy,
    });
    expect(ranked.map(([name, count]) => [name, count])).toEqual(first);
    const among = { field: 'product', op: 'in' as const, query: { top: { n: 2, by: 'records' } } };
    expect(await rowsOf({ measures: ['records'], dimensions: ['product'], where: [among], orderBy })).toEqual(first);
  });
});

describe('names of what records have several of', () => {
  it('are found wherever they stand, and the model says which dimensions are so', async () => {
    const found = await analytics.search({ source: 'general', field: 'product', text: 'sera' }, SCOPES.analyst);
    expect(found).toEqual([{ value: 'Serazol' }]);
    const { sources } = await analytics.describe(SCOPES.analyst);
    const many = sources.flatMap(({ dimensions }) => dimensions.filter(({ manyValued }) => manyValued));
    expect(new Set(many.map(({ name }) => name))).toContain('product_category');
  });
});
