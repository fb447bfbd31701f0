import type { Tie } from '../../reading/reading.ts';
import type { Tag, TagOf } from '../../tags/tag.ts';
import { COMPANY, FROM } from '../members/member-bounds.ts';
import { alt, type Input, isWord, many, map, only, opt, type Parser, seq, tag, wordsOf } from '../parser.ts';

/** What is said behind something that people had: from whom, and when. */
export interface Part {
  readonly when?: TagOf<'period'>;
  readonly value?: TagOf<'value'>;
  /** Of the same company or year as what is said before. */
  readonly tie?: Tie;
}

const COMPANIES = tag('noun', ({ noun }) => noun.dimension === 'company' && noun.where === undefined);
const beforeOf = ({ from }: Tag, { tokens }: Input) => tokens.slice(Math.max(0, from - 3), from).map(({ low }) => low);
/** `the same company`, `that very company`, `those companies`. */
const SAME_COMPANY = only(
  map(seq(opt(tag('followUp', isSame)), COMPANIES), ([same, company]) => ({ same, company })),
  ({ same, company }, input) => {
    const before = beforeOf(company, input);
    return (
      same !== undefined ||
      before.includes('same') ||
      ['that', 'this', 'those', 'the', 'very'].includes(before.at(-1) ?? '')
    );
  },
);
function isSame(same: Tag, input: Input): boolean {
  return /\bsame\b/.test(wordsOf(input, same));
}
const FROM_TAG = alt<Tag>(
  tag('preposition', isWord('from', 'by')),
  tag('comparator', isWord('from')),
  tag('by', isWord('by')),
);
/** `any company`, `a company`: nothing is said of it. */
const SOME_COMPANY = only(COMPANIES, (company, input) =>
  ['any', 'a', 'an', 'some', 'in', 'from', 'by'].includes(beforeOf(company, input).at(-1) ?? ''),
);
const SAME_YEAR = only(
  map(
    seq(
      opt(tag('preposition')),
      opt(tag('followUp', isSame)),
      tag('grain', ({ grain }) => grain === 'year'),
    ),
    ([, same, year]) => ({ same, year }),
  ),
  ({ same, year }, input) => same !== undefined || ['same', 'that'].includes(beforeOf(year, input).at(-1) ?? ''),
);
/** `from it`. */
const FROM_IT = only(FROM_TAG, ({ to }, { tokens }) => ['it', 'them'].includes(tokens[to]?.low ?? ''));
/** `to them`, `to him`: those that the question is of. */
const TO_THEM = only(tag('preposition', isWord('to')), areThem);

/** Whether those follow whom the question is of. */
export function areThem({ to }: Tag, { tokens }: Input): boolean {
  return ['them', 'him', 'her'].includes(tokens[to]?.low ?? '');
}

const OF_COMPANY: Parser<Part> = map(seq(FROM, COMPANY), ([, value]) => ({ value }));
/** `in Stellmoor`, `in a company`. */
export const IN_COMPANY: Parser<Part> = alt<Part>(
  map(seq(opt(FROM), COMPANY), ([, value]) => ({ value })),
  map(seq(opt(FROM), SOME_COMPANY), () => ({})),
);
/** `from the same company in 2022`; of two times nobody can tell what each is of. */
export const AFTER: Parser<readonly Part[]> = only(
  many(
    alt<Part>(
      OF_COMPANY,
      map(alt<unknown>(seq(FROM, SAME_COMPANY), FROM_IT), () => ({ tie: 'company' as const })),
      map(seq(FROM, SOME_COMPANY), () => ({})),
      map(tag('period'), (when) => ({ when })),
      map(SAME_YEAR, () => ({ tie: 'program_year' as const })),
      map(TO_THEM, () => ({})),
    ),
    2,
  ),
  (parts) => parts.filter(({ when }) => when).length < 2,
);
