import { getCurrentReportingYear } from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** The year that the portal reports on for the person's company. Who shows it says what is wrong with it. */
export const reportingYearQuery = queryOptions({
  queryKey: ['reporting-year'],
  queryFn: ({ signal }) => call(getCurrentReportingYear, undefined, { signal, quiet: true }),
  retry: false,
});
