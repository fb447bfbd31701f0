import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';

/** A cell as a workbook holds it: its type (`n` where none is said), its value and its formula. */
export interface ReadCell {
  readonly type: string;
  readonly value: string;
  readonly format: string;
  readonly formula: boolean;
}

/** The sheets of a workbook by their names, row by row. */
export async function readWorkbook(file: Blob): Promise<Map<string, (ReadCell | null)[][]>> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xml = (path: string) => new DOMParser().parseFromString(strFromU8(parts[path] ?? new Uint8Array()), 'text/xml');
  const texts = [...xml('xl/sharedStrings.xml').querySelectorAll('si')].map(({ textContent }) => textContent ?? '');
  const formats = formatsOf(xml('xl/styles.xml'));
  const links = new Map(
    [...xml('xl/_rels/workbook.xml.rels').querySelectorAll('Relationship')].map((link) => [
      link.getAttribute('Id'),
      link.getAttribute('Target'),
    ]),
  );
  return new Map(
    [...xml('xl/workbook.xml').querySelectorAll('sheet')].map((sheet) => {
      const target = links.get(sheet.getAttribute('r:id'));
      const rows = [...xml(`xl/${target}`).querySelectorAll('row')];
      return [sheet.getAttribute('name') ?? '', rows.map((row) => cellsOf(row, texts, formats))];
    }),
  );
}

function cellsOf(row: Element, texts: readonly string[], formats: readonly string[]): (ReadCell | null)[] {
  const cells: (ReadCell | null)[] = [];
  for (const cell of row.querySelectorAll('c')) {
    const type = cell.getAttribute('t') ?? 'n';
    const value = cell.querySelector('v, t')?.textContent ?? '';
    if (value === '') continue;
    cells[columnOf(cell.getAttribute('r') ?? '')] = {
      type,
      value: type === 's' ? (texts[Number(value)] ?? '') : value,
      format: formats[Number(cell.getAttribute('s') ?? 0)] ?? '',
      formula: cell.querySelector('f') !== null,
    };
  }
  return Array.from(cells, (cell) => cell ?? null);
}

/** From 0, of an address as `AB12`. */
function columnOf(address: string): number {
  return [...address.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function formatsOf(styles: Document): string[] {
  const codes = new Map(
    [...styles.querySelectorAll('numFmt')].map((format) => [
      format.getAttribute('numFmtId'),
      format.getAttribute('formatCode') ?? '',
    ]),
  );
  return [...styles.querySelectorAll('cellXfs > xf')].map((style) => codes.get(style.getAttribute('numFmtId')) ?? '');
}

/** The texts of each page of a PDF, in the order in which they are written, and the addresses that it links to. */
export async function readPdf(file: Blob): Promise<{ pages: string[][]; links: string[] }> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const text = bytes.toString('latin1');
  const contents = [...text.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => id);
  return {
    pages: contents.map((id) => textsOf(streamOf(text, id ?? ''))),
    links: [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, link = '']) => link),
  };
}

function streamOf(pdf: string, id: string): string {
  const start = pdf.indexOf('stream\n', pdf.indexOf(`\n${id} 0 obj\n`)) + 'stream\n'.length;
  const data = Buffer.from(pdf.slice(start, pdf.indexOf('\nendstream', start)), 'latin1');
  return inflateSync(data).toString('latin1');
}

/** The letters of 0x80 to 0x9F in the code page of the fonts; Node's decoder of it takes them for Latin 1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

function textsOf(content: string): string[] {
  return [...content.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = '']) =>
    text
      .replace(/\\(.)/g, '$1')
      .replace(/[\x80-\x9F]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80] ?? letter),
  );
}
