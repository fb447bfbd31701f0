import { isMany } from './clause-part.ts';
import { CONDITIONS, IN_FRONT, PEOPLE } from './conditions.ts';
import { counted, NOUN, ofMeasure, UNIT } from './figures.ts';
import { alt, END, type Input, isWord, many, map, only, open, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import { ROW } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { ASKED, SO_MANY, WHERE } from './small-words.ts';

/** `most`, `the least money`, `fewest`. */
const MOST = tag(
  'rank',
  (rank, input) =>
    rank.isSuperlative &&
    rank.by === undefined &&
    /^(?:the )?(?:most|least|fewest)(?: (?:money|dollars?|cash|in total))?$/.test(wordsOf(input, rank)),
);
const KIND = open(
  alt<unknown>(
    tag('source'),
    tag('value', ({ isPerson }) => isPerson !== true),
  ),
);
/** What stands right behind would be what there is most of. */
const isAlone = ({ to }: { to: number }, { tags }: Input) => {
  const next = tags.find(({ from, kind }) => from >= to && kind !== 'filler');
  return !['value', 'noun', 'unit', 'source', 'amount', 'count', 'measure'].includes(next?.kind ?? '');
};
const ofMost = (direction: 'asc' | 'desc', measure: string): Said => ({ direction, figures: [ofMeasure(measure)] });

/** `the most`, `the most meal money`, `the most payments`. */
const MOST_MONEY: Parser<Said> = alt<Said>(
  map(only(MOST, isAlone), ({ direction }) => ofMost(direction, 'total_amount')),
  map(seq(MOST, many(KIND), tag('amount')), ([{ direction }]) => ofMost(direction, 'total_amount')),
  map(seq(MOST, UNIT), ([{ direction }, measure]) => ofMost(direction, measure)),
);
/** `the most physicians`, `the fewest states`. */
const MOST_OF_THEM: Parser<Said> = map(seq(MOST, only(NOUN, isMany)), ([{ direction }, noun]) => ({
  direction,
  figures: [counted(noun)],
}));

const PAYS = alt<unknown>(
  tag('verb', ({ role }) => role === 'payer'),
  tag('amount', isWord('spend', 'spent', 'spends', 'spending')),
);
const GETS = tag('verb', ({ role }) => role === 'payee');
/** `paid the most by Kelvanta`: those who are paid stand before it. */
const ARE_PAID = tag('verb', isWord('paid', 'be paid', 'was paid', 'were paid', 'compensated', 'were compensated'));
const COMPANY = open(tag('value', ({ choices }) => choices.every(({ field }) => field.startsWith('company'))));
const rowOf = (fits: (dimension: string) => boolean) =>
  only(ROW, ({ rows }) => rows?.every((row) => row.kind === 'noun' && fits(row.noun.dimension)) ?? false);
const PAYER = rowOf((dimension) => dimension === 'company');
const PAID = rowOf((dimension) => dimension !== 'company');
const WHO_IS_PAID = rowOf((dimension) => dimension === 'recipient');
const WHOM: Parser<Said> = map(opt(PEOPLE), (noun) => (noun ? { conditions: [{ noun }] } : {}));
const WHOSE = mute(
  seq(tag('who', isWord('whose')), many(alt<unknown>(KIND, tag('unit'))), opt(alt<unknown>(PAYS, GETS))),
);

/** What the first hold between them is one sum. */
const TOGETHER = ['together', 'combined', 'jointly', 'collectively'];

/** `the five companies that paid neurologists the most`, `companies whose meals reached the most doctors`. */
export const WITH_MOST: Parser<Said> = only(
  alt(
    says(IN_FRONT, ASKED, SO_MANY, PAYER, CONDITIONS, mute(PAYS), WHOM, CONDITIONS, MOST_MONEY, CONDITIONS, END),
    says(IN_FRONT, WHERE, ASKED, SO_MANY, PAID, CONDITIONS, mute(GETS), CONDITIONS, MOST_MONEY, CONDITIONS, END),
    says(IN_FRONT, ASKED, SO_MANY, WHO_IS_PAID, CONDITIONS, mute(ARE_PAID), MOST_MONEY, CONDITIONS, END),
    says(IN_FRONT, ASKED, SO_MANY, WHO_IS_PAID, CONDITIONS, mute(seq(COMPANY, PAYS)), MOST_MONEY, CONDITIONS, END),
    says(IN_FRONT, ASKED, SO_MANY, alt(PAYER, PAID), CONDITIONS, WHOSE, MOST_OF_THEM, CONDITIONS, END),
  ),
  (_, { tokens }) => !tokens.some(({ low }) => TOGETHER.includes(low)),
);
