import type { Cell, ModelDescription, QueryCheck, QueryInput } from '@pellucid/contract';

/** A value that is found in the data, and what tells it from others of its name: `Cardiology · Springfield, IL`. */
export interface FoundValue {
  readonly value: string;
  /** How people know it, where the value is an id. */
  readonly name?: string;
  readonly description?: string;
}

/** All that the interpreter may ask of the data, for one scope: names and values, never a figure. */
export interface DataPort {
  /** Sources, measures and dimensions with their labels and synonyms, and what each takes. */
  describe(): Promise<ModelDescription>;
  /** All values of a dimension that has few enough to be held in memory (see `LISTED_FIELDS`); none where the scope may not see it. */
  valuesOf(request: { source: string; field: string }): Promise<readonly string[]>;
  /** Cities with the states that they are in, each pair once. */
  placesOf(source: string): Promise<readonly (readonly [city: string, state: string])[]>;
  /** Values of a dimension that match a text, best first, forgiving a typo. */
  search(request: { source: string; field: string; text: string; limit: number }): Promise<readonly FoundValue[]>;
  /** Whether the gate would answer, and why not. */
  check(query: QueryInput): Promise<QueryCheck>;
  /** What the rows of an answer are called, in their order: the values of its dimensions, and no figure. */
  rowsOf(query: QueryInput): Promise<readonly (readonly Cell[])[]>;
  /** The latest date of a source, to which relative time is anchored; null where it has none. */
  latestDate(source: string): Promise<string | null>;
  /** The asker's own company as the data calls it; null where they have none that it knows. */
  ownCompany?(): Promise<string | null>;
}
