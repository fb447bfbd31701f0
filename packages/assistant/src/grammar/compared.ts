import type { TagOf } from '../tags/tag.ts';
import { CONDITIONS, IN_FRONT } from './conditions.ts';
import { FIGURE } from './figures.ts';
import { alt, COMMA, END, isWord, map, only, open, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import { mute, type Said, says } from './sentence.ts';
import { BREAK, LEAD } from './small-words.ts';

/** Fields of which two values have a row each. */
const COMPARED = ['company', 'company_family', 'state', 'city', 'nature', 'form'];

type Pair = readonly [TagOf<'value'>, TagOf<'value'>];

function areAlike([one, other]: Pair): boolean {
  const [field] = one.choices.map((choice) => choice.field);
  return !one.isPerson && !other.isPerson && COMPARED.includes(field ?? '') && other.choices[0]?.field === field;
}

const pairOf = (join: Parser<unknown>): Parser<Said> =>
  map(
    only(
      map(seq(open(tag('value')), join, open(tag('value'))), ([one, , other]): Pair => [one, other]),
      areAlike,
    ),
    (apart) => ({ apart }),
  );

/** Of `spend of A and B` there is one sum: `and` sets them apart only beside a word that compares. */
const APART = pairOf(tag('versus'));
const BESIDE = pairOf(alt<unknown>(tag('versus'), tag('and', isWord('and')), tag('preposition', isWord('with', 'to'))));
const COMPARE = mute(tag('compare', (compare, input) => /^compar/.test(wordsOf(input, compare))));
const HOW = mute(tag('how'));
const ON = mute(opt(alt<unknown>(COMMA, tag('preposition'), tag('by', isWord('by')))));
const BETWEEN = mute(opt(alt<unknown>(tag('comparator', isWord('between')), tag('preposition'))));

/** `A vs B: number of payments`, `compare A and B on spend`. */
const PAIR_FIRST = says(IN_FRONT, alt(APART, says(COMPARE, BESIDE)), ON, FIGURE, CONDITIONS, END);
/** `average payment, A versus B`. */
const PAIR_LAST = says(IN_FRONT, LEAD, FIGURE, CONDITIONS, BREAK, BETWEEN, APART, CONDITIONS, END);
/** `compare the spend of A and B`. */
const COMPARE_FIGURE = says(IN_FRONT, COMPARE, FIGURE, CONDITIONS, BETWEEN, BESIDE, CONDITIONS, END);
/** `how does spend compare between A and B`. */
const HOW_COMPARES = says(IN_FRONT, HOW, FIGURE, CONDITIONS, COMPARE, BETWEEN, BESIDE, CONDITIONS, END);

export const SIDE_BY_SIDE: Parser<Said> = alt(PAIR_FIRST, PAIR_LAST, COMPARE_FIGURE, HOW_COMPARES);
