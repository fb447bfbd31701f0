import type { Dimension, Owner, Source } from '../model/model.ts';
import type { Scope } from '../scope/scope.ts';
import type { PlannedCondition } from './plan.ts';

/** What a scope may see of a source: everything, the rows of one owner, or nothing. */
export type RowPolicy =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'own'; readonly owner: Owner; readonly condition: PlannedCondition };

/**
 * The rows of a source with an owner are seen by the owner's users and by administrators; who has
 * no company sees none.
 */
export function rowPolicy(source: Source, scope: Scope): RowPolicy {
  if (source.visibility.kind === 'public' || scope.kind === 'system') return { kind: 'all' };
  if (scope.kind === 'public') return { kind: 'none' };
  if (scope.authorities.includes('ROLE_ADMIN')) return { kind: 'all' };
  if (scope.company === null) return { kind: 'none' };
  return ownRows({ column: source.visibility.owner, id: scope.company.id });
}

function ownRows(owner: Owner): RowPolicy {
  const values = [{ type: 'integer', text: String(owner.id) }] as const;
  const test = { kind: 'in', values, empty: false, negated: false } as const;
  return { kind: 'own', owner, condition: { column: owner.column, test } };
}

/** A source as its policy shows it: the lookup tables of an owner's records are read of that owner alone. */
export function underPolicy(source: Source, policy: RowPolicy): Source {
  if (policy.kind !== 'own') return source;
  const { owner } = policy;
  const dimensions = new Map([...source.dimensions].map(([name, dimension]) => [name, ofOwner(dimension, owner)]));
  return { ...source, dimensions };
}

/** A dimension whose labels are looked up among those of an owner. */
export function ofOwner(dimension: Dimension, owner: Owner): Dimension {
  return dimension.lookup ? { ...dimension, lookup: { ...dimension.lookup, owner } } : dimension;
}
