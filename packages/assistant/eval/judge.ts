import type { QueryInput } from '@pellucid/contract';
import { type Answer, differenceOf } from './compare.ts';
import { calledAsExpected } from './group-names.ts';
import type { Interpret, Interpretation, Run } from './interpreter.ts';
import type { Conversation, Question, Wanted } from './questions.ts';
import type { ExpectedRows } from './rows.ts';

/** `wrong` is the worst: figures that are not those of the question, without a word about it. */
export type Outcome = 'right' | 'asked' | 'refused' | 'wrong';

export interface Verdict {
  readonly id: string;
  readonly className: string;
  readonly ask: string;
  /** What should have come: figures, a question back, or a refusal. */
  readonly wanted: 'answer' | 'ask' | 'refuse';
  readonly outcome: Outcome;
  /** From the question to the rows of its answer. */
  readonly ms: number;
  /** Of what is not right: what came instead. */
  readonly why?: string;
}

export interface Subject {
  readonly interpret: Interpret;
  readonly run: Run;
  /** What a statement by hand gives. */
  readonly expected: (sql: string) => Promise<ExpectedRows>;
}

/** As many rows of a ranking without a number as an answer has to show. */
const FEWEST_OF_A_HEAD = 3;

/** Asks the turns of a conversation, each with the context that the one before left. */
export async function judgeConversation(conversation: Conversation, subject: Subject): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  let context: unknown;
  let unanswered: string | undefined;
  for (const [index, question] of conversation.turns.entries()) {
    const id = conversation.turns.length > 1 ? `${conversation.id}.${index + 1}` : conversation.id;
    const started = performance.now();
    const came = await cameOf(question, { context, unanswered }, subject);
    const ms = performance.now() - started;
    if (came.interpretation?.kind === 'answer') context = came.interpretation.context;
    unanswered = came.interpretation?.kind === 'refuse' ? question.ask : undefined;
    const judged = await judge(question, came, subject);
    verdicts.push({
      id,
      className: conversation.className,
      ask: question.ask,
      wanted: wantedOf(question),
      ms,
      ...judged,
    });
  }
  return verdicts;
}

/** The rows of one of the queries of an answer. */
interface AnswerOf extends Answer {
  readonly query: QueryInput;
}

interface Came {
  interpretation?: Interpretation;
  answers: readonly AnswerOf[];
  error?: string;
}

async function cameOf(
  { ask }: Question,
  { context, unanswered }: { readonly context: unknown; readonly unanswered: string | undefined },
  { interpret, run }: Subject,
): Promise<Came> {
  try {
    const interpretation = await interpret(ask, context, unanswered);
    if (interpretation.kind !== 'answer') return { interpretation, answers: [] };
    const answers = [];
    for (const query of [interpretation.query, ...(interpretation.more ?? [])])
      answers.push({ ...(await run(query)), query });
    return { interpretation, answers };
  } catch (error) {
    return { answers: [], error: error instanceof Error ? error.message : String(error) };
  }
}

function wantedOf({ answers, behaviours }: Question): Verdict['wanted'] {
  return answers.length > 0 && behaviours.length === 0 ? 'answer' : (behaviours[0] ?? 'answer');
}

async function judge(
  question: Question,
  { interpretation, answers, error }: Came,
  subject: Subject,
): Promise<{ outcome: Outcome; why?: string }> {
  // Nobody sees a wrong figure where nothing is shown.
  if (!interpretation) return { outcome: 'refused', why: `failed: ${error}` };
  if (interpretation.kind === 'refuse') {
    if (question.behaviours.includes('refuse')) return { outcome: 'right' };
    return { outcome: 'refused', why: `${interpretation.reason}: ${interpretation.text}` };
  }
  if (interpretation.kind === 'ask') {
    const labels = interpretation.choices.map(({ label }) => label);
    const why = `${interpretation.text} [${labels.join(' / ')}]`;
    const fits = question.behaviours.includes('ask') && offers(labels, question.choices);
    return fits ? { outcome: 'right' } : { outcome: 'asked', why };
  }
  if (question.answers.length === 0)
    return { outcome: 'wrong', why: `answered: ${JSON.stringify(interpretation.query)}` };
  const difference = await differenceFrom(question, answers, subject);
  if (difference === undefined) return { outcome: 'right' };
  return { outcome: 'wrong', why: `${difference}; asked was ${JSON.stringify(interpretation.query)}` };
}

/** At most five choices, each of the words in a choice of its own. */
function offers(labels: readonly string[], words: readonly string[]): boolean {
  const left = labels.map((label) => label.toLowerCase());
  return (
    labels.length <= 5 &&
    words.every((word) => {
      const at = left.findIndex((label) => label.includes(word.toLowerCase()));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** What is wrong by the reading that comes nearest: of several the first. */
async function differenceFrom(
  { answers: readings, prefix }: Question,
  answers: readonly AnswerOf[],
  { expected }: Subject,
): Promise<string | undefined> {
  const leeway = prefix ? { prefixOf: FEWEST_OF_A_HEAD } : {};
  let first: string | undefined;
  for (const wanted of readings) {
    const difference = await differenceOfReading(wanted, answers, expected, leeway);
    if (difference === undefined) return undefined;
    first ??= difference;
  }
  return first;
}

async function differenceOfReading(
  wanted: Wanted,
  answers: readonly AnswerOf[],
  expected: Subject['expected'],
  leeway: { prefixOf?: number },
): Promise<string | undefined> {
  // One statement is about the main answer; several are shared among all that came.
  const candidates = wanted.length === 1 ? answers.slice(0, 1) : answers;
  for (const sql of wanted) {
    const rows = await expected(sql);
    const differences = candidates.map((answer) =>
      differenceOf(rows, calledAsExpected(rows, answer, answer.query), leeway),
    );
    if (differences.every((difference) => difference !== undefined)) return differences[0] ?? 'no answer';
  }
  return undefined;
}
