import type { FilterSettings } from './filter-kind.ts';

/** Names that can be searched for. */
export interface NameLookup {
  /** Of the recent searches that are offered. */
  readonly type: string;
  /** Of the field. */
  readonly label: string;
  /** What stands before the text all the time, where the field has no picture of its own. */
  readonly caption?: string;
  /** What matches a text, best match first. */
  find(where: LookedIn, text: string, signal: AbortSignal): Promise<readonly FoundName[]>;
  /** The field is emptied to choose all of them. */
  readonly clearable?: boolean;
  /** How a text is read that was chosen earlier, of ids; without it the text is the name. */
  read?(text: string): FoundName;
  /** What people know a name of several levels by, and what stands above it. */
  known?(text: string): FoundName;
}

/** Where names are looked up. */
export interface LookedIn {
  readonly settings: FilterSettings;
  /** The column that is filtered. */
  readonly field: string;
}

/** A name to choose from. */
export interface FoundName {
  /** What is stored and filtered by; each once in a list. */
  readonly text: string;
  readonly name: string;
  /** What tells it from others of its name. */
  readonly description?: string;
}

/** The names of positional rows, which have them at index 1; each once, in their order. */
export function namesOf(rows: readonly (readonly [unknown, string, ...unknown[]])[]): FoundName[] {
  return [...new Set(rows.map(([, name]) => name))].map((name) => ({ text: name, name }));
}
