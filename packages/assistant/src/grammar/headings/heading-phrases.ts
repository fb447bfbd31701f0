import { OF_RECORDS, PEOPLE } from '../conditions.ts';
import { alt, map, only, opt, type Parser, seq, tag, talk } from '../parser.ts';
import type { Said } from '../sentence.ts';
import { EACH, SIDE_BY_SIDE } from './heading-apart.ts';
import { FIGURE_PHRASE, WITH } from './heading-figures.ts';
import { IN_RANK, SO_MANY } from './heading-order.ts';
import { type Phrase, phrase } from './heading-part.ts';
import { OF_RECORDS_ALONE } from './heading-records.ts';
import { ROWS, THING } from './heading-rows.ts';

const ONLY = opt(tag('only'));

/** `physicians`, `docs only`, `physician` before an amount. */
const WHOM = phrase('people', seq(PEOPLE, ONLY), ([noun]) => ({ noun }));
/** `oncology products`: what the area is of. */
const AREA = seq(
  tag('value', ({ choices }) => choices.some(({ field }) => field === 'product_category')),
  tag('noun', ({ noun }) => noun.dimension === 'product' && noun.where === undefined),
);
const IN_AREA: Parser<Said> = (input, at) =>
  AREA(input, at).map((match) => ({ ...match, value: {}, taken: match.taken.filter(({ kind }) => kind === 'noun') }));
/**
 * `paid by Kelvanta`, and not `paid, Texas` behind `by doctors`: an order by how many they are, as `by doctors` is. Who has something, as
 * in `doctors with grants`, other rules read.
 */
function isOfPayments({ tags: [first, next] }: Phrase): boolean {
  if (first?.kind === 'verb') return next?.kind === 'by' || next?.kind === 'preposition';
  if (first?.kind === 'by') return next?.kind !== 'noun';
  return first?.kind !== 'preposition' || first.word !== 'with';
}
/** `Kelvanta`, `in Texas only`, `2024`, `for oncology products`. */
const CONDITION = only(
  phrase(
    'condition',
    seq(
      alt(
        IN_AREA,
        map(OF_RECORDS, (one): Said => ({ conditions: [one] })),
      ),
      ONLY,
    ),
    ([said]) => said,
  ),
  isOfPayments,
);

/** `with the figure`, `a table of`. */
const MUTE = phrase(
  'mute',
  alt<unknown>(
    seq(
      WITH,
      talk((words) => /^(?:the )?(?:figure|value|number)s?$/.test(words)),
    ),
    tag('chart'),
  ),
  () => ({}),
);

export const PHRASE: Parser<Phrase> = alt<Phrase>(
  SIDE_BY_SIDE,
  IN_RANK,
  FIGURE_PHRASE,
  ROWS,
  WHOM,
  CONDITION,
  THING,
  EACH,
  SO_MANY,
  MUTE,
  OF_RECORDS_ALONE,
);
