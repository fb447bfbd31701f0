import { type Analytics, QueryRefused, type RefusalCode, type Scope } from '@pellucid/analytics';
import {
  type Answered,
  answerText,
  type Context,
  dataframeOf,
  explanationOf,
  figureOf,
  type Interpretation,
  type Refused,
} from '@pellucid/assistant';
import { type ChatEvent, type ChatQuestion, Query, type QueryInput } from '@pellucid/contract';
import { readTwice, type SecondReader } from './second-reader.ts';

/** What the stream has beside the text. */
export type Wanted = Pick<
  ChatQuestion,
  'return_sql' | 'return_df' | 'return_plotly_figure' | 'return_explanation' | 'return_followup_questions'
>;

export interface Asking {
  readonly question: string;
  readonly filters: ChatQuestion['filters'];
  readonly wanted: Wanted;
  readonly session: string;
  /** What the question before was read as. */
  readonly context: Context | undefined;
  /** Keeps the question once it is read; answers its id. */
  keep(read: Interpretation): Promise<number>;
}

interface Gate {
  readonly analytics: Analytics;
  readonly scope: Scope;
  readonly signal: AbortSignal;
  /** Where the operator has a language model. */
  readonly secondReader: SecondReader | undefined;
}

/** The events of one answer, in their order. Every figure comes through the gate in the scope of who asks. */
export async function* answerEvents(gate: Gate, asking: Asking): AsyncGenerator<ChatEvent> {
  const started = performance.now();
  const { session, question, context, filters, wanted } = asking;
  yield { type: 'session', data: { session_id: session } };
  if (gate.secondReader) yield { type: 'status', data: { message: 'Reading the question...' } };
  const { read: asRead, difference } = await readTwice(question, context, gate).catch(refusedAlone);
  const read = narrowed(asRead, filters);
  const questionId = await asking.keep(read);
  yield detection(read, questionId);
  if (read.kind === 'answer') yield* figures(gate, read, wanted);
  else yield* sentences(read, wanted);
  const other = await difference;
  if (other !== undefined) yield { type: 'text', data: { text: `\n\n${other}` } };
  yield { type: 'complete', data: { session_id: session, elapsed_ms: performance.now() - started } };
}

/** What the question may not ask is told in words: nothing failed. */
const TOLD: readonly RefusalCode[] = ['invalid', 'freemium', 'forbidden'];

/** A question whose words may not even be looked for is refused with the reason of the gate. */
function refused(error: unknown): Refused {
  if (error instanceof QueryRefused && TOLD.includes(error.code))
    return { kind: 'refuse', reason: 'not-allowed', text: error.message, offers: [] };
  throw error;
}

const refusedAlone = (error: unknown) => ({ read: refused(error), difference: undefined });

/** The interpretation with what a board shows put into its question. */
function narrowed(read: Interpretation, filters: Asking['filters']): Interpretation {
  if (read.kind !== 'answer' || filters.length === 0) return read;
  return { ...read, query: withFilters(read.query, filters) };
}

/** Conditions on records: where a question is asked over another, they are of the records of that one. */
function withFilters(query: QueryInput, filters: Asking['filters']): QueryInput {
  if (query.from) return { ...query, from: { ...query.from, where: [...(query.from.where ?? []), ...filters] } };
  return { ...query, where: [...(query.where ?? []), ...filters] };
}

function detection(read: Interpretation, questionId: number): ChatEvent {
  const isAnswer = read.kind === 'answer';
  return {
    type: 'context_detection',
    data: {
      is_followup: isAnswer && read.isFollowUp,
      question_id: questionId,
      kind: read.kind,
      chips: isAnswer ? [...read.chips] : [],
      assumptions: isAnswer ? [...read.assumptions] : [],
      words: isAnswer ? [...(read.words ?? [])] : [],
      query: isAnswer ? Query.parse(read.query) : null,
    },
  };
}

/** A question back, or why there is no answer, with what can be asked instead. */
function* sentences(read: Exclude<Interpretation, Answered>, wanted: Wanted): Generator<ChatEvent> {
  yield { type: 'text', data: { text: read.text } };
  const questions = read.kind === 'ask' ? read.choices.map(({ question }) => question) : [...read.offers];
  if (wanted.return_followup_questions && questions.length > 0)
    yield { type: 'followup_questions', data: { questions } };
}

async function* figures(gate: Gate, read: Answered, wanted: Wanted): AsyncGenerator<ChatEvent> {
  const { analytics, scope, signal } = gate;
  yield { type: 'status', data: { message: 'Looking at the data...' } };
  const result = await analytics.run(read.query, scope, { signal, explain: wanted.return_sql }).catch(refused);
  if ('kind' in result) return yield* sentences(result, wanted);
  const model = await analytics.describe(scope);
  yield { type: 'text', data: { text: answerText(read, result, model) } };
  if (result.sql !== undefined) yield { type: 'sql', data: { sql: result.sql } };
  if (wanted.return_df) yield { type: 'dataframe', data: dataframeOf(read.query, result, model) };
  const figure = wanted.return_plotly_figure ? figureOf(read, result, model) : null;
  if (figure) yield { type: 'plotly', data: { figure } };
  if (wanted.return_explanation) yield { type: 'explanation', data: { text: explanationOf(result) } };
  if (wanted.return_followup_questions && read.followUps.length > 0)
    yield { type: 'followup_questions', data: { questions: [...read.followUps] } };
}
