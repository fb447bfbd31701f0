import type { Tag, TagOf } from '../tags/tag.ts';
import { type Draft, open, textOf } from './draft.ts';

const BETWEEN: readonly Tag['kind'][] = ['rank', 'number', 'filler'];

/** `Pfizer's competitors`, `rivals of Pfizer`, `who competes with Pfizer`: the other companies, and not the one they are set against. */
export function readCompetitors(draft: Draft): void {
  for (const noun of open(draft, 'noun').filter((tag) => isRival(draft, tag))) {
    const owner =
      ownerOf(draft, noun) ?? companyAfter(draft, noun, ['of', 'to', 'with', 'for']) ?? companyHaving(draft, noun);
    if (owner) leaveOut(draft, owner);
    else if (['its', 'their'].includes(draft.tokens[noun.from - 1]?.low ?? '') && namesCompany(draft, noun))
      draft.cannot = NAME_THEM;
  }
  if (open(draft, 'noun').some((noun) => isHeldAgainst(draft, noun))) draft.cannot ??= NAME_THEM;
  for (const verb of open(draft, 'verb').filter((tag) => /^compet/i.test(textOf(draft, tag)))) {
    const rival = companyAfter(draft, verb, ['with', 'against']);
    if (rival) leaveOut(draft, rival);
  }
}

/** `top 5 competitors of Pfizer`: whose they are says that it is none of them. */
export function namesRivals({ tokens, tags }: Pick<Draft, 'tokens'> & { tags: readonly Tag[] }): boolean {
  return tags.some(isCompany) && tags.some((tag) => tag.kind === 'noun' && isRival({ tokens }, tag));
}

const NAME_THEM = 'Name the competitors, or ask for all companies in an area, each of which then has a row.';

/** `Pfizer vs industry giants`, `how does Pfizer compare with peers`: nobody says which they are. */
function isHeldAgainst(draft: Draft, noun: TagOf<'noun'>): boolean {
  if (noun.noun.dimension !== 'company' || !draft.tags.some(isCompany)) return false;
  const before = draft.tags.slice(0, draft.tags.indexOf(noun)).findLast(({ kind }) => kind !== 'filler');
  const isWith = before?.kind === 'preposition' && ['with', 'to', 'among'].includes(before.word);
  const isCompared = draft.tags.some(({ kind, to }) => kind === 'compare' && to <= noun.from);
  const isSide = before?.kind === 'versus' || (isWith && isCompared);
  const after = draft.tags[draft.tags.indexOf(noun) + 1];
  return isSide || (after?.kind === 'versus' && isCompany(draft.tags[draft.tags.indexOf(noun) + 2]));
}

function isRival({ tokens }: Pick<Draft, 'tokens'>, { to }: Tag): boolean {
  return ['competitor', 'rival', 'peer'].includes(tokens[to - 1]?.lemma ?? '');
}

/** `Pfizer's top 5 competitors`, `Pfizer competitors`. */
function ownerOf({ tags, tokens }: Draft, noun: Tag): Tag | undefined {
  const owner = tags.slice(0, tags.indexOf(noun)).findLast(({ kind }) => !BETWEEN.includes(kind));
  const isTheirs = /(?:'s|s')$/i.test(tokens[(owner?.to ?? 0) - 1]?.text ?? '');
  return (isTheirs || owner?.to === noun.from) && isCompany(owner) ? owner : undefined;
}

function companyAfter({ tags, tokens }: Draft, tag: Tag, small: readonly string[]): Tag | undefined {
  const at = tags.indexOf(tag);
  const next = tags[at + 1];
  const isSmall = next !== undefined && small.includes(tokens[next.from]?.low ?? '') && next.to - next.from === 1;
  const company = isSmall ? tags[at + 2] : next;
  return isCompany(company) && (isSmall || tag.kind === 'verb') ? company : undefined;
}

/** `how many competitors does Pfizer have`. */
function companyHaving(draft: Draft, noun: Tag): Tag | undefined {
  const company = companyAfter(draft, noun, ['does', 'do', 'did']);
  return company && ['have', 'face'].includes(draft.tokens[company.to]?.lemma ?? '') ? company : undefined;
}

function namesCompany({ tags }: Draft, noun: Tag): boolean {
  return tags.some((tag) => tag.to <= noun.from && isCompany(tag));
}

function isCompany(tag: Tag | undefined): tag is TagOf<'value'> {
  return tag?.kind === 'value' && tag.choices.some(({ field }) => field.startsWith('company'));
}

/** A word that leaves out, in front of a value. */
function leaveOut(draft: Draft, value: Tag): void {
  draft.tags.splice(draft.tags.indexOf(value), 0, { kind: 'not', from: value.from, to: value.from, score: 0 });
}
