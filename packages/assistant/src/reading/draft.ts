import type { Kind, Meaning, SourceName, Tag, TagOf } from '../tags/tag.ts';
import type { Token } from '../text/tokens.ts';
import type { Period, ReadPeriod } from '../time/period.ts';
import type { Among, Comparison, Figure, Group, Members, Ranking, Reading, Threshold, ValueFilter } from './reading.ts';

/** As many as a question back offers. */
export const MAX_CHOICES = 5;

/** A word or phrase that fits several things, and the ways to say which. */
export interface Ambiguity {
  readonly text: string;
  /** What stands in place of the words from one token to before another. */
  readonly choices: readonly {
    readonly label: string;
    readonly words: string;
    readonly field?: string;
    /** The sentence stresses it, so that nobody is asked. */
    readonly isSaid?: true;
  }[];
  readonly from: number;
  readonly to: number;
  /** Of what there are rows: the answer before says it, where it has some. */
  readonly isOfRows?: true;
}

/** A reading in the making: each rule takes the tags that it understands and adds what they say. */
export interface Draft {
  readonly tokens: readonly Token[];
  readonly tags: Tag[];
  readonly used: Set<Tag>;
  /** Those that are parts of a sentence of the grammar: it says how each is carried. */
  readonly parsed: Set<Tag>;
  /** The values that are left out, where a sentence of the grammar says which. */
  leftOut: ReadonlySet<Tag> | undefined;
  readonly anchor: string;
  /** The states that each city is in. */
  readonly statesOf: ReadonlyMap<string, readonly string[]>;
  /** The program years that the data has. */
  readonly years: readonly number[];
  readonly assumptions: string[];
  source: SourceName | undefined;
  figures: Figure[];
  groups: Group[];
  filters: ValueFilter[];
  periods: Period[];
  comparedWith: ReadPeriod | undefined;
  /** The quarter or month whose share of the whole time is asked. */
  partTime: Period | undefined;
  thresholds: Threshold[];
  /** The years of amounts that are bounds, by where the bound is said. */
  boundTimes: { readonly at: number; readonly period: Period }[];
  /** What the part of each row has to be above or below, and where that is said. */
  shareBound: (Threshold & { readonly at: number }) | undefined;
  ranking: Ranking | undefined;
  /** What a number of is ranked: the companies of `the 3 companies with the highest spend`. */
  rankedNoun: Tag | undefined;
  /** Groups within each of which the first are asked. */
  eachOf: Group[];
  /** Dimensions of which all is asked: an earlier condition on them is given up. */
  cleared: string[];
  comparison: Comparison | undefined;
  /** What grew, or fell, in every year of the time: the way of the change. */
  everyYear: 'asc' | 'desc' | undefined;
  among: Among | undefined;
  /** Those alone who satisfy conditions on what each of them got or paid. */
  members: Members | undefined;
  /** Only those that are the first of all. */
  firstOf: Reading['firstOf'];
  isList: boolean;
  /** How many rows there are is asked, and not what they are. */
  isNumber: boolean;
  /** What each record of a list is to show. */
  columns: readonly string[];
  /** What holds for each is of what a single company paid. */
  isOfPair: boolean;
  /** Only who is paid for the first time. */
  isNew: boolean;
  chart: Reading['chart'];
  ambiguity: Ambiguity | undefined;
  /** Why it is refused unless it goes on from an answer that has rows. */
  lacksRows: string | undefined;
  /** What can be said of the data, but not asked yet. */
  cannot: string | undefined;
}

export function createDraft(
  tokens: readonly Token[],
  tags: Tag[],
  { anchor, statesOf, years }: Pick<Draft, 'anchor' | 'statesOf' | 'years'>,
): Draft {
  return {
    tokens,
    tags,
    anchor,
    statesOf,
    years,
    used: new Set(),
    parsed: new Set(),
    leftOut: undefined,
    assumptions: [],
    source: undefined,
    figures: [],
    groups: [],
    filters: [],
    periods: [],
    comparedWith: undefined,
    partTime: undefined,
    thresholds: [],
    boundTimes: [],
    shareBound: undefined,
    ranking: undefined,
    rankedNoun: undefined,
    eachOf: [],
    cleared: [],
    comparison: undefined,
    everyYear: undefined,
    among: undefined,
    members: undefined,
    firstOf: undefined,
    isList: false,
    isNumber: false,
    columns: [],
    isOfPair: false,
    isNew: false,
    chart: undefined,
    ambiguity: undefined,
    lacksRows: undefined,
    cannot: undefined,
  };
}

/** Tags of some kinds that no rule has taken yet. */
export function open<K extends Kind>({ tags, used }: Draft, ...kinds: K[]): TagOf<K>[] {
  return tags.filter((tag): tag is TagOf<K> => (kinds as Kind[]).includes(tag.kind) && !used.has(tag));
}

export const SMALL: readonly Kind[] = ['filler', 'preposition'];

/** The next tag that is no small word. */
export function after(
  { tags }: { readonly tags: readonly Tag[] },
  tag: Tag,
  skipped: readonly Kind[] = SMALL,
): Tag | undefined {
  return tags.slice(tags.indexOf(tag) + 1).find(({ kind }) => !skipped.includes(kind));
}

/** The tag before that is no small word. */
export function before(
  { tags }: { readonly tags: readonly Tag[] },
  tag: Tag,
  skipped: readonly Kind[] = SMALL,
): Tag | undefined {
  return tags.slice(0, Math.max(0, tags.indexOf(tag))).findLast(({ kind }) => !skipped.includes(kind));
}

/** Whether a tag is there, is of a kind and free. */
export function isFree<K extends Kind>(draft: Draft, tag: Tag | undefined, ...kinds: K[]): tag is TagOf<K> {
  return tag !== undefined && (kinds as Kind[]).includes(tag.kind) && !draft.used.has(tag);
}

export function take({ used }: Draft, ...tags: readonly (Tag | undefined)[]): void {
  for (const tag of tags) if (tag) used.add(tag);
}

export function has(draft: Draft, ...kinds: Kind[]): boolean {
  return draft.tags.some(({ kind }) => kinds.includes(kind));
}

/** The words of a tag as they were written. */
export function textOf({ tokens }: Pick<Draft, 'tokens'>, { from, to }: Pick<Tag, 'from' | 'to'>): string {
  return [...new Set(tokens.slice(from, to))].map(({ text }) => text).join(' ');
}

/** In place of a tag another meaning of the same words. */
export function replace(draft: Draft, tag: Tag, meaning: Meaning): void {
  draft.tags[draft.tags.indexOf(tag)] = { ...meaning, from: tag.from, to: tag.to, score: tag.score };
}
