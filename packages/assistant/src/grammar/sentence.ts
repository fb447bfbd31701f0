import type { TagOf } from '../tags/tag.ts';
import type { Condition } from './conditions.ts';
import type { Asked } from './figures.ts';
import { map, type Parser, seq } from './parser.ts';
import type { Row } from './rows.ts';

/** What a sentence says, before it is a reading. */
export interface Sentence {
  readonly figures: readonly Asked[];
  readonly rows: readonly Row[];
  readonly conditions: readonly Condition[];
  /** Which end of the rows, or of single records, is asked, and how many of them. */
  readonly direction?: 'asc' | 'desc';
  readonly n?: TagOf<'number'>;
  /** What the figure of each row has to satisfy. */
  readonly bound?: { readonly op: TagOf<'comparator'>['op']; readonly number: TagOf<'number'> };
  readonly isList?: true;
  /** Values of a kind that have a row each. */
  readonly apart?: readonly TagOf<'value'>[];
  /** Whose share of the whole is asked. */
  readonly part?: TagOf<'value'> | TagOf<'noun'>;
}

/** What one part of a sentence says. */
export type Said = Partial<Sentence>;

/** Parts one after the other, which together say what each of them says; words without a meaning of their own say nothing. */
export function says(...parts: readonly Parser<Said | undefined>[]): Parser<Said> {
  return map(seq(...parts), (all) => all.reduce<Said>((sum, part) => (part ? together(sum, part) : sum), {}));
}

export function together(one: Said, other: Said): Said {
  return {
    ...one,
    ...other,
    figures: [...(one.figures ?? []), ...(other.figures ?? [])],
    rows: [...(one.rows ?? []), ...(other.rows ?? [])],
    conditions: [...(one.conditions ?? []), ...(other.conditions ?? [])],
  };
}

/** Words that only hold a sentence together. */
export function mute(parser: Parser<unknown>): Parser<Said> {
  return map(parser, () => ({}));
}
