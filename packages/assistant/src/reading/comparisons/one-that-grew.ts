import type { Draft } from '../draft.ts';
import { isMany } from '../ranked-words.ts';

/** `which company grew the most` is one; `fastest growing companies` are several. */
export function isSingular({ tags, tokens }: Draft): boolean {
  const noun = tags.find((tag) => tag.kind === 'noun' || tag.kind === 'grain');
  const word = noun && tokens[noun.to - 1];
  const isAsked = tags.some(({ kind }) => kind === 'which');
  // `fastest growing specialty in number of physicians`.
  const first = tags.find(({ kind }) => kind !== 'filler');
  const isFirst =
    first?.kind === 'growth' &&
    first.to === noun?.from &&
    /(?:fastest|most|quickest) /i.test(
      tokens
        .slice(first.from, first.to)
        .map(({ low }) => low)
        .join(' '),
    );
  const isOne = word === undefined || noun === undefined || !isMany({ tokens }, noun);
  return isOne && (isWhoMost({ tags, tokens }) || ((isAsked || isFirst) && word !== undefined));
}

/** `who grew the most`, as `who paid the most` is one. */
function isWhoMost({ tags, tokens }: Pick<Draft, 'tags' | 'tokens'>): boolean {
  const growth = tags.find(({ kind }) => kind === 'growth');
  const words = tokens.slice(growth?.from ?? 0, growth?.to ?? 0).map(({ low }) => low);
  const isAsked = tags.some(({ kind, to }) => kind === 'who' && growth && to <= growth.from);
  return isAsked && words.some((word) => ['most', 'fastest', 'quickest'].includes(word));
}

/** `2023 month with the largest increase`, `state with the fastest growth`: one of them. */
export function isOneOfThem({ tags, tokens }: Draft): boolean {
  const [first, next] = tags.filter(({ kind }) => kind !== 'filler' && kind !== 'period' && kind !== 'value');
  const last = first && tokens[first.to - 1];
  const isThing = first?.kind === 'grain' || first?.kind === 'noun';
  return isThing && next?.kind === 'preposition' && next.word === 'with' && last?.low === last?.lemma;
}
