import { idOf } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import type { ValueFilter } from '../../reading/reading.ts';
import type { Tag, TagOf } from '../../tags/tag.ts';
import { isMany } from '../clause-part.ts';
import type { Input } from '../parser.ts';
import { withSpecialists } from '../people.ts';
import type { FoundSet } from './member-set.ts';
import type { Left } from './member-words.ts';

/** What is left of a question without its clause, read as it would be by itself. */
export function readLeft(
  { words, isPeopleShare }: Left,
  set: FoundSet,
  read: (words: Input) => Draft | undefined,
): Draft | undefined {
  return (isPeopleShare ? undefined : readStandIn(words, set, read)) ?? readRest(words, read);
}

/** Specialists are people, as doctors are, where they are read as no others. */
function readRest(words: Input, read: (words: Input) => Draft | undefined): Draft | undefined {
  const people = withSpecialists(words.tags, words.tokens);
  return read(words) ?? (people && read({ ...words, tags: people }));
}

/** Of all companies nobody asks a share: it is read as of one that is named. */
function readStandIn(words: Input, { entity }: FoundSet, read: (words: Input) => Draft | undefined): Draft | undefined {
  const isAll = (tag: Tag): tag is TagOf<'noun'> =>
    tag.kind === 'noun' && tag.noun.dimension === entity && !tag.noun.where && isMany(tag, words);
  const isShare = words.tags.some(({ kind }) => kind === 'share');
  if (!isShare || !words.tags.some(isAll)) return undefined;
  const draft = read({ ...words, tags: words.tags.map((tag) => (isAll(tag) ? asOne(tag) : tag)) });
  return draft?.comparison?.kind === 'share' && draft.comparison.part?.every(isStandIn) ? draft : undefined;
}

const STANDS_IN = '*';
const asOne = ({ noun, from, to, score }: TagOf<'noun'>): TagOf<'value'> => ({
  kind: 'value',
  choices: [{ field: idOf(noun.dimension), values: [STANDS_IN], nearness: 'exact' }],
  from,
  to,
  score,
});
/** What stands in for all of them. */
export const isStandIn = ({ values }: ValueFilter) => values.length === 1 && values[0] === STANDS_IN;
