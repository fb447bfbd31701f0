import { MAX_QUESTION_LENGTH, type QueryInput } from '@pellucid/contract';
import { askedTwice, purposeAsked } from './answer/asked-twice.ts';
import { holding, plainly } from './answer/assumptions.ts';
import { anew, askedAnew, carriedOn } from './answer/carried-on.ts';
import { chipsOf } from './answer/chips.ts';
import { namesTogether, readTogether } from './answer/companies-together.ts';
import { merged } from './answer/follow-up.ts';
import { chartOf, followUpsOf } from './answer/follow-ups.ts';
import { isFollowUp, isOpen, isTotalOfBefore } from './answer/goes-on.ts';
import { type LeftOut, leftOutOf, withoutNamedPart, withoutSaid } from './answer/left-out.ts';
import { withGivenUp } from './answer/merged-filters.ts';
import { rankingGivenUp } from './answer/merged-ranking.ts';
import { outOfField, refusal } from './answer/refusals.ts';
import { readNext, readRowCount } from './answer/row-count.ts';
import { specialtyAlone } from './answer/specialty-alone.ts';
import { toQuery } from './answer/to-query.ts';
import { goesOnFromNothing, saysSomething } from './answer/too-little.ts';
import { idleExclusion, unusedPart } from './answer/unused-part.ts';
import { asYearBefore, inYearBefore } from './answer/year-before.ts';
import { cutShort, withoutData } from './answer/years-asked.ts';
import type { DataPort } from './port/data-port.ts';
import type { Answered, Asked, Context, Interpretation } from './port/interpretation.ts';
import { withSetsThatHold } from './reading/compared-sets.ts';
import type { Ambiguity, Draft } from './reading/draft.ts';
import { readingOf, readQuestion } from './reading/read-question.ts';
import { leftOver } from './reading/read-rest.ts';
import type { Reading } from './reading/reading.ts';
import { saidAndNotAsked } from './said/said-and-asked.ts';
import { explained } from './tags/explain.ts';
import type { SourceName } from './tags/tag.ts';
import { withoutInterjections } from './text/interjections.ts';
import { MAX_WORDS, normalise } from './text/normalise.ts';
import { withSameTime } from './text/same-time.ts';
import { tokenise } from './text/tokens.ts';
import { lexiconOf } from './values/lexicon.ts';

/**
 * Reads a question in plain English: a query that the gate has checked, one question back, or a refusal. Deterministic; what it may
 * ask of the data is `data`, `context` is that of the answer before, and `source` is asked where the question names none and it can answer.
 */
export async function interpret(
  said: string,
  context: Context | undefined,
  data: DataPort,
  source?: string,
): Promise<Interpretation> {
  const question = withoutInterjections(said);
  const alone = askedAnew(question);
  if (alone !== undefined) return interpret(alone, undefined, data, source);
  const purpose = context && purposeAsked(question, context.reading);
  if (purpose !== undefined) return typeof purpose === 'string' ? interpret(purpose, context, data) : purpose;
  const leftOut = context && !outOfField(question) ? leftOutOf(question) : undefined;
  if (context && leftOut) return answeredWithout(leftOut, context, data);
  const first = await drafted(question, context, data);
  if (isSettled(first)) return first;
  const isOn = context !== undefined && (isFollowUp(first) || isTotalOfBefore(first, context.reading));
  const draft = isOn ? asYearBefore(inYearBefore(first, context.reading), context.reading) : first;
  if (draft.cannot) return refusal('cannot', draft.cannot);
  if (draft.lacksRows && !(isOn && context.reading.groups.length > 0)) return refusal('cannot', draft.lacksRows);
  const reading = isOn ? await goneOn(context.reading, draft, data) : readingOf(draft);
  if ('kind' in reading) return reading;
  if ('cannot' in reading) return refusal('cannot', reading.cannot);
  const unused = unusedPart(reading) ?? (isOn ? idleExclusion(reading) : undefined);
  if (unused !== undefined) return refusal('cannot', unused);
  const dropped = saidAndNotAsked(draft, isOn ? withGivenUp(context.reading, reading) : reading, isOn);
  if (dropped !== undefined) return refusal('cannot', await notCarried(dropped, reading, data));
  const givenUp = isOn ? rankingGivenUp(context.reading, reading) : [];
  const beside = { assumptions: [...draft.assumptions, ...givenUp], isFollowUp: isOn };
  if (!isOn && draft.source === undefined && isSource(source) && source !== reading.source) {
    const there = await answered(readingOf({ ...draft, source }), beside, data);
    if (there.kind === 'answer') return there;
  }
  const read = await answered(reading, beside, data);
  return isOn && isOpen(draft) && read.kind === 'answer' ? sayingStill(read, reading, question, draft, data) : read;
}

/** What is carried on into a turn that could be meant by itself is said, and the turn offered without it. */
async function sayingStill(read: Answered, reading: Reading, question: string, draft: Draft, data: DataPort) {
  const still = carriedOn(reading, draft, await data.describe());
  if (still.length === 0) return read;
  const isAnswered = (await interpret(question, undefined, data)).kind === 'answer';
  const followUps = isAnswered ? [anew(question), ...read.followUps.slice(0, -1)] : read.followUps;
  return { ...read, still, followUps };
}

/** What a turn says put into what was asked before. */
async function goneOn(earlier: Reading, draft: Draft, data: DataPort) {
  const names = namesTogether(earlier, draft);
  if (names === undefined) return merged(earlier, draft);
  const both = await drafted(names, { reading: earlier }, data);
  return isSettled(both) ? both : merged(...readTogether(earlier, draft, both));
}

/** The answer before without what a turn leaves out of it. */
async function answeredWithout(leftOut: LeftOut, { reading }: Context, data: DataPort): Promise<Interpretation> {
  const named = withoutNamedPart(reading, leftOut);
  const draft = named ? undefined : await drafted(leftOut.words, { reading }, data);
  if (draft && isSettled(draft)) return draft;
  const next = named ?? (draft && withoutSaid(reading, draft, leftOut));
  if (next === undefined)
    return refusal('cannot', `The answer before has no condition on “${leftOut.words}” that could be left out.`);
  const unused = unusedPart(next) ?? idleExclusion(next);
  if (unused !== undefined) return refusal('cannot', unused);
  return answered(next, { assumptions: draft?.assumptions ?? [], isFollowUp: true }, data);
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
  const text = withSameTime(normalise(question));
  const tokens = tokenise(text);
  if (tokens.length > MAX_WORDS) return refusal('too-long', `A question may have at most ${MAX_WORDS} words.`);
  if (tokens.length === 0) return refusal('empty', 'There is no question in that. You can ask, for example:');
  const outside = outOfField(text) ?? askedTwice(text);
  if (outside) return outside;
  const model = await data.describe();
  const lexicon = await lexiconOf(data, model);
  const words = await explained(tokens, lexicon, data);
  if ('kind' in words) return words.kind === 'ask' ? asked(words, text, tokens) : words;
  const draft = readQuestion(words, lexicon);
  draft.assumptions.unshift(...words.assumptions);
  const meant = draft.ambiguity && context && meantBefore(draft.ambiguity, context.reading);
  if (draft.ambiguity && meant) return drafted(replaced(text, tokens, draft.ambiguity, meant.words), context, data);
  if (draft.ambiguity && !(draft.ambiguity.isOfRows && hasRows(context))) return asked(draft.ambiguity, text, tokens);
  if (context) readRowCount(draft, context.reading);
  if (context) readNext(draft, context.reading);
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

/** The choice whose field the answer before is about: after Texas, New York is the state. */
function meantBefore({ choices }: Ambiguity, { filters, groups }: Reading): Ambiguity['choices'][number] | undefined {
  const fields = [
    ...filters.map(({ field }) => field),
    ...groups.flatMap((group) => (group.kind === 'dimension' ? group.dimension : [])),
  ];
  const fitting = choices.filter(({ field }) => field !== undefined && fields.includes(field));
  return fitting.length === 1 ? fitting[0] : undefined;
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

/** The answer to a reading, where the gate has one. */
export async function answered(
  asked: Reading,
  { assumptions, isFollowUp }: Pick<Draft, 'assumptions'> & { isFollowUp: boolean },
  data: DataPort,
): Promise<Interpretation> {
  const reading = withSetsThatHold(asked);
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
    assumptions: plainly([
      ...holding(assumptions, reading),
      ...(await specialtyAlone(reading, data)),
      ...cutShort(reading, model),
    ]),
    words: checked.words,
    context: { reading },
    isFollowUp,
    suggestedChart: chartOf(reading),
    followUps: await followUpsOf(reading, data),
  };
}

/** A question back: each choice is the whole question with the doubtful words replaced. */
function asked(ambiguity: Ambiguity, question: string, tokens: readonly Place[]): Asked {
  return {
    kind: 'ask',
    text: ambiguity.text,
    choices: ambiguity.choices.map(({ label, words }) => ({
      label,
      question: replaced(question, tokens, ambiguity, words),
    })),
  };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function replaced(question: string, tokens: readonly Place[], { from, to }: Ambiguity, words: string): string {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? question.length;
  return `${question.slice(0, start)}${words}${question.slice(end)}`;
}
