import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

const tag = 'analytics';
const access = ['ROLE_USER'] as const;

/** What of the caller's has been under way for more than a second. */
export const RunningQuestion = z.object({
  id: z.uuid(),
  /** `question` is all that one request asks, the tiles of a board say. */
  what: z.enum(['question', 'export']),
  sources: z.array(z.string()),
  milliseconds: z.number(),
  /** How far the engine is, from 0 to 1: a guess, which may jump or halt; null while it waits for its turn or cannot tell. */
  progress: z.number().min(0).max(1).nullable(),
  /** Of an export: rows that were sent. */
  rows: z.int().nullable(),
});
export type RunningQuestion = z.infer<typeof RunningQuestion>;

export const listRunning = endpoint({
  id: 'listRunning',
  summary: 'Questions and exports of the caller that have run for more than a second, oldest first',
  tag,
  method: 'GET',
  path: 'api/analytics/running',
  access,
  response: z.array(RunningQuestion),
});

const params = z.object({ id: z.uuid() });

export const getRunning = endpoint({
  id: 'getRunning',
  summary: 'How far a question or export of the caller is; 404 when it has ended',
  tag,
  method: 'GET',
  path: 'api/analytics/running/{id}',
  access,
  params,
  response: RunningQuestion,
});

/** The request that asked is answered with 499; of an export the connection is cut, so that nobody takes a part for the whole. */
export const cancelRunning = endpoint({
  id: 'cancelRunning',
  summary: 'Stop a question or export of the caller; 404 when it has ended',
  tag,
  method: 'DELETE',
  path: 'api/analytics/running/{id}',
  access,
  status: 204,
  params,
});
