import { CONDITIONS, IN_FRONT } from './conditions.ts';
import { DIFFERENCE_WORD, RATIO_WORD } from './contrasts.ts';
import { NATURE, OF_SINGLE } from './figure-lists.ts';
import { AMOUNT, FIGURE, OF, ONE, ONE_OF_KIND, ofMeasure, STATISTIC } from './figures.ts';
import { AND, alt, COMMA, END, isWord, many, many1, map, opt, type Parser, seq, tag, talk } from './parser.ts';
import { BY, ROW } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { ASKED, BREAK, LEAD, WITH } from './small-words.ts';

type How = NonNullable<Said['against']>;

const as =
  (against: How): Parser<Said> =>
  (_, at) => [{ to: at, value: { against }, taken: [] }];
const TO = alt<unknown>(AND, tag('preposition', isWord('to', 'from', 'over')), tag('versus'));
const OF_ONE = alt(
  map(seq(OF, ONE_OF_KIND), ([, unit]) => unit),
  map(seq(OF, NATURE), ([, unit]) => unit),
);
/** `largest payment to median payment`, `mean and median payment amount`, `largest and the median honorarium`. */
const TWO: Parser<Said> = alt<Said>(
  map(seq(ONE, TO, ONE), ([one, , other]) => ({ figures: [one, other] })),
  map(seq(OF_SINGLE, TO, STATISTIC), ([one, , other]) => ({ figures: [one('records'), other] })),
  map(seq(OF_SINGLE, TO, OF_SINGLE, opt(AMOUNT), OF_ONE), ([one, , other, , unit]) => ({
    figures: [one(unit), other(unit)],
  })),
);
const SMALL = mute(many(alt<unknown>(tag('preposition'), tag('comparator', isWord('between')))));
const ROWS = opt(says(BREAK, BY, CONDITIONS));
/** `highest ratio first`, `largest gap first`: the order that they are in anyhow. */
const LARGEST_FIRST = mute(
  opt(
    seq(
      opt(COMMA),
      many1(
        alt<unknown>(
          tag('rank', ({ direction, by }) => direction === 'desc' && by === undefined),
          tag('compare'),
          tag('growth'),
          tag('number', isWord('first')),
        ),
      ),
    ),
  ),
);
const against = (word: Parser<Said>, how: How): Parser<Said> =>
  says(
    IN_FRONT,
    opt(says(BY, BREAK)),
    LEAD,
    word,
    SMALL,
    TWO,
    CONDITIONS,
    ROWS,
    CONDITIONS,
    LARGEST_FIRST,
    END,
    as(how),
  );

const MAKES_UP = mute(
  talk((words) => /^(?:make up|account for|be|represent|constitute|form|comprise|exceed|equal|come to)$/.test(words)),
);
const HALF = { value: '50', isMoney: false, isPercent: true, isOrdinal: false, kind: 'number' } as const;
const PERCENT = alt(
  tag('number', ({ isPercent }) => isPercent),
  map(tag('restriction', isWord('half')), ({ from, to, score }) => ({ ...HALF, from, to, score })),
);
const TOTAL = seq(opt(tag('preposition', isWord('of'))), many1(tag('amount')), opt(tag('verb')));
/** `companies whose largest payment makes up over 10% of their total`. */
const MAKES_UP_PART: Parser<Said> = map(
  says(
    IN_FRONT,
    ASKED,
    ROW,
    CONDITIONS,
    WITH,
    FIGURE,
    CONDITIONS,
    MAKES_UP,
    map(
      seq(
        tag('comparator', ({ op }) => op !== 'between'),
        PERCENT,
      ),
      ([{ op }, number]) => ({ bound: { op, number } }),
    ),
    mute(TOTAL),
    CONDITIONS,
    END,
  ),
  ({ figures = [], ...said }) => ({ ...said, figures: [...figures, ofMeasure('total_amount')], against: 'proportion' }),
);

/** Two figures of the same records, the one by the other, less the other, or as a part of it. */
export const FIGURE_CONTRASTS: Parser<Said> = alt(
  against(RATIO_WORD, 'ratio'),
  against(DIFFERENCE_WORD, 'difference'),
  MAKES_UP_PART,
);
