import type { FileReport, ImportReport } from '@pellucid/analytics/ingest';

const COLUMNS: readonly { title: string; of(file: FileReport): string; right?: true }[] = [
  { title: 'File', of: ({ name }) => name },
  { title: 'Layout', of: ({ layout }) => layout },
  { title: 'Outcome', of: ({ outcome }) => outcome },
  { title: 'Rows read', of: ({ rowsRead }) => count(rowsRead), right: true },
  { title: 'Kept', of: ({ kept }) => count(kept), right: true },
  { title: 'Set aside', of: ({ setAside }) => count(setAside), right: true },
  { title: 'Superseded', of: ({ superseded }) => count(superseded), right: true },
  { title: 'Removed', of: ({ removed }) => count(removed), right: true },
  { title: 'Control total (USD)', of: controlTotal, right: true },
];

/** The report of an import for a terminal: a table of the files, and what was set aside with line and reason. */
export function describeImport(report: ImportReport): string {
  const rows = [COLUMNS.map(({ title }) => title), ...report.files.map((file) => COLUMNS.map(({ of }) => of(file)))];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    COLUMNS.map(({ right }, column) => pad(row[column] ?? '', widths[column] ?? 0, right))
      .join('  ')
      .trimEnd(),
  );
  return [
    table[0] ?? '',
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...table.slice(1),
    ...report.files.flatMap(differences),
    ...report.files.flatMap(({ name, note }) => (note === undefined ? [] : ['', `${name}: ${note}.`])),
    ...report.files.flatMap(setAside),
    '',
    report.changed ? `Done in ${(report.elapsedMs / 1000).toFixed(1)} s.` : 'Nothing new: the data are as they were.',
  ].join('\n');
}

function differences({ name, differences: { missing, unknown } }: FileReport): string[] {
  if (missing.length + unknown.length === 0) return [];
  return [
    '',
    `Columns of ${name} that differ from its layout; none of them are read:`,
    ...(missing.length > 0 ? [`  missing: ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`  passed over: ${unknown.join(', ')}`] : []),
  ];
}

function setAside({ name, rejected, setAside: all }: FileReport): string[] {
  if (rejected.length === 0) return [];
  const more = all - rejected.length;
  return [
    '',
    `Set aside of ${name}:`,
    ...rejected.map(({ line, reason }) => `  line ${count(line)}: ${reason}`),
    ...(more > 0 ? [`  and ${count(more)} more, in the table rejected_row of the warehouse`] : []),
  ];
}

function controlTotal({ controlTotal: total, amountInvested }: FileReport): string {
  return amountInvested === undefined ? money(total) : `value ${money(total)}, invested ${money(amountInvested)}`;
}

const count = (value: number) => value.toLocaleString('en-US');

/** Digits of exact decimals in groups of three; as text, since numbers of a computer would round them. */
const money = (amount: string) => amount.replace(/\B(?=(\d{3})+\.)/g, ',');

const pad = (text: string, width: number, right?: true) => (right ? text.padStart(width) : text.padEnd(width));
