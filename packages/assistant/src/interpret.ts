import { MAX_QUESTION_LENGTH, type ModelDescription, type QueryInput } from '@pellucid/contract';
import { chipsOf } from './answer/chips.ts';
import { isFollowUp, merged } from './answer/follow-up.ts';
import { chartOf, followUpsOf } from './answer/follow-ups.ts';
import { outOfField, refusal } from './answer/refusals.ts';
import { toQuery } from './answer/to-query.ts';
import { unusedPart } from './answer/unused-part.ts';
import type { DataPort } from './port/data-port.ts';
import type { Answered, Asked, Context, Interpretation } from './port/interpretation.ts';
import type { Ambiguity, Draft } from './reading/draft.ts';
import { readingOf, readQuestion } from './reading/read-question.ts';
import { leftOver } from './reading/read-rest.ts';
import type { Reading } from './reading/reading.ts';
import { saidAndNotAsked } from './said/said-and-asked.ts';
import { type Explained, explained } from './tags/explain.ts';
import type { Kind, SourceName, Tag } from './tags/tag.ts';
import { MAX_WORDS, normalise } from './text/normalise.ts';
import { tokenise } from './text/tokens.ts';
import { isCutShort, missingYears, yearsInWords } from './time/years-there.ts';
import { lexiconOf } from './values/lexicon.ts';

/**
 * Reads a question in plain English: a query that the gate has checked, one question back, or a refusal. Deterministic; what it may
 * ask of the data is `data`, `context` is that of the answer before, and `source` is asked where the question names none and it can answer.
 */
export async function interpret(
  question: string,
  context: Context | undefined,
  data: DataPort,
  source?: string,
): Promise<Interpretation> {
  const draft = await drafted(question, context, data);
  if (isSettled(draft)) return draft;
  const isOn = context !== undefined && isFollowUp(draft);
  const reading = isOn ? merged(context.reading, draft) : readingOf(draft);
  const unused = unusedPart(reading);
  if (unused !== undefined) return refusal('cannot', unused);
  const dropped = saidAndNotAsked(draft, reading);
  if (dropped !== undefined) return refusal('cannot', await notCarried(dropped, reading, data));
  const said = { ...draft, isFollowUp: isOn };
  if (!isOn && draft.source === undefined && isSource(source) && source !== reading.source) {
    const there = await answered(readingOf({ ...draft, source }), said, data);
    if (there.kind === 'answer') return there;
  }
  return answered(reading, said, data);
}

/** What a question says before it is put together, or why there is no answer to it. */
export async function drafted(
  question: string,
  context: Context | undefined,
  data: DataPort,
): Promise<Draft | Exclude<Interpretation, Answered>> {
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
  if (draft.ambiguity && !(draft.ambiguity.isOfRows && hasRows(context))) return asked(draft.ambiguity, text, tokens);
  if (draft.cannot) return refusal('cannot', draft.cannot);
  if (context === undefined && !saysSomething(words.tags))
    return refusal('not-understood', 'I found nothing in that to look for. You can ask, for example:');
  if (context === undefined && goesOnFromNothing(words)) return refusal('not-understood', NOTHING_BEFORE);
  const left = leftOver(draft);
  if (left !== undefined) return refusal('not-understood', `I could not place “${left}” in this question.`);
  return draft;
}

/** What was read, and what was not, in plain words. */
async function notCarried(words: string, reading: Reading, data: DataPort): Promise<string> {
  const read = chipsOf(reading, await data.describe()).map(({ label, text }) => `${label} ${text}`);
  return `I could not bring “${words}” together with the rest of this question. Without it I read: ${read.join(', ')}.`;
}

function hasRows(context: Context | undefined): boolean {
  return context !== undefined && (context.reading.isList === true || context.reading.groups.length > 0);
}

export function isSettled(
  draft: Draft | Exclude<Interpretation, Answered>,
): draft is Exclude<Interpretation, Answered> {
  return 'kind' in draft;
}

const NOTHING_BEFORE = 'That goes on from an answer, and there is none yet. You can ask, for example:';

const REFERRING = [
  'same',
  'again',
  'that',
  'it',
  'them',
  'those',
  'these',
  'this',
  'ditto',
  'instead',
  'add',
  'include',
];

/** `the same for 2022`, `break that down` say nothing where no question was before; `what about Texas` does. */
function goesOnFromNothing({ tags, tokens }: Explained): boolean {
  const isReferring = (tag: Tag) => tokens.slice(tag.from, tag.to).some(({ lemma }) => REFERRING.includes(lemma));
  return tags.some((tag) => tag.kind === 'followUp' && (tag.move === 'same' || (tag.from === 0 && isReferring(tag))));
}

/** Years that are asked for and not there, as a refusal. */
function withoutData({ source, periods, comparison }: Reading, model: ModelDescription): string | undefined {
  const there = model.sources.find(({ name }) => name === source)?.programYears ?? [];
  const ends = comparison?.kind === 'growth' ? [comparison.from, comparison.to] : [];
  const missing = [...periods, ...ends].flatMap((period) => (period ? missingYears(period, there) : []));
  if (missing.length === 0) return undefined;
  return `There is no data of ${yearsInWords(missing)}: the data has ${yearsInWords(there)}.`;
}

/** Years beside those of the data are said, where the answer is of the others. */
function cutShort({ source, periods }: Reading, model: ModelDescription): readonly string[] {
  const there = model.sources.find(({ name }) => name === source)?.programYears ?? [];
  return periods.some((period) => isCutShort(period, there)) ? [`The data has ${yearsInWords(there)} alone.`] : [];
}

const SOURCES: readonly string[] = [
  'general',
  'research',
  'ownership',
  'all_payments',
  'ledger',
] satisfies SourceName[];

function isSource(name: string | undefined): name is SourceName {
  return name !== undefined && SOURCES.includes(name);
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

/** The answer to a reading, where the gate has one. */
export async function answered(
  reading: Reading,
  { assumptions, isFollowUp }: Pick<Draft, 'assumptions'> & { isFollowUp: boolean },
  data: DataPort,
): Promise<Interpretation> {
  const model = await data.describe();
  const missing = withoutData(reading, model);
  if (missing !== undefined) return refusal('not-in-data', missing);
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
    assumptions: [...new Set([...assumptions, ...cutShort(reading, model)])],
    words: checked.words,
    context: { reading },
    isFollowUp,
    suggestedChart: chartOf(reading),
    followUps: await followUpsOf(reading, data),
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
