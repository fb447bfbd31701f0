import type { TagOf } from '../tags/tag.ts';
import { alt, isWord, map, only, opt, type Parser, seq, tag } from './parser.ts';

/** `in`, `for`, `from`. */
export const PREPOSITION = alt<unknown>(tag('preposition'), tag('comparator', isWord('from')));
const NAME = seq(
  tag('noun', ({ noun }) => noun.where === undefined),
  opt(PREPOSITION),
);
/** `through third parties in Texas` are no third parties that are called so. */
const isCalled = ({ choices }: TagOf<'value'>, { noun }: TagOf<'noun'>) =>
  choices.some(({ field }) => field === noun.dimension || field.startsWith(`${noun.dimension}_`));
/** `the state of Texas`, `in the specialty cardiology`, `Texas`: values, with what they are or without. */
export const named = (values: Parser<readonly TagOf<'value'>[]>) =>
  map(
    only(seq(opt(NAME), values), ([name, [value]]) => !name || (value !== undefined && isCalled(value, name[0]))),
    ([, all]) => all,
  );
