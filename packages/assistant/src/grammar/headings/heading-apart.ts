import { LIST } from '../clause-list.ts';
import { fieldOf, LINK } from '../clause-part.ts';
import { APART, BESIDE, COMPARE } from '../compared.ts';
import { ALIKE } from '../conditions.ts';
import { alt, isWord, many1, map, only, open, opt, seq, tag } from '../parser.ts';
import { type Phrase, phrase } from './heading-part.ts';

const EACH_OF = seq(
  tag('by', isWord('each of', 'for each of', 'for each', 'each')),
  opt(tag('preposition', isWord('of'))),
);
const SEVERAL = open(only(ALIKE, (all) => all.length > 1));
const VALUE = open(tag('value', ({ isPerson }) => !isPerson));
const THREE_APART = only(
  map(seq(VALUE, tag('versus'), VALUE, many1(seq(tag('versus'), VALUE))), ([one, , two, rest]) => [
    one,
    two,
    ...rest.map(([, value]) => value),
  ]),
  ([first, ...rest]) => rest.every((one) => first && fieldOf(one) === fieldOf(first)),
);
/** `A, B and C`, `A vs B vs C`, `comparison of A and B`, `for each of A and B`. */
export const SIDE_BY_SIDE = alt<Phrase>(
  phrase('apart', LIST, ({ said }) => said),
  phrase('apart', THREE_APART, (apart) => ({ apart })),
  phrase('apart', seq(opt(LINK), APART), ([, said]) => said),
  phrase('apart', seq(EACH_OF, SEVERAL), ([, apart]) => ({ apart })),
  phrase('listed', seq(opt(LINK), SEVERAL), ([, apart]) => ({ apart })),
  phrase('apart', seq(COMPARE, opt(tag('preposition', isWord('of', 'between'))), BESIDE), ([, , said]) => said),
);
/** `each`, `compared`: said of those in a list. */
export const EACH = phrase('each', alt<unknown>(tag('by', isWord('each', 'apiece')), COMPARE), () => ({}));
