import type { TagOf } from '../tags/tag.ts';
import { isMany } from './clause-part.ts';
import { CONDITIONS, IN_FRONT } from './conditions.ts';
import { alt, END, isWord, many, many1, map, opt, type Parser, tag, wordsOf } from './parser.ts';
import { mute, type Said, says } from './sentence.ts';
import { BY_ROWS, IN, OF_TOTAL, PAYMENTS, PUT, SHARE, WHOLE } from './shares.ts';
import { BREAK, COUNT, LEAD } from './small-words.ts';

const HOLDERS = ['recipient', 'company', 'product', 'specialty', 'state', 'city', 'nature'];
/** `physicians`, `states`: who or what may be among the first. */
const HOLDER: Parser<Said> = map(
  tag('noun', (noun, input) => HOLDERS.includes(noun.noun.dimension) && isMany(noun, input)),
  (holders) => ({ holders }),
);
/** `largest`, `top`, `highest-paid`; `ranked` says an order. */
const FIRST: Parser<Said> = map(
  tag('rank', (rank, input) => rank.by === undefined && !/^rank|^(?:most|fewest|least)$/.test(wordsOf(input, rank))),
  ({ direction }: TagOf<'rank'>) => ({ direction }),
);
/** `with the highest consulting fees`, where the whole is of these and of no other kind. */
const SAME_KIND = tag('value', (value, { tags }) => {
  const kinds = tags.filter((one): one is TagOf<'value'> => one.kind === 'value' && one.choices[0]?.field === 'nature');
  const names = new Set(kinds.map(({ choices }) => JSON.stringify(choices[0]?.values)));
  return value.choices[0]?.field === 'nature' && kinds[0] !== value && names.size === 1;
});
/** `the ten largest companies`, `the top 5 states`, `the 3 physicians with the highest totals`; those `with the highest share` have a share each. */
const FIRST_ONES: Parser<Said> = alt(
  says(COUNT, FIRST, HOLDER),
  says(FIRST, COUNT, HOLDER),
  says(
    COUNT,
    HOLDER,
    mute(tag('preposition', isWord('with'))),
    FIRST,
    mute(many1(alt<unknown>(tag('amount'), SAME_KIND))),
  ),
);
/** `account for`, `is attributable to`, `went to`, `is held by`: what holds is said by where it stands. */
const HOLD = mute(
  many(
    alt<unknown>(
      tag('verb'),
      tag('preposition', isWord('to', 'in', 'from', 'with', 'for')),
      tag('by', isWord('by', 'by the')),
    ),
  ),
);
const KIND = tag('value', ({ choices }) => choices[0]?.field === 'nature');
/** `of consulting fees to physicians`: the kind of payment says what the whole is. */
const OF_KIND: Parser<Said> = (input, at) => (KIND(input, at).length > 0 ? CONDITIONS(input, at) : []);
/** Who is first is so by money. */
const OF_ALL = alt(WHOLE, says(OF_TOTAL, CONDITIONS), says(mute(PAYMENTS), CONDITIONS));
const SHARE_OF_ALL = alt(says(SHARE, OF_ALL), says(SHARE, OF_KIND), says(OF_TOTAL, CONDITIONS), says(OF_TOTAL, OF_ALL));
const DONE = says(PUT, BY_ROWS, END);
const OUT_OF = mute(tag('preposition', isWord('of', 'out of')));

/** `what share of spend is held by the top 5 companies`, `the ten largest states account for what percentage of spend in 2023`. */
export const CONCENTRATION: Parser<Said> = alt(
  says(IN_FRONT, LEAD, SHARE_OF_ALL, PUT, HOLD, FIRST_ONES, HOLD, DONE),
  says(IN_FRONT, FIRST_ONES, HOLD, LEAD, SHARE_OF_ALL, DONE),
  says(IN_FRONT, LEAD, SHARE, FIRST_ONES, HOLD, opt(IN), OF_ALL, DONE),
  says(IN_FRONT, LEAD, SHARE, BREAK, FIRST_ONES, HOLD, OF_ALL, DONE),
  says(IN_FRONT, OUT_OF, OF_ALL, BREAK, LEAD, SHARE, HOLD, FIRST_ONES, HOLD, DONE),
);
