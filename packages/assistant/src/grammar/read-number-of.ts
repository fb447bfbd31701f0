import type { Draft } from '../reading/draft.ts';
import type { Tag } from '../tags/tag.ts';
import { isMany } from './clause-part.ts';
import { wordsWith } from './members/member-words.ts';
import { alt, type Input, isWord, map, opt, type Parser, seq, tag } from './parser.ts';

const NUMBER: Parser<Tag> = alt<Tag>(
  map(seq(tag('count'), opt(tag('preposition', isWord('of')))), ([count]) => count),
  map(seq(tag('measure'), opt(tag('preposition', isWord('of')))), ([measure]) => measure),
);

/**
 * `how many doctors fell by more than half from 2022 to 2024`: the rows of `which doctors fell …` are counted. Only of those that grew or
 * fell, since others have a number of their own.
 */
export function readNumberOf(words: Input, read: (words: Input) => Draft | undefined): Draft | undefined {
  const [match] = NUMBER(words, 0);
  const noun = match && words.tags.slice(match.to).find(({ kind }) => kind !== 'filler');
  if (!match || !noun || !isMany(noun, words)) return undefined;
  const draft = read(askingWhich(words, match.value, words.tags.slice(match.to)));
  const [group, another] = draft?.groups ?? [];
  if (!draft || !isOfThoseGrown(draft) || group?.kind !== 'dimension' || another || draft.ranking) return undefined;
  for (const tag of draft.tags) draft.parsed.add(tag);
  draft.isNumber = true;
  // Nothing is ranked.
  draft.assumptions.splice(0, draft.assumptions.length, ...draft.assumptions.filter((one) => !/^Ranked by/.test(one)));
  return draft;
}

/** `how many companies cut their spending`: what they did, and no growth of their number. */
export function isOfWhatTheyDid({ tags, tokens }: Input): boolean {
  const [first, ...rest] = tags.filter(({ kind }) => !['filler', 'preposition', 'who', 'value'].includes(kind));
  const [noun, done] = rest;
  const words = done ? tokens.slice(done.from, done.to + 1).map(({ low }) => low) : [];
  return first?.kind === 'count' && noun?.kind === 'noun' && done?.kind === 'growth' && words.includes('their');
}

function askingWhich(words: Input, count: Tag, rest: readonly Tag[]): Input {
  const [first] = words.tokens.slice(count.from, count.from + 1);
  const left = wordsWith(words, rest);
  if (!first) return left;
  const which: Tag = { kind: 'which', from: 0, to: 1, score: count.score };
  return {
    tokens: [{ ...first, text: 'which', low: 'which', lemma: 'which' }, ...left.tokens],
    tags: [which, ...left.tags.map((tag) => ({ ...tag, from: tag.from + 1, to: tag.to + 1 }))],
  };
}

/** Those alone that grew, or fell, and by so much where it is said. */
function isOfThoseGrown({ comparison, thresholds }: Draft): boolean {
  if (comparison?.kind !== 'growth') return false;
  return comparison.sort !== undefined || thresholds.some(({ on }) => on === 'percent');
}
