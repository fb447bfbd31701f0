import type { FileReport } from '@pellucid/analytics/ingest';
import { expect, test } from 'vitest';
import { describeImport } from './import-report.ts';

const FILE: FileReport = {
  name: 'a.csv',
  sha256: 'f00d',
  type: 'general',
  layout: 'general since 2016 (91 columns)',
  differences: { missing: [], unknown: [] },
  outcome: 'loaded',
  rowsRead: 8_000,
  kept: 8_000,
  setAside: 0,
  superseded: 0,
  removed: 9_000,
  controlTotal: '1234567.00',
  rejected: [],
};

const linesOf = (file: FileReport) =>
  describeImport({ files: [file], dataSets: [], changed: true, elapsedMs: 1_000 }).split('\n');

test('says how many rows an import removed', () => {
  const [titles = [], , row = []] = linesOf(FILE).map((line) => line.split(/ {2,}/));
  expect(row[titles.indexOf('Removed')]).toBe('9,000');
});

test('names the columns that differ from those published', () => {
  expect(linesOf(FILE).join()).not.toContain('Columns');
  const differences = { missing: ['Change_Type', 'Delay_in_Publication_Indicator'], unknown: ['Row_Number'] };
  expect(linesOf({ ...FILE, differences })).toEqual(
    expect.arrayContaining([
      'Columns of a.csv that differ from its layout; none of them are read:',
      '  missing: Change_Type, Delay_in_Publication_Indicator',
      '  passed over: Row_Number',
    ]),
  );
});
