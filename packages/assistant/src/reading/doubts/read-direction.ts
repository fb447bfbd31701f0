import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, type Draft, textOf } from '../draft.ts';

/** `what did doctors pay Kelvanta`, `hospitals paid to Caldrexa`: the data knows of nobody who pays a company. */
export function refuseReversed(draft: Draft): void {
  const people = draft.tags.find((tag) => isPeople(tag) && paidCompany(draft, tag) !== undefined);
  const company = people && paidCompany(draft, people);
  if (!people || !company) return;
  const [who, whom] = [people, company].map((tag) => textOf(draft, tag));
  draft.cannot ??= `Companies pay, and ${who} are paid: ask what ${who} received from ${whom}.`;
}

function isPeople(tag: Tag): boolean {
  return tag.kind === 'noun'
    ? tag.noun.dimension === 'recipient' && tag.noun.where !== undefined
    : tag.kind === 'value' && tag.isPerson === true;
}

/** The company that is paid by those who stand before the verb, and do not stand there as `doctors paid by Kelvanta`. */
function paidCompany(draft: Draft, people: Tag): TagOf<'value'> | undefined {
  const verb = after(draft, people, ['filler']);
  if (verb?.kind !== 'verb' || !/^(?:pay|pays|paid|give|gives|gave)(?: to)?$/i.test(textOf(draft, verb)))
    return undefined;
  const company = after(draft, verb, ['filler', 'preposition']);
  const isCompany = company?.kind === 'value' && company.choices.every(({ field }) => field.startsWith('company'));
  if (!isCompany || after(draft, company)?.kind === 'verb') return undefined;
  const isActing = ['did', 'do', 'does'].includes(draft.tokens[people.from - 1]?.low ?? '');
  const isTo = draft.tokens[company.from - 1]?.low === 'to';
  return isActing || isTo ? company : undefined;
}
