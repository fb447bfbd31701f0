import { QUERY_LIMIT } from '@pellucid/contract';

/** What of a board can be saved. */
export type ExportKind = 'records' | 'tiles' | 'picture';
export type ExportFormat = 'csv' | 'xlsx' | 'png' | 'svg';

export const FORMATS: Readonly<Record<ExportKind, readonly { value: ExportFormat; label: string }[]>> = {
  records: [
    { value: 'csv', label: 'CSV' },
    { value: 'xlsx', label: 'Excel (XLSX)' },
  ],
  tiles: [{ value: 'csv', label: 'CSV' }],
  picture: [
    { value: 'png', label: 'PNG' },
    { value: 'svg', label: 'SVG' },
  ],
};

/** Who wants more than the first so many gets all. */
export const MAX_FIRST_ROWS = QUERY_LIMIT.rows;
