import type { PlannedCondition } from '../plan/plan.ts';
import { type Parameters, testsSql } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { lookupSql } from './lookups.ts';

/**
 * Conditions on labels, tested once for each label and joined to the rows of `of`. A row has its key in the lookup table, whose
 * keys are dense: the engine reads the test by position, and otherwise would search a table of keys for each row and condition.
 */
export class TestJoins {
  readonly lines: string[] = [];
  private readonly aliases = new Map<string, string>();

  constructor(
    private readonly of: string,
    private readonly parameters: Parameters,
    private readonly dialect: Dialect,
  ) {}

  /** Joins the test of some conditions on one column, unless it is there already, and names the column that holds it. */
  readonly add = (conditions: readonly PlannedCondition[]): string => {
    const same = JSON.stringify(conditions);
    const alias = this.aliases.get(same) ?? `t${this.aliases.size}`;
    if (!this.aliases.has(same)) {
      this.aliases.set(same, alias);
      this.lines.push(this.joinSql(conditions, alias));
    }
    return `${alias}.holds`;
  };

  private joinSql(conditions: readonly PlannedCondition[], alias: string): string {
    const [{ column, lookup } = { column: '' }] = conditions;
    if (!lookup) throw new Error(`${column} has no labels`);
    const tests = testsSql(conditions, (attribute) => attribute ?? 'key', this.parameters, this.dialect);
    const tested = `SELECT key, coalesce(${tests}, false) AS holds FROM ${lookupSql(lookup, this.dialect)}`;
    return `JOIN (${tested}) ${alias} ON ${alias}.key = ${this.of}.${this.dialect.identifier(column)}`;
  }
}
