import type { Reading } from '../reading/reading.ts';

const NEXT = ['nature', 'company', 'state', 'program_year', 'specialty'] as const;
const NAMES: Readonly<Record<(typeof NEXT)[number], string>> = {
  nature: 'nature of payment',
  company: 'company',
  state: 'state',
  program_year: 'program year',
  specialty: 'specialty',
};
const OWNERSHIP_LACKS = new Set(['nature']);

/** Three ways to go on: the same figure by another dimension, of those that the source has and the question does not fix. */
export function followUpsOf({ source, groups, filters }: Reading): string[] {
  const fixed = new Set([
    ...groups.flatMap((group) => (group.kind === 'dimension' ? [group.dimension] : [])),
    ...filters.map(({ field }) => field),
  ]);
  if (fixed.has('company_family')) fixed.add('company');
  const isAvailable = (name: (typeof NEXT)[number]) =>
    !fixed.has(name) &&
    !(source !== 'general' && source !== 'research' && source !== 'ledger' && OWNERSHIP_LACKS.has(name));
  return NEXT.filter(isAvailable)
    .slice(0, 3)
    .map((name) => `Break that down by ${NAMES[name]}`);
}

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
