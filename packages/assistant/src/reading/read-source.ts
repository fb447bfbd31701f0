import type { Kind, Noun, SourceName, Tag, TagOf } from '../tags/tag.ts';
import { asksTwice } from './comparisons/read-comparisons.ts';
import { after, before, type Draft, has, open, replace, take, textOf } from './draft.ts';
import { areOwners, isOfOwners, isOwnerOf } from './people/owners-of.ts';

const KINDS = { general: 'General', research: 'Research', ownership: 'Ownership' } as const;

/** The kind of payments that all payments have from a file. */
export function kindOf(source: string): string | undefined {
  return source in KINDS ? KINDS[source as keyof typeof KINDS] : undefined;
}

/** Which file is asked: general payments, unless the question says otherwise. */
export function readSource(draft: Draft): void {
  const sources = open(draft, 'source');
  const wanted = sources.filter((tag) => {
    const not = before(draft, tag);
    if (not?.kind !== 'not') return true;
    take(draft, not, tag);
    // `without research grants and travel`: neither of them.
    const and = after(draft, tag);
    if (and?.kind === 'and' && after(draft, and)?.kind === 'value') replace(draft, and, { kind: 'not' });
    draft.source ??= 'general';
    return false;
  });
  take(draft, ...wanted);
  const names = [...new Set(wanted.map(({ source }) => source))];
  if (names.length === 1) draft.source = names[0];
  readKindOfAll(draft, wanted);
  if (names.length > 1) readSeveral(draft, names);
  for (const { noun } of open(draft, 'noun')) {
    const isOfOne = noun.source === 'research' || noun.source === 'ownership';
    if (isOfOne && (draft.source === undefined || draft.source === 'general')) draft.source = noun.source;
  }
  const isOfKinds = open(draft, 'noun').some(({ noun }) => noun.source === 'all_payments');
  if (isOfKinds) draft.source ??= 'all_payments';
  if (draft.source === 'all_payments') asAllKinds(draft);
  if (draft.source === 'all_payments') asKinds(draft);
  const isTrial = draft.tags.some((tag) => tag.kind === 'value' && tag.choices[0]?.field === 'clinical_trial_id');
  if (isTrial) draft.source = 'research';
  if (draft.source === undefined && isHeldByFamily(draft)) draft.source = 'ownership';
  draft.source ??= sourceOfValues(draft);
  for (const { source, name } of open(draft, 'value')) {
    if (source === undefined || draft.source !== undefined) continue;
    draft.source = source;
    draft.assumptions.push(`${name ?? 'This recipient'} is in no general payments: those of ${source} are asked.`);
  }
  if (draft.source === undefined && (isOwned(draft) || isOfOwners(draft))) draft.source = 'ownership';
  for (const { measure } of open(draft, 'measure')) {
    if (measure === 'amount_invested' || measure === 'value_of_interest') draft.source = 'ownership';
  }
  if (draft.source === 'ownership') dropOwners(draft);
  asTermsOrForms(draft);
}

/** `common stock`, `preclinical`: what only one kind of payments says. */
function sourceOfValues(draft: Draft): SourceName | undefined {
  const isOf = (name: string) =>
    draft.tags.some(
      (tag) =>
        tag.kind === 'value' && tag.choices.every(({ field, values }) => field === name && !values.includes('false')),
    );
  if (isOf('terms')) return 'ownership';
  return isOf('preclinical') ? 'research' : undefined;
}

/** `stock options` are terms of an interest, and a form of payments. */
function asTermsOrForms(draft: Draft): void {
  const isOwned = draft.source === 'ownership';
  for (const tag of open(draft, 'value')) {
    const choices = tag.choices.filter(({ field }) => field !== (isOwned ? 'form' : 'terms'));
    if (choices.length > 0 && choices.length < tag.choices.length) replace(draft, tag, { ...tag, choices });
  }
}

/** `all payments (general, research, ownership)`: their sum, and no row for each. */
function asAllKinds(draft: Draft): void {
  for (const tag of open(draft, 'noun')) {
    const of = before(draft, tag, ['filler']);
    const isAll =
      of?.kind === 'unit' && (/^all\b/i.test(textOf(draft, of)) || draft.tokens[of.from - 1]?.low === 'all');
    if (tag.noun.dimension === 'payment_kind' && isAll) replace(draft, tag, { kind: 'filler' });
  }
}

/** `owners with the most valuable stakes`: whoever is in the file of ownership owns. */
function dropOwners(draft: Draft): void {
  for (const tag of open(draft, 'value')) {
    if (tag.choices[0]?.field !== 'physician_ownership') continue;
    // `top owners`, `how many owners`.
    const isAsked =
      isOwnerOf(draft, tag) ||
      areOwners(draft, tag) ||
      ['rank', 'number', 'count', 'which', 'by'].includes(before(draft, tag, ['filler'])?.kind ?? '');
    replace(draft, tag, isAsked ? { kind: 'noun', noun: { dimension: 'recipient' } } : { kind: 'filler' });
  }
}

/** `by kind of payment: general, research, ownership`: of these kinds, and not of natures. */
function asKinds(draft: Draft): void {
  const kind: Noun = { dimension: 'payment_kind', source: 'all_payments' };
  for (const tag of open(draft, 'noun'))
    if (tag.noun.dimension === 'nature' && /kind|type|categor/i.test(textOf(draft, tag)))
      replace(draft, tag, { kind: 'noun', noun: kind });
}

/** `how much of everything Pfizer paid was research`: what part of it, which has its amount beside it. */
function asShareOfAll(draft: Draft, kind: Tag): void {
  const [amount, of, ...others] = draft.tags;
  const isPredicate = draft.tokens[kind.from - 1]?.lemma === 'be' && draft.tags.at(-1) === kind;
  const isHowMuch = amount?.kind === 'amount' && of?.kind === 'preposition' && of.word === 'of';
  const isOfWhole = others.some((tag) => WHOLES.includes(tag.kind) && tag.to <= kind.from);
  if (isHowMuch && isPredicate && isOfWhole && !has(draft, 'share')) replace(draft, amount, { kind: 'share' });
}

const OF_OTHERS: readonly Kind[] = ['noun', 'by', 'grain', 'rank', 'who', 'trend', 'growth', 'compare', 'versus'];

/** `research share of all payments`, `what share of spend is research`: the kind is the part, and all payments the whole. */
function readKindOfAll(draft: Draft, sources: readonly TagOf<'source'>[]): void {
  const [tag, another] = sources.filter(({ source }) => source in KINDS);
  if (!tag || another) return;
  asShareOfAll(draft, tag);
  if (!has(draft, 'share') || isWhole(draft, tag)) return;
  if ((has(draft, ...OF_OTHERS) || !isPartOf(draft, tag)) && !isPartOfAll(draft, tag)) return;
  const kind = KINDS[tag.source as keyof typeof KINDS];
  draft.source = 'all_payments';
  // All kinds together have no number of payments: they are the amount.
  take(draft, ...open(draft, 'unit').filter(({ measure }) => measure === 'payments'));
  draft.filters.push({ field: 'payment_kind', values: [kind], text: kind, at: tag.from });
}

/** `as a percentage of general payments`: what they are the whole of is said elsewhere. */
function isWhole(draft: Draft, source: Tag): boolean {
  const share = before(draft, source, SMALL);
  return share?.kind === 'share' && /^(?:as|in)\b/i.test(textOf(draft, share));
}

/** `research share of Norvelis`, `share of research in Norvelis payments`: what is named beside the kind is whose all is. */
function isPartOf(draft: Draft, source: Tag): boolean {
  const values = draft.tags.filter((tag): tag is TagOf<'value'> => tag.kind === 'value');
  if (values.length === 0) return true;
  const isOfSomebody = values.every(({ choices }) => /^(?:company|recipient_id|state)/.test(choices[0]?.field ?? ''));
  const [share] = draft.tags.filter(({ kind }) => kind === 'share');
  if (!share || !isOfSomebody) return false;
  if (after(draft, source, SMALL) === share) return true;
  const being = ['is', 'was', 'are', 'were'].includes(draft.tokens[source.from - 1]?.low ?? '');
  if (being) return values.every(({ to }) => to <= source.from);
  const beside = after(draft, source, ['unit', 'filler']);
  const isIn = beside?.kind === 'preposition' && ['in', 'of', 'for', 'within'].includes(beside.word);
  return after(draft, share, SMALL) === source && isIn;
}

const SMALL: readonly Kind[] = ['filler', 'preposition'];

/** `research as a share of total spend by year`, `share of Pfizer's spend that is research`: the kind is set against the whole. */
function isPartOfAll(draft: Draft, kind: Tag): boolean {
  const { tags, tokens } = draft;
  const [share] = tags.filter((tag) => tag.kind === 'share');
  // `research spend` is shared out itself.
  if (!share || kind.to - kind.from > 1) return false;
  const isPredicate = ['be', 'for', 'to', 'on'].includes(tokens[kind.from - 1]?.lemma ?? '');
  const isHowMuch = /^how much of\b/i.test(textOf(draft, { from: 0, to: 3 }));
  const earlier = tags.slice(isHowMuch ? 0 : tags.indexOf(share), tags.indexOf(kind));
  if (isPredicate && (isHowMuch || share.to <= kind.from)) return earlier.some(({ kind }) => WHOLES.includes(kind));
  // `research share of spend`.
  return share.from >= kind.to && !tags.slice(tags.indexOf(kind) + 1, tags.indexOf(share)).some(isSaid);
}

const WHOLES: readonly Kind[] = ['amount', 'unit', 'verb'];

function isSaid({ kind }: Tag): boolean {
  return kind !== 'filler' && kind !== 'preposition';
}

/** Several together are asked of all, row by row where they are compared. */
function readSeveral(draft: Draft, names: readonly (keyof typeof KINDS | 'all_payments' | 'ledger')[]): void {
  const kinds = names.flatMap((name) => (name in KINDS ? KINDS[name as keyof typeof KINDS] : []));
  draft.source = 'all_payments';
  if (names.includes('all_payments')) return;
  if (kinds.length < 3) draft.filters.push({ field: 'payment_kind', values: kinds });
  if (has(draft, 'compare', 'versus', 'by') || asksTwice(draft))
    draft.groups.push({ kind: 'dimension', dimension: 'payment_kind' });
}

/** `physicians with family ownership`: only an interest is held so; of `family members` nothing says what it is. */
function isHeldByFamily(draft: Draft): boolean {
  return draft.tags.some(
    (tag) =>
      tag.kind === 'value' &&
      tag.choices[0]?.field === 'interest_held_by' &&
      /ownership|owned|held|stake|interest/i.test(textOf(draft, tag)),
  );
}

/** `how much do physicians own`: what they hold is in the file of ownership. */
function isOwned(draft: Draft): boolean {
  if (has(draft, 'rank', 'share') || !has(draft, 'amount')) return false;
  return draft.tags.some((tag) => {
    const owner = tag.kind === 'verb' && tag.role === 'owner' ? before(draft, tag) : undefined;
    return owner?.kind === 'noun' && owner.noun.dimension === 'recipient';
  });
}
