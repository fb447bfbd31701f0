import type { Reading } from '../reading/reading.ts';

/** The picture that suits a reading. */
export function chartOf({ groups, isList, comparison, chart }: Reading): 'figure' | 'bar' | 'line' | 'table' | 'pie' {
  if (chart) return chart;
  if (isList) return 'table';
  if (groups.length === 0) return 'figure';
  const isTime = groups.some(
    (group) => group.kind === 'grain' || (group.kind === 'dimension' && group.dimension === 'program_year'),
  );
  if (isTime) return 'line';
  return groups.length > 2 || comparison?.kind === 'growth' ? 'table' : 'bar';
}
