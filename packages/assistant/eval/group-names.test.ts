import { describe, expect, it } from 'vitest';
import { calledAsExpected } from './group-names.ts';
import type { ExpectedRows } from './rows.ts';

const expected = (...names: string[]): ExpectedRows => ({
  kinds: ['text', 'money'],
  rows: names.map((name) => [name, '1.00']),
  ordered: false,
});
const grouped = (...groups: { name: string; values: string[] }[]) => ({
  source: 'general',
  measures: ['total_amount'],
  dimensions: [{ name: 'compared', field: 'specialty', groups }],
});
const rows = (...names: string[]) => ({ rows: names.map((name) => [name, '1.00']) });

describe('the names of groups', () => {
  const HCPS = { name: 'HCPs', values: ['Physician', 'Practitioner'] };
  const UROLOGISTS = { name: 'Urologists', values: ['Physicians|Urology'] };

  it.each([
    ['in the singular', 'HCP', HCPS],
    ['in other letters', 'hcps', HCPS],
    ['by the one value in them', 'Physicians|Urology', UROLOGISTS],
  ])('may be written %s', (_, name, group) => {
    expect(calledAsExpected(expected(name), rows(group.name), grouped(group))).toEqual(rows(name));
  });

  it.each([
    ['another name', 'HCOs', HCPS],
    ['one of several values', 'Physician', HCPS],
  ])('are not %s', (_, name, group) => {
    expect(calledAsExpected(expected(name), rows(group.name), grouped(group))).toEqual(rows(group.name));
  });

  it('are no values of the data', () => {
    const plain = { source: 'general', measures: ['total_amount'], dimensions: ['company'] };
    expect(calledAsExpected(expected('acme'), rows('Acme'), plain)).toEqual(rows('Acme'));
  });
});
