import type { Comparison, Reading, ValueFilter } from '../../reading/reading.ts';
import { rankedOf } from '../referred.ts';
import { AND, NUMBER } from '../turn-words.ts';

/** What people call a thing of the answer before, and the field that says which it is; of people ids alone say that. */
const THINGS: readonly { readonly word: string; readonly words: string; readonly fields: readonly string[] }[] = [
  { word: 'company', words: 'companies', fields: ['company', 'company_family'] },
  { word: 'manufacturer', words: 'manufacturers', fields: ['company', 'company_family'] },
  { word: 'product', words: 'products', fields: ['product'] },
  { word: 'drug', words: 'drugs', fields: ['product'] },
  { word: 'device', words: 'devices', fields: ['product'] },
  { word: 'state', words: 'states', fields: ['state'] },
  { word: 'city', words: 'cities', fields: ['city'] },
  { word: 'doctor', words: 'doctors', fields: ['recipient_id'] },
  { word: 'physician', words: 'physicians', fields: ['recipient_id'] },
  { word: 'hospital', words: 'hospitals', fields: ['recipient_id'] },
  { word: 'person', words: 'people', fields: ['recipient_id'] },
  { word: 'specialty', words: 'specialties', fields: ['specialty'] },
  { word: 'recipient', words: 'recipients', fields: ['recipient_id'] },
];
/** Words after which the thing is described, and none of the answer before: `the company that paid the most`. */
const DESCRIBED =
  '(?!\\s+(?:that|which|who|whose|with|having|paying|receiving|spends|pays|of|named|called|name|type|itself)\\b)';
const TWO = '(?:(?:the|these|those)\\s+(?:same\\s+)?two(?:\\s+named)?|both(?:\\s+(?:of\\s+)?(?:the|these|those))?)';
const THIS = '(?:this|that|the\\s+same|same|the)';

/** `the company`, `this product`, `the two companies`, `which other companies` with what the answer before calls it. */
export function withNamedThings(turn: string, reading: Reading): string {
  return THINGS.reduce((text, thing) => {
    const named = namesOf(reading, thing.fields);
    const two =
      named.length === 2 ? text.replace(new RegExp(`\\b${TWO}\\s+${thing.words}\\b`, 'i'), both(text, named)) : text;
    const [one] = named.length === 1 ? named : [];
    const said = new RegExp(`\\b${THIS}\\s+${thing.word}\\b(?!['’]s\\s+name)${DESCRIBED}`, 'i');
    if (one === undefined)
      return isFirst(reading, thing.word) ? two.replace(ownOf(said), 'its').replace(said, 'it') : two;
    if (thing.fields.includes('recipient_id')) return two.replace(ownOf(said), 'its').replace(said, 'it');
    const others = new RegExp(`\\b(?<ask>which|what|how\\s+many)\\s+other\\s+${thing.words}\\b`, 'i');
    return two.replace(said, one).replace(others, (_, ask: string) => `${ask} ${thing.words} other than ${one}`);
  }, turn);
}

/** `that company's`. */
const ownOf = ({ source }: RegExp) => new RegExp(`${source}['’]s?`, 'i');

/** `show the two companies by year` has a row for each. */
function both(text: string, [one, other]: readonly string[]): string {
  return /^\W*(?:and\s+|now\s+)*(?:show|list|give|display)\b/i.test(text)
    ? `${one} vs ${other}`
    : `${one} and ${other}`;
}

/** The values of some fields that the answer before is about, where no row has one of its own. */
function namesOf({ filters, comparison, groups }: Reading, fields: readonly string[]): readonly string[] {
  const isOf = ({ field, isNegated }: ValueFilter) => fields.includes(field) && !isNegated;
  const named = [...filters, ...sidesOf(comparison)].filter(isOf).flatMap(({ values }) => values);
  const isOfRows = groups.some((one) => one.kind === 'dimension' && fields.includes(one.dimension));
  return isOfRows && named.length < 2 ? [] : [...new Set(named)];
}

function sidesOf(comparison: Comparison | undefined): readonly ValueFilter[] {
  if (comparison?.kind === 'ratio') return [comparison.of, comparison.per];
  return comparison?.kind === 'difference' ? [comparison.of, ...(comparison.less ? [comparison.less] : [])] : [];
}

/** Whether the answer before has one alone of its kind, the first by some figure. */
function isFirst(reading: Reading, word: string): boolean {
  const ranked = reading.ranking?.n === 1 ? rankedOf(reading) : undefined;
  return ranked !== undefined && (ranked.dimension === word || (ranked.dimension === 'recipient' && isOfPeople(word)));
}

const isOfPeople = (word: string) => ['doctor', 'physician', 'hospital', 'person'].includes(word);

const WHO_GOT = /^(?:(?:and|so|but)[\s,]+)*who\s+(?<got>had|got|received|took|was\s+paid)\b/i;
const MOST_OF_THEM = /\b(?<most>(?:the\s+)?(?:most|fewest|least))\s+of\s+(?:them|those|these)\b/i;

const BY_FIGURE = /\bby\s+(?:the\s+)?(?:count|numbers?|amount|value|total)\b/i;

/** `which company had the most of them` after a number: the most of what was counted; of two figures it is said by which. */
export function withMostOfThem(turn: string, { figures, isList }: Reading): string {
  const isOne = figures.length === 1 || BY_FIGURE.test(turn);
  const isCounted = isOne && !isList && figures[0]?.kind === 'measure';
  if (!isCounted || !MOST_OF_THEM.test(turn)) return turn;
  return `of those, ${turn.replace(MOST_OF_THEM, '$<most>').replace(WHO_GOT, 'which recipient $<got>')}`;
}

const LARGEST_OF_THEM =
  /^(?:(?:and|so|but)[\s,]+)*(?:(?:what|which|how\s+(?:big|large|much))(?:['’]s|\s+(?:is|was|are|were))\s+)?(?:one\s+)?(?:the\s+)?(?<rank>largest|biggest|highest|smallest|lowest)\s+(?:one\s+)?of\s+(?:them|those|these)[.?!\s]*$/i;
const SIZE = '(?:largest|biggest|highest|smallest|lowest|top|most\\s+expensive)';
const OF_THEM = '(?:\\s+(?:ones|payments|records|transactions))?(?:\\s+of\\s+(?:them|those|these))?';
const FIRST_OF_THEM = new RegExp(
  `^${AND}(?:list|show|name|give|see|get)\\s+(?:me\\s+)?(?:the\\s+)?(?:(?<n>${NUMBER})\\s+(?<rank>${SIZE})|(?<size>${SIZE})\\s+(?<number>${NUMBER}))${OF_THEM}[.?!\\s]*$`,
  'i',
);

/** `what is the largest of them`, `list the ten largest` after a number of records: the largest records. */
export function withLargestOfThem(turn: string, { figures: [figure, another], isList, groups }: Reading): string {
  const isOfRecords =
    !another && figure?.kind === 'measure' && ['records', 'payments'].includes(figure.measure) && groups.length === 0;
  if (!isOfRecords || isList) return turn;
  const { n, number = n, rank, size = rank } = FIRST_OF_THEM.exec(turn.trim())?.groups ?? {};
  if (number !== undefined) return `list the ${number} ${size} records`;
  return turn.trim().replace(LARGEST_OF_THEM, 'the $<rank> record');
}

const OWNERS =
  /^(?:(?:and|so|but)[\s,]+)*(?:who|which\s+(?:physicians|doctors|people))\s+(?:are|were|is|was)\s+(?:(?:the|its|their|these|those)\s+)?(?:physician\s+|doctor\s+)?(?:owners?|holders?|investors?|shareholders?)(?:\s+there)?[.?!\s]*$/i;

/** What the people of ownership interests are called. */
const HOLDERS = /\b(?:(?:interest|stake|share|stock)[\s-]?)?(?:holders|stakeholders)\b/gi;

/** `who are the owners` after ownership interests: a row for each of those who hold them. */
export function withOwners(turn: string, { source }: Reading): string {
  if (source !== 'ownership') return turn;
  return turn.trim().replace(OWNERS, 'by recipient').replace(HOLDERS, 'owners');
}

const INVOLVED =
  /^(?<asked>(?:(?:and|so|but)[\s,]+)*how\s+many\s+(?:different\s+|distinct\s+)?[a-z]+(?:\s+[a-z]+)?)\s+(?:were|are|was|is)\s+(?:involved|concerned|affected|behind\s+(?:that|this|it|those))(?:\s+in\s+(?:that|this|it|those|these))?[.?!\s]*$/i;

/** `how many doctors were involved`: in what the answer before is of, whatever rows that has. */
export function withInvolved(turn: string, { groups, ranking, isList }: Reading): string {
  if (ranking || isList) return turn;
  return turn.trim().replace(INVOLVED, groups.length === 0 ? '$<asked>' : '$<asked> in total');
}
