import type { TagOf } from '../tags/tag.ts';
import { fieldOf } from './clause-part.ts';
import { CONDITIONS, IN_FRONT } from './conditions.ts';
import { AMOUNT, RECORD } from './figures.ts';
import { alt, END, isWord, many, many1, map, only, open, opt, type Parser, seq, tag } from './parser.ts';
import { FIRST, HIGHEST } from './ranked.ts';
import { mute, type Said, says } from './sentence.ts';
import { LEAD, SO_MANY, WHICH } from './small-words.ts';

/** What each record is of, by a word that can be counted: `food and beverage` is no single one. */
const SINGLE =
  /(?:meal|dinner|lunch|breakfast|fee|honorari(?:um|a)|royalty|grant|gift|donation|contribution|loan|trip|acquisition|payment)$/;
const isNature = (value: TagOf<'value'>) => fieldOf(value) === 'nature' && value.isPerson !== true;
const NATURE = only(open(tag('value', isNature)), ({ to }, { tokens }) => SINGLE.test(tokens[to - 1]?.lemma ?? ''));
/** Whose or where it is, before it: `the largest Thornvale gift`. */
const WHOSE = mute(
  open(
    many(
      alt<unknown>(
        tag('value', (value) => !isNature(value) && value.isPerson !== true),
        tag('source'),
      ),
    ),
  ),
);
/** `ownership interests`, `stakes`. */
const STAKE = open(tag('source', ({ to }, { tokens }) => /^(?:interest|stake)$/.test(tokens[to - 1]?.lemma ?? '')));
/** `payments`, `transactions`, `gifts`, `Kelvanta honoraria`. */
export const RECORDS: Parser<Said> = alt(
  map(RECORD, ({ word }) => ({ records: word })),
  map(STAKE, (word) => ({ records: word })),
  says(
    WHOSE,
    map(NATURE, (word) => ({ records: word })),
  ),
);
/** `disputed Tovinor payments`, `royalty payments`, `trips`: several of them. */
export const MANY_RECORDS: Parser<Said> = only(
  alt(
    says(
      mute(open(many(tag('value', (value) => value.isPerson !== true)))),
      map(RECORD, ({ word }): Said => ({ records: word })),
    ),
    RECORDS,
  ),
  ({ records }, { tokens }) => {
    const last = tokens[(records?.to ?? 0) - 1];
    return last !== undefined && (last.low !== last.lemma || last.low === 'honoraria');
  },
);
/** `ownership value`, `amount invested`: of each interest that is held. */
const INTERESTS: Parser<Said> = says(
  map(
    tag('measure', ({ measure }) => measure === 'value_of_interest' || measure === 'amount_invested'),
    (word): Said => ({
      records: word,
      ...(word.measure === 'amount_invested' && { columns: ['amount_invested'], by: 'amount_invested' }),
    }),
  ),
  mute(opt(tag('verb', ({ role }) => role === 'owner'))),
);
/** `by amount`: the order that they are in anyhow. */
const BY_AMOUNT = mute(opt(seq(tag('by', isWord('by', 'in terms of', 'according to')), many1(AMOUNT))));

/** `the 10 largest payments in Texas`, `top 10 gifts by amount`, `which 3 payments were the largest`. */
export const SINGLE_RECORDS: Parser<Said> = alt(
  says(IN_FRONT, LEAD, FIRST, RECORDS, CONDITIONS, BY_AMOUNT, CONDITIONS, END),
  says(IN_FRONT, LEAD, FIRST, INTERESTS, CONDITIONS, END),
  says(IN_FRONT, WHICH, SO_MANY, RECORDS, CONDITIONS, HIGHEST, END),
  // `the gift with the highest value`.
  says(
    IN_FRONT,
    LEAD,
    SO_MANY,
    RECORDS,
    CONDITIONS,
    mute(tag('preposition', isWord('with'))),
    HIGHEST,
    mute(many(AMOUNT)),
    CONDITIONS,
    END,
  ),
);
