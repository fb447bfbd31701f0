import type { Cell } from '@pellucid/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Table } from './table.ts';
import { xlsxOf } from './xlsx.ts';

const columns: Table['columns'] = [
  { title: 'Company', type: 'text' },
  { title: 'Total amount', type: 'money' },
  { title: 'Date', type: 'date' },
  { title: 'Owner', type: 'boolean' },
];

async function partsOf(
  rows: readonly (readonly Cell[])[],
  sheetRows?: number,
  about?: Table['about'],
): Promise<Record<string, string>> {
  async function* chunks() {
    for (const row of rows) yield [row];
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxOf({ columns, chunks: chunks(), ...(about && { about }) }, sheetRows))
    pieces.push(piece);
  const parts = unzipSync(Buffer.concat(pieces));
  return Object.fromEntries(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

/** The cells of each row, as they are written. */
function rowsOf(sheet = ''): string[][] {
  return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) =>
    row === '' ? [] : row.split(/(?<=<\/c>)/),
  );
}

test('has a header and every row, each value as what it is', async () => {
  const parts = await partsOf([
    ['Löwe & <Sons>', '-1234567890123.45', '2024-02-29', true],
    [null, null, null, null],
    ['=SUM(A1)', '0.10', '1899-12-31', false],
  ]);
  const [header, first, second, third] = rowsOf(parts['xl/worksheets/sheet1.xml']);
  expect(header?.[0]).toContain('>Company</t>');
  expect(first).toEqual([
    '<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">Löwe &amp; &lt;Sons&gt;</t></is></c>',
    '<c r="B2" s="2"><v>-1234567890123.45</v></c>',
    // 45,351 days since the end of 1899: as `=DATE(2024;2;29)` says in a spreadsheet.
    '<c r="C2" s="3"><v>45351</v></c>',
    '<c r="D2" t="b"><v>1</v></c>',
  ]);
  expect(second).toEqual([]);
  expect(third?.[0]).toContain('>=SUM(A1)</t>');
  expect(third?.[0]).not.toContain('<f>');
  expect(third?.[2]).toContain('>1899-12-31</t>');
});

test('leaves out what XML cannot hold, and keeps what only looks like an escape', async () => {
  const parts = await partsOf([['a\u0000\u001Fb\uD800 _x0041_\tc\nd', '1', null, null]]);
  const [, [cell] = []] = rowsOf(parts['xl/worksheets/sheet1.xml']);
  expect(cell).toContain('>ab\uFFFD _x005F_x0041_\tc\nd</t>');
});

test('goes on with a sheet of its own, header and all, where one is full', async () => {
  const parts = await partsOf(
    Array.from({ length: 5 }, (_, i) => [`row ${i}`, '1', null, null]),
    3,
  );
  const sheets = [1, 2, 3].map((n) =>
    rowsOf(parts[`xl/worksheets/sheet${n}.xml`]).map(([cell = '']) => cell.replace(/<[^>]*>/g, '')),
  );
  expect(sheets).toEqual([
    ['Company', 'row 0', 'row 1'],
    ['Company', 'row 2', 'row 3'],
    ['Company', 'row 4'],
  ]);
  expect(parts['xl/workbook.xml']?.match(/<sheet /g)).toHaveLength(3);
  expect(parts['[Content_Types].xml']?.match(/worksheets\/sheet\d/g)).toHaveLength(3);
});

test('tells what the rows are on a last sheet of its own', async () => {
  const parts = await partsOf([['A', '1.00', null, true]], undefined, [
    'Records in General payments.',
    'Company is <A>.',
  ]);
  expect(parts['xl/workbook.xml']).toContain(
    '<sheet name="Sheet 1" sheetId="1" r:id="rId1"/><sheet name="About" sheetId="2"',
  );
  expect(parts['[Content_Types].xml']).toContain('/xl/worksheets/sheet2.xml');
  const texts = rowsOf(parts['xl/worksheets/sheet2.xml']).map(([cell = '']) => cell.replace(/<[^>]+>/g, ''));
  expect(texts).toEqual(['About these rows', 'Records in General payments.', 'Company is &lt;A&gt;.']);
});
