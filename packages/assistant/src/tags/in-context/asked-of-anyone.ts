import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

const ANYONE = /^(?:anyone|anybody|someone|somebody)$/;
/** What a question may have before the first word of it. */
const BEFORE = /^(?:(?:do|does|did|is|are|was|were|has|have|there|also|and|so|,)(?: |$))*$/;
/** What is said of those who are meant. */
const SAID =
  /^(?:in|from|with|who|that|getting|get|got|receive|received|receiving|paid|earning|earn|earned|taking|take|took|make|made|making|at)$/;

/** `anyone in Ohio with more than $100,000 in royalties`: whoever is paid so. */
export function withAnyoneAsked(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const at = tags.findIndex((tag) => isAnyone(tokens, tag));
  const isBound = tags.some((tag, index) => index > at && tag.kind === 'comparator');
  if (at < 0 || !isBound) return [...tags];
  return tags.map((tag, index) => (index === at ? { ...tag, kind: 'noun', noun: { dimension: 'recipient' } } : tag));
}

function isAnyone(tokens: readonly Token[], { kind, from, to }: Tag): boolean {
  const lows = tokens.map(({ low }) => low);
  const isFirst = BEFORE.test(lows.slice(0, from).join(' '));
  return kind === 'filler' && to - from === 1 && ANYONE.test(lows[from] ?? '') && isFirst && SAID.test(lows[to] ?? '');
}
