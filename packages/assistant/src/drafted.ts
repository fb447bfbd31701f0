import { type Frame, framesApart, framesAtEnd, rowsAtEnd, withTimeLast } from './grammar/frames/frame.ts';
import { withAgainAsBoth } from './grammar/members/again.ts';
import type { DataPort } from './port/data-port.ts';
import type { Answered, Asked, Context, Interpretation } from './port/interpretation.ts';
import { readFramed, readOrdered } from './read-framed.ts';
import { readAskedOfSet, readParted } from './read-parted.ts';
import { isCarried, readWords } from './read-words.ts';
import { countedEntity } from './reading/counted.ts';
import { type Ambiguity, type Draft, take } from './reading/draft.ts';
import { leftOver } from './reading/read-rest.ts';
import type { Reading } from './reading/reading.ts';
import { asPercent, withPercentCounted } from './reading/rows/first-percent.ts';
import { askedTwice } from './refusals/asked-twice.ts';
import { outOfField, refusal } from './refusals/refusals.ts';
import { notPlaced } from './refusals/without-words.ts';
import { rewritten } from './rewrites/rewritten.ts';
import { withoutTurn } from './rewrites/spoken-words.ts';
import { explained } from './tags/explain.ts';
import { excludingFirst } from './tags/left-out-behind.ts';
import type { Tag } from './tags/tag.ts';
import { withDayOfEachYear } from './text/day-of-each-year.ts';
import { withDestinationSaid } from './text/destination-said.ts';
import { withFiguresApart } from './text/figures-apart.ts';
import { withoutLayout } from './text/laid-out.ts';
import { withNoneSaid } from './text/none-said.ts';
import { MAX_WORDS } from './text/normalise.ts';
import { withOrderAsked } from './text/order-asked.ts';
import { withOwnCompany, wordsOfOwn } from './text/own-company.ts';
import { tokenise } from './text/tokens.ts';
import { withAreasOf } from './turns/areas-of-before.ts';
import { asOwners } from './turns/as-owners.ts';
import { eachOfRows } from './turns/each-of-rows.ts';
import { readNext, readRowCount } from './turns/row-count.ts';
import { goesOnFromNothing, saysSomething } from './turns/too-little.ts';
import { readWhichSeveral } from './turns/which-several.ts';
import { lexiconOf } from './values/lexicon.ts';

type Drafted = Draft | Exclude<Interpretation, Answered>;

/** As many conditions are taken off a question, one after the other: the ways to do so grow with a power of them. */
const MAX_FRAMES = 3;

/** What a question says before it is put together, or why there is no answer to it. */
export async function drafted(
  question: string,
  context: Context | undefined,
  data: DataPort,
  frames = MAX_FRAMES,
): Promise<Drafted> {
  const withoutFrame = async (rest: string) => {
    const draft = await drafted(rest, context, data, frames - 1);
    return isReadWhole(draft) ? draft : undefined;
  };
  const isTurn = context !== undefined;
  const ordered = frames > 0 && !isTurn ? await readOrdered(question, data, withoutFrame) : undefined;
  if (ordered) return ordered;
  const parted = frames > 0 && !isTurn ? await readParted(question, withoutFrame) : undefined;
  if (parted) return parted;
  const atEnd = frames > 0 && !isTurn ? rowsAtEnd(question) : [];
  const apart = frames > 0 ? [...framesApart(question), ...atEnd.filter((rows) => areHiding(rows, question))] : [];
  const framed = await readFramed(apart, isTurn, data, withoutFrame);
  if (framed) return framed;
  const timed = frames > 0 && !isTurn ? withTimeLast(question) : undefined;
  const late = timed === undefined ? undefined : await withoutFrame(timed);
  if (late) return late;
  const draft = await draftedAtOnce(question, context, data);
  const isDoubtful = isSettled(draft) ? draft.kind === 'ask' : draft.ambiguity !== undefined;
  if (isTurn || frames === 0 || isDoubtful) return draft;
  const isWhole = isReadWhole(draft);
  if (isWhole && !isShare(draft)) return draft;
  const ends = [...(isWhole ? [] : atEnd), ...framesAtEnd(question)];
  const read = await readFramed(ends, isTurn, data, withoutFrame);
  return read ?? (isWhole ? undefined : await readAskedOfSet(question, withoutFrame)) ?? draft;
}

/** Whether rows at the end keep a rewrite of a whole sentence (record 328) from the rest of it: `…, and what do they come to by year`. */
function areHiding({ rest }: Frame, question: string): boolean {
  const plain = rewritten(rest).replace(/[?!.]$/, '');
  return !rewritten(question).startsWith(plain);
}

/** Its part may have taken a condition that is of the whole. */
const isShare = ({ comparison }: Draft): boolean => comparison?.kind === 'share';

function isReadWhole(draft: Drafted): draft is Draft {
  return !isSettled(draft) && isCarried(draft);
}

async function draftedAtOnce(question: string, context: Context | undefined, data: DataPort): Promise<Drafted> {
  const written = rewritten(context ? question : withoutTurn(question));
  const own = await ownOf(written, data);
  const model = await data.describe();
  const lexicon = await lexiconOf(data, model);
  const named = own ? withOwnCompany(written, own.company) : written;
  const text = context ? named : withDayOfEachYear(named, lexicon.years);
  const tokens = withOrderAsked(withoutLayout(withFiguresApart(withDestinationSaid(withNoneSaid(tokenise(text))))));
  if (tokens.length > MAX_WORDS) return refusal('too-long', `A question may have at most ${MAX_WORDS} words.`);
  if (tokens.length === 0) return refusal('empty', 'There is no question in that. You can ask, for example:');
  const outside = outOfField(written) ?? askedTwice(text);
  if (outside) return outside;
  const found = await explained(tokens, lexicon, data);
  if ('kind' in found) return found.kind === 'ask' ? asked(found, text, tokens) : found;
  const excluding = excludingFirst(found, text);
  if (excluding !== undefined) return drafted(excluding, context, data);
  const counted = withPercentCounted(found.tags);
  const tags = [...(counted ?? withAgainAsBoth(found))];
  const words = { ...found, tags: context ? withAreasOf(tags, context.reading) : tags };
  if (own && own.company === undefined && !namesCompany(words.tags)) return refusal('cannot', notKnown(own.words));
  const draft = readWords(words, { question, text }, lexicon);
  if (context?.reading.source === 'ownership') asOwners(draft);
  if (counted) asPercent(draft);
  draft.assumptions.unshift(...words.assumptions);
  if (own?.company !== undefined) draft.assumptions.push(`“${own.words}” is taken as your company, ${own.company}.`);
  const meant = draft.ambiguity && meantOf(draft.ambiguity, context?.reading);
  if (draft.ambiguity && meant) return drafted(replaced(text, tokens, draft.ambiguity, meant.words), context, data);
  if (draft.ambiguity && !(draft.ambiguity.isOfRows && hasRows(context))) return asked(draft.ambiguity, text, tokens);
  if (context) readRowCount(draft, context.reading);
  if (context) readNext(draft, context.reading);
  if (context) readWhichSeveral(draft, context.reading);
  if (hasRows(context)) take(draft, ...eachOfRows(draft));
  if (draft.cannot) return refusal('cannot', draft.cannot);
  if (context === undefined && !saysSomething(words.tags))
    return refusal('not-understood', 'I found nothing in that to look for. You can ask, for example:');
  // `how many of them again`: a set says by itself whom it is of.
  const said = draft.members || draft.isOfPair ? { ...words, tags: draft.tags, tokens: draft.tokens } : words;
  if (context === undefined && goesOnFromNothing(said)) return refusal('not-understood', NOTHING_BEFORE);
  const left = leftOver(draft);
  if (left !== undefined) return notPlaced(left, `I could not place “${left}” in this question.`);
  return draft;
}

/** The words by which a question speaks of the asker's own company, and which that is. */
async function ownOf(question: string, data: DataPort): Promise<{ words: string; company?: string } | undefined> {
  const words = wordsOfOwn(question);
  if (words === undefined) return undefined;
  const company = await data.ownCompany?.();
  return company == null ? { words } : { words, company };
}

/** `our ten largest recipients at Pfizer` says which company is meant. */
function namesCompany(tags: readonly Tag[]): boolean {
  return tags.some((tag) => tag.kind === 'value' && tag.choices.some(({ field }) => field.startsWith('company')));
}

const notKnown = (words: string): string =>
  `I cannot tell which company “${words}” is: your account has none that this data knows. Name the company.`;

/** The choice that the sentence says already, or whose field the answer before is about: after Texas, New York is the state. */
function meantOf({ choices }: Ambiguity, before: Reading | undefined): Ambiguity['choices'][number] | undefined {
  const said = choices.find(({ isSaid }) => isSaid);
  if (said || !before) return said;
  const { filters, groups } = before;
  const fields = [
    ...filters.map(({ field }) => field),
    ...groups.flatMap((group) => (group.kind === 'dimension' ? group.dimension : [])),
  ];
  const fitting = choices.filter(({ field }) => field !== undefined && fields.includes(field));
  return fitting.length === 1 ? fitting[0] : undefined;
}

function hasRows(context: Context | undefined): boolean {
  if (context === undefined) return false;
  const { isList, groups, comparison } = context.reading;
  const isOfCounted = countedEntity(context.reading.figures[0]) !== undefined;
  return isList === true || groups.length > 0 || isOfCounted || comparison?.kind === 'concentration';
}

export function isSettled(
  draft: Draft | Exclude<Interpretation, Answered>,
): draft is Exclude<Interpretation, Answered> {
  return 'kind' in draft;
}

const NOTHING_BEFORE = 'That goes on from an answer, and there is none yet. You can ask, for example:';

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
