import { QUERY_LIMIT } from '@pellucid/contract';

/** What of a board can be saved. */
export type ExportKind = 'records' | 'tiles' | 'picture';
export type ExportFormat = 'csv' | 'xlsx' | 'png' | 'svg' | 'pdf';

const TABLES = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'Excel (XLSX)' },
] as const;

export const FORMATS: Readonly<Record<ExportKind, readonly { value: ExportFormat; label: string }[]>> = {
  records: TABLES,
  tiles: TABLES,
  picture: [
    { value: 'png', label: 'PNG' },
    { value: 'svg', label: 'SVG' },
    { value: 'pdf', label: 'PDF' },
  ],
};

/** Who wants more than the first so many gets all. */
export const MAX_FIRST_ROWS = QUERY_LIMIT.rows;
/** What is offered at first to who wants the first: the most of these that are not all. */
export const START_ROWS = [1_000, 100, 10, 5];
