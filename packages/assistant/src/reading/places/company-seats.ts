import type { Tag } from '../../tags/tag.ts';
import { after, before, type Draft, textOf } from '../draft.ts';

/** `companies in Massachusetts paid`: those that are there, or that paid somebody there. */
export function askSeat(draft: Draft, tag: Tag): void {
  const at = draft.tags.indexOf(tag);
  const [noun, inside] = [draft.tags[at - 2], draft.tags[at - 1]];
  const verb = after(draft, tag, ['filler']);
  const isInside = inside?.kind === 'preposition' && inside.word === 'in';
  const isOfCompanies = noun?.kind === 'noun' && noun.noun.dimension === 'company';
  if (!isInside || !isOfCompanies || draft.ambiguity) return;
  if (verb?.kind !== 'verb' || verb.role !== 'payer') {
    const state = textOf(draft, tag);
    // `spend by company in Ohio` is of what is spent there.
    if (draft.tags[at - 3]?.kind !== 'by')
      draft.assumptions.push(
        `Companies in ${state} are those that paid somebody there: for those that are there, say based in ${state}.`,
      );
    return;
  }
  const [companies, state, paid] = [noun, tag, verb].map((one) => textOf(draft, one));
  draft.ambiguity = {
    text: `Companies that are in ${state}, or that paid somebody there?`,
    choices: [`${companies} headquartered in ${state} ${paid}`, `${companies} ${paid} recipients in ${state}`].map(
      (words) => ({ label: words, words }),
    ),
    from: noun.from,
    to: verb.to,
  };
}

const SEATS = ['based', 'headquartered', 'headquarters', 'hq', 'located', 'seated', 'domiciled'];

/** `in Texas: payer, date and amount`: a sign stands between. */
function isPaused({ tokens }: Draft, { to }: Tag): boolean {
  const [last, next] = [tokens[to - 1], tokens[to]];
  return last !== undefined && next !== undefined && next.start - last.end > 1;
}

/** Whether a state is where companies are: after `companies based in`, before `companies`. */
export function isOfCompany(draft: Draft, tag: Tag): boolean {
  const following = draft.tags[draft.tags.indexOf(tag) + 1];
  const based = following?.kind === 'filler' ? after(draft, following, []) : following;
  // `Massachusetts companies`, `Texas-based companies`.
  const isAdjective = following === based || SEATS.includes(draft.tokens[tag.to]?.low ?? '');
  if (isAdjective && based?.kind === 'noun' && based.noun.dimension === 'company' && !isPaused(draft, tag)) return true;
  const noun = before(draft, tag);
  const isSeat = draft.tokens
    .slice(Math.max(noun?.to ?? 0, tag.from - 3), tag.from)
    .some(({ low }) => SEATS.includes(low));
  // `companies from Massachusetts`.
  const isFrom = draft.tokens[tag.from - 1]?.low === 'from' && draft.tags[draft.tags.indexOf(tag) - 2] === noun;
  return (isSeat || isFrom) && noun?.kind === 'noun' && noun.noun.dimension.startsWith('company');
}
