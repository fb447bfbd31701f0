import type { Explained } from '../tags/explain.ts';
import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import { hasNoAntecedent } from './no-antecedent.ts';
import { pointsThere } from './there.ts';

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

/** `the same for 2022`, `break that down`, `top 5 companies there` say nothing where no question was before; `what about Texas` does. */
export function goesOnFromNothing({ tags, tokens }: Explained): boolean {
  const isReferring = (tag: Tag) => tokens.slice(tag.from, tag.to).some(({ lemma }) => REFERRING.includes(lemma));
  if (pointsThere({ tokens, tags }) || isTheirsFirst(tokens) || areOnesFirst(tokens) || isOfSomebody({ tokens, tags }))
    return true;
  if (hasNoAntecedent({ tokens, tags }) || isBoundAlone(tags) || areThose(tokens) || isSaidBeside({ tokens, tags }))
    return true;
  if (isTimeAlone({ tokens, tags }) || isFigureAlone({ tokens, tags })) return true;
  return tags.some((tag) => tag.kind === 'followUp' && (tag.move === 'same' || (tag.from === 0 && isReferring(tag))));
}

const ASKING: readonly Kind[] = ['verb', 'which', 'who', 'where'];

/** `total dollars too`, `now for hospitals instead`, `the top one by state`: beside or in place of what, only an answer before says. */
function isSaidBeside({ tokens, tags }: Pick<Explained, 'tags' | 'tokens'>): boolean {
  const words = tokens.map(({ low }) => low).join(' ');
  const isLast = /\b(?:too|as well|instead)$/.test(words) && !tags.some(({ kind }) => ASKING.includes(kind));
  return isLast || /\b(?:the )?(?:top|first|last) (?:one|1) (?:by|down|up|out)\b/.test(words);
}

const OF_TIME: readonly Kind[] = ['filler', 'preposition', 'and', 'period', 'followUp'];

/** `and in 2021`: of what, only an answer before says. */
function isTimeAlone({ tags, tokens }: Pick<Explained, 'tags' | 'tokens'>): boolean {
  return ['and', 'but'].includes(tokens[0]?.low ?? '') && tags.every(({ kind }) => OF_TIME.includes(kind));
}

const OF_FIGURE: readonly Kind[] = [
  ...(['statistic', 'amount', 'count', 'measure', 'unit', 'by', 'each', 'noun', 'grain'] as const),
  ...(['filler', 'preposition', 'and', 'which', 'how', 'followUp'] as const),
];

/** `and the median`, `and per physician`: of what, only an answer before says; `and how many doctors got meals` asks by itself. */
function isFigureAlone({ tags, tokens }: Pick<Explained, 'tags' | 'tokens'>): boolean {
  return ['and', 'but'].includes(tokens[0]?.low ?? '') && tags.every(({ kind }) => OF_FIGURE.includes(kind));
}

/** `what about more than 200`: a bound, and nothing that it is of. */
function isBoundAlone([first, ...rest]: readonly Tag[]): boolean {
  const isBound = rest.some(({ kind }) => kind === 'comparator');
  return (
    first?.kind === 'followUp' && isBound && rest.every(({ kind }) => ['comparator', 'number', 'filler'].includes(kind))
  );
}

/** `which states were those in`: of what, only an answer before says. */
function areThose(tokens: Explained['tokens']): boolean {
  return tokens.some(
    ({ low }, at) =>
      ['those', 'these'].includes(low) &&
      ['were', 'are', 'was'].includes(tokens[at - 1]?.low ?? '') &&
      ['in', 'from', 'to', 'for', 'by', undefined].includes(tokens[at + 1]?.low),
  );
}

/** `their median total`: of whom, only an answer before says. */
function isTheirsFirst(tokens: Explained['tokens']): boolean {
  const first = tokens.find(({ low }) => !['and', 'what', 'is', 'are', 'show', 'me'].includes(low));
  return ['their', 'its', 'his', 'her'].includes(first?.low ?? '');
}

/** `which ones paid more than $1M`, `the ones that got royalties`: of what, only an answer before says. */
function areOnesFirst(tokens: Explained['tokens']): boolean {
  const [first, second, third] = tokens.filter(({ low }) => low !== 'and').map(({ low }) => low);
  const isAsked = ['which', 'what', 'the'].includes(first ?? '');
  return isAsked && second === 'ones' && third !== 'of' && third !== 'among';
}

const ONE_PERSON = ['he', 'she', 'him', 'her', 'his', 'hers'];

/** `how much did she receive`, `who paid her`, `what did they get` where nothing is named that it could be. */
function isOfSomebody({ tags, tokens }: Pick<Explained, 'tags' | 'tokens'>): boolean {
  const isThing = ({ kind }: Tag) => ['noun', 'who', 'unit', 'list', 'followUp'].includes(kind);
  const isPerson = (tag: Tag) =>
    tag.kind === 'value' && (tag.isPerson === true || tag.choices[0]?.field === 'recipient_id');
  if (tokens.some(({ low }) => ONE_PERSON.includes(low)))
    return !tags.some((tag) => tag.kind === 'followUp' || namesSomebody(tag) || isPerson(tag)) && !asksOfTwo(tags);
  const they = tokens.findIndex(({ low }) => low === 'they');
  const areReceiving = tags.some((tag) => tag.kind === 'verb' && tag.role === 'payee');
  const isNamed = (tag: Tag) => tag.kind === 'value' && (!areReceiving || tag.to <= they || isSomebody(tag));
  return they >= 0 && !tags.some((tag) => isThing(tag) || isNamed(tag));
}

const OF_PAYMENTS = ['nature', 'form', 'context', 'dispute_status', 'travel_city', 'travel_state', 'travel_country'];

/** `how much did they get in consulting fees`: what is paid for is nobody that `they` is said of. */
function isSomebody(tag: TagOf<'value'>): boolean {
  return tag.choices.every(({ field }) => !OF_PAYMENTS.includes(field));
}

/** A company, a payment or a year is nobody that `her` is said of. */
function namesSomebody(tag: Tag): boolean {
  return tag.kind === 'noun' && !/^(?:company|program_year|state|city|nature)/.test(tag.noun.dimension);
}

/** `who got the most and who paid him`. */
function asksOfTwo(tags: readonly Tag[]): boolean {
  return tags.filter(({ kind }) => kind === 'who' || kind === 'which').length > 1;
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
export function saysSomething(tags: readonly Tag[]): boolean {
  return tags.some(({ kind }) => !EMPTY.includes(kind));
}
