import type { Tag, TagOf } from '../../tags/tag.ts';
import type { Input, Parser } from '../parser.ts';
import type { Said } from '../sentence.ts';

/** What a noun phrase is to the heading that it is in, wherever it stands. */
export type HeadingRole =
  | 'figure'
  | 'people'
  | 'counted'
  | 'number'
  | 'thing'
  | 'condition'
  | 'rows'
  | 'apart'
  | 'listed'
  | 'each'
  | 'top'
  | 'so many'
  | 'ranked'
  | 'order'
  | 'most'
  | 'by'
  | 'records'
  | 'columns'
  | 'listing'
  | 'mute';

export interface Phrase {
  readonly role: HeadingRole;
  readonly said: Said;
  /** The word for whoever is paid or has a row. */
  readonly noun?: TagOf<'noun'>;
  /** The words that it is made of. */
  readonly tags: readonly Tag[];
  /** No sign stands between it and the phrase before it. */
  readonly isJoined: boolean;
}

/** A phrase of a role, which says what its parser says. */
export function phrase<T>(
  role: HeadingRole,
  parser: Parser<T>,
  said: (value: T, input: Input) => Said & { readonly noun?: TagOf<'noun'> },
): Parser<Phrase> {
  return (input, at) =>
    parser(input, at).map((match) => {
      const { noun, ...rest } = said(match.value, input);
      const tags = input.tags.slice(at, match.to);
      return { ...match, value: { role, said: rest, tags, isJoined: isJoined(input, tags[0]), ...(noun && { noun }) } };
    });
}

/** `total physicians`, and not `total: physicians`, `total - physicians`. */
function isJoined({ tokens }: Input, first: Tag | undefined): boolean {
  const [before, word] = [tokens[(first?.from ?? 0) - 1], tokens[first?.from ?? 0]];
  return before !== undefined && word !== undefined && before.low !== ',' && word.start - before.end < 2;
}

/** The phrases of some roles. */
export const of = (phrases: readonly Phrase[], ...roles: readonly HeadingRole[]) =>
  phrases.filter(({ role }) => roles.includes(role));
