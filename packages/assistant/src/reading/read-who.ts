import type { Tag, TagOf } from '../tags/tag.ts';
import { after, before, type Draft, isFree, open, take, textOf } from './draft.ts';
import { addGroup, addNoun, groupOf } from './groups.ts';

/** `which companies`, `what drugs`, `which years`. */
export function readWhich(draft: Draft): void {
  for (const which of open(draft, 'which')) {
    take(draft, which);
    const next = after(draft, which, ['filler', 'preposition', 'number', 'rank', 'growth', 'share', 'new']);
    if (isFree(draft, next, 'noun')) {
      take(draft, next);
      addNoun(draft, next.noun);
    } else if (isFree(draft, next, 'grain')) {
      take(draft, next);
      addGroup(draft, groupOf(next));
    } else if (next?.kind === 'value' && next.isPerson) addGroup(draft, { kind: 'dimension', dimension: 'recipient' });
  }
}

/** `who paid` are companies, `who received` and `who was paid` are recipients. */
export function readWho(draft: Draft, who: TagOf<'who'>): void {
  take(draft, who);
  const noun = before(draft, who, ['filler', 'preposition', 'value']);
  if (draft.groups.length > 0 || noun?.kind === 'noun' || draft.figures.length > 0 || draft.isList) return;
  const word = draft.tokens[who.from]?.low;
  const verb = draft.tags.find((tag) => tag.kind === 'verb' && tag.from >= who.to);
  const isPayee =
    word === 'whom' ||
    (verb?.kind === 'verb' && verb.role === 'payee') ||
    draft.tags.some((tag) => tag.kind === 'rank' && tag.from >= who.to && textOf(draft, tag).endsWith('paid')) ||
    isPassive(draft, verb) ||
    hasCompanyBefore(draft, verb);
  if (isPayee) addGroup(draft, { kind: 'dimension', dimension: 'recipient' });
  else addGroup(draft, { kind: 'dimension', dimension: 'company' });
}

function isPassive({ tokens }: Draft, verb: Tag | undefined): boolean {
  return verb !== undefined && tokens[verb.from - 1]?.lemma === 'be';
}

/** `who did Pfizer pay`. */
function hasCompanyBefore(draft: Draft, verb: Tag | undefined): boolean {
  const previous = verb && before(draft, verb);
  return previous?.kind === 'value' && previous.choices.some(({ field }) => field.startsWith('company'));
}
