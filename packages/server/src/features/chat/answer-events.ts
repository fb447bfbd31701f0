import type { Analytics, Model, Scope } from '@pellucid/analytics';
import {
  type Answered,
  answerText,
  type Context,
  type DataPort,
  dataframeOf,
  explanationOf,
  figureOf,
  type Interpretation,
  interpret,
  readAgain,
} from '@pellucid/assistant';
import { type ChatEvent, type ChatQuestion, Query, type QueryInput } from '@pellucid/contract';
import { type AnswerBoard, type BoardContext, boardChips } from './board-context.ts';
import { type Edit, editedReading } from './edited-answer.ts';
import { narrowed } from './narrowed.ts';
import { refusedByGate } from './refused-by-gate.ts';
import { portOf, type Reading, readTwice, type SecondReader } from './second-reader.ts';

/** What the stream has beside the text. */
export type Wanted = Pick<
  ChatQuestion,
  'return_sql' | 'return_df' | 'return_plotly_figure' | 'return_explanation' | 'return_followup_questions'
>;

export interface Asking {
  readonly question: string;
  readonly filters: ChatQuestion['filters'];
  /** What the session takes from a board. */
  readonly board: BoardContext | undefined;
  readonly wanted: Wanted;
  readonly session: string;
  /** What the question before was read as. */
  readonly context: Context | undefined;
  /** Another version kept it, and this one does not understand it. */
  readonly isOutdated: boolean;
  /** The question before, where it had no answer. */
  readonly unanswered?: string | undefined;
  /** Asked again with a part of it said otherwise: the context is then its own. */
  readonly edit?: Edit;
  /** Asked again as it was edited: the context is then its own. */
  readonly isReread?: true;
  /** Keeps the question once it is read; answers its id. */
  keep(read: Interpretation): Promise<number>;
}

interface Gate {
  readonly model: Model;
  readonly analytics: Analytics;
  readonly scope: Scope;
  readonly signal: AbortSignal;
  /** Where the operator has a language model. */
  readonly secondReader: SecondReader | undefined;
  /** The dashboard page that shows the records of a question. */
  boardOf(query: Query): Promise<AnswerBoard>;
  /** The company of who asks, as the data calls it. */
  ownCompany(): Promise<string | null>;
}

/** The events of one answer, in their order. Every figure comes through the gate in the scope of who asks. */
export async function* answerEvents(gate: Gate, asking: Asking): AsyncGenerator<ChatEvent> {
  const started = performance.now();
  const { session, board, wanted } = asking;
  yield { type: 'session', data: { session_id: session } };
  if (gate.secondReader && !asking.edit) yield { type: 'status', data: { message: 'Reading the question...' } };
  const within = {
    narrow: (query: QueryInput) => narrowed(query, asking, gate.model).query,
    source: board?.source,
    unanswered: asking.unanswered,
  };
  const { read: asRead, difference } = await readingOf(asking, { ...gate, ...within }).catch(refusedAlone);
  const read = await besideBoard(asking.isOutdated ? toldOutdated(asRead) : asRead, asking, gate);
  yield await detection(read, await asking.keep(read), { ...gate, ...within }, asking);
  if (read.kind === 'answer') yield* figures(gate, read, wanted);
  else yield* sentences(await withOffers(read, portOf({ ...gate, ...within })), wanted);
  const other = await difference;
  if (other !== undefined) yield { type: 'text', data: { text: `\n\n${other}` } };
  yield { type: 'complete', data: { session_id: session, elapsed_ms: performance.now() - started } };
}

/** An edited question is what it was read as; any other is read by the rules, and by the model of the operator where there is one. */
async function readingOf({ question, context, edit, isReread }: Asking, gate: Reading): ReturnType<typeof readTwice> {
  const alone = (read: Interpretation) => ({ read, difference: undefined });
  if (edit && context) return alone(await editedReading(context, edit, portOf(gate)));
  if (edit)
    return alone({ kind: 'refuse', reason: 'cannot', text: 'This answer has no parts: ask again.', offers: [] });
  if (isReread && context) return alone(await readAgain(context, portOf(gate)));
  return readTwice(question, context, gate);
}

const OUTDATED =
  'What was asked before in this conversation was kept by another version of the assistant, so this question is read on its own.';

function toldOutdated(read: Interpretation): Interpretation {
  if (read.kind === 'answer') return { ...read, assumptions: [OUTDATED, ...read.assumptions] };
  return { ...read, text: `${read.text}\n\n${OUTDATED}` };
}

const refusedAlone = (error: unknown) => ({ read: refusedByGate(error), difference: undefined });

/** The interpretation with what holds beside the question, and what was taken from a board among its parts. */
async function besideBoard(read: Interpretation, { filters, board }: Asking, gate: Gate): Promise<Interpretation> {
  if (read.kind !== 'answer') return read;
  const { query, conditions, notes } = narrowed(read.query, { filters, board }, gate.model);
  if (board === undefined) return { ...read, query };
  const chips = [...read.chips, ...(await boardChips(board, conditions, gate))];
  return { ...read, query, chips, assumptions: [...read.assumptions, ...notes] };
}

/** How the question was read. An answer whose edit was not understood keeps its parts, to be edited again. */
async function detection(
  read: Interpretation,
  question_id: number,
  gate: Gate & Reading,
  asking: Asking,
): Promise<ChatEvent> {
  const { edit, context } = asking;
  const shown =
    edit && context && read.kind !== 'answer'
      ? await besideBoard(await readAgain(context, portOf(gate)), asking, gate)
      : read;
  const said = { question_id, kind: read.kind };
  if (shown.kind !== 'answer') {
    const choices = shown.kind === 'ask' ? [...shown.choices] : [];
    const nothing = { chips: [], assumptions: [], choices, words: [], query: null, board: null };
    return { type: 'context_detection', data: { is_followup: false, ...said, ...nothing } };
  }
  const query = Query.parse(shown.query);
  const [chips, assumptions, words] = [[...shown.chips], [...shown.assumptions], [...(shown.words ?? [])]];
  const parts = { chips, assumptions, choices: [], words, query, board: await gate.boardOf(query) };
  return { type: 'context_detection', data: { is_followup: shown.isFollowUp, ...said, ...parts } };
}

/** What is offered instead of an answer is answered to who asks: the tier of some refuses what it allows others. */
async function withOffers(read: Exclude<Interpretation, Answered>, data: DataPort): Promise<typeof read> {
  if (read.kind === 'ask') return read;
  const tried = await Promise.all(read.offers.map((offer) => interpret(offer, undefined, data)));
  return { ...read, offers: read.offers.filter((_, at) => tried[at]?.kind === 'answer') };
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
  const result = await analytics.run(read.query, scope, { signal, explain: wanted.return_sql }).catch(refusedByGate);
  if ('kind' in result) return yield* sentences(result, wanted);
  const model = await analytics.describe(scope);
  yield { type: 'text', data: { text: answerText(read, result, model) } };
  if (result.sql !== undefined) yield { type: 'sql', data: { sql: result.sql } };
  if (wanted.return_df) yield { type: 'dataframe', data: dataframeOf(read, result, model) };
  const figure = wanted.return_plotly_figure ? figureOf(read, result, model) : null;
  if (figure) yield { type: 'plotly', data: { figure } };
  if (wanted.return_explanation) yield { type: 'explanation', data: { text: explanationOf(read, result, model) } };
  if (wanted.return_followup_questions && read.followUps.length > 0)
    yield { type: 'followup_questions', data: { questions: [...read.followUps] } };
}
