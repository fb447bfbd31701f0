import type { TimeGrain } from '@pellucid/contract';
import type { PeriodAt } from '../time/period.ts';
import type { ValueChoice } from '../values/value-index.ts';

/** A figure of records or of what they are summed up for. */
export type Statistic =
  | { readonly kind: 'average' | 'median' | 'largest' | 'smallest' | 'deviation' }
  | { readonly kind: 'percentile'; readonly p: number };

/** A thing that is grouped by, counted or filtered: a dimension, and which of its values where the word says so. */
export interface Noun {
  readonly dimension: string;
  readonly where?: readonly { readonly field: string; readonly values: readonly string[] }[];
  /** Only this source has it. */
  readonly source?: string;
}

export type SourceName = 'general' | 'research' | 'ownership' | 'all_payments' | 'ledger';

const SOURCES: readonly string[] = [
  'general',
  'research',
  'ownership',
  'all_payments',
  'ledger',
] satisfies SourceName[];

export function isSource(name: string | undefined): name is SourceName {
  return name !== undefined && SOURCES.includes(name);
}

/** What a word or phrase can mean. */
export type Meaning =
  | { readonly kind: 'measure'; readonly measure: string }
  /** Payments, transfers of value, records: an amount or a number, as the words around say. */
  | { readonly kind: 'unit'; readonly measure: 'payments' | 'records' }
  | { readonly kind: 'statistic'; readonly statistic: Statistic }
  | { readonly kind: 'count' }
  | { readonly kind: 'amount' }
  | { readonly kind: 'noun'; readonly noun: Noun }
  | { readonly kind: 'verb'; readonly role: 'payer' | 'payee' | 'owner' | 'leader' }
  | {
      readonly kind: 'value';
      readonly choices: readonly ValueChoice[];
      readonly isPerson?: boolean /** Of an id. */;
      readonly name?: string;
      /** Of a person who is in no other kind of payments. */
      readonly source?: SourceName;
    }
  | { readonly kind: 'period'; readonly read: PeriodAt }
  | { readonly kind: 'grain'; readonly grain: TimeGrain; readonly part?: 'dayOfWeek' | 'monthOfYear' | 'quarterOfYear' }
  | {
      readonly kind: 'number';
      readonly value: string;
      readonly isMoney: boolean;
      readonly isPercent: boolean;
      readonly isOrdinal: boolean;
    }
  | { readonly kind: 'comparator'; readonly op: 'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'between' }
  | {
      readonly kind: 'rank';
      readonly direction: 'desc' | 'asc';
      readonly isSuperlative: boolean;
      readonly by?: 'date' | 'payments';
    }
  /** The place of one among its kind. */
  | { readonly kind: 'standing' }
  | { readonly kind: 'share' }
  /** A share where it is one of disputes; else nothing is said of what it is a rate. */
  | { readonly kind: 'rate' }
  | { readonly kind: 'growth'; readonly direction?: 'asc' | 'desc' }
  | { readonly kind: 'trend' }
  | { readonly kind: 'compare' }
  | { readonly kind: 'versus' }
  | { readonly kind: 'concentration' }
  | { readonly kind: 'runningTotal' }
  | { readonly kind: 'by' }
  | { readonly kind: 'each' }
  | { readonly kind: 'not' }
  | { readonly kind: 'only' }
  | { readonly kind: 'both' }
  | { readonly kind: 'new' }
  | { readonly kind: 'and' }
  | { readonly kind: 'or' }
  | { readonly kind: 'list' }
  | { readonly kind: 'source'; readonly source: SourceName }
  | { readonly kind: 'who' }
  | { readonly kind: 'which' }
  | { readonly kind: 'where' }
  /** Asks for a manner, which only what changes, is compared or broken down has. */
  | { readonly kind: 'how' }
  | { readonly kind: 'preposition'; readonly word: string }
  | { readonly kind: 'chart'; readonly chart: 'bar' | 'line' | 'pie' | 'table' }
  | { readonly kind: 'followUp'; readonly move: 'add' | 'union' | 'replace' | 'only' | 'breakDown' | 'same' | 'back' }
  | { readonly kind: 'filler' }
  /** It narrows or changes what is asked, and no rule says how. */
  | { readonly kind: 'restriction' }
  | { readonly kind: 'unknown' };

/** A meaning of the tokens from one place to before another. */
export type Tag = Meaning & { readonly from: number; readonly to: number; readonly score: number };

export type Kind = Meaning['kind'];
export type TagOf<K extends Kind> = Extract<Tag, { kind: K }>;
/** Phrases, with commas between, and what they mean. */
export type PhraseTable = readonly (readonly [meaning: Meaning, phrases: string])[];
