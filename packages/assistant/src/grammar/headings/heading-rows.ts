import type { TagOf } from '../../tags/tag.ts';
import { isMany } from '../clause-part.ts';
import { alt, type Input, isWord, only, opt, type Parser, seq, tag, wordsOf } from '../parser.ts';
import { BY, ROW } from '../rows.ts';
import type { Row } from '../sentence.ts';
import { type Phrase, phrase } from './heading-part.ts';

const isAreaBefore = ({ from }: TagOf<'noun'>, { tags }: Input) =>
  tags.some(
    (one) => one.kind === 'value' && one.to === from && one.choices.some(({ field }) => field === 'product_category'),
  );
/** Those of a company that is named are the others. */
const OTHERS = /competitor|rival|peer/;
const isThing = (row: Row | undefined, input: Input): row is TagOf<'noun'> =>
  row?.kind === 'noun' &&
  row.noun.where === undefined &&
  isMany(row, input) &&
  !isAreaBefore(row, input) &&
  !OTHERS.test(wordsOf(input, row));
/** `companies`, `states`; of `oncology products` the area is named. */
export const THING: Parser<Phrase> = (input, at) =>
  phrase(
    'thing',
    only(ROW, ({ rows }) => isThing(rows?.[0], input)),
    ({ rows }) => ({ noun: rows?.[0] as TagOf<'noun'> }),
  )(input, at);

const ONE_LINE = opt(seq(opt(tag('number', isWord('one'))), tag('unit', isWord('line', 'row'))));
const OFTEN = tag('grain', (grain, input) => /(?:ly|annual)$/.test(wordsOf(input, grain)));
const BREAKDOWN = tag('by', isWord('breakdown', 'breakdown of', 'split', 'split of'));
/** `by date` is an order. */
const isDate = (row: Row, input: Input) => /^dates?$/.test(wordsOf(input, row));
export const BY_ROWS = only(BY, ({ rows = [] }, input) => !rows.some((row) => isDate(row, input)));
/** `by state`, `one line per company`, `monthly`, `state breakdown of`. */
export const ROWS = alt<Phrase>(
  phrase('rows', seq(ONE_LINE, BY_ROWS), ([, said]) => said),
  phrase('rows', OFTEN, (grain) => ({ rows: [grain] })),
  phrase('rows', seq(ROW, BREAKDOWN), ([said]) => said),
);
