import type { Figure, Threshold } from '../reading/reading.ts';
import type { TagOf } from '../tags/tag.ts';
import { map, type Parser, seq } from './parser.ts';

/** A figure in the words of a question, and the nouns in it, which may narrow it. */
export interface Asked {
  readonly figure: Figure;
  readonly nouns: readonly TagOf<'noun'>[];
}

/** What there is a row for. */
export type Row = TagOf<'noun'> | TagOf<'grain'>;

/** What narrows a question: what a rule reads by itself says nothing here. */
export interface Condition {
  /** Of people, by a word that says which: physicians, hospitals. */
  readonly noun?: TagOf<'noun'>;
  readonly threshold?: Threshold;
  /** The threshold is said to be of each single one. */
  readonly isOfEach?: boolean;
  readonly when?: TagOf<'period'>;
  /** What is left out. */
  readonly without?: readonly TagOf<'value'>[];
  /** It is only set aside, and nobody is said to have none of it. */
  readonly isSetAside?: boolean;
}

/** Values, kinds of people or years of which each has a row. */
export type Apart = TagOf<'value'> | TagOf<'noun'> | TagOf<'period'>;

/** What a sentence says, before it is a reading. */
export interface Sentence {
  readonly figures: readonly Asked[];
  readonly rows: readonly Row[];
  readonly conditions: readonly Condition[];
  /** Within each of these the first rows are asked. */
  readonly within?: readonly Row[];
  /** The rows within which they are asked are those that come first themselves. */
  readonly amongFirst?: { readonly n: TagOf<'number'>; readonly direction: 'asc' | 'desc'; readonly by: Asked };
  /** Which end of the rows, or of single records, is asked, and how many of them. */
  readonly direction?: 'asc' | 'desc';
  readonly n?: TagOf<'number'>;
  /** All of them are put in order, where no number of them is said. */
  readonly isAll?: true;
  /** What the figure of each row has to satisfy. */
  readonly bound?: { readonly op: TagOf<'comparator'>['op']; readonly number: TagOf<'number'> };
  /** How many rows there are is asked. */
  readonly isNumber?: true;
  /** Single records are asked, by the word for them. */
  readonly records?: TagOf<'unit' | 'list' | 'value' | 'measure' | 'source' | 'amount' | 'rank'>;
  /** What a list is to show of each of them. */
  readonly columns?: readonly string[];
  /** The order of single records, where it is not that of their amounts. */
  readonly by?: 'date' | 'amount_invested';
  /** Those of one kind that have a row each. */
  readonly apart?: readonly Apart[];
  /** One of two less the other, or divided by it; else they are beside each other. */
  readonly contrast?: 'difference' | 'ratio';
  /** What the first of two figures is of the other. */
  readonly against?: 'ratio' | 'difference' | 'proportion';
  /** How the figure changed from the beginning of its time to the end. */
  readonly isChange?: true;
  /** Of whom the first hold a share of the whole. */
  readonly holders?: TagOf<'noun'>;
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
