import type { Lookup } from '../model/model.ts';
import type { Dialect } from './dialect.ts';

/** A lookup table; of a private one the rows of its owner and the blank one, whatever a record points to. */
export function lookupSql({ table, owner }: Pick<Lookup, 'table' | 'owner'>, dialect: Dialect): string {
  const all = dialect.identifier(table);
  if (!owner) return all;
  return `(SELECT * FROM ${all} WHERE ${dialect.identifier(owner.column)} = ${Math.trunc(owner.id)} OR key = 0)`;
}
