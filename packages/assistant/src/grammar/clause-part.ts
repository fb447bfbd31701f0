import type { Tag, TagOf } from '../tags/tag.ts';
import { alt, type Input, isWord, map, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import type { Said } from './sentence.ts';

/** What a part is to the verb of its clause, wherever it stands. */
export type Role =
  | 'verb'
  | 'payer'
  | 'payee'
  | 'figure'
  | 'number'
  | 'what'
  | 'money'
  | 'value'
  | 'list'
  | 'when'
  | 'source'
  | 'rows'
  | 'asked'
  | 'rank';

export interface Part {
  readonly role: Role;
  /** The word that says it. */
  readonly tag?: Tag;
  /** The small word before it: `by`, `from`, `to`. */
  readonly link?: string;
  readonly values?: readonly TagOf<'value'>[];
  readonly said: Said;
}

export const LINK = alt<Tag>(tag('preposition'), tag('by', isWord('by')), tag('comparator', isWord('from')));

/** A part with the small word before it, if there is one. */
export const linked =
  <T>(parser: Parser<T>, part: (value: T) => Part): Parser<Part> =>
  (input, at) =>
    map(seq(opt(LINK), parser), ([link, value]) => ({
      ...part(value),
      ...(link && { link: wordsOf(input, link) }),
    }))(input, at);

/** `companies`, and of `natures of payment` the natures. */
export function isMany({ from, to }: Tag, { tokens }: Input): boolean {
  const of = tokens.slice(from, to).findIndex(({ low }) => low === 'of');
  const head = tokens[of > 0 ? from + of - 1 : to - 1];
  return head?.low !== head?.lemma;
}
export const fieldOf = ({ choices }: TagOf<'value'>) => choices[0]?.field ?? '';
export const isCompany = (value: TagOf<'value'>) => value.choices.every(({ field }) => field.startsWith('company'));
export const isOfPeople = (value: TagOf<'value'>) => fieldOf(value) === 'recipient_id';
