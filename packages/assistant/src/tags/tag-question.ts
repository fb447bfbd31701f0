import { readNumberAt } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import type { PeriodAt } from '../time/period.ts';
import { readTimeAt } from '../time/read-time.ts';
import { withShortYears } from '../time/short-years.ts';
import type { Nearness, ValueChoice, ValueIndex } from '../values/value-index.ts';
import { bestCover } from './cover.ts';
import type { PhraseLookup } from './phrase-lookup.ts';
import type { Tag } from './tag.ts';
import { tagOf } from './tag-of.ts';
import { addAddingUp } from './taggers/adding-up.ts';
import { addAdverbial } from './taggers/adverbials.ts';
import { addAsking } from './taggers/asking-verbs.ts';
import {
  addArea,
  addContext,
  addEnd,
  addManner,
  addMark,
  addPercentile,
  addPlace,
  addPlacing,
  addRecord,
  addState,
  addTakingPlace,
  addTrial,
} from './taggers/marked-words.ts';
import { addOrdering } from './taggers/ordering-words.ts';
import { addAdding, addPartedVerb } from './taggers/parted-verbs.ts';
import { addAnyYear, addWholeTime } from './taggers/whole-time.ts';
import { isCashed, isMeant, isRequest, isSaidOtherwise } from './word-forms.ts';

export interface Lexicon {
  readonly phrases: PhraseLookup;
  readonly values: ValueIndex;
  /** The states that each city is in. */
  readonly statesOf: ReadonlyMap<string, readonly string[]>;
  /** The program years that the data has. */
  readonly years: readonly number[];
  /** The latest date of the data. */
  readonly anchor: string;
}

const MAX_PHRASE = 12;
/** Words before a question that belong to the talk. */
const INTERJECTIONS = [
  'no',
  'nope',
  'sorry',
  'wait',
  'yes',
  'yeah',
  'ok',
  'okay',
  'actually',
  'right',
  'hm',
  'well',
  'next',
  'alright',
];
const NEARNESS: Readonly<Record<Nearness, number>> = { exact: 0, alias: -0.2, short: -0.6, part: -2 };

/** The meanings of the words of a question that together explain it best. */
export function tagQuestion(tokens: readonly Token[], lexicon: Lexicon): Tag[] {
  const tags: Tag[] = [];
  const lows = tokens.map(({ low }) => low);
  const times = withShortYears(lows, lexicon.years);
  for (let from = 0; from < tokens.length; from++) {
    addPhrases(tokens, from, lexicon, tags);
    addState(tokens, from, tags);
    const time = readTimeAt(times, from, lexicon.anchor);
    if (time && !isByYears(tokens, from, time))
      tags.push(tagOf({ kind: 'period', read: inFull(time, times, lows, from) }, from, time.length, 2));
    const number = readNumberAt(lows, from);
    if (number) tags.push(tagOf({ kind: 'number', ...number }, from, number.length, 0));
    if (from === 0 && INTERJECTIONS.includes(lows[0] ?? '') && lows[1] === ',')
      tags.push({ kind: 'filler', from: 0, to: 2, score: 25 });
    if (isTalk(lows, from)) tags.push({ kind: 'filler', from, to: from + 1, score: 12 });
    if (lows[from] === ',') tags.push({ kind: 'filler', from, to: from + 1, score: 0 });
    addAdverbial(lows, from, tags);
    addAsking(lows, from, tags);
    addOrdering(lows, from, tags);
    addWholeTime(lows, from, lexicon.years.length, tags);
    addAddingUp(lows, from, tags);
    addAnyYear(lows, from, tags);
    addTakingPlace(tokens, from, tags);
    addPartedVerb(lows, from, tags);
    addAdding(lows, from, tags);
    addPercentile(lows, from, tags);
    addPlace(lows, from, tags);
    addPlacing(lows, from, tags);
    addRecord(tokens, from, tags);
    addManner(tokens, from, lexicon.phrases, tags);
    addMark(tokens, from, tags);
    addEnd(tokens, from, tags);
    addArea(tokens, from, lexicon.values, tags);
    addTrial(tokens, from, tags);
    addContext(tokens, from, tags);
  }
  return bestCover(tokens.length, tags);
}

/** Two digits that were taken for a year are said. */
function inFull(time: PeriodAt, times: readonly string[], lows: readonly string[], from: number): PeriodAt {
  const short = lows.slice(from, from + time.length).findIndex((low, at) => low !== times[from + at]);
  if (short < 0) return time;
  const said = `“${lows[from + short]}” is taken as the year ${times[from + short]}.`;
  return { ...time, assumption: [time.assumption, said].filter(Boolean).join(' ') };
}

/** `now by state`, `and now Texas`: a turn of the talk, and no time. */
function isTalk(lows: readonly string[], at: number): boolean {
  return (
    lows[at] === 'now' && lows.length > at + 1 && (at === 0 || ['and', 'ok', 'okay', ','].includes(lows[at - 1] ?? ''))
  );
}

/** `by year 2021-2024`: a row for each of them, and no time of the name `year 2021`. */
function isByYears(tokens: readonly Token[], from: number, { period }: PeriodAt): boolean {
  const isOfRows = ['by', 'per', 'each', 'every'].includes(tokens[from - 1]?.low ?? '') || isSecondRow(tokens, from);
  const isSpan = period.kind === 'eachYear' || (period.kind === 'years' && period.from !== period.to);
  return isOfRows && isSpan && /^(?:program|calendar|reporting|fiscal|years?)$/.test(tokens[from]?.low ?? '');
}

/** `by company and year 2022-2024`. */
const isSecondRow = (tokens: readonly Token[], from: number) =>
  tokens[from - 1]?.low === 'and' && ['by', 'per'].includes(tokens[from - 3]?.low ?? '');

/** Fixed phrases and values, up to the longest that there is. */
function addPhrases(tokens: readonly Token[], from: number, { phrases, values }: Lexicon, tags: Tag[]): void {
  const most = Math.min(tokens.length - from, Math.max(phrases.longest, Math.min(values.longest, MAX_PHRASE)));
  let phrase = '';
  let isListed = false;
  for (let length = 1; length <= most; length++) {
    const token = tokens[from + length - 1];
    if (!token || (token.quoted && length > 1)) return;
    if (token.low === ',') {
      if (length === 1) return;
      isListed = true;
      continue;
    }
    phrase = phrase === '' ? token.lemma : `${phrase} ${token.lemma}`;
    // `who has paid` asks; `doctors who have received` says whose records are meant.
    const isAsked = phrase === 'who have' && (from === 0 || isAfterPlace(tokens, from));
    // `Kelvanta, Inc.` is one name, `company, state` two words, `general, research and ownership` a phrase.
    const isApart = isListed && !phrase.includes(' and ');
    const known =
      token.quoted || isApart || isNounAfterBe(tokens, from, length)
        ? []
        : phrases.find(phrase).filter((meaning) => !isSaidOtherwise(tokens, from, meaning));
    if (!isAsked) for (const meaning of known) tags.push(tagOf(meaning, from, length, 0));
    // `split` and `nice` are places that trips went to, and first of all words.
    const choices = isRequest(tokens, from)
      ? []
      : values
          .find(phrase)
          .filter(
            (choice) =>
              isMeant(tokens, from + length, choice) && (choice.field !== 'travel_city' || known.length === 0),
          );
    if (choices.length > 0 && !isCashed(tokens, from))
      tags.push(valueTag(choices, phrase, from, length, isActing(tokens, from, length)));
    if (token.quoted) return;
  }
}

/** `the spend that was grants`: what it was, and nothing that was done. */
function isNounAfterBe(tokens: readonly Token[], from: number, length: number): boolean {
  return length === 2 && tokens[from]?.lemma === 'be' && tokens[from + 1]?.low === 'grants';
}

/** `in Houston, who has given`: nobody is named before whom it could be said of. */
function isAfterPlace(tokens: readonly Token[], from: number): boolean {
  return tokens[from - 1]?.low === ',' && ['in', 'during', 'since', 'between'].includes(tokens[0]?.low ?? '');
}

const PERSON =
  /(?:ist|ician|surgeon|physician|doctor|doc|practitioner|assistant|midwife|osteopath|chiropractor|crna|cnm|nps?|pas|mds?|dos|dentist|podiatrist|nurse|internist|physician owner|doctor owner)$/;

const PEOPLE = ['specialty', 'primary_type', 'physician_ownership'];

const ACTING = ['speaker', 'consultant'];
const OF_PEOPLE = ['a', 'per', 'each', 'every', 'which', 'paid', 'top', 'best', 'average', 'biggest'];
const OF_PAYMENTS =
  /^(?:payments?|fees?|spend|spending|honorari(?:a|um)|programs?|bureaus?|transfers?|amounts?|total|events?|engagements?|compensation)$/;

/** `top speakers`, `per consultant`: who is paid for it, and not `speaker payments`; `derms` and `per derm` are people, and `derm` a field. */
function isActing(tokens: readonly Token[], from: number, length: number): boolean {
  const token = tokens[from];
  if (length > 1 || !token) return false;
  if (SHORT_FOR_PEOPLE.includes(token.lemma))
    return token.low !== token.lemma || (isOneOf(tokens[from - 1]) && !OF_FIELDS.test(tokens[from + 1]?.lemma ?? ''));
  if (!ACTING.includes(token.lemma)) return false;
  const isMany = token.low !== token.lemma;
  const isPaid = OF_PAYMENTS.test(tokens[from + 1]?.low ?? '');
  return !isPaid && (isMany || OF_PEOPLE.includes(tokens[from - 1]?.low ?? ''));
}

/** Specialties as people shorten them, whose plural is those who practise them. */
const SHORT_FOR_PEOPLE = ['derm', 'rheum', 'onc', 'uro', 'gastro', 'endo', 'neuro', 'psych', 'ortho', 'cardio'];
const OF_FIELDS =
  /^(?:payment|fee|spend|spending|company|product|drug|device|study|trial|meal|total|amount|doctor|physician)$/;

/** `per derm`, `the average rheum`. */
function isOneOf(before: Token | undefined): boolean {
  return ['a', 'an', 'per', 'each', 'every', 'average'].includes(before?.low ?? '');
}

function valueTag(
  choices: readonly ValueChoice[],
  phrase: string,
  from: number,
  length: number,
  isOfActing: boolean,
): Tag {
  const [first] = choices;
  const nearness = first?.nearness ?? 'part';
  const isPerson = isOfActing || (choices.some(({ field }) => PEOPLE.includes(field)) && PERSON.test(phrase));
  return tagOf(
    { kind: 'value', choices, ...(isPerson && { isPerson }) },
    from,
    length,
    NEARNESS[nearness] + (isPerson ? 0.5 : 0),
  );
}
