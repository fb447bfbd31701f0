import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, isFree, open, replace, take, textOf } from '../draft.ts';

/** Whom a record always names: of others what is paid without a name would be in no place. */
const COUNTED = ['recipient', 'company'];

/** `how many companies make up 80 % of spend`: the largest, as many as it takes. */
export function readCoverage(draft: Draft): void {
  asPercent(draft);
  const [figure, another] = draft.figures;
  const number = open(draft, 'number').find(({ isPercent }) => isPercent);
  const whole = number && wholeOf(draft, number);
  const isPlain = !another && !draft.ranking && !draft.comparison && draft.groups.length === 0;
  if (!number || !whole || figure?.kind !== 'distinct' || Number(number.value) >= 100) return;
  if (before(draft, number, ['filler', 'preposition'])?.kind === 'comparator') return;
  if (!isPlain || !COUNTED.includes(figure.dimension)) {
    draft.cannot = 'I can tell how many companies or recipients make up a part of a whole, without a row for anything.';
    return;
  }
  const { dimension } = figure;
  take(draft, number, whole.kind === 'unit' ? whole : undefined);
  const measure = whole.kind === 'unit' && whole.measure === 'records' ? 'records' : 'total_amount';
  draft.figures = [{ kind: 'measure', measure }];
  draft.comparison = { kind: 'coverage', dimension, percent: number.value };
  const isOfKind = draft.filters.some(({ field, text }) => field === 'recipient_type' && text === undefined);
  if (isOfKind)
    draft.assumptions.push('The whole is what all recipients of that kind got, and not what everybody got.');
  draft.assumptions.push('They are counted from the largest on, as many as it takes; who equals the last counts too.');
}

/** `half of the spend`. */
function asPercent(draft: Draft): void {
  for (const tag of open(draft, 'restriction')) {
    const isOf = draft.tokens[tag.to]?.low === 'of';
    if (!/^half$/i.test(textOf(draft, tag)) || !isOf || draft.figures[0]?.kind !== 'distinct') continue;
    replace(draft, tag, { kind: 'number', value: '50', isMoney: false, isPercent: true, isOrdinal: false });
  }
}

/** `80 % of what Norvelis spent`, `of what physicians got`. */
function whatIsSpent(draft: Draft, what: Tag | undefined): TagOf<'value'> | undefined {
  const who = what?.kind === 'which' && draft.tokens[what.from]?.low === 'what' ? after(draft, what) : undefined;
  const verb = who && after(draft, who);
  return who?.kind === 'value' && (verb?.kind === 'verb' || verb?.kind === 'amount') ? who : undefined;
}

/** The spend of `80 % of Kelvanta's spend`, and not the doctors of `80 % of doctors` or what is their own. */
function wholeOf(draft: Draft, number: Tag): TagOf<'amount' | 'unit' | 'value' | 'source' | 'verb'> | undefined {
  const next = after(draft, number, ['filler', 'preposition', 'value', 'source', 'period']);
  const spent = whatIsSpent(draft, next);
  const between = draft.tokens.slice(number.to, next?.from).map(({ low }) => low);
  if (between[0] !== 'of' || between.some((low) => ['their', 'its', 'his', 'her'].includes(low))) return undefined;
  if (spent) return spent;
  const amount = next?.kind === 'noun' && next.noun.where ? draft.tags[draft.tags.indexOf(next) + 1] : undefined;
  // `half of physician spend`, `80% of device spend`.
  if (amount?.kind === 'amount') return amount;
  if (next?.kind === 'amount' || isFree(draft, next, 'unit')) return next;
  // `80 % of spend on cardiology products`.
  if (next?.kind === 'verb' && /^spend(?:ing)?\b/i.test(textOf(draft, next))) return next;
  const first = after(draft, number);
  if (first?.kind === 'source' && next?.kind !== 'noun') return first;
  return first?.kind === 'value' && first.choices.some(({ field }) => field === 'nature') ? first : undefined;
}
