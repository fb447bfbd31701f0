import type { Tie } from '../../reading/reading.ts';
import type { Tag, TagOf } from '../../tags/tag.ts';
import { isCompany, isMany } from '../clause-part.ts';
import { alt, COMMA, END, type Input, many, map, opt, seq, tag } from '../parser.ts';
import { type KindSaid, ONE_KIND } from './kinds-said.ts';

/** People or companies of whom a question says what they had of several kinds of payments. */
export interface KindsSet {
  readonly entity: 'recipient' | 'company';
  readonly head: number;
  readonly from: number;
  /** Where what is said of them ends, and the words for the sums of each kind behind it. */
  readonly to: number;
  readonly said: readonly KindSaid[];
  readonly ties: readonly Tie[];
  /** The part of which the question is, where it is asked of those who are said before: `among …, what percentage also …`. */
  readonly asks?: Tag;
  readonly areSumsAsked: boolean;
}

const PLACES = ['state', 'city', 'country'];

/** The first people or companies of whom something is said of a kind of payments. */
export function findKinds(input: Input): KindsSet | undefined {
  for (const [head, one] of input.tags.entries()) {
    const entity = entityOf(one, input);
    if (!entity) continue;
    for (let from = head + 1; from < input.tags.length; from++) {
      const found = saidFrom(input, from);
      if (found) return setOf(input, { entity, head, from, ...found });
      const next = input.tags[from];
      if (!next || !isBetween(next, input)) break;
    }
  }
  return undefined;
}

function entityOf(one: Tag, input: Input): KindsSet['entity'] | undefined {
  if (one.kind === 'value') return isOwners(one) || (one.isPerson && isMany(one, input)) ? 'recipient' : undefined;
  if (one.kind !== 'noun' || one.noun.source !== undefined || !isMany(one, input)) return undefined;
  const { dimension } = one.noun;
  return dimension === 'recipient' || dimension === 'company' ? dimension : undefined;
}

/** `physician owners`. */
export const isOwners = (one: Tag) => one.kind === 'value' && one.choices[0]?.field === 'physician_ownership';

/** Where they are, and when. */
function isBetween(tag: Tag, { tokens }: Input): boolean {
  if (tag.kind === 'value') return PLACES.includes(tag.choices[0]?.field ?? '');
  if (tag.kind === 'filler') return tokens[tag.from]?.low !== ',';
  return tag.kind === 'preposition' || tag.kind === 'period';
}

type Found = Pick<KindsSet, 'said' | 'to' | 'ties' | 'asks'>;

/** `which`, `how many`, `what percentage` behind a comma: what is asked of those who are said before. */
const ASKS = map(
  seq(COMMA, alt<Tag>(tag('count'), tag('share'), tag('which'), tag('who')), opt(tag('followUp'))),
  ([, asks]) => asks,
);

function saidFrom(input: Input, from: number): Found | undefined {
  const said: KindSaid[] = [];
  const ties = new Set<Tie>();
  let to = from;
  let asks: Tag | undefined;
  for (;;) {
    const [front] = asks || said.length === 0 ? [] : ASKS(input, to);
    const [next] = ONE_KIND(input, front?.to ?? to).toSorted((one, other) => other.to - one.to);
    if (!next || (said.length > 0 && !next.value.isJoined && !front)) break;
    if (said.length > 0 && isOfThatCompany(input, to, next.value)) ties.add('company');
    for (const tie of next.value.ties) ties.add(tie);
    said.push(next.value);
    asks = front?.value ?? asks;
    to = next.to;
  }
  return said.length > 0 ? { said, to, ties: [...ties], ...(asks && { asks }) } : undefined;
}

/** `a stake in a company that also paid them`: the company acts. */
function isOfThatCompany({ tags, tokens }: Input, at: number, { isOwn }: KindSaid): boolean {
  const company = tags[at - 1];
  if (company?.kind !== 'noun' || company.noun.dimension !== 'company' || !isOwn) return false;
  const [that, ...after] = tokens.slice(company.to, company.to + 3).map(({ low }) => low);
  const isPassive = after.some((word) => ['were', 'was', 'are', 'got', 'received', 'have', 'been'].includes(word));
  return (that === 'that' || that === 'which') && !isPassive;
}

/** `, with both amounts`, `and how much`, `show both totals side by side`. */
const SUMS = seq(
  opt(COMMA),
  many(
    alt<unknown>(
      tag('and'),
      tag('preposition'),
      tag('both'),
      tag('number', ({ value }) => value === '2'),
      COMMA,
    ),
  ),
  tag('amount'),
  many(alt<unknown>(tag('compare'), tag('preposition'))),
  END,
);

function setOf(input: Input, set: Omit<KindsSet, 'areSumsAsked'>): KindsSet {
  const [sums] = SUMS(input, set.to);
  const said = withCompanies(set.said, set.ties);
  const ties = set.ties.filter((tie) => !isSettled(tie, said));
  return { ...set, said, ties, to: sums ? input.tags.length : set.to, areSumsAsked: sums !== undefined };
}

const companiesOf = ({ values }: KindSaid) => values.filter(isCompany);

/** `both research money and general payments from Lorquin`, `from the same company` after one that is named: of both. */
function withCompanies(said: readonly KindSaid[], ties: readonly Tie[]): KindSaid[] {
  const all = [...said];
  const tied = ties.includes('company') ? said.map(companiesOf).find((one) => one.length > 0) : undefined;
  for (let at = all.length - 1; at >= 0; at--) {
    const [one, next] = [all[at], all[at + 1]];
    if (!one || companiesOf(one).length > 0) continue;
    const named: readonly TagOf<'value'>[] = tied ?? (next && !next.isOwn ? companiesOf(next) : []);
    all[at] = { ...one, values: [...one.values, ...named] };
  }
  return all;
}

/** The company or the year is named. */
function isSettled(tie: Tie, said: readonly KindSaid[]): boolean {
  return tie === 'company'
    ? said.every((one) => companiesOf(one).length > 0)
    : said.some(({ when }) => when !== undefined);
}
