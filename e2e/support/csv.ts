/** Records of a CSV text: quoted fields may hold commas, doubled quotes and line breaks. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/y;
  const body = text.replace(/^\uFEFF/, '');
  while (field.lastIndex < body.length) {
    const [, value = '', end = ''] = field.exec(body) ?? [];
    record.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}

/** An amount of dollars as cents, exactly: '$1,234.50' and '1234.5' are both 123450. */
export function cents(amount: string): bigint {
  const [, sign = '', whole = '', part = ''] = /^(-?)\$?([\d,]+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === '') throw new Error(`Not an amount: ${amount}`);
  return BigInt(`${sign}${whole.replaceAll(',', '')}${part.padEnd(2, '0')}`);
}
