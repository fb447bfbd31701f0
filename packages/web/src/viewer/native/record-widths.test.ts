import type { FieldInfo } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { recordWidths } from './record-widths.ts';

const column = (label: string, type: FieldInfo['type']): FieldInfo => ({ name: label, label, type });

it('columns are as wide as their kind and name ask, whatever the rows hold, and one takes the rest', () => {
  const columns = [
    column('Date', 'date'),
    column('Recipient', 'text'),
    column('Company', 'text'),
    column('Name of the associated covered drug', 'text'),
    column('Total spend', 'money'),
  ];
  expect(recordWidths(columns)).toEqual({ columns: [104, null, 190, 297, 124], fixed: 715 });
});

it('the rest is nobody’s where no column has a text', () => {
  expect(recordWidths([column('Date', 'date'), column('Total spend', 'money')])).toEqual({
    columns: [104, 124],
    fixed: 228,
  });
});
