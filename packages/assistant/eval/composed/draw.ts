import type { Condition, Figure, Parts, Rows, Value } from './parts.ts';
import type { Random } from './random.ts';
import { type Blanks, filled, sayable, type Wording, worded } from './wording.ts';

/** A condition with its blanks filled. */
export interface Drawn extends Wording {
  readonly of: string;
  readonly went: readonly string[];
  readonly compared?: { readonly said: string; readonly name: string };
  readonly sql: string;
}

/** Draws parts that fit together, and says them. */
export class Draw {
  constructor(
    readonly parts: Parts,
    readonly random: Random,
  ) {}

  /** Some conditions, each of another kind, and none of those left out. */
  conditions([least, most]: readonly [number, number], leftOut: readonly string[]): Drawn[] {
    const kinds = [...new Set(this.parts.conditions.map(({ of }) => of))].filter((kind) => !leftOut.includes(kind));
    const count = least + this.random.below(most - least + 1);
    return this.random
      .shuffled(kinds)
      .slice(0, count)
      .map((kind) => this.condition(({ of }) => of === kind));
  }

  condition(fits: (condition: Condition) => boolean): Drawn {
    return this.#filled(this.random.pick(this.parts.conditions.filter(fits)));
  }

  /** Two values of one kind: `Texas` and `Ohio`. */
  two(): [Drawn, Drawn] {
    const condition = this.random.pick(this.parts.conditions.filter(({ compared }) => compared));
    const one = this.#filled(condition);
    let other = one;
    while (other.sql === one.sql) other = this.#filled(condition);
    return [one, other];
  }

  figure(fits: (figure: Figure) => boolean): Figure {
    return this.random.pick(this.parts.figures.filter(fits));
  }

  /** What figures may be broken down by. */
  rows(figures: readonly Figure[], fits: (rows: Rows) => boolean = () => true): Rows {
    const isFit = (rows: Rows) => figures.every(({ unfit }) => !unfit.includes(rows.of));
    return this.random.pick(this.parts.rows.filter((rows) => isFit(rows) && fits(rows)));
  }

  /** One of the sentences, and the question that it makes. */
  said(sentences: readonly string[], blanks: Blanks, conditions: readonly Drawn[]): { sentence: string; ask: string } {
    const sentence = this.random.pick(sayable(sentences, blanks));
    return { sentence, ask: worded(sentence, blanks, conditions, this.random) };
  }

  #filled({ blanks, compared, ...condition }: Condition): Drawn {
    const values: Record<string, Value> = {};
    for (const [name, choices] of Object.entries(blanks)) values[name] = this.random.pick(choices);
    const fill = (phrase: string) => filled(phrase, values, this.random);
    return {
      ...condition,
      says: condition.says.map(fill),
      behind: condition.behind.map(fill),
      leads: condition.leads.map(fill),
      went: condition.went.map(fill),
      ...(compared && { compared: { said: fill(compared.said), name: compared.name } }),
      sql: fill(condition.sql),
    };
  }
}
