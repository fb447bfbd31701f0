import type { Dimension, Owner, Source } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { companyOf, isAdministrator, type Scope } from '../scope/scope.ts';
import type { PlannedCondition } from './plan.ts';

/** What a scope may see of a source: everything, the rows of one owner, nothing, or nothing before a company is chosen. */
export type RowPolicy =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unchosen' }
  | { readonly kind: 'own'; readonly owner: Owner; readonly condition: PlannedCondition };

/**
 * The rows of a private source are seen by the owner's users, and by administrators who act for the owner: ledgers of
 * several companies are never added up. Who has no company sees none.
 */
export function rowPolicy({ visibility }: Source, scope: Scope): RowPolicy {
  if (visibility.kind === 'public' || scope.kind === 'system') return { kind: 'all' };
  const company = companyOf(scope);
  if (company !== null) return ownRows({ column: visibility.owner, id: company });
  return { kind: isAdministrator(scope) ? 'unchosen' : 'none' };
}

/** As `rowPolicy`, of a source that is read. Throws QueryRefused to an administrator who has chosen no company. */
export function readingPolicy(source: Source, scope: Scope): Exclude<RowPolicy, { kind: 'unchosen' }> {
  const policy = rowPolicy(source, scope);
  if (policy.kind !== 'unchosen') return policy;
  throw new QueryRefused(
    'invalid',
    `${source.label} is private to each company, and administrators look at one company at a time: choose the company.`,
    'actingFor',
  );
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
