import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { BoardView, Mark } from './board-view.ts';
import { boardParams } from './boards-api.ts';
import { Cell } from './query.ts';

const tag = 'boards';

/**
 * Values of a filter field with their record counts, largest first; `search` narrows them, best match first, and forgives
 * a typo. The counts follow the filters of the other fields (FREE tier: the newest year where none is among them).
 * Ids are found by the `name` of what they stand for: people of one name are several values, and `description` tells them apart
 * ("Cardiology · Springfield, IL"). Of other values it says why one is found whose letters do not say it: "formerly …".
 */
export const FieldValue = z.object({
  value: Cell,
  records: z.number(),
  name: z.string().optional(),
  description: z.string().optional(),
});
export type FieldValue = z.infer<typeof FieldValue>;
export const FieldValues = z.object({ values: z.array(FieldValue), truncated: z.boolean() });
export type FieldValues = z.infer<typeof FieldValues>;

export const boardFieldValues = endpoint({
  id: 'boardFieldValues',
  summary: 'Values that a filter field of a board can take',
  tag,
  method: 'POST',
  path: 'api/boards/{boardId}/fields/{field}/values',
  access: ['ROLE_USER'],
  takesCompany: true,
  params: z.object({ boardId: z.string().max(64), field: z.string().max(64) }),
  body: z.strictObject({
    search: z.string().max(100).optional(),
    /** These alone, in place of a search, also those that the filters leave no records: what a link's filter is called. */
    values: Mark.shape.values.optional(),
    /** Most values of a list; a search and values that are named have limits of their own. */
    limit: z.int().min(1).max(1_000).optional(),
    filters: BoardView.shape.filters,
  }),
  response: FieldValues,
});

/** Records by the size of their amount, from the smallest: a bound belongs to the band above it, and null is open. */
export const AmountBands = z.object({
  bands: z.array(z.object({ from: z.string().nullable(), to: z.string().nullable(), records: z.int() })),
});
export type AmountBands = z.infer<typeof AmountBands>;

export const boardAmountBands = endpoint({
  id: 'boardAmountBands',
  summary: 'How many records of a board have an amount of each size, under the other filters',
  tag,
  method: 'POST',
  path: 'api/boards/{boardId}/amounts',
  access: ['ROLE_USER'],
  takesCompany: true,
  params: boardParams,
  body: z.strictObject({ filters: BoardView.shape.filters }),
  response: AmountBands,
});
