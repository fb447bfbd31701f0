import type { Tag } from '../tags/tag.ts';
import type { Token } from '../text/tokens.ts';
import { wordsWith } from './members/member-words.ts';
import type { Input } from './parser.ts';
import type { Than } from './than-side.ts';

const PAYERS = ['pay', 'spend', 'give'];
const PAYEES = ['receive', 'get', 'make', 'earn', 'take'];

/** The question without the words that hold two against each other, and without the second: it is one about the first. */
export function withoutThan(input: Input, { more, from, to }: Than): Input {
  const left = input.tags.flatMap((tag, at) => {
    if (at >= from && at < to) return [];
    return at === more ? verbOf(input, tag) : [tag];
  });
  return withoutWhose(wordsWith(input, left));
}

/** `spend more`: the verb alone. */
export function verbOf({ tokens }: Input, tag: Tag): Tag[] {
  const verb = tokens[tag.from]?.lemma ?? '';
  const role = PAYERS.includes(verb) ? 'payer' : PAYEES.includes(verb) ? 'payee' : undefined;
  return role && tag.to - tag.from > 1
    ? [{ kind: 'verb', role, from: tag.from, to: tag.from + 1, score: tag.score }]
    : [];
}

/** `companies whose royalties`: `companies with royalties`. */
function withoutWhose({ tokens, tags }: Input): Input {
  const isWhose = (tag: Tag) => tag.kind === 'who' && tokens[tag.from]?.low === 'whose';
  const places = tags.filter(isWhose).map(({ from }) => from);
  const asWith = (token: Token): Token => ({ ...token, text: 'with', low: 'with', lemma: 'with' });
  return {
    tokens: tokens.map((token, at) => (places.includes(at) ? asWith(token) : token)),
    tags: tags.map((tag) =>
      isWhose(tag) ? { kind: 'preposition', word: 'with', from: tag.from, to: tag.to, score: tag.score } : tag,
    ),
  };
}
