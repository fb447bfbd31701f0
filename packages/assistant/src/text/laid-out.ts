import type { Token } from './tokens.ts';

const ROW =
  '(?:each(?: of (?:them|those|these)| one| name| row| entry| line)?|them|it|(?:the|their|all|every)(?: of the)? ?names?|names|every(?: one| row)|(?:his|her|its) name)';
/** What is shown beside what has been named: `the total next to each`, `their cities beside the names`. */
const BESIDE = new RegExp(
  `^(?:in a (?:separate )?column )?(?:right |directly )?(?:next to|beside|alongside|adjacent to|to the right of|behind|after) ${ROW}(?= ,|$| and| in \\d| please)`,
);
const PUTTING = /^(?:put|set|place|print|write|add|show|list|give|showing|giving|putting|listing)$/;
const LONGEST = 8;

/** `put the totals next to each` is `with the totals`: how the answer is laid out is no part of what is asked. */
export function withoutLayout(tokens: readonly Token[]): readonly Token[] {
  const lows = tokens.map(({ low }) => low);
  const start = lows.findIndex((_, at) => at > 1 && BESIDE.test(lows.slice(at).join(' ')));
  if (start < 0) return tokens;
  const length = BESIDE.exec(lows.slice(start).join(' '))?.[0].split(' ').length ?? 0;
  const left = [...tokens.slice(0, start), ...tokens.slice(start + length)];
  const verb = lows.findLastIndex(
    (low, at) => at < start && at > start - LONGEST && PUTTING.test(low) && [',', 'and'].includes(lows[at - 1] ?? ''),
  );
  return left
    .map((token, at) => (at === verb ? { ...token, low: 'with', lemma: 'with' } : token))
    .filter((token, at) => !(at === verb - 1 && token.low === 'and'));
}
