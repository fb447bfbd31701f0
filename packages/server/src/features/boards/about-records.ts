import type { BoardDetails, FieldInfo } from '@pellucid/contract';

interface RecordsFile {
  title: string;
  /** What the records are, in words. */
  words: readonly string[];
  /** Of all that match. */
  total: BoardDetails['total'];
  /** Of the rows of the file, which are the first of them or all. */
  held: BoardDetails['total'];
  /** What the totals are of. */
  fields: readonly FieldInfo[];
  dataAsOf: string | null;
  /** Who made it and when. */
  made: string;
  link: string;
}

/** What a file of records says of itself: what it holds of how many, what its rows add up to, and where they are from. */
export function aboutRecords({ title, words, total, held, fields, dataAsOf, made, link }: RecordsFile): string[] {
  const all = `${grouped(String(total.records))} ${total.records === 1 ? 'record' : 'records'}`;
  const isAll = held.records === total.records;
  const first = grouped(String(held.records));
  return [
    `${title}: records`,
    isAll ? `All ${all}.` : `The first ${first} of ${all}.`,
    ...totalLine('The rows of this file together', held, fields),
    ...(isAll ? [] : totalLine(`All ${all}, also those that are not in this file`, total, fields)),
    ...words,
    ...(dataAsOf === null ? [] : [`Data as of ${dataAsOf}`]),
    made,
    `Link: ${link}`,
  ];
}

function totalLine(what: string, { sums }: BoardDetails['total'], fields: readonly FieldInfo[]): string[] {
  const added = fields.flatMap(({ name, label, type }) => {
    const sum = sums[name];
    return sum === undefined ? [] : [`${label} ${type === 'money' ? '$' : ''}${grouped(sum)}`];
  });
  return added.length === 0 ? [] : [`${what}: ${added.join('; ')}.`];
}

/** Thousands separators on decimal text, which keeps every digit. */
function grouped(decimal: string): string {
  return decimal.replace(/\d+/, (whole) => BigInt(whole).toLocaleString('en-US'));
}
