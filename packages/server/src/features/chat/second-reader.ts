import type { Analytics, Scope } from '@pellucid/analytics';
import {
  type Answered,
  type Context,
  type DataPort,
  gatePort,
  type Interpretation,
  interpret,
  type LanguageModel,
  type SecondReading,
  secondReading,
} from '@pellucid/assistant';
import type { QueryInput } from '@pellucid/contract';
import type { FastifyBaseLogger } from 'fastify';

/** Reads questions beside the rules, by the language model of the operator. */
export interface SecondReader {
  readonly name: string;
  /** What the model adds; nothing where it fails, which the log tells. */
  read(question: string, first: Interpretation, data: DataPort, signal: AbortSignal): Promise<SecondReading>;
}

export function createSecondReader(model: LanguageModel, log: Pick<FastifyBaseLogger, 'warn'>): SecondReader {
  return {
    name: model.name,
    async read(question, first, data, signal) {
      try {
        return await secondReading(question, first, model, data, signal);
      } catch (error) {
        if (!signal.aborted) log.warn({ reason: (error as Error).message }, 'The language model gave no reading');
        return { kind: 'none' };
      }
    },
  };
}

export interface Reading {
  readonly analytics: Analytics;
  readonly scope: Scope;
  readonly signal: AbortSignal;
  readonly secondReader: SecondReader | undefined;
  /** The company of who asks, as the data calls it. */
  ownCompany(): Promise<string | null>;
  /** A question with what holds beside it: what is asked is what the gate has to check. */
  narrow(query: QueryInput): QueryInput;
  /** Asked where the question names no other. */
  readonly source: string | undefined;
  /** The question before, where it had no answer. */
  readonly unanswered: string | undefined;
}

type PortDeps = Pick<Reading, 'analytics' | 'scope' | 'narrow' | 'ownCompany'>;

/** The data for a question, which the gate checks as it will be asked. */
export function portOf({ analytics, scope, narrow, ownCompany }: PortDeps): DataPort {
  const port = gatePort(analytics, scope, { ownCompany });
  return { ...port, check: (query) => port.check(narrow(query)) };
}

interface TwiceRead {
  readonly read: Interpretation;
  /** What the model reads differently, once it is known: the answer does not wait for it. */
  readonly difference: Promise<string | undefined> | undefined;
}

/** A question as the rules read it; where they cannot, as the model does. */
export async function readTwice(
  question: string,
  context: Context | undefined,
  { signal, secondReader, source, unanswered, ...reading }: Reading,
): Promise<TwiceRead> {
  const data = portOf(reading);
  const read = await interpret(question, context, data, { source, unanswered });
  const alone = { read, difference: undefined };
  const second = secondReader?.read(question, read, data, signal);
  if (!secondReader || !second) return alone;
  if (read.kind === 'answer') {
    const difference = second.then((other) =>
      other.kind === 'differs' ? differenceText(other, secondReader.name) : undefined,
    );
    return { read, difference };
  }
  const other = await second;
  if (read.kind !== 'refuse' || other.kind !== 'instead') return alone;
  return { ...alone, read: answerInstead(other, read.text, secondReader.name) };
}

/** The answer to a question that only the model could read: it says whose reading it is. */
function answerInstead(
  { query, words }: Extract<SecondReading, { kind: 'instead' }>,
  refused: string,
  model: string,
): Answered {
  return {
    kind: 'answer',
    query,
    words,
    chips: [],
    assumptions: [`Read by the language model ${model}, because the rules could not: ${refused}`],
    context: undefined,
    isFollowUp: false,
    followUps: [],
  };
}

/** What the model reads differently, in the words of the query gate. */
function differenceText({ onlyRules, onlyModel }: Extract<SecondReading, { kind: 'differs' }>, model: string): string {
  const said = (words: readonly string[]) => words.map((sentence) => `“${sentence}”`).join(', ');
  const added = onlyModel.length > 0 ? ` with ${said(onlyModel)}` : '';
  const left = onlyRules.length > 0 ? ` without ${said(onlyRules)}` : '';
  return `The language model ${model} reads this question${added}${added && left && ', and'}${left}.`;
}
