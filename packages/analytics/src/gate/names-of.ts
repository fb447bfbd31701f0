import { type Cell, Query, specialtyName } from '@pellucid/contract';
import type { Dimension, Shown, Source } from '../model/model.ts';
import type { Scope } from '../scope/scope.ts';
import type { Answers } from './answers.ts';
import type { Planner } from './planner.ts';
import type { NamedId } from './search-labels.ts';
import type { Snapshot } from './snapshot.ts';

interface WantedNames {
  readonly source: Source;
  readonly dimension: Dimension;
  readonly values: readonly Cell[];
}

interface NamesDeps {
  readonly planned: Planner;
  readonly answers: Answers;
}

/**
 * The names of ids, in their order, with what stands beside them in most of their records. Those that the scope may not see, or
 * that no record has, are left out.
 */
export async function namesOf(
  { planned, answers }: NamesDeps,
  { source, dimension, values }: WantedNames,
  scope: Scope,
  at: Snapshot,
  options: Parameters<Answers['get']>[2],
): Promise<NamedId[]> {
  const { name: field, shown } = dimension;
  if (!shown || values.length === 0) return [];
  const dimensions = [field, shown.name, ...shown.beside.flat()];
  const question = Query.parse({
    source: source.name,
    dimensions,
    measures: ['records'],
    where: [{ field, op: 'in', value: [...values] }],
    orderBy: [{ field: 'records', direction: 'desc' }, ...dimensions.map((one) => ({ field: one }))],
  });
  const { rows } = await answers.get(planned(question, scope, at, { unlimited: true }), at, options);
  return values.flatMap((value) => {
    const row = rows.find(([id]) => id === value);
    return row ? [namedId(row, shown)] : [];
  });
}

function namedId([value = null, name = null, ...others]: readonly Cell[], { beside }: Shown): NamedId {
  const rest = [...others];
  const groups = beside.map((group) => rest.splice(0, group.length).filter((text) => text !== null));
  const parts = groups.map((group) => group.map((text) => specialtyName(String(text))).join(', '));
  return {
    value,
    name: String(name ?? value),
    description: parts.filter((part) => part !== '').join(' · '),
  };
}
