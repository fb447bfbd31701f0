import type { DataPort } from '../port/data-port.ts';
import { toQuery } from '../query/to-query.ts';
import { unusedPart } from '../query/unused-part.ts';
import type { Reading } from '../reading/reading.ts';
import { rankedOf } from './referred.ts';

const NEXT = ['nature', 'company', 'state', 'program_year', 'specialty'] as const;
const NAMES: Readonly<Record<(typeof NEXT)[number], string>> = {
  nature: 'nature of payment',
  company: 'company',
  state: 'state',
  program_year: 'program year',
  specialty: 'specialty',
};
const OWNERSHIP_LACKS = new Set(['nature']);

const MOST = 3;

/** Three ways to go on: the same figure by another dimension that the question does not fix, each of which the gate would answer. */
export async function followUpsOf(reading: Reading, data: DataPort): Promise<string[]> {
  const offered: string[] = [];
  for (const name of namesOf(reading)) {
    const next = brokenDown(reading, name);
    const isAnswered = unusedPart(next) === undefined && (await data.check(toQuery(next))).ok;
    if (isAnswered) offered.push(`Break that down by ${NAMES[name]}`);
    if (offered.length === MOST) break;
  }
  return offered;
}

/** What a follow-up asks: other rows, of those that were ranked. */
function brokenDown(asked: Reading, dimension: string): Reading {
  const { ranking: _, isList: __, ...reading } = asked;
  const firstOf = rankedOf(asked) ?? reading.firstOf;
  return { ...reading, groups: [{ kind: 'dimension', dimension }], ...(firstOf && { firstOf }) };
}

function namesOf({ source, groups, filters }: Reading): (typeof NEXT)[number][] {
  const fixed = new Set([
    ...groups.flatMap((group) => (group.kind === 'dimension' ? [group.dimension] : [])),
    ...filters.map(({ field }) => field),
  ]);
  if (fixed.has('company_family')) fixed.add('company');
  const isAvailable = (name: (typeof NEXT)[number]) =>
    !fixed.has(name) &&
    !(source !== 'general' && source !== 'research' && source !== 'ledger' && OWNERSHIP_LACKS.has(name));
  return NEXT.filter(isAvailable);
}
