import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { Query } from './query.ts';

/** From so many rows to be read on, a question counts as heavy. */
export const HEAVY_ROWS = 5_000_000;

/**
 * Whether a question is valid and allowed to who asks, and what it will cost, without an answer to it.
 *
 * - `cost.rows`: rows of the tables that answer, each table once and as a whole; of a private source, the rows that the caller
 *   may see. What is in memory already costs less, so that it is the most that will be read, not a time.
 * - `problem`: as the question itself would be refused: its text for people, and the place in the question.
 */
export const QueryCheck = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    answeredBy: z.string(),
    /** As in the answer. */
    words: z.array(z.string()),
    cost: z.object({ rows: z.int(), class: z.enum(['small', 'heavy']) }),
  }),
  z.object({
    ok: z.literal(false),
    problem: z.object({
      /** A wrong question, a limit of the free tier, or a right that the caller lacks. */
      code: z.enum(['invalid', 'freemium', 'forbidden']),
      message: z.string(),
      field: z.string().nullable(),
    }),
  }),
]);
export type QueryCheck = z.infer<typeof QueryCheck>;

export const checkQuery = endpoint({
  id: 'checkQuery',
  summary: 'Whether a query is valid, allowed to the caller and costly, without running it',
  tag: 'analytics',
  method: 'POST',
  path: 'api/analytics/query/check',
  access: ['ROLE_USER'],
  takesCompany: true,
  body: Query,
  response: QueryCheck,
});
