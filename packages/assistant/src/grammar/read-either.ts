import type { Draft } from '../reading/draft.ts';
import { addNounFilters } from '../reading/groups.ts';
import type { ValueFilter } from '../reading/reading.ts';
import type { Tag } from '../tags/tag.ts';
import { wordsWith } from './members/member-words.ts';
import { type Input, wordsOf } from './parser.ts';
import { hasRoom, isYesOrNo, sideBySide } from './side-by-side.ts';
import { isMore } from './than-side.ts';
import { verbOf } from './than-words.ts';

/** Reads whether more goes to one or to another (`was more paid in cash or in kind`): what both come to, side by side. */
export function readEither(words: Input, read: (words: Input) => Draft | undefined): Draft | undefined {
  const isAsked = isYesOrNo(words) && words.tags.some((tag) => tag.kind === 'or' || isOrMore(words, tag));
  if (!isAsked || words.tags.some(({ kind }) => kind === 'versus') || !words.tags.some((tag) => isOpen(words, tag)))
    return undefined;
  if (words.tags.some((tag) => isOpen(words, tag) && isOfNumber(words, tag))) return undefined;
  const draft = read(withoutMore(words));
  const both = draft && hasRoom(draft) && draft.groups.length === 0 ? bothOf(draft) : undefined;
  if (!draft || !both) return undefined;
  for (const tag of draft.tags) draft.parsed.add(tag);
  return sideBySide(draft, both);
}

/** `more research money or more general money`: no bound, which stands behind its number. */
function isOrMore(words: Input, tag: Tag): boolean {
  const before = words.tags[words.tags.indexOf(tag) - 1];
  return tag.kind === 'comparator' && wordsOf(words, tag) === 'or more' && before?.kind !== 'number';
}

/** `pay more doctors`, `make more payments`: how many they are, and not how much. */
function isOfNumber({ tokens, tags }: Input, more: Tag): boolean {
  const [next, noun] = tags.slice(tags.indexOf(more) + 1);
  const counted = next?.kind === 'value' && !next.isPerson ? noun : next;
  if (next?.kind === 'unit') return true;
  const last = counted && tokens[counted.to - 1];
  return (counted?.kind === 'noun' || counted?.kind === 'value') && last?.low !== last?.lemma;
}

const isOpen = (words: Input, tag: Tag) => tag.kind !== 'comparator' && tag.kind !== 'growth' && isMore(words, tag);

function withoutMore(words: Input): Input {
  const left = words.tags.flatMap((tag): Tag[] => {
    if (isOrMore(words, tag)) return [{ kind: 'or', from: tag.from, to: tag.from + 1, score: tag.score }];
    return isOpen(words, tag) ? verbOf(words, tag) : [tag];
  });
  return wordsWith(words, left);
}

/** What is named with an `or` between: two values of one kind, and no other kind of which several are. */
function bothOf(draft: Draft): ValueFilter | undefined {
  const kinds = draft.tags.flatMap((tag) => (tag.kind === 'noun' && tag.noun.where ? [tag] : []));
  if (kinds.length === 2) for (const tag of kinds) addNounFilters(draft, tag.noun, tag.from);
  const several = draft.filters.filter(({ values, isNegated }) => values.length > 1 && !isNegated);
  const [both, another] = several;
  if (!both || another) return undefined;
  const named = { ...both, text: both.text ?? '' };
  draft.filters = draft.filters.map((filter) => (filter === both ? named : filter));
  return named;
}
