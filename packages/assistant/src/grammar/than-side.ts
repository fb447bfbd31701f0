import type { Tag, TagOf } from '../tags/tag.ts';
import { LINK } from './clause-part.ts';
import { alt, COMMA, type Input, isWord, many, map, only, opt, type Parser, seq, tag, wordsOf } from './parser.ts';

/** One of two that are held against each other: values of one kind, together where there are several, or a kind of payments. */
export type Side = readonly (TagOf<'value'> | TagOf<'noun'> | TagOf<'source'>)[];

/** `more in royalties than in meals and travel`: what stands behind, and where the words are that hold the two against each other. */
export interface Than {
  readonly side: Side;
  /** The word that says which is above; where the comparison itself does, it is that. */
  readonly more: number;
  /** The first word of the comparison, and what comes behind the side. */
  readonly from: number;
  readonly to: number;
  readonly isLess: boolean;
}

const JOIN = alt<unknown>(seq(COMMA, tag('and')), tag('and'), tag('or'), COMMA);
const VALUE = tag('value');
const KIND = tag('noun', ({ noun }) => noun.where?.length === 1);
const SOURCE = tag('source');
const MONEY = many(alt<Tag>(tag('amount'), tag('unit')));

const listOf = <T extends Side[number]>(one: Parser<T>): Parser<Side> =>
  only(
    map(seq(one, many(map(seq(JOIN, opt(LINK), one), ([, , next]) => next))), ([first, rest]) => [first, ...rest]),
    (side) => new Set(side.map(fieldOf)).size === 1,
  );

function fieldOf(one: Side[number]): string {
  if (one.kind === 'source') return 'payment_kind';
  return (one.kind === 'value' ? one.choices[0]?.field : one.noun.where?.[0]?.field) ?? '';
}

/** `in meals, travel and consulting fees`, `on their general payments`, `payments for drugs`. */
const SIDE: Parser<Side> = map(
  seq(
    opt(LINK),
    MONEY,
    opt(LINK),
    alt<Side>(
      listOf(VALUE),
      listOf(KIND),
      map(SOURCE, (one) => [one]),
    ),
    MONEY,
  ),
  ([, , , side]) => side,
);

const MORE = /(?:^| )(?:more|higher|greater|larger|bigger|costlier|pricier)$/;
const LESS = /(?:^| )(?:less|fewer|lower|smaller|cheaper)$/;
/** What bounds a number, and holds two against each other where none follows. */
const ABOVE = tag('comparator', ({ op }) => op === 'gt' || op === 'lt');
const THAN = tag('versus', isWord('than'));

/** The first comparison with something that is named. */
export function findThan(input: Input): Than | undefined {
  for (let at = 1; at < input.tags.length; at++) {
    const than = [...THAN(input, at), ...ABOVE(input, at)][0];
    const [match] = than ? SIDE(input, than.to).toSorted((one, other) => other.to - one.to) : [];
    if (!than || !match) continue;
    const mark = input.tags[than.to - 1];
    const more = mark?.kind === 'comparator' ? than.to - 1 : moreBefore(input, than.to - 1);
    if (!mark || more === undefined) return undefined;
    const isLess = mark.kind === 'comparator' ? mark.op === 'lt' : LESS.test(wordsOf(input, input.tags[more] ?? mark));
    return { side: match.value, more, from: than.to - 1, to: match.to, isLess };
  }
  return undefined;
}

/** Whether its last word says more or less. */
export function isMore(input: Input, tag: Tag): boolean {
  const words = wordsOf(input, tag);
  return MORE.test(words) || LESS.test(words);
}

/** The one word that says more or less of what; of `how much more` a number is asked. */
function moreBefore(input: Input, than: number): number | undefined {
  const marks = input.tags.slice(0, than).flatMap((one, at) => (isMore(input, one) ? [at] : []));
  const [more, another] = marks;
  const kind = input.tags[more ?? -1]?.kind;
  return another === undefined && kind !== 'growth' && kind !== 'comparator' ? more : undefined;
}
