import type { Draft } from '../reading/draft.ts';

/** `breakdown by specialty`, `give me a state breakdown`: of what was asked before, since it says no figure. */
export function isBreakdownAlone({ tags, tokens }: Draft): boolean {
  const by = tags.find(({ kind }) => kind === 'by');
  const isAlone = tags.every(({ kind }) => ['by', 'noun', 'grain', 'filler', 'and'].includes(kind));
  return isAlone && by !== undefined && /^(?:break|split)/.test(tokens[by.from]?.low ?? '');
}
