import type { ChatColumn } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { cellText } from './cell-text.ts';
import { csvOf, resultFileName } from './csv.ts';

const column = (name: string, type: ChatColumn['type']): ChatColumn => ({ name, label: name, type });

// docs/promises/chat.md#files
it('quotes fields with commas, quotes or line breaks, and runs nothing', () => {
  const headers = [column('Name, short', 'text'), column('Amount', 'money')];
  const rows = [
    ['Aster, Inc.', '-12.50'],
    ['"Birch"', 1],
    ['two\nlines', null],
    ['=SUM(A1)', '3'],
  ];
  expect(csvOf(headers, rows)).toBe(
    ['"Name, short",Amount', '"Aster, Inc.",-12.50', '"""Birch""",1', '"two\nlines",', "'=SUM(A1),3", ''].join('\r\n'),
  );
});

it('names files by their day', () => {
  expect(resultFileName(new Date(2026, 0, 5))).toBe('query-results-2026-01-05');
});

it.each([
  ['2023-07-01', { type: 'date', grain: 'month' }, 'Jul 2023'],
  ['2023-07-01', { type: 'date', grain: 'quarter' }, 'Q3 2023'],
  ['2023-07-03', { type: 'date', grain: 'week' }, '2023-07-03'],
  ['soon', { type: 'date', grain: 'month' }, 'soon'],
  [1, { type: 'text', part: 'dayOfWeek' }, 'Monday'],
  [12, { type: 'text', part: 'monthOfYear' }, 'December'],
  [13, { type: 'text', part: 'monthOfYear' }, '13'],
] as const)('a period of %j as %j reads %s', (cell, column, text) => {
  expect(cellText(cell, column)).toBe(text);
});

it.each([
  [null, 'text', '-'],
  ['', 'text', '-'],
  [undefined, 'money', '-'],
  [0, 'count', '0'],
  ['1234567.5', 'money', '$1,234,567.50'],
  [12345, 'count', '12,345'],
  [0.1234, 'percent', '12.3%'],
  ['n/a', 'percent', 'n/a'],
  [1234.5, 'number', '1,234.5'],
  [2023, 'text', '2023'],
  ['2023-01-31', 'date', '2023-01-31'],
  [true, 'text', 'Yes'],
] as const)('a cell of %j as %s reads %s', (cell, type, text) => {
  expect(cellText(cell, { type })).toBe(text);
});

it('sets the levels of a specialty apart', () => {
  const specialty = 'Allopathic & Osteopathic Physicians|Dermatology';
  expect(cellText(specialty, { name: 'specialty', type: 'text' })).toBe(
    'Allopathic & Osteopathic Physicians › Dermatology',
  );
  expect(cellText('a|b', { name: 'study', type: 'text' })).toBe('a|b');
});
