import { readAcrossKinds } from './grammar/kinds/read-across-kinds.ts';
import { withSpecialists } from './grammar/people.ts';
import { readAgainstAll } from './grammar/read-against-all.ts';
import { readEither } from './grammar/read-either.ts';
import { readFront } from './grammar/read-front.ts';
import { readInAnyTime } from './grammar/read-in-any-time.ts';
import { isOfWhatTheyDid, readNumberOf } from './grammar/read-number-of.ts';
import { readOfMembers } from './grammar/read-of-members.ts';
import { readPartOfTimes } from './grammar/read-part-of-times.ts';
import { readRegular } from './grammar/read-regular.ts';
import { readThan } from './grammar/read-than.ts';
import { isWhole, readWithTail } from './grammar/read-with-tail.ts';
import { withWhatWasPaid } from './grammar/what-they-got.ts';
import type { Draft } from './reading/draft.ts';
import { readingOf, readQuestion } from './reading/read-question.ts';
import { saidAndNotAsked } from './said/said-and-asked.ts';
import type { Tag } from './tags/tag.ts';

type Words = Parameters<typeof readQuestion>[0];
type Known = Parameters<typeof readQuestion>[1];

/** A question as it was written, and in the words that are read. */
interface Written {
  readonly question: string;
  readonly text: string;
}

/** Reads tagged words by the first way that fits them: sentences of the grammar first, then rules that look at single words. */
export function readWords(said: Words, { question, text }: Written, known: Known): Draft {
  const words = withWhatWasPaid(said);
  const alone = (main: Words) => readAlone(main, text, known);
  const read =
    readThan(words, known, alone) ??
    readEither(words, alone) ??
    readAgainstAll(words, alone) ??
    readAcrossKinds(words, known, alone) ??
    readInAnyTime(words, alone) ??
    readFront(words, known, alone) ??
    readPartOfTimes(words, known, alone) ??
    (EACH_YEAR.test(question) ? undefined : readOfMembers(words, known, alone)) ??
    readRegular(words, known) ??
    readWithTail(words, text, (main) => readPart(main, known)) ??
    readByWords(words, known);
  const isRead = isCarried(read) && !isOfWhatTheyDid(words);
  return isRead ? read : (readNumberOf(words, alone) ?? read);
}

/** `the three cardiologists with the most payments` are people, as doctors are, and no records. */
function readByWords(words: Words, known: Known): Draft {
  const { tokens, tags } = words;
  const people = withSpecialists(tags, tokens);
  const haveSomething = people?.some((tag, at) => tag !== tags[at] && isSaidOf(words, at)) === true;
  const read = people && haveSomething ? readQuestion({ tokens, tags: people }, known) : undefined;
  return read && isWhole(read) ? read : readQuestion(words, known);
}

/** `cardiologists with royalties`, `cardiologists in Houston paid for Tovinor`: what they have is said behind them and their place. */
function isSaidOf({ tokens, tags }: Words, at: number): boolean {
  const isPlace = (tag: Tag) => tag.kind === 'value' && tag.choices.every(({ field }) => PLACES.includes(field));
  const behind = tags.slice(at + 1).find((tag) => !isPlace(tag) && tokens[tag.from]?.low !== 'in');
  const word = behind && tokens[behind.from]?.low;
  const isOfPlace = behind !== tags[at + 1];
  return word === 'with' || (isOfPlace && behind?.kind === 'verb' && (behind.role === 'payee' || word === 'paid'));
}

const PLACES: readonly string[] = ['city', 'state'];

/** `in 2022 and in 2023` is a row for each, where `and again in 2023` is both. */
const EACH_YEAR = /\b20\d\d and in 20\d\d\b/i;

/** What is left of a question without a clause, as it would be read by itself. */
function readAlone(words: Words, text: string, known: Known): Draft | undefined {
  const draft =
    readRegular(words, known) ??
    readWithTail(words, text, (main) => readPart(main, known)) ??
    readByWords(words, known);
  return isCarried(draft) ? draft : undefined;
}

/** The part of a question that asks by itself, where nothing of it is left out. */
function readPart(words: Words, known: Known): Draft | undefined {
  const draft = readRegular(words, known) ?? readQuestion(words, known);
  return isCarried(draft) ? draft : undefined;
}

/** Whether nothing of what a question says is left out of what it was read as. */
export function isCarried(draft: Draft): boolean {
  return isWhole(draft) && saidAndNotAsked(draft, readingOf(draft)) === undefined;
}
