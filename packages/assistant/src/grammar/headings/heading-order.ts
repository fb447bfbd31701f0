import { isMany } from '../clause-part.ts';
import { PEOPLE } from '../conditions.ts';
import { EXTREME, FIGURE, ofMeasure, UNIT } from '../figures.ts';
import { alt, isWord, many1, map, only, opt, type Parser, seq, tag, wordsOf } from '../parser.ts';
import { FIRST_N, FIRST_OF_ALL, HIGHEST } from '../ranked.ts';
import type { Said } from '../sentence.ts';
import { COUNT } from '../small-words.ts';
import { counting, DONE, PEOPLE_DONE, WITH } from './heading-figures.ts';
import { type Phrase, phrase } from './heading-part.ts';

const FIRST = phrase('top', FIRST_N, (said) => said);
/** `five`: how many, where it is said elsewhere of what. */
export const SO_MANY = phrase('so many', COUNT, (n) => n);
const RANKED = phrase('ranked', tag('rank', isWord('ranking', 'ranking of', 'ranked', 'rank')), () => ({}));
/** `largest first`, `lowest first`. */
const IN_ORDER = phrase('order', seq(EXTREME, FIRST_OF_ALL), ([{ direction }]) => ({ direction }));

const MOST = tag('rank', (rank, input) => /^(?:the )?(?:most|fewest|least)$/.test(wordsOf(input, rank)));
/** `with the highest total`, `with the most doctors paid`, `highest average payment`. */
const WITH_MOST = alt<Phrase>(
  phrase('most', seq(opt(WITH), HIGHEST, alt(FIGURE, map(PEOPLE_DONE, counting))), ([, order, said]) => ({
    ...order,
    ...said,
  })),
  phrase(
    'most',
    seq(
      opt(WITH),
      MOST,
      alt<Said>(
        map(seq(only(tag('noun'), isMany), opt(DONE)), ([noun]) => counting(noun)),
        map(UNIT, (measure) => ({ figures: [ofMeasure(measure)] })),
        map(many1(tag('amount')), () => ({ figures: [ofMeasure('total_amount')] })),
      ),
    ),
    ([, { direction }, said]) => ({ direction, ...said }),
  ),
);
/** `by total received`, `by doctors paid`, `by doctors`. */
const BY_FIGURE = phrase(
  'by',
  seq(
    tag('by', isWord('by', 'according to', 'based on')),
    alt(FIGURE, map(PEOPLE_DONE, counting), map(only(PEOPLE, isMany), counting)),
  ),
  ([, said]) => said,
);

export const IN_RANK: Parser<Phrase> = alt<Phrase>(WITH_MOST, BY_FIGURE, FIRST, IN_ORDER, RANKED);
