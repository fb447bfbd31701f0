import { readNumber } from '../../text/numbers.ts';
import type { Token } from '../../text/tokens.ts';
import { stateOfCode } from '../../values/states.ts';
import type { ValueIndex } from '../../values/value-index.ts';
import type { PhraseLookup } from '../phrase-lookup.ts';
import type { Tag } from '../tag.ts';
import { tagOf } from '../tag-of.ts';

export function addState(tokens: readonly Token[], from: number, tags: Tag[]): void {
  const text = (tokens[from]?.text ?? '').replaceAll('.', '');
  // `a PA` is a person, and `in PA` a place.
  const isPerson = text === 'PA' && ['a', 'per', 'the', 'average', 'each'].includes(tokens[from - 1]?.low ?? '');
  const said = areAmongStates(tokens, from) ? text.toUpperCase() : text;
  const code = /^[A-Za-z]{2}$/.test(said) && !isPerson ? stateOfCode(said) : undefined;
  if (code)
    tags.push(tagOf({ kind: 'value', choices: [{ field: 'state', values: [code], nearness: 'exact' }] }, from, 1, 0.8));
}

/** Codes that are words as well, and never small ones. */
const CODES_IN_LISTS = ['pa', 'la', 'al', 'ma', 'de', 'co', 'md', 'mt', 'ar', 'sd', 'mo', 'ok', 'ms'];
const JOINS = [',', 'and', 'or', '&'];

/** `in pa`, `pa nj and ny`: a place in small letters, where it is one of several; `nps and pas` are people. */
function areAmongStates(tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low ?? '';
  if (!CODES_IN_LISTS.includes(low)) return false;
  if (low === 'pa' && tokens[at - 1]?.low === 'in') return true;
  return [-1, 1].some((step) => {
    let next = at + step;
    while (JOINS.includes(tokens[next]?.low ?? '')) next += step;
    const beside = tokens[next]?.low ?? '';
    return stateOfCode(beside) !== undefined || (CODES_IN_LISTS.includes(beside) && areListed(tokens, next, step));
  });
}

/** Whether a state that is no other word stands further on in the list. */
function areListed(tokens: readonly Token[], from: number, step: number): boolean {
  let at = from;
  while (JOINS.includes(tokens[at]?.low ?? '') || CODES_IN_LISTS.includes(tokens[at]?.low ?? '')) at += step;
  return stateOfCode(tokens[at]?.low ?? '') !== undefined;
}

/** The number of a study at ClinicalTrials.gov. */
export function addTrial(tokens: readonly Token[], from: number, tags: Tag[]): void {
  const id = tokens[from]?.text.toUpperCase() ?? '';
  if (!/^NCT\d{8}$/.test(id)) return;
  tags.push(
    tagOf({ kind: 'value', choices: [{ field: 'clinical_trial_id', values: [id], nearness: 'exact' }] }, from, 1, 1),
  );
}

/** `the context "Advisory board"`: what a record says in its own words. */
export function addContext(tokens: readonly Token[], from: number, tags: Tag[]): void {
  const to = from + (tokens[from]?.low === 'contextual' && tokens[from + 1]?.low === 'information' ? 2 : 1);
  const said = tokens[to];
  if (!['context', 'contextual'].includes(tokens[from]?.low ?? '') || !said?.quoted) return;
  tags.push(
    tagOf(
      { kind: 'value', choices: [{ field: 'context', values: [said.text], nearness: 'exact' }] },
      from,
      to + 1 - from,
      1,
    ),
  );
}

/** `number 2`, `no. 3`, `#1`: a place, as `third` is. */
export function addPlace(lows: readonly string[], from: number, tags: Tag[]): void {
  const number = readNumber(lows[from + 1] ?? '');
  const value = number?.value ?? '';
  if (!['number', 'no', 'nr'].includes(lows[from] ?? '') || !/^[1-9]\d{0,2}$/.test(value) || number?.isMoney) return;
  // `the no. 1 earner` is the first, as `the top earner` is.
  if (value === '1' && lows[from - 1] === 'the')
    tags.push(tagOf({ kind: 'rank', direction: 'desc', isSuperlative: true }, from, 2, 2));
  tags.push(tagOf({ kind: 'number', value, isMoney: false, isPercent: false, isOrdinal: true }, from, 2, 1));
}

const PLACE = ['place', 'spot', 'position', 'rank'];
const OF_PLACE = 'take took hold held occupy occupied secure secured claim claimed in into';
const COMING = 'finish finished place placed stand stood come came rank ranks ranked sit sits sat';
const startsWithOneOf = (words: string, low = '') => words.split(' ').includes(low);

/** `took second place`, `in third position`, `finished fourth`: a place, as `number 2` is. */
export function addPlacing(lows: readonly string[], from: number, tags: Tag[]): void {
  const isComing = startsWithOneOf(COMING, lows[from]);
  if (!isComing && !startsWithOneOf(OF_PLACE, lows[from])) return;
  let at = from + 1;
  if (lows[at] === 'in') at++;
  if (lows[at] === 'the') at++;
  const number = readNumber(lows[at] ?? '');
  if (!number?.isOrdinal) return;
  const isNamed = PLACE.includes(lows[at + 1] ?? '');
  if (!isNamed && !(isComing && at === from + 1 + (lows[from + 1] === 'in' ? 1 : 0))) return;
  const length = at + (isNamed ? 2 : 1) - from;
  tags.push(
    tagOf({ kind: 'number', value: number.value, isMoney: false, isPercent: false, isOrdinal: true }, from, length, 1),
  );
}

/** `meals that took place on a Sunday`: that they were, and no place of a ranking. */
export function addTakingPlace(tokens: readonly Token[], from: number, tags: Tag[]): void {
  if (tokens[from]?.lemma === 'take' && tokens[from + 1]?.low === 'place')
    tags.push(tagOf({ kind: 'filler' }, from, 2, 5));
}

/** `the record payment` is the largest, and no payment record. */
export function addRecord(tokens: readonly Token[], from: number, tags: Tag[]): void {
  const before = tokens[from - 1]?.text.toLowerCase() ?? '';
  const isOne = ['the', 'a', 'its', 'their', 'which', 'what'].includes(before) || before.endsWith("'s");
  const next = tokens[from + 1];
  const isPayment = ['payment', 'fee', 'royalty', 'transfer', 'honorarium', 'sum', 'amount'].includes(next?.low ?? '');
  const isBehind = ['date', 'id', 'number', 'type', 'nature', 'form', 'count'].includes(tokens[from + 2]?.low ?? '');
  if (tokens[from]?.low === 'record' && isOne && isPayment && !isBehind)
    tags.push(tagOf({ kind: 'rank', direction: 'desc', isSuperlative: true }, from, 1, 3));
}

/** `company-wise spend`, `at the state level`: by what stands before it. */
export function addManner(tokens: readonly Token[], from: number, phrases: PhraseLookup, tags: Tag[]): void {
  const low = (at: number) => tokens[at]?.low ?? '';
  const isNoun = (at: number) => phrases.find(tokens[at]?.lemma ?? '').some(({ kind }) => kind === 'noun');
  const isLed = (at: number): boolean =>
    ['at', 'on'].includes(low(at)) || (['the', 'a'].includes(low(at)) && isLed(at - 1));
  if (['wise', 'level'].includes(low(from)) && isNoun(from - 1))
    tags.push(tagOf(isLed(from - 2) ? { kind: 'filler' } : { kind: 'by' }, from, 1, 5));
  if (!isLed(from)) return;
  const noun = ['the', 'a'].includes(low(from + 1)) ? from + 2 : from + 1;
  if (isNoun(noun) && low(noun + 1) === 'level') tags.push(tagOf({ kind: 'by' }, from, noun - from, 1));
}

/** `the $50k mark`, `the 5,000 threshold`: a word for the bound that the number is. */
export function addMark(tokens: readonly Token[], from: number, tags: Tag[]): void {
  const isBound = ['mark', 'threshold', 'limit'].includes(tokens[from]?.low ?? '');
  if (isBound && readNumber(tokens[from - 1]?.low ?? '')) tags.push(tagOf({ kind: 'filler' }, from, 1, 2));
}

const ENDS = { min: 'gte', minimum: 'gte', max: 'lte', maximum: 'lte' } as const;

/** `min $5,000 in 2022`, `maximum 10 payments`: a bound, where a number follows. */
export function addEnd(tokens: readonly Token[], from: number, tags: Tag[]): void {
  const op = ENDS[(tokens[from]?.low ?? '') as keyof typeof ENDS];
  const isLed = ['a', 'the'].includes(tokens[from - 1]?.low ?? '');
  if (op && !isLed && readNumber(tokens[from + 1]?.low ?? '')) tags.push(tagOf({ kind: 'comparator', op }, from, 1, 3));
}

const AREAS = [
  'area',
  'space',
  'segment',
  'field',
  'arena',
  'category',
  'portfolio',
  'franchise',
  'domain',
  'sector',
  'vertical',
  'market',
  'class',
];
const LONGEST_AREA = 6;

/** `the vaccines area`, `the diabetes space`: what a therapeutic area is called after its name. */
export function addArea(tokens: readonly Token[], from: number, values: ValueIndex, tags: Tag[]): void {
  if (!AREAS.includes(tokens[from]?.low ?? '')) return;
  const lengths = Array.from({ length: Math.min(from, LONGEST_AREA) }, (_, at) => at + 1);
  const isNamed = lengths.some((length) => {
    const name = tokens.slice(from - length, from).map(({ lemma }) => lemma);
    return values.find(name.join(' ')).some(({ field }) => field === 'product_category');
  });
  if (isNamed) tags.push(tagOf({ kind: 'noun', noun: { dimension: 'product_category' } }, from, 1, 1));
}

/** `90th percentile`, `ninety-fifth percentile`, `p90`. */
export function addPercentile(lows: readonly string[], from: number, tags: Tag[]): void {
  const short = /^p(\d{1,2})$/.exec(lows[from] ?? '')?.[1];
  const long = short === undefined ? ordinalAt(lows, from) : undefined;
  const p = short === undefined ? long?.value : Number(short);
  if (!p || (long && lows[from + long.length] !== 'percentile')) return;
  tags.push(tagOf({ kind: 'statistic', statistic: { kind: 'percentile', p } }, from, long ? long.length + 1 : 1, 1));
}

/** `90th`, `ninetieth`, and of two words `ninety fifth`. */
function ordinalAt(lows: readonly string[], from: number): { value: number; length: number } | undefined {
  const [first, second] = [lows[from], lows[from + 1]].map((low) => readNumber(low ?? ''));
  if (first?.isOrdinal) return Number(first.value) < 100 ? { value: Number(first.value), length: 1 } : undefined;
  const [tens, ones] = [Number(first?.value), Number(second?.value)];
  const isOfTwo = first !== undefined && second?.isOrdinal === true && tens >= 20 && tens < 100 && tens % 10 === 0;
  return isOfTwo && ones < 10 ? { value: tens + ones, length: 2 } : undefined;
}
