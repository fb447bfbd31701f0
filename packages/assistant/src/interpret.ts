import type { ModelDescription, QueryInput } from '@pellucid/contract';
import { chipsOf } from './answer/chips.ts';
import { isFollowUp, merged } from './answer/follow-up.ts';
import { chartOf, followUpsOf } from './answer/follow-ups.ts';
import { outOfField, refusal } from './answer/refusals.ts';
import { toQuery } from './answer/to-query.ts';
import { unusedPart } from './answer/unused-part.ts';
import type { DataPort } from './port/data-port.ts';
import type { Asked, Context, Interpretation } from './port/interpretation.ts';
import type { Ambiguity, Draft } from './reading/draft.ts';
import { readingOf, readQuestion } from './reading/read-question.ts';
import { leftOver } from './reading/read-rest.ts';
import type { Reading } from './reading/reading.ts';
import { explained } from './tags/explain.ts';
import type { Kind, Tag } from './tags/tag.ts';
import { MAX_QUESTION_LENGTH, MAX_WORDS, normalise } from './text/normalise.ts';
import { tokenise } from './text/tokens.ts';
import { lexiconOf } from './values/lexicon.ts';

/**
 * Reads a question in plain English: a query that the gate has checked, one question back, or a refusal. Deterministic; what it may
 * ask of the data is `data`, and `context` is that of the answer before.
 */
export async function interpret(
  question: string,
  context: Context | undefined,
  data: DataPort,
): Promise<Interpretation> {
  if (question.length > MAX_QUESTION_LENGTH) {
    return refusal('too-long', `A question may have at most ${MAX_QUESTION_LENGTH.toLocaleString('en-US')} letters.`);
  }
  const text = normalise(question);
  const tokens = tokenise(text);
  if (tokens.length > MAX_WORDS) return refusal('too-long', `A question may have at most ${MAX_WORDS} words.`);
  if (tokens.length === 0) return refusal('empty', 'There is no question in that. You can ask, for example:');
  const outside = outOfField(text);
  if (outside) return outside;
  const model = await data.describe();
  const lexicon = await lexiconOf(data, model);
  const words = await explained(tokens, lexicon, data);
  if ('kind' in words) return words.kind === 'ask' ? asked(words, text, tokens) : words;
  const draft = readQuestion(words, lexicon);
  draft.assumptions.unshift(...words.assumptions);
  if (draft.ambiguity) return asked(draft.ambiguity, text, tokens);
  if (draft.cannot) return refusal('cannot', draft.cannot);
  if (context === undefined && !saysSomething(words.tags))
    return refusal('not-understood', 'I found nothing in that to look for. You can ask, for example:');
  const left = leftOver(draft);
  if (left !== undefined) return refusal('not-understood', `I could not place “${left}” in this question.`);
  const isOn = context !== undefined && isFollowUp(draft);
  const reading = isOn ? merged(context.reading, draft) : readingOf(draft);
  const unused = unusedPart(reading);
  if (unused !== undefined) return refusal('cannot', unused);
  return answered(reading, { ...draft, isFollowUp: isOn }, model, data);
}

const EMPTY: readonly Kind[] = [
  'filler',
  'preposition',
  'and',
  'or',
  'number',
  'who',
  'which',
  'not',
  'only',
  'verb',
  'by',
];

/** Small words and numbers alone ask for nothing. */
function saysSomething(tags: readonly Tag[]): boolean {
  return tags.some(({ kind }) => !EMPTY.includes(kind));
}

async function answered(
  reading: Reading,
  { assumptions, isFollowUp }: Pick<Draft, 'assumptions'> & { isFollowUp: boolean },
  model: ModelDescription,
  data: DataPort,
): Promise<Interpretation> {
  const query: QueryInput = toQuery(reading);
  const checked = await data.check(query);
  if (!checked.ok) {
    const { code, message } = checked.problem;
    return refusal(
      code === 'invalid' ? 'cannot' : 'not-allowed',
      code === 'invalid' ? `The data cannot answer that: ${message}` : message,
    );
  }
  return {
    kind: 'answer',
    query,
    chips: chipsOf(reading, model),
    assumptions: [...new Set(assumptions)],
    words: checked.words,
    context: { reading },
    isFollowUp,
    suggestedChart: chartOf(reading),
    followUps: followUpsOf(reading),
  };
}

/** A question back: each choice is the whole question with the doubtful words replaced. */
function asked(
  { text, choices, from, to }: Ambiguity,
  question: string,
  tokens: readonly { start: number; end: number }[],
): Asked {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? question.length;
  return {
    kind: 'ask',
    text,
    choices: choices.map(({ label, words }) => ({
      label,
      question: `${question.slice(0, start)}${words}${question.slice(end)}`,
    })),
  };
}
