import { BESIDE, ON, pairAround } from './compared.ts';
import { CONDITIONS, IN_FRONT } from './conditions.ts';
import { FIGURE, ofMeasure } from './figures.ts';
import { alt, END, isWord, many, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import { mute, type Said, says } from './sentence.ts';
import { LEAD } from './small-words.ts';

export const RATIO_WORD = mute(
  tag('compare', (compare, input) =>
    /^(?:ratio|how many times|by what factor|by which factor|by what multiple|by how many times)/.test(
      wordsOf(input, compare),
    ),
  ),
);
export const DIFFERENCE_WORD = mute(
  tag('growth', (growth, input) =>
    /^(?:difference|gap|deviation|spread)(?: in| between)?$/.test(wordsOf(input, growth)),
  ),
);
const BY_HOW_MUCH = mute(seq(tag('by', isWord('by')), tag('amount', isWord('how much', 'what amount'))));
const SMALL = mute(many(alt<unknown>(tag('preposition'), tag('by', isWord('by')))));
const BETWEEN = mute(opt(tag('comparator', isWord('between'))));
const EXCEEDS = mute(
  opt(
    alt<unknown>(
      tag('comparator', ({ op }) => op === 'gt'),
      tag('versus'),
    ),
  ),
);
const TOTAL: Parser<Said> = (_, at) => [{ to: at, value: { figures: [ofMeasure('total_amount')] }, taken: [] }];
const SPENT = mute(
  alt<unknown>(
    tag('verb', ({ role }) => role === 'payer'),
    tag('amount', isWord('spend', 'spent')),
  ),
);
const ON_PAYMENTS = mute(opt(seq(opt(tag('preposition')), many(tag('source')), tag('unit'))));
const as =
  (contrast: 'ratio' | 'difference'): Parser<Said> =>
  (_, at) => [{ to: at, value: { contrast }, taken: [] }];

/** Two with the figure before, between or behind them. */
const beside = (word: Parser<Said>, contrast: 'ratio' | 'difference'): Parser<Said> =>
  alt(
    says(IN_FRONT, LEAD, word, SMALL, FIGURE, CONDITIONS, SMALL, BETWEEN, BESIDE, CONDITIONS, END, as(contrast)),
    says(IN_FRONT, LEAD, word, SMALL, BETWEEN, BESIDE, CONDITIONS, ON, FIGURE, CONDITIONS, END, as(contrast)),
  );

/** `how many times as much did A spend in 2023 as B`, `by what factor did the spend of A exceed that of B`. */
const TIMES_AS: Parser<Said> = alt(
  says(IN_FRONT, RATIO_WORD, pairAround(says(SPENT, TOTAL, ON_PAYMENTS, CONDITIONS)), CONDITIONS, END, as('ratio')),
  says(IN_FRONT, RATIO_WORD, FIGURE, CONDITIONS, SMALL, pairAround(EXCEEDS), CONDITIONS, END, as('ratio')),
  says(IN_FRONT, RATIO_WORD, pairAround(EXCEEDS, SMALL), CONDITIONS, ON, FIGURE, CONDITIONS, END, as('ratio')),
);

/** `the difference in the median payment between A and B`, `by how much does spend differ between A and B`, `the ratio of A to B`. */
export const CONTRASTS: Parser<Said> = alt(
  beside(DIFFERENCE_WORD, 'difference'),
  beside(RATIO_WORD, 'ratio'),
  TIMES_AS,
  says(
    IN_FRONT,
    BY_HOW_MUCH,
    FIGURE,
    CONDITIONS,
    mute(tag('compare', (compare, input) => /^differ/.test(wordsOf(input, compare)))),
    SMALL,
    BETWEEN,
    BESIDE,
    CONDITIONS,
    END,
    as('difference'),
  ),
);
