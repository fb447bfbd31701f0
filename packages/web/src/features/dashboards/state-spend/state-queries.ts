import { getDataAgainstStates, getTemplateStates } from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { stateOptions } from './state-options.ts';

/** The states that can be chosen on the page of a name. */
export const statesQuery = (name: string) =>
  queryOptions({
    queryKey: ['states', name],
    queryFn: async ({ signal }) => stateOptions(await call(getTemplateStates, { params: { name } }, { signal })),
  });

/** How many records each state has there; without it the states can be chosen all the same. */
export const recordsByStateQuery = (name: string) =>
  queryOptions({
    queryKey: ['data-against-states', name],
    queryFn: async ({ signal }) => {
      const rows = await call(getDataAgainstStates, { params: { name } }, { signal, quiet: true });
      return new Map(rows.map(({ state, records }) => [state, records]));
    },
  });
