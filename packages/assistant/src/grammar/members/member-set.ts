import type { Tag, TagOf } from '../../tags/tag.ts';
import { isCompany, isMany } from '../clause-part.ts';
import type { Input } from '../parser.ts';
import { wordsOf } from '../parser.ts';
import { MEMBER_CLAUSE } from './member-clause.ts';
import { DOES, type MemberClause } from './member-parts.ts';

/** People or companies in a question, and where it says which of them are meant. */
export interface FoundSet {
  readonly entity: 'recipient' | 'company';
  /** Their noun, or the words that point at it: `top 5 companies among those that …`. */
  readonly head: number;
  /** Whether the head only points at a noun before it. */
  readonly isPointing: boolean;
  readonly from: number;
  readonly to: number;
  readonly clauses: readonly MemberClause[];
  /** It is what the question says of them, and no clause of its own: `which doctors received …`. */
  readonly isSaid: boolean;
  /** `and also`: what is said in the clause holds together, and not for either. */
  readonly isAlso: boolean;
}

const THOSE = /^(?:among|of|from|out of) (?:those|these|the ones)$/;
const PLACES = ['state', 'city', 'country'];

/** The first people or companies of whom a clause says which are meant. */
export function findSet(input: Input): FoundSet | undefined {
  for (let head = 0; head < input.tags.length; head++) {
    const one = input.tags[head];
    const isPointing = one?.kind === 'followUp' && THOSE.test(wordsOf(input, one));
    const entity = one && (entityOf(isPointing ? rankedNoun(input, head) : one, input) ?? whoeverOf(input, head));
    const found = (entity || endsFigure(one)) && clauseAfter(input, head);
    if (!found) continue;
    const ranked = isPointing ? undefined : entityOf(rankedBefore(input, head, found.from, entity), input);
    if (ranked) return { entity: ranked, head: found.from, isPointing: true, ...found };
    if (entity) return { entity, head, isPointing, ...found };
  }
  return undefined;
}

const FIGURES: readonly Tag['kind'][] = ['amount', 'measure', 'unit', 'rank', 'verb'];
const endsFigure = (tag: Tag | undefined) => tag !== undefined && FIGURES.includes(tag.kind);

/** `top 5 companies by number of physicians that spent …`, `which 3 doctors had the highest total with …`: those who are ranked are meant. */
function rankedBefore(input: Input, head: number, from: number, entity: FoundSet['entity'] | undefined) {
  const ranked = rankedNoun(input, head);
  const word = wordsOf(input, input.tags[from] ?? { from: 0, to: 0 });
  const isOther =
    entityOf(ranked, input) !== entity && (!entity || (entity === 'recipient' && /^(?:that|with)/.test(word)));
  return isOther && input.tags.slice(0, from).some(({ kind }) => kind === 'rank') ? ranked : undefined;
}

function rankedNoun(input: Input, at: number): Tag | undefined {
  return input.tags.slice(0, at).find((tag) => entityOf(tag, input) !== undefined);
}

const WHOEVER = ['who', 'anyone', 'anybody', 'everyone', 'everybody', 'someone', 'somebody'];

/** `who in Indianapolis`, `anyone in Dallas above $10,000`: people, or companies where they pay. */
function whoeverOf(input: Input, head: number): FoundSet['entity'] | undefined {
  const one = input.tags[head];
  const isNamed = (tag: Tag) => tag.kind === 'noun' || (tag.kind === 'value' && tag.isPerson === true);
  if (!one || !WHOEVER.includes(wordsOf(input, one)) || input.tags.slice(0, head).some(isNamed)) return undefined;
  const does = input.tags.slice(head + 1).find(({ kind }) => kind === 'verb' || kind === 'amount');
  const isPaying = does?.kind === 'verb' && does.role === 'payer' && !EARNS.includes(wordsOf(input, does));
  const isSpending = does?.kind === 'amount' && /^spen[dt]s?$/.test(wordsOf(input, does));
  return isPaying || isSpending ? 'company' : 'recipient';
}

const EARNS = ['made', 'make', 'makes'];

/** Several people or companies; of one, its own records are asked. */
function entityOf(tag: Tag | undefined, input: Input): FoundSet['entity'] | undefined {
  if (!tag || !(isMany(tag, input) || isEvery(tag, input))) return undefined;
  if (tag.kind === 'value') return tag.isPerson || isProfession(tag) ? 'recipient' : undefined;
  if (tag.kind !== 'noun' || tag.noun.source !== undefined) return undefined;
  const { dimension } = tag.noun;
  return dimension === 'recipient' || dimension === 'company' ? dimension : undefined;
}

/** `nurse practitioners`. */
const isProfession = ({ choices }: TagOf<'value'>) => choices[0]?.field === 'primary_type';

/** `every physician`. */
function isEvery({ from }: Tag, { tokens }: Input): boolean {
  return ['every', 'any', 'each'].includes(tokens[from - 1]?.low ?? '');
}

function clauseAfter(
  input: Input,
  head: number,
): Pick<FoundSet, 'from' | 'to' | 'clauses' | 'isSaid' | 'isAlso'> | undefined {
  for (let from = head + 1; from < input.tags.length; from++) {
    const first = input.tags[from];
    const begin = first && beginOf(first, input);
    if (begin) {
      const [match] = MEMBER_CLAUSE(input, from).toSorted((one, other) => other.to - one.to);
      if (!match || !endsClean(input, match.to)) return undefined;
      if (begin === 'bound' && match.value.length < 2 && !match.value.some(({ per, each }) => per ?? each))
        return undefined;
      const isAlso = input.tags
        .slice(from, match.to)
        .some((tag) => /\b(?:also|again|both)\b/.test(wordsOf(input, tag)));
      return { from, to: match.to, clauses: match.value, isSaid: begin !== 'who', isAlso };
    }
    if (!first || !isBetween(first)) return undefined;
  }
  return undefined;
}

/** How a clause begins: by a word for those meant, or by what the question says of them. */
function beginOf(tag: Tag, input: Input): 'who' | 'verb' | 'bound' | undefined {
  if (tag.kind === 'who' || (tag.kind === 'which' && /^(?:that|which)/.test(wordsOf(input, tag)))) return 'who';
  if (tag.kind === 'filler') {
    const words = wordsOf(input, tag);
    return /^(?:who|that|which|having)\b/.test(words)
      ? 'who'
      : /^(?:had|have)$|\bwith$/.test(words)
        ? 'verb'
        : undefined;
  }
  if (tag.kind === 'preposition') return isOnPayroll(tag, input) || wordsOf(input, tag) === 'with' ? 'who' : undefined;
  if (tag.kind === 'restriction') return wordsOf(input, tag) === 'still' ? 'verb' : undefined;
  // `physicians who stayed below $1,000`, without `who`.
  if (tag.kind === 'comparator') return /^(?:stay|remain|fell|fall|drop)/.test(wordsOf(input, tag)) ? 'verb' : 'bound';
  if (tag.kind === 'value') return isCompany(tag) && saysOfThem(tag, input) ? 'who' : undefined;
  const isDone = tag.kind === 'new' && /\b(?:paid|new)\b/.test(wordsOf(input, tag));
  return isDone || DOES(input, input.tags.indexOf(tag)).length > 0 ? 'verb' : undefined;
}

/** `doctors on both Pfizer and Merck payroll`. */
function isOnPayroll(on: Tag, input: Input): boolean {
  const isPayroll = (tag: Tag) => tag.kind === 'verb' && /^payrolls?$/.test(wordsOf(input, tag));
  return wordsOf(input, on) === 'on' && input.tags.some(isPayroll);
}

/** `doctors Kelvanta paid`, `doctors Kelvanta never paid`. */
function saysOfThem(company: Tag, { tags }: Input): boolean {
  const next = tags.slice(tags.indexOf(company) + 1).find(({ kind }) => kind !== 'filler' && kind !== 'not');
  return next?.kind === 'verb';
}

/** What may stand between them and the clause: where they are, and when. */
function isBetween(tag: Tag): boolean {
  if (tag.kind === 'value') return PLACES.includes(tag.choices[0]?.field ?? '');
  return ['filler', 'preposition', 'period', 'or'].includes(tag.kind);
}

/** What would still belong to the clause. */
const GOES_ON: readonly Tag['kind'][] = [
  'and',
  'or',
  'not',
  'number',
  'comparator',
  'restriction',
  'each',
  'unit',
  'only',
  'both',
  'new',
  'value',
  'source',
  'grain',
];

/** A comma, or the verb of the sentence that the clause stands in. */
const STOPS = /^(?:,|was|were|is|are|did|have|had|has|be|go|goes|went|come|comes|came)$/;

function endsClean(input: Input, to: number): boolean {
  const next = input.tags
    .slice(to)
    .find(({ kind, from }) => kind !== 'filler' || STOPS.test(input.tokens[from]?.low ?? ''));
  // `more than $1M in 2022 and 2023`: in each of them, or in both together.
  if (next?.kind === 'period' && next.read.period.kind === 'eachYear') return false;
  if (next?.kind !== 'preposition') return next === undefined || !GOES_ON.includes(next.kind);
  const after = input.tags.slice(input.tags.indexOf(next) + 1).find(({ kind }) => kind !== 'filler');
  return after !== undefined && ['value', 'period', 'by', 'share'].includes(after.kind);
}

/** The year of a bound by itself, where the question has another time, or is of a change. */
export function yearAfter({ tags }: Input, to: number): TagOf<'period'> | undefined {
  const next = tags[to];
  const isOther = (tag: Tag) => tag !== next && (tag.kind === 'period' || tag.kind === 'growth');
  const isYear =
    next?.kind === 'period' && next.read.period.kind === 'years' && next.read.period.from === next.read.period.to;
  return isYear && tags.some(isOther) ? next : undefined;
}
