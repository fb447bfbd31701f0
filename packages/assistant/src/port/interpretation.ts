import type { QueryInput } from '@pellucid/contract';
import type { Reading } from '../reading/reading.ts';

/** A part of the interpretation, as a person reads and edits it. */
export interface Chip {
  readonly slot: 'board' | 'source' | 'figure' | 'group' | 'filter' | 'time' | 'condition' | 'order' | 'comparison';
  readonly label: string;
  readonly text: string;
}

/** What an earlier turn was read as: what a follow-up goes on from. Plain data, so that it can be kept with a session. */
export interface Context {
  readonly reading: Reading;
  /** What the turns before that were read as, the newest first. */
  readonly before?: readonly Reading[];
  /** It is no longer what the words of its question say. */
  readonly isEdited?: true;
}

/** What else is known where a question is asked. */
export interface Beside {
  /** Asked where the question names none. */
  readonly source?: string | undefined;
  /** The question before, where it had no answer. */
  readonly unanswered?: string | undefined;
}

export type SuggestedChart = 'figure' | 'bar' | 'line' | 'table' | 'pie';

/** One of at most five ways to go on: the whole question, as it is sent when chosen. */
export interface Choice {
  readonly label: string;
  readonly question: string;
}

export interface Answered {
  readonly kind: 'answer';
  readonly query: QueryInput;
  /** Further questions of the same answer. */
  readonly more?: readonly QueryInput[];
  readonly chips: readonly Chip[];
  /** What was taken for granted, a sentence each. */
  readonly assumptions: readonly string[];
  /** The question in the words of the gate. */
  readonly words?: readonly string[];
  /** What a follow-up goes on from; nothing where it was not read by the rules. */
  readonly context: Context | undefined;
  /** Whether the question goes on from the one before. */
  readonly isFollowUp: boolean;
  /** Conditions of the answer before that hold in one which could be meant without them. */
  readonly still?: readonly string[];
  readonly suggestedChart?: SuggestedChart;
  /** Three questions that are sure to run. */
  readonly followUps: readonly string[];
}

export interface Asked {
  readonly kind: 'ask';
  readonly text: string;
  readonly choices: readonly Choice[];
}

export type RefusalReason =
  | 'empty'
  | 'too-long'
  | 'out-of-field'
  | 'verdict'
  | 'forecast'
  | 'prescription'
  | 'hostile'
  | 'not-understood'
  | 'not-in-data'
  | 'not-allowed'
  | 'cannot';

export interface Refused {
  readonly kind: 'refuse';
  readonly reason: RefusalReason;
  readonly text: string;
  /** Questions that can be asked instead. */
  readonly offers: readonly string[];
  /** The words that nothing places. */
  readonly unplaced?: string;
}

/** What a question is read as: a query that the gate has checked, one question back, or an honest refusal. */
export type Interpretation = Answered | Asked | Refused;
