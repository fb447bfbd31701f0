import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

const base = 'api/aggspend/template-validation';
const tag = 'template-validation';
const access = ['ROLE_USER'] as const;

/** The name of a page over data by state. */
const name = z.string().min(1).max(255);

/** What stands for all states; the space before it tells it from a state (docs/promises/venues.md#states). */
export const ALL_STATES = ' All';

export const getTemplateStates = endpoint({
  id: 'getTemplateStates',
  summary: "States of a page's data: an empty text where some of it has none, what stands for all, then each",
  tag,
  method: 'GET',
  path: `${base}/states/{name}`,
  access,
  takesCompany: true,
  params: z.object({ name }),
  response: z.array(z.string()),
});

export const getDataAgainstStates = endpoint({
  id: 'getDataAgainstStates',
  summary: "How many records of a page's data each state has",
  tag,
  method: 'GET',
  path: `${base}/data-against-states/{name}`,
  access,
  takesCompany: true,
  params: z.object({ name }),
  response: z.array(z.object({ state: z.string(), records: z.int() })),
});

export const checkStateData = endpoint({
  id: 'checkStateData',
  summary: "Whether a page's data has any record of a state, or any at all for all states",
  tag,
  method: 'GET',
  path: `${base}/check-data/{name}/{state}`,
  access,
  takesCompany: true,
  params: z.object({ name, state: z.string().min(1).max(100) }),
  response: z.boolean(),
});
