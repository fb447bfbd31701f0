import type { Tag, TagOf } from '../../tags/tag.ts';
import { isMany } from '../clause-part.ts';
import {
  alt,
  CLOSED,
  COMMA,
  type Input,
  isWord,
  many,
  map,
  only,
  opt,
  type Parser,
  seq,
  tag,
  wordsOf,
} from '../parser.ts';
import { COMPANY, FROM, KIND, MONEY_WORD } from './member-bounds.ts';
import { AGAIN, DOES, type MemberClause, WHO } from './member-parts.ts';

/** A question that first says who is meant, by what they had once, and then what it asks of them. */
export interface FrontSet {
  readonly entity: 'recipient' | 'company';
  /** How many, which part, or who of them. */
  readonly asks: TagOf<'count'> | TagOf<'share'> | TagOf<'who'> | TagOf<'which'>;
  /** Their noun, and where they are. */
  readonly people: readonly Tag[];
  /** It, with the clause that says which are meant. */
  readonly whole: readonly Tag[];
  readonly clause: MemberClause & { readonly isNew?: true };
  /** What is asked of them. */
  readonly rest: readonly Tag[];
}

const PAYS = tag('verb', ({ role }) => role === 'payer' || role === 'payee');
const VALUES = many(map(seq(opt(FROM), alt<TagOf<'value'>>(KIND, COMPANY), opt(tag('unit'))), ([, value]) => value));
const WHEN = opt(tag('period'));

/** `who received royalties in 2022`, `first paid by Hollimar in 2023`, `Brantovia paid in 2022`, `to whom Brantovia paid royalties`. */
export const HAD: Parser<FrontSet['clause']> = only(
  alt<FrontSet['clause']>(
    map(
      seq(WHO, AGAIN, opt(tag('new')), opt(DOES), AGAIN, opt(MONEY_WORD), VALUES, AGAIN, WHEN, AGAIN),
      ([, , isNew, , , , values, , when]) => ({
        values,
        ...(when && { when }),
        ...(isNew && { isNew: true as const }),
      }),
    ),
    map(seq(WHO, COMPANY, AGAIN, PAYS, AGAIN, VALUES, WHEN, AGAIN), ([, company, , , , values, when]) => ({
      values: [company, ...values],
      ...(when && { when }),
    })),
  ),
  ({ values, when }) => values.length > 0 || when !== undefined,
);

const NOUN = alt<Tag>(
  only(
    tag('noun', ({ noun }) => isPeople(noun.dimension)),
    (noun, input) => isMany(noun, input),
  ),
  tag('value', ({ isPerson }) => isPerson === true),
);
/** `paid urologists in 2021`. */
export const PEOPLE_THEN = map(seq(opt(tag('verb', isWord('paid'))), NOUN), ([, noun]) => noun);
const PLACE = tag('value', ({ choices }) => ['state', 'city'].includes(choices[0]?.field ?? ''));
/** `Ohio doctors`, `doctors in Ohio`. */
const PEOPLE: Parser<{ noun: Tag; people: readonly Tag[] }> = map(
  seq(many(PLACE), PEOPLE_THEN, many(seq(tag('preposition', isWord('in')), PLACE))),
  ([front, noun, behind]) => ({ noun, people: [...front, noun, ...behind.flat()] }),
);
const isPeople = (dimension: string) => dimension === 'recipient' || dimension === 'company';
const FRONT = alt<unknown>(
  tag('preposition', isWord('of', 'among', 'amongst', 'from', 'out of')),
  tag('comparator', isWord('from')),
);
const OF = tag('preposition', isWord('of'));
const HOW_MANY = alt<FrontSet['asks']>(
  tag('count', isWord('how many')),
  map(seq(opt(tag('which')), tag('share')), ([, share]) => share),
  tag('which'),
);
const ASKS = alt<FrontSet['asks']>(HOW_MANY, tag('who'));

/** `of the doctors Brantovia paid in 2022, how many …`, `how many of the doctors Brantovia paid in 2022 …`. */
export function findFront(input: Input): FrontSet | undefined {
  const [inFront] = longest(seq(FRONT, PEOPLE, HAD, COMMA, ASKS)(input, 0));
  if (inFront) {
    const [, who, clause, , asks] = inFront.value;
    return setOf(input, { asks, ...who, clause }, inFront.to);
  }
  const [behind] = longest(seq(HOW_MANY, opt(OF), PEOPLE, HAD)(input, 0));
  if (!behind) return undefined;
  const [asks, of, who, clause] = behind.value;
  // `how many doctors paid by Thornvale were also paid by Kelvanta`: without `also` it may be one sentence of them.
  const isOf = of !== undefined || wordsOf(input, asks).endsWith(' of') || saysAgain(input, behind.to - 1);
  // `how many of the doctors were paid in 2023 but not in 2024`: both are asked of them.
  const next = input.tags[behind.to];
  const isJoined = next !== undefined && /^(?:and|but|yet|or)\b/.test(wordsOf(input, next));
  return isOf && !isJoined ? setOf(input, { asks, ...who, clause }, behind.to) : undefined;
}

function saysAgain(input: Input, from: number): boolean {
  const places = input.tags.map((_, at) => at).filter((at) => at >= from);
  return places.some((at) => againEnd(input, at) > at);
}

/** Where `again` or `also` ends that begins at a place. */
export const againEnd = (input: Input, at: number): number => AGAIN(input, at)[0]?.to ?? at;

const longest = <T extends { readonly to: number }>(matches: readonly T[]) =>
  matches.toSorted((one, other) => other.to - one.to);

function setOf(
  input: Input,
  { asks, noun, people, clause }: Pick<FrontSet, 'asks' | 'people' | 'clause'> & { noun: Tag },
  to: number,
): FrontSet | undefined {
  const { tags } = input;
  const rest = tags.slice(to);
  const at = Math.min(...people.map((one) => tags.indexOf(one)));
  const end = tags.indexOf(asks) > at ? tags.indexOf(asks) : to;
  const entity = noun.kind === 'noun' && noun.noun.dimension === 'company' ? 'company' : 'recipient';
  const isSaid = rest.some(({ kind }) => kind === 'verb' || kind === 'value' || kind === 'period');
  // `were also paid by Kelvanta`: what is said again is said of the part.
  const whole = tags.slice(at, end).filter((tag) => againEnd(input, tags.indexOf(tag)) === tags.indexOf(tag));
  return isSaid ? { entity, asks, people, whole, clause, rest } : undefined;
}

/** What is asked of them is that they had something else, or again, or nothing but these, and nothing beside it. */
export const HAD_ALONE: Parser<readonly FrontSet['clause'][]> = alt(
  map(seq(HAD, CLOSED), ([clause]) => [clause]),
  map(
    seq(WHO, opt(DOES), tag('only'), KIND, opt(seq(FROM, COMPANY)), WHEN, CLOSED),
    ([, , , kind, by, when]): readonly FrontSet['clause'][] => {
      const said = { values: by ? [kind, by[1]] : [kind], ...(when && { when }) };
      return [said, { ...said, is: 'all' }];
    },
  ),
);
