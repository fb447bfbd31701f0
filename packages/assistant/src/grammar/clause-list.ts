import type { Tag, TagOf } from '../tags/tag.ts';
import { fieldOf, LINK, type Part } from './clause-part.ts';
import {
  alt,
  COMMA,
  type Input,
  isWord,
  many1,
  map,
  only,
  open,
  opt,
  type Parser,
  seq,
  tag,
  wordsOf,
} from './parser.ts';

const AND_AGAIN = tag('followUp', isWord('and in', 'and for', 'and on', 'and to'));
interface Next {
  readonly isAfterAnd: boolean;
  readonly link?: Tag;
  readonly value: TagOf<'value'>;
}
const VALUE_ALONE = open(tag('value'));
/** `, in Florida`, `and in Texas`, `, and Ohio`: what stands beside the value before. */
const NEXT: Parser<Next> = alt<Next>(
  map(seq(opt(COMMA), AND_AGAIN, VALUE_ALONE), ([, link, value]) => ({ isAfterAnd: true, link, value })),
  map(seq(opt(COMMA), tag('and'), opt(LINK), VALUE_ALONE), ([, , link, value]) => nextOf(true, link, value)),
  map(seq(COMMA, opt(LINK), VALUE_ALONE), ([, link, value]) => nextOf(false, link, value)),
);
const nextOf = (isAfterAnd: boolean, link: Tag | undefined, value: TagOf<'value'>): Next => ({
  isAfterAnd,
  value,
  ...(link && { link }),
});

/** `in California, in Florida and in Texas`, `Cleveland, Columbus, Cincinnati`: of one kind, a row each. */
export const LIST: Parser<Part> = (input, at) =>
  map(
    only(seq(opt(LINK), VALUE_ALONE, many1(NEXT)), ([link, first, rest]) => {
      const all = [first, ...rest.map(({ value }) => value)];
      const isRepeated = link !== undefined && rest.every((next) => next.link && isSame(input, link, next.link));
      const isOnce = rest.every((next) => next.link === undefined) && all.length > 2;
      return areAlike(all) && (isRepeated || (isOnce && isNamedEach(all, rest)));
    }),
    ([link, first, rest]): Part => {
      const values = [first, ...rest.map(({ value }) => value)];
      return { role: 'list', tag: first, values, said: { apart: values }, ...(link && { link: wordsOf(input, link) }) };
    },
  )(input, at);

/** `and in` after `in`. */
const isSame = (input: Input, link: Tag, again: Tag) =>
  wordsOf(input, again).replace(/^and /, '') === wordsOf(input, link);

const LISTED = ['company', 'company_family', 'product'];
/** Companies and products have a row each, places where no `and` makes one sum of them. */
function isNamedEach(all: readonly TagOf<'value'>[], rest: readonly Next[]): boolean {
  return all.every((one) => LISTED.includes(fieldOf(one))) || !rest.some(({ isAfterAnd }) => isAfterAnd);
}

const ALIKE = ['company', 'company_family', 'product', 'state', 'city', 'nature', 'form'];
function areAlike([first, ...rest]: readonly TagOf<'value'>[]): boolean {
  const field = first && fieldOf(first);
  return field !== undefined && ALIKE.includes(field) && rest.every((one) => fieldOf(one) === field);
}
