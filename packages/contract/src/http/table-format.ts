import { z } from 'zod';

/** What an export is written as. */
export const TableFormat = z.enum(['csv', 'xlsx']);
export type TableFormat = z.infer<typeof TableFormat>;
export const ExportQuery = z.object({ format: TableFormat.default('csv') });
