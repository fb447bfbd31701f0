import { MAX_QUESTION_LENGTH } from '@pellucid/contract';
import { notCarried } from './answer/not-carried.ts';
import { answered } from './answered.ts';
import { drafted, isSettled } from './drafted.ts';
import type { DataPort } from './port/data-port.ts';
import type { Answered, Beside, Context, Interpretation, Refused } from './port/interpretation.ts';
import { idleExclusion, unusedPart } from './query/unused-part.ts';
import { hasRowsOf } from './reading/counted.ts';
import type { Draft } from './reading/draft.ts';
import { readingOf } from './reading/read-question.ts';
import type { Reading } from './reading/reading.ts';
import { purposeAsked } from './refusals/asked-twice.ts';
import { boundByAnswer } from './refusals/bound-by-answer.ts';
import { outOfField, refusal } from './refusals/refusals.ts';
import { offeringWithout } from './refusals/without-words.ts';
import { withoutShouting } from './rewrites/shouted.ts';
import { saidAndNotAsked } from './said/said-and-asked.ts';
import { isSource } from './tags/tag.ts';
import { type Told, toldOf } from './talk/told.ts';
import { withoutUnreadAside } from './talk/unread-aside.ts';
import { withoutInterjections } from './text/interjections.ts';
import { withoutQuotes, withoutRuns } from './text/runs.ts';
import { afterUnanswered, saidToGoOn } from './turns/after-unanswered.ts';
import { anew, askedAnew, carriedOn } from './turns/carried-on.ts';
import { namesTogether, readTogether } from './turns/companies-together.ts';
import { withoutDropped } from './turns/dropped-rows.ts';
import { fromEarlier, remembering } from './turns/earlier-answers.ts';
import { asksByItself, isOpen, pointsBack } from './turns/goes-on.ts';
import { goesOnFrom } from './turns/goes-on-from.ts';
import { figureAdded, inSteps } from './turns/in-steps.ts';
import { rowsInstead, type Swap, swapOf, withoutSwapped } from './turns/instead-of.ts';
import { type LeftOut, leftOutOf, withoutNamedPart, withoutSaid } from './turns/left-out.ts';
import { inPlaceOfOne } from './turns/merged/by-both.ts';
import { merged } from './turns/merged/follow-up.ts';
import { withoutThosePeople } from './turns/merged/kinds-in-place.ts';
import { withMembersRebound } from './turns/merged/members-rebound.ts';
import { withGivenUp } from './turns/merged/merged-filters.ts';
import { rankingGivenUp } from './turns/merged/merged-ranking.ts';
import { givenUpBy, isOfBefore, ofBefore } from './turns/of-before.ts';
import { ofPointedRow } from './turns/pointed-row.ts';
import { reshaped } from './turns/reshaped.ts';
import { asBoundGone } from './turns/reworded/any-amount.ts';
import { type Turn, turnOf } from './turns/reworded/turn-of.ts';
import { asksShareOfThat } from './turns/share-of-that.ts';
import { ofThatYear } from './turns/that-time.ts';
import { asNotOnly, widened } from './turns/widened-turn.ts';
import { withoutWiderWords } from './turns/wider-words.ts';
import { asYearBefore, inYearBefore } from './turns/year-before.ts';

/**
 * Reads a question in plain English: a query that the gate has checked, one question back, or a refusal. Deterministic; what it may
 * ask of the data is `data`, and `context` is that of the answer before.
 */
export async function interpret(
  said: string,
  context: Context | undefined,
  data: DataPort,
  { source, unanswered }: Beside = {},
): Promise<Interpretation> {
  // Before any rule reads it: how long some take grows faster than the text.
  if (said.length > MAX_QUESTION_LENGTH)
    return refusal('too-long', `A question may have at most ${MAX_QUESTION_LENGTH.toLocaleString('en-US')} letters.`);
  const told = await toldOf(withoutInterjections(withoutShouting(withoutQuotes(withoutRuns(said)))), data);
  if ('kind' in told) return told;
  const goingOn = saidToGoOn(told.question);
  const asked = goingOn === undefined ? told : { ...told, question: goingOn };
  const read = await readTold(asked, context, data, source);
  if (goingOn !== undefined || unanswered === undefined) return read;
  const pointsBackAlone = async () => {
    const draft = await drafted(asked.question, undefined, data);
    return !isSettled(draft) && pointsBack(draft);
  };
  const turn = { question: asked.question, unanswered, context };
  return afterUnanswered(read, turn, (said, before) => interpret(said, before, data), pointsBackAlone);
}

/** A question without the talk around it, and the same with what is told of that talk. */
async function readTold(
  told: Told,
  context: Context | undefined,
  data: DataPort,
  source: string | undefined,
): Promise<Interpretation> {
  const step = (turn: string, before: Context) => plainlyAsked(turn, before, data, undefined);
  const read =
    (await figureAdded(told.question, context, step)) ?? (await plainlyAsked(told.question, context, data, source));
  if (read.kind === 'answer')
    return remembering({ ...read, assumptions: [...told.assumptions, ...read.assumptions] }, context);
  if (read.kind !== 'refuse') return read;
  const other =
    (context && (await inSteps(told.question, context, step))) ??
    (await readWithoutAside(read, told, data, (question) => plainlyAsked(question, context, data, source)));
  if (other) return remembering(other, context);
  return context ? read : offeringWithout(read, told.question);
}

/** The answer to a question of which only a clause about the asker was not understood. */
async function readWithoutAside(
  { unplaced }: Refused,
  told: Told,
  data: DataPort,
  ask: (question: string) => Promise<Interpretation>,
): Promise<Answered | undefined> {
  const apart = unplaced === undefined ? undefined : await withoutUnreadAside(told.question, unplaced, data);
  const read = apart && (await ask(apart.question));
  if (apart === undefined || read?.kind !== 'answer') return undefined;
  return { ...read, assumptions: [...told.assumptions, ...apart.assumptions, ...read.assumptions] };
}

/** A question without the talk around it. */
async function plainlyAsked(
  said: string,
  context: Context | undefined,
  data: DataPort,
  source: string | undefined,
): Promise<Interpretation> {
  const alone = askedAnew(said);
  if (alone !== undefined) return interpret(alone, undefined, data, { source });
  if (context === undefined) return asked(said, undefined, data, source);
  const further = fromEarlier(said, context);
  if (further && 'kind' in further) return further;
  if (further) return furtherBack(further, data);
  const question = withoutDropped(said);
  const bound = boundByAnswer(question, context.reading);
  if (bound) return bound;
  const purpose = purposeAsked(question, context.reading);
  if (purpose !== undefined) return typeof purpose === 'string' ? interpret(purpose, context, data) : purpose;
  const turned = reshaped(question, context.reading);
  if (turned && 'kind' in turned) return turned;
  if (turned) return answered(turned, { assumptions: [], isFollowUp: true }, data);
  const wider = outOfField(question) ? undefined : widened(question, context.reading);
  if (wider) return answered(wider, { assumptions: [], isFollowUp: true }, data);
  const leftOut = outOfField(question) ? undefined : leftOutOf(asNotOnly(asBoundGone(question)));
  if (leftOut) return answeredWithout(leftOut, context, data);
  const worded = turnOf(question, context);
  const turn = 'kind' in worded ? worded : ((await ofPointedRow(worded, data)) ?? worded);
  if ('kind' in turn) return turn;
  if (turn.question === '') return answered(turn.context.reading, { assumptions: [], isFollowUp: true }, data);
  const plain = ofThatYear(turn.question, turn.context.reading);
  if (plain !== undefined) return ofYearBefore(plain, turn.context, data, source);
  const swap = swapOf(turn.question);
  return swap ? answeredInstead(swap, turn.context, data) : asked(turn.question, turn.context, data, source, turn.isOn);
}

/** A turn that goes on from an answer further back, or shows it again. */
async function furtherBack({ question, context }: Turn, data: DataPort): Promise<Interpretation> {
  return question === ''
    ? answered(context.reading, { assumptions: [], isFollowUp: true }, data)
    : plainlyAsked(question, context, data, undefined);
}

/** A turn of the year before is of all that the answer before is of, unless it asks for something by itself. */
async function ofYearBefore(
  { named, without }: { readonly named: string; readonly without: string },
  context: Context,
  data: DataPort,
  source: string | undefined,
): Promise<Interpretation> {
  const alone = await drafted(named, context, data);
  if (!isSettled(alone) && asksByItself(alone)) return asked(named, context, data, source);
  const read = await asked(without, context, data, source);
  const isNew = read.kind === 'answer' && !read.isFollowUp;
  return isNew ? asked(named, context, data, source) : read;
}

/** A question in plain words, which goes on from the answer before or not. */
async function asked(
  question: string,
  context: Context | undefined,
  data: DataPort,
  source: string | undefined,
  isSaidOn = false,
): Promise<Interpretation> {
  const alone = await drafted(question, context, data);
  if (isSettled(alone)) return alone;
  const first = context ? withoutWiderWords(alone, context.reading, isSaidOn) : alone;
  const isOn = context !== undefined && (isSaidOn || goesOnFrom(first, context.reading));
  const said = isOn ? asYearBefore(inYearBefore(first, context.reading), context.reading) : first;
  const { earlier, draft } = isOn
    ? withMembersRebound(context.reading, withoutThosePeople(said))
    : { earlier: context?.reading, draft: said };
  if (draft.cannot) return refusal('cannot', draft.cannot);
  const hasRows = isOn && (hasRowsOf(context.reading) || asksShareOfThat(draft));
  if (draft.lacksRows && !hasRows) return refusal('cannot', draft.lacksRows);
  const isOf = context !== undefined && !isOn && isOfBefore(draft, context.reading);
  const reading =
    isOn && earlier ? await goneOn(earlier, draft, data) : isOf ? ofBefore(context.reading, draft) : readingOf(draft);
  if ('kind' in reading) return reading;
  if ('cannot' in reading) return refusal('cannot', reading.cannot, isOf ? [anew(question)] : undefined);
  const unused = unusedPart(reading) ?? (isOn ? idleExclusion(reading) : undefined);
  if (unused !== undefined) return refusal('cannot', unused);
  const dropped = saidAndNotAsked(draft, isOn ? withGivenUp(context.reading, reading) : reading, isOn);
  if (dropped !== undefined) return refusal('cannot', await notCarried(dropped, reading, data));
  const givenUp = isOn ? rankingGivenUp(context.reading, reading) : isOf ? givenUpBy(context.reading, reading) : [];
  const beside = { assumptions: [...draft.assumptions, ...givenUp], isFollowUp: isOn || isOf };
  if (!isOn && !isOf && draft.source === undefined && isSource(source) && source !== reading.source) {
    const there = await answered(readingOf({ ...draft, source }), beside, data);
    if (there.kind === 'answer') return there;
  }
  const read = await answered(reading, beside, data);
  const isSaid = isOf || (isOn && isOpen(draft));
  return isSaid && read.kind === 'answer' ? sayingStill(read, reading, question, draft, data) : read;
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

/** `travel instead of meals`: the one asked in an answer that no longer has the other. */
async function answeredInstead({ said, gone }: Swap, context: Context, data: DataPort): Promise<Interpretation> {
  const draft = await drafted(gone, context, data);
  if (isSettled(draft)) return draft.kind === 'ask' ? refusal('cannot', `Say what “${gone}” is.`) : draft;
  const alone = await drafted(said, context, data);
  const one = isSettled(alone) ? undefined : inPlaceOfOne(context.reading, alone, draft);
  if (one) return answered(one, { assumptions: [], isFollowUp: true }, data);
  const other = isSettled(alone) ? await drafted(`by ${said}`, context, data) : alone;
  const rows = isSettled(other) ? undefined : rowsInstead(context.reading, other, draft);
  if (rows !== undefined) return asked(rows, context, data, undefined);
  const reading = withoutSwapped(context.reading, draft, gone);
  return 'cannot' in reading ? refusal('cannot', reading.cannot) : asked(said, { reading }, data, undefined);
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
