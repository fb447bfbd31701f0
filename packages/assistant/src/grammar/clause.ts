import type { Tag } from '../tags/tag.ts';
import type { Part } from './clause-part.ts';
import { PART } from './clause-parts.ts';
import { alt, COMMA, END, type Input, many1, map, only, type Parser, seq, wordsOf } from './parser.ts';
import { type Said, together } from './sentence.ts';

/** Said of one sum, or of what an answer before has: other rules know which. */
const TOGETHER = ['together', 'combined', 'altogether', 'overall', 'both', 'each', 'apiece', 'any'];

/** Of a part that may be several, such as `spending`, the others say which it is. */
const MAX_WAYS = 16;

const PARTS: Parser<readonly Part[]> = map(
  many1(
    alt<Part | undefined>(
      PART,
      map(COMMA, () => undefined),
    ),
    MAX_WAYS,
  ),
  (all) => all.flatMap((part) => part ?? []),
);

/**
 * A sentence with a verb, whose parts say the same in any order: `in 2023, how many doctors did Caldrexa pay`, `Caldrexa has paid how
 * many doctors`. None where somebody would be paid by those who are paid, or where two of its parts are of one kind.
 */
export const CLAUSE: Parser<Said> = map(
  only(
    map(seq(PARTS, END), ([parts]) => parts),
    isClause,
  ),
  said,
);

function said(parts: readonly Part[]): Said {
  const sum = parts.reduce<Said>((all, part) => together(all, part.said), {});
  const figures = sum.figures ?? [];
  const measure = of(parts, 'number').length > 0 ? measureOfThem(parts) : undefined;
  if (measure !== undefined)
    return { ...sum, figures: [{ figure: { kind: 'measure', measure }, nouns: [] }, ...figures] };
  return figures.length > 0 ? sum : { ...sum, figures: [TOTAL] };
}

const TOTAL = { figure: { kind: 'measure', measure: 'total_amount' }, nouns: [] } as const;

/** What a sentence begins with and speaks of: `Caldrexa's grants to hospitals`, `2023 payments to doctors`. */
function measureOfThem(parts: readonly Part[]): string | undefined {
  const head = parts.find(({ role, link }) => !(role === 'payer' || role === 'when') || link !== undefined);
  if (head?.link !== undefined) return undefined;
  if (head?.tag?.kind === 'unit') return head.tag.measure;
  const isKind = head?.role === 'value' && head.values?.[0]?.choices[0]?.field === 'nature';
  return isKind ? 'records' : undefined;
}

function isClause(parts: readonly Part[], input: Input): boolean {
  return (
    hasOneOfEach(parts) &&
    isAsking(parts) &&
    areInTheirPlaces(parts, input) &&
    !areOfPlace(parts, input) &&
    isFigurePlain(parts, input) &&
    !isGotByHead(input) &&
    isListPlain(parts, input) &&
    isRankPlain(parts) &&
    !isPurposeAsked(parts, input)
  );
}

const of = (parts: readonly Part[], ...roles: readonly Part['role'][]) =>
  parts.filter(({ role }) => roles.includes(role));

/** Two amounts, verbs, companies or times have more than one sense. */
function hasOneOfEach(parts: readonly Part[]): boolean {
  const fields = parts.flatMap(({ values }) => values?.[0]?.choices[0]?.field ?? []);
  return (
    new Set(fields).size === fields.length &&
    (
      [
        'verb',
        'payer',
        'payee',
        'figure',
        'number',
        'what',
        'money',
        'when',
        'source',
        'rows',
        'asked',
        'rank',
      ] as const
    ).every((role) => of(parts, role).length < 2) &&
    of(parts, 'list').length < 2
  );
}

/** It has a figure, or asks what was done. */
function isAsking(parts: readonly Part[]): boolean {
  const [figure] = of(parts, 'figure');
  const [verb] = of(parts, 'verb');
  if (of(parts, 'number').length > 0) return !figure && !verb && measureOfThem(parts) !== undefined;
  if (!figure) return verb !== undefined && of(parts, 'what').length === 1;
  const isDone = verb !== undefined || of(parts, 'money').length === 1 || of(parts, 'rank', 'list').length > 0;
  return isDone && of(parts, 'what').length === 0;
}

/** Companies pay, and nobody pays them: `doctors paid Caldrexa` is nothing that happens. */
function areInTheirPlaces(parts: readonly Part[], { tokens }: Input): boolean {
  const [verb] = of(parts, 'verb');
  const payers = parts.filter(({ role, values }) => role === 'payer' || values?.[0]?.choices[0]?.field === 'company');
  const isTaken = (part: Part) => ['by', 'from', 'at', 'of', 'for', 'in'].includes(part.link ?? '') || isWhose(part);
  const isWhose = ({ tag }: Part) => tag !== undefined && /'s?$/.test(tokens[tag.to - 1]?.low ?? '');
  const isReceiving = verb?.tag?.kind === 'verb' && verb.tag.role === 'payee';
  const isBefore = ({ tag }: Part) => tag !== undefined && verb?.tag !== undefined && tag.from < verb.tag.from;
  const payees = of(parts, 'payee');
  const isPaid = payees.every(({ link, tag }) => link === undefined || !['by', 'from'].includes(link) || !tag);
  return (
    isPaid &&
    payers.every((part) => isTaken(part) || (!isReceiving && part.link === undefined && (!verb || isBefore(part))))
  );
}

/** `Texas companies`, `companies based in Ohio`: where they are is no place of those whom they pay. */
function areOfPlace(parts: readonly Part[], { tokens }: Input): boolean {
  const at = parts.findIndex(({ role, tag }) => role === 'payer' && tag?.kind === 'noun');
  const isPlace = (part: Part | undefined) => PLACES.includes(part?.values?.[0]?.choices[0]?.field ?? '');
  const isBased = tokens.some(({ low }) => low === 'based' || low === 'headquartered');
  return isBased || (at >= 0 && (isPlace(parts[at - 1]) || isPlace(parts[at + 1])));
}

const PLACES = ['state', 'city', 'country'];

/** A number of people or companies whose other side is named, and no second one of the same. */
function isFigurePlain(parts: readonly Part[], { tokens }: Input): boolean {
  const [asked] = of(parts, 'figure')[0]?.said.figures ?? [];
  const counted = asked?.figure.kind === 'distinct' ? asked.figure.dimension : undefined;
  // `Pfizer spend, average payment` has two figures.
  if (asked?.figure.kind === 'statistic' && of(parts, 'verb')[0]?.tag?.kind === 'amount') return false;
  if (of(parts, 'number').length === 0 && of(parts, 'money').length > 0 && counted === undefined) return false;
  if (counted === undefined) return true;
  // `paid every year`: in each of them, or in all.
  if (tokens.some(({ low }) => low === 'every')) return false;
  const others = of(parts, counted === 'recipient' ? 'payee' : 'payer');
  const isOfSide = counted === 'recipient' || counted.startsWith('company');
  return !(isOfSide && others.length > 0);
}

/** `doctors that received money from Pfizer`: what they got is no figure that is asked. */
function isGotByHead({ tags, tokens }: Input): boolean {
  const [head, ...rest] = tags.filter(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  const isSide = head?.kind === 'noun' || (head?.kind === 'value' && head.isPerson === true);
  const last = head && tokens[head.to - 1];
  if (!isSide || last?.low === last?.lemma || tokens[head.from - 1]?.low === 'to') return false;
  const money = rest.findIndex(
    (one) => one.kind === 'amount' && /^(?:money|fund(?:s|ing)|cash|dollars)$/.test(tokens[one.from]?.low ?? ''),
  );
  return (
    money > 0 && rest[money - 1]?.kind === 'verb' && rest.every(({ kind }) => kind !== 'count' && kind !== 'measure')
  );
}

/** Who was paid by several, or for several things, may be those of each or of all. */
function isListPlain(parts: readonly Part[], { tokens }: Input): boolean {
  const [list] = of(parts, 'list');
  if (!list) return true;
  const [asked] = of(parts, 'figure')[0]?.said.figures ?? [];
  const isOfPlaces = ['state', 'city'].includes(list.values?.[0]?.choices[0]?.field ?? '');
  const isCount = asked !== undefined && asked.figure.kind !== 'measure';
  return (!isCount || isOfPlaces) && !isOfAll(tokens);
}

function isOfAll(tokens: Input['tokens']): boolean {
  const isInAll = (at: number) => tokens[at - 1]?.low === 'in' && ['all', 'total'].includes(tokens[at]?.low ?? '');
  return tokens.some(({ low }, at) => TOGETHER.includes(low) || isInAll(at));
}

/** An end of an order is of rows, and rows that are asked for have an order. */
function isRankPlain(parts: readonly Part[]): boolean {
  const isAsked = of(parts, 'asked').length > 0;
  return isAsked === of(parts, 'rank').length > 0 && !(isAsked && of(parts, 'rows', 'list', 'what').length > 0);
}

/** `what did Caldrexa pay doctors for`: what the last word stands before is asked. */
function isPurposeAsked(parts: readonly Part[], input: Input): boolean {
  const last = parts.findLast(({ role }) => role !== 'when')?.tag;
  const isLast = (tag: Tag) => /\b(?:for|on|to|from|in)$/.test(wordsOf(input, tag));
  const next = last && parts.find(({ tag }) => tag && tag.from >= last.to);
  return last?.kind === 'verb' && (!next || next.role === 'when') && isLast(last);
}
