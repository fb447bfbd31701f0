import type { BoardDetails, FieldInfo } from '@pellucid/contract';

interface RecordsFile {
  title: string;
  /** What the records are, in words. */
  words: readonly string[];
  total: BoardDetails['total'];
  /** What the totals are of. */
  fields: readonly FieldInfo[];
  limit: number | undefined;
  dataAsOf: string | null;
  link: string;
}

/** What a file of records says of itself: what it holds of how many, what all of them add up to, and where they are from. */
export function aboutRecords({ title, words, total, fields, limit, dataAsOf, link }: RecordsFile): string[] {
  const { records, sums } = total;
  const all = `${grouped(String(records))} ${records === 1 ? 'record' : 'records'}`;
  const first = limit !== undefined && limit < records ? `The first ${grouped(String(limit))} of ${all}` : `All ${all}`;
  const added = fields.flatMap(({ name, label, type }) => {
    const sum = sums[name];
    return sum === undefined ? [] : [`${label} ${type === 'money' ? '$' : ''}${grouped(sum)}`];
  });
  return [
    `${title}: records`,
    `${first}.${added.length > 0 ? ` Together the ${all} have: ${added.join('; ')}.` : ''}`,
    ...words,
    ...(dataAsOf === null ? [] : [`Data as of ${dataAsOf}`]),
    link,
  ];
}

/** Thousands separators on decimal text, which keeps every digit. */
function grouped(decimal: string): string {
  return decimal.replace(/\d+/, (whole) => BigInt(whole).toLocaleString('en-US'));
}
