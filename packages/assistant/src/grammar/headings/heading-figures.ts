import type { Kind, TagOf } from '../../tags/tag.ts';
import { isMany } from '../clause-part.ts';
import { PEOPLE } from '../conditions.ts';
import { FIGURES } from '../figure-lists.ts';
import { counted } from '../figures.ts';
import { alt, type Input, isWord, map, only, opt, type Parser, seq, tag } from '../parser.ts';
import type { Said } from '../sentence.ts';
import { type Phrase, phrase } from './heading-part.ts';

export const WITH = tag('preposition', isWord('with'));

/** `paid`, `reached`: of people that are counted, or listed. */
export const DONE = tag('verb', isWord('paid', 'reached', 'engaged', 'receiving payments'));
export const counting = (noun: TagOf<'noun'>): Said => ({ figures: [counted(noun)] });
export const PEOPLE_DONE: Parser<TagOf<'noun'>> = map(seq(PEOPLE, DONE), ([noun]) => noun);

const isSingle = ({ figures = [] }: Said, { tokens, tags }: Input) =>
  figures.every(
    ({ figure }) => figure.kind !== 'statistic' || !['largest', 'smallest'].includes(figure.statistic.kind),
  ) || !tags.some((one) => one.kind === 'unit' && isMany(one, { tokens, tags }));
/** `total spend`, `with average and largest payment`; the `largest payments` are records. */
const FIGURES_SAID = phrase('figure', seq(opt(WITH), only(FIGURES, isSingle)), ([, said]) => said);

/** `doctors paid`, which may be those themselves. */
const COUNTED = phrase('counted', PEOPLE_DONE, counting);
/** `HCPs reached`: how many. */
const REACHED = phrase('figure', seq(PEOPLE, tag('verb', isWord('reached', 'engaged'))), ([noun]) => counting(noun));

/** What would say of what `number` is. */
const SAYS_OF_WHAT: readonly Kind[] = ['noun', 'unit', 'value', 'preposition', 'source'];
const isAlone = ({ to }: { to: number }, { tags }: Input) =>
  !tags.some(({ from, kind }) => from === to && SAYS_OF_WHAT.includes(kind));
/** `number`, `count` alone: of what the heading is about. */
const NUMBER = phrase('number', only(tag('count', isWord('number', 'count', 'the number')), isAlone), () => ({}));

export const FIGURE_PHRASE: Parser<Phrase> = alt<Phrase>(FIGURES_SAID, REACHED, COUNTED, NUMBER);
