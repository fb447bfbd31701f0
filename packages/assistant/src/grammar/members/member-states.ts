import type { TagOf } from '../../tags/tag.ts';
import { alt, type Input, isWord, many, many1, map, only, opt, type Parser, seq, tag, wordsOf } from '../parser.ts';
import {
  BOUNDED,
  COMPANY,
  COUNT,
  FROM,
  isTheirs,
  KIND,
  type MemberSaid,
  MONEY_WORD,
  STRICT,
  TOTALS,
} from './member-bounds.ts';
import { AGAIN, DOES } from './member-parts.ts';

/** What is said of somebody in a time: so much, more or less than was said before, something, or none. */
export interface State extends MemberSaid {
  readonly is?: 'none';
  /** How it stands to the bound that is said first. */
  readonly same?: TagOf<'comparator'>['op'];
  /** A number without what is counted, which is what the bound before counts. */
  readonly isBare?: true;
  /** Nothing but `again`: what is said before holds once more. */
  readonly isAgain?: true;
  /** It is of the company that is said before. */
  readonly isOfSame?: true;
}

type Value = TagOf<'value'>;

const PRODUCT = tag('value', ({ choices }) => choices[0]?.field === 'product');
const UNIT = alt<unknown>(tag('unit'), MONEY_WORD);
const POINTING = ['it', 'that', 'this', 'same'];
/** `from that company`, `from the company`: the one that is said. */
const SAME_COMPANY = tag(
  'noun',
  ({ noun, from, to }, { tokens }) =>
    noun.dimension === 'company' &&
    !noun.where &&
    [...POINTING, 'the'].includes(tokens[from - 1]?.low ?? '') &&
    tokens[to - 1]?.low === tokens[to - 1]?.lemma,
);
/** `consulting fees from Caldrexa`, `payments related to Tovinor`. */
const THINGS: Parser<Pick<State, 'values' | 'isOfSame'>> = map(
  many(
    alt<Value | 'same' | undefined>(
      map(seq(opt(FROM), only(alt<Value>(KIND, COMPANY), isTheirs)), ([, value]) => value),
      map(seq(opt(tag('preposition')), PRODUCT), ([, value]) => value),
      map(seq(FROM, SAME_COMPANY), () => 'same' as const),
      map(UNIT, () => undefined),
    ),
  ),
  (all) => ({
    values: all.flatMap((value) => (value === undefined || value === 'same' ? [] : value)),
    ...(all.includes('same') && { isOfSame: true as const }),
  }),
);

const SO_MUCH: Parser<State> = map(seq(opt(DOES), AGAIN, TOTALS, opt(FROM), BOUNDED, AGAIN), ([, , , , said]) => said);

/** `in fewer than 10 states in 2021 but more than 20 in 2024`. */
const BARE: Parser<State> = map(seq(opt(DOES), AGAIN, opt(FROM), COUNT, AGAIN), ([, , , { bound }]) => ({
  values: [],
  bound,
  isBare: true as const,
}));

const AMOUNT = opt(alt<unknown>(tag('amount'), tag('followUp'), tag('restriction', isWord('level', 'same'))));
/** `still above that amount`, `below it`. */
const SAME: Parser<State> = (input, at) =>
  map(
    only(seq(opt(DOES), AGAIN, tag('comparator'), AMOUNT, AGAIN), ([, , { to }]) => pointsAt(input, to)),
    ([, , more]): State => ({
      values: [],
      same: /^(?:and|or)\b/.test(wordsOf(input, more)) ? STRICT[more.op] : more.op,
    }),
  )(input, at);
const pointsAt = ({ tokens }: Input, at: number) => tokens.slice(at, at + 2).some(({ low }) => POINTING.includes(low));

const NONE = many1(alt<unknown>(tag('not'), tag('restriction', isWord('none'))));
const HAD_NONE: Parser<State> = map(seq(opt(DOES), NONE, opt(DOES), THINGS), ([, , , things]) => ({
  ...things,
  is: 'none' as const,
}));
const HAD_SOME: Parser<State> = map(
  only(
    seq(AGAIN, opt(DOES), AGAIN, THINGS, AGAIN),
    ([first, does, other, { values, isOfSame }, last]) =>
      does !== undefined || isOfSame === true || [first, other, values, last].some((one) => one.length > 0),
  ),
  ([, does, , things]) => ({
    ...things,
    ...(!does && things.values.length === 0 && !things.isOfSame && { isAgain: true as const }),
  }),
);

/** `Kelvanta paid`, `did Kelvanta pay`. */
const PAID_BY: Parser<State> = map(
  seq(
    AGAIN,
    COMPANY,
    AGAIN,
    tag('verb', ({ role }) => role === 'payer'),
    AGAIN,
    THINGS,
    AGAIN,
  ),
  ([, company, , , , { values }]) => ({ values: [company, ...values] }),
);

export const STATE: Parser<State> = alt<State>(SO_MUCH, SAME, BARE, HAD_NONE, HAD_SOME, PAID_BY);
