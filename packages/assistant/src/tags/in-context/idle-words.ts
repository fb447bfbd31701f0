import type { Token } from '../../text/tokens.ts';
import { asFillers, type IsIdle } from '../as-fillers.ts';
import { textBetween } from '../name-around.ts';
import type { Kind, Tag } from '../tag.ts';

interface Place {
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
  readonly at: number;
}

/** Words that say once more what the question says: `annual spend in 2023`, `how many doctors total`. */
export function withoutIdle(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return asFillers(tags, IDLE, (at) => ({ tokens, tags, at }));
}

const IDLE: readonly IsIdle<Place>[] = [
  isOfOneYear,
  isTotalOfNumber,
  isAnyOwned,
  isOfSaid,
  isWork,
  isGivenName,
  isTheirs,
  isAllBehind,
  isAnyBehind,
  isSingle,
  isNobodyElse,
  isOfSaidSpend,
  isThatOne,
];

const wordsOf = (tokens: readonly Token[], { from, to }: Pick<Tag, 'from' | 'to'>) =>
  textBetween(tokens, from, to).toLowerCase();

/** `the mean annual payment, 2022`: no row for each year where only one is meant; in `annual total in each year` it says them twice. */
function isOfOneYear(tag: Tag, { tokens, tags }: Place): boolean {
  if (tag.kind !== 'grain' || !/^(?:annual|yearly)$/.test(wordsOf(tokens, tag))) return false;
  if (tags.some((one, at) => one.kind === 'grain' && one.grain === 'year' && tags[at - 1]?.kind === 'by')) return true;
  const [only, another] = tags.filter((one) => one.kind === 'period');
  const period = another === undefined ? only?.read.period : undefined;
  return period?.kind === 'years' && period.from !== undefined && period.from === period.to;
}

const BETWEEN: readonly Kind[] = ['filler', 'value', 'preposition'];

/** `how many doctors total did Kelvanta pay`: the number is what is asked, and no amount. */
function isTotalOfNumber(tag: Tag, { tokens, tags, at }: Place): boolean {
  if (tag.kind !== 'amount' || wordsOf(tokens, tag) !== 'total' || !isAsked(tokens, tag)) return false;
  const before = tags[at - 1];
  const isNamed = before?.kind === 'noun' || before?.kind === 'value';
  const count = isNamed ? tags.slice(0, at - 1).findLast(({ kind }) => !BETWEEN.includes(kind)) : before;
  const isNumber = count?.kind === 'count' || count?.kind === 'measure';
  return isNumber && /^(?:how many|number of)/.test(wordsOf(tokens, count));
}

/** `how many doctors total did`; of `how many doctors total over $500` it is an amount. */
function isAsked(tokens: readonly Token[], { to }: Tag): boolean {
  const next = tokens[to]?.lemma;
  return next === undefined || ['do', 'have', 'be', 'in', 'receive', 'get'].includes(next);
}

/** `who invested the most in a company`: whoever invests does so in one. */
function isAnyOwned(tag: Tag, { tokens, tags }: Place): boolean {
  if (tag.kind !== 'noun' || tag.noun.dimension !== 'company' || tokens[tag.from]?.low === 'companies') return false;
  const isIn = tokens[tag.from - 2]?.low === 'in' && /^(?:an?|any|one|some|1)$/.test(tokens[tag.from - 1]?.low ?? '');
  const isInvested = (one: Tag) => one.kind === 'measure' && one.measure === 'amount_invested' && one.to <= tag.from;
  return isIn && tags.some(isInvested);
}

const FIGURES: readonly Kind[] = ['amount', 'unit', 'measure', 'count', 'source', 'statistic'];

/** `products by total associated payments`, `with the corresponding amounts`: those of what has been named. */
function isOfSaid(tag: Tag, { tokens, tags, at }: Place): boolean {
  if (tag.kind !== 'restriction' || !/^(?:associated|corresponding|respective)$/.test(wordsOf(tokens, tag)))
    return false;
  const isNamed = tags.slice(0, at).some(({ kind }) => kind === 'noun' || kind === 'value');
  return isNamed && FIGURES.includes(tags[at + 1]?.kind ?? 'unknown');
}

const WORKS = ['nature', 'preclinical'];

/** `preclinical work`, `consulting work`: what was done is what is paid for. */
function isWork(tag: Tag, { tokens, tags, at }: Place): boolean {
  const before = tags[at - 1];
  const isOfKind = before?.kind === 'value' && before.choices.every(({ field }) => WORKS.includes(field));
  return tag.kind === 'restriction' && wordsOf(tokens, tag) === 'work' && isOfKind;
}

/** `without a listed specialty`, `with no named product`: none that is given is none. */
function isGivenName(tag: Tag, { tokens, tags, at }: Place): boolean {
  const isGiven =
    /^(?:listed|stated|given|registered|recognised|recognized|specified|identified|valid|specific|particular|certain)$/;
  if (tag.kind !== 'restriction' || !isGiven.test(wordsOf(tokens, tag))) return false;
  const before = tags.slice(0, at).findLast(({ kind }) => kind !== 'filler');
  return before?.kind === 'not' && tags[at + 1]?.kind === 'noun';
}

const OF_PEOPLE = ['state', 'city', 'country', 'specialty', 'primary_type', 'recipient_type'];

/** `by the hospital's state`: where those are who have been named. */
function isTheirs(tag: Tag, { tokens, tags, at }: Place): boolean {
  const next = tags[at + 1];
  if (tag.kind !== 'noun' || tag.noun.dimension !== 'recipient' || next?.kind !== 'noun') return false;
  const isOwner = /(?:'s|s')$/i.test(tokens[tag.to - 1]?.text ?? '');
  const isSaid = tag.noun.where === undefined || tags.slice(0, at).some((one) => isSame(one, tag));
  return isOwner && isSaid && OF_PEOPLE.includes(next.noun.dimension);
}

function isSame(one: Tag, other: Tag): boolean {
  return one.kind === 'noun' && other.kind === 'noun' && JSON.stringify(one.noun) === JSON.stringify(other.noun);
}

/** `neurologists and their totals, all companies`: whoever paid; without others to have a row each, they are the rows. */
function isAllBehind(tag: Tag, { tokens, tags, at }: Place): boolean {
  if (tag.kind !== 'noun' || tokens[tag.from - 1]?.low !== 'all' || tokens[tag.from - 2]?.low !== ',') return false;
  const isLast = tokens[tag.to] === undefined || tokens[tag.to]?.low === ',';
  const isOther = (one: Tag) =>
    (one.kind === 'noun' && one.noun.dimension !== tag.noun.dimension) || (one.kind === 'value' && one.isPerson);
  return isLast && tags.slice(0, at).some(isOther);
}

/** `the smallest grant to hospitals, any year?`: whichever, and no row for each. */
function isAnyBehind(tag: Tag, { tokens }: Place): boolean {
  const isRow = tag.kind === 'noun' || (tag.kind === 'grain' && tag.part === undefined);
  const isApart = tokens[tag.from - 2]?.low === ',' && tokens[tag.from - 1]?.low === 'any';
  const next = tokens[tag.to]?.low;
  return isRow && isApart && (next === undefined || next === ',');
}

/** `the five largest individual consulting fees`: single ones, and nobody. */
function isSingle(tag: Tag, { tokens, tags, at }: Place): boolean {
  if (tag.kind !== 'noun' || !/^individual$/.test(wordsOf(tokens, tag))) return false;
  const next = tags[at + 1];
  return next?.kind === 'unit' || (next?.kind === 'value' && next.choices[0]?.field === 'nature');
}

const NOBODY_ELSE =
  /\b(?:rather than|instead of|as opposed to|and not|but not)(?: (?:to|for|by|with|on|from))? (?:any ?one|any ?body|every ?one|every ?body|some ?one|some ?body|any|all|the)? ?(?:else|others?(?: recipients?| people)?)(?= ?[?.,;]|$)/g;

/** `what share went to hospitals rather than to anybody else`: a part is not of the others anyway. */
function isNobodyElse(tag: Tag, { tokens, tags }: Place): boolean {
  if (!tags.some(({ kind }) => kind === 'share')) return false;
  const words = tokens.map(({ low }) => low);
  const startOf = (at: number) => words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0);
  return [...words.join(' ').matchAll(NOBODY_ELSE)].some(
    ({ 0: said, index }) => index <= startOf(tag.from) && startOf(tag.to) - 1 <= index + said.trimEnd().length,
  );
}

/** `by total spend, what share of that spend`: it has been named before. */
function isOfSaidSpend(tag: Tag, { tokens, tags, at }: Place): boolean {
  if (tag.kind !== 'followUp' || !/^(?:of )?that$/.test(wordsOf(tokens, tag))) return false;
  const share = tags.slice(0, at).findLast(({ kind }) => kind !== 'filler');
  const isNamed = tags.slice(0, at).some(({ kind }) => kind === 'amount');
  return share?.kind === 'share' && tags[at + 1]?.kind === 'amount' && isNamed;
}

/** `which company paid that one`: what is pointed at, and no number. */
function isThatOne(tag: Tag, { tokens }: Place): boolean {
  const isPointed = ['that', 'this'].includes(tokens[tag.from - 1]?.low ?? '');
  const next = tokens[tag.to]?.low;
  return tag.kind === 'number' && wordsOf(tokens, tag) === 'one' && isPointed && (next === undefined || next === ',');
}
