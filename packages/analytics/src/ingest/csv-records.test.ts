import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvRecord, readRecords } from './csv-records.ts';

const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;

async function read(text: string, width: number, chunk = text.length || 1): Promise<CsvRecord[]> {
  const binary = bytes(text);
  const chunks = Array.from({ length: Math.ceil(binary.length / chunk) }, (_, part) =>
    binary.slice(part * chunk, (part + 1) * chunk),
  );
  const records: CsvRecord[] = [];
  for await (const record of readRecords(chunks, width)) records.push(record);
  return records;
}

const field = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r\n', 'ä', 'x') }));

describe('readRecords', () => {
  it('gives back what was written, wherever the chunks are cut and whatever ends the lines', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(field, { minLength: 3, maxLength: 3 }), { maxLength: 8 }),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 9 }),
        async (rows, newline, chunk) => {
          const text = rows.map((row) => row.map(quoted).join(',') + newline).join('');
          const records = await read(text, 3, chunk);
          expect(records.map(({ fields }) => fields)).toEqual(rows);
          const starts = rows.map((_, index) =>
            rows.slice(0, index).reduce((line, row) => line + row.join('').split('\n').length, 1),
          );
          expect(records.map(({ line }) => line)).toEqual(starts);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('loses no row around damaged ones', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a,b,c', 'a,"b', '"a" b,c,d', 'a,"b"x",c', 'a,b', '"a,b,c')),
        async (lines) => {
          const records = await read(['a,b,c', ...lines, 'x,y,z', ''].join('\n'), 3);
          expect(records.map(({ line }) => line)).toEqual([
            ...lines.map((_, index) => index + 1),
            lines.length + 1,
            lines.length + 2,
          ]);
          expect(records.at(-1)?.fields).toEqual(['x', 'y', 'z']);
        },
      ),
    );
  });

  it.each([
    ['a,"b"c,d', ['a', 'b"c', 'd']],
    ['a,"b, c,d"', ['a', 'b, c,d']],
    ['a,"b,c', null],
    ['a,b"c"d,e', ['a', 'b"c"d', 'e']],
  ])('%s', async (text, fields) => {
    expect((await read(text, fields?.length ?? 9)).map((record) => record.fields)).toEqual([fields]);
  });
});
