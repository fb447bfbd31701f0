import type { Tag, TagOf } from '../../tags/tag.ts';
import { isMany } from '../clause-part.ts';
import {
  alt,
  COMMA,
  END,
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
  /** Their noun, with the clause that says which are meant. */
  readonly noun: Tag;
  readonly whole: readonly Tag[];
  readonly clause: MemberClause & { readonly isNew?: true };
  /** What is asked of them. */
  readonly rest: readonly Tag[];
}

const PAYS = tag('verb', ({ role }) => role === 'payer' || role === 'payee');
const VALUES = many(map(seq(opt(FROM), alt<TagOf<'value'>>(KIND, COMPANY), opt(tag('unit'))), ([, value]) => value));
const WHEN = opt(tag('period'));

/** `who received royalties in 2022`, `first paid by Hollimar in 2023`, `Brantovia paid in 2022`. */
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
    map(seq(WHO, COMPANY, AGAIN, PAYS, AGAIN, WHEN, AGAIN), ([, company, , , , when]) => ({
      values: [company],
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
  const [inFront] = longest(seq(FRONT, PEOPLE_THEN, HAD, COMMA, ASKS)(input, 0));
  if (inFront) {
    const [, noun, clause, , asks] = inFront.value;
    return setOf(input, { asks, noun, clause }, inFront.to);
  }
  const [behind] = longest(seq(HOW_MANY, opt(OF), PEOPLE_THEN, HAD)(input, 0));
  if (!behind) return undefined;
  const [asks, of, noun, clause] = behind.value;
  const isOf = of !== undefined || wordsOf(input, asks).endsWith(' of');
  // `how many of the doctors were paid in 2023 but not in 2024`: both are asked of them.
  const next = input.tags[behind.to];
  const isJoined = next !== undefined && /^(?:and|but|yet|or)\b/.test(wordsOf(input, next));
  return isOf && !isJoined ? setOf(input, { asks, noun, clause }, behind.to) : undefined;
}

const longest = <T extends { readonly to: number }>(matches: readonly T[]) =>
  matches.toSorted((one, other) => other.to - one.to);

function setOf(
  { tags }: Input,
  { asks, noun, clause }: Pick<FrontSet, 'asks' | 'noun' | 'clause'>,
  to: number,
): FrontSet | undefined {
  const rest = tags.slice(to);
  const at = tags.indexOf(noun);
  const end = tags.indexOf(asks) > at ? tags.indexOf(asks) : to;
  const entity = noun.kind === 'noun' && noun.noun.dimension === 'company' ? 'company' : 'recipient';
  const isSaid = rest.some(({ kind }) => kind === 'verb' || kind === 'value' || kind === 'period');
  return isSaid ? { entity, asks, noun, whole: tags.slice(at, end), clause, rest } : undefined;
}

/** What is asked of them is that they had something else, or again, and nothing beside it. */
export const HAD_ALONE = map(seq(HAD, END), ([clause]) => clause);
