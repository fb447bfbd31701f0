import type { Tag } from '../../tags/tag.ts';
import { before, type Draft, has, open, replace, textOf } from '../draft.ts';

/** What can be counted: with none of it, a number is an amount. */
const COUNTABLE = ['nature', 'dispute_status', 'physician_ownership', 'third_party'];

/** `Pfizer, general plus research, what's the number?` asks for the amount where nothing is named that could be counted. */
export function readTheNumber(draft: Draft): void {
  for (const tag of open(draft, 'count')) if (isAmount(draft, tag)) replace(draft, tag, { kind: 'amount' });
}

function isAmount(draft: Draft, tag: Tag): boolean {
  const isLast = tag.to === draft.tokens.length && /^number$/i.test(textOf(draft, tag));
  const isThe = ['the', 'that', 'our'].includes(draft.tokens[tag.from - 1]?.low ?? '');
  const isSomething = has(draft, 'value', 'source') && before(draft, tag)?.kind === 'which';
  return isLast && isThe && isSomething && !namesCountable(draft);
}

function namesCountable(draft: Draft): boolean {
  return draft.tags.some(
    (tag) =>
      ['noun', 'unit', 'measure', 'statistic'].includes(tag.kind) ||
      (tag.kind === 'value' && (tag.isPerson === true || tag.choices.some(({ field }) => COUNTABLE.includes(field)))),
  );
}
