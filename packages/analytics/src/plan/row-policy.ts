import type { Source } from '../model/model.ts';
import type { Scope } from '../scope/scope.ts';
import type { PlannedCondition } from './plan.ts';

/** What a scope may see of a source: everything, the rows of one owner, or nothing. */
export type RowPolicy =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'own'; readonly condition: PlannedCondition };

/**
 * The rows of a source with an owner are seen by the owner's users and by administrators; who has
 * no company sees none.
 */
export function rowPolicy(source: Source, scope: Scope): RowPolicy {
  if (source.visibility.kind === 'public' || scope.kind === 'system') return { kind: 'all' };
  if (scope.kind === 'public') return { kind: 'none' };
  if (scope.authorities.includes('ROLE_ADMIN')) return { kind: 'all' };
  if (scope.company === null) return { kind: 'none' };
  const values = [{ type: 'integer', text: String(scope.company.id) }] as const;
  return {
    kind: 'own',
    condition: { column: source.visibility.owner, test: { kind: 'in', values, empty: false, negated: false } },
  };
}
