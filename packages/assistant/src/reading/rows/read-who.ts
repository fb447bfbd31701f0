import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, isFree, open, take, textOf } from '../draft.ts';
import { addGroup, addNoun } from '../groups.ts';
import { isFromWhom, isPlural } from '../ranked-words.ts';
import { isEach } from './read-by.ts';

/** `who paid` are companies, `who received` and `who was paid` are recipients. */
export function readWho(draft: Draft, who: TagOf<'who'>): void {
  take(draft, who);
  if (readNamed(draft, who) || isOfTwoPeople(draft)) return;
  if (isOfPeople(draft, who)) {
    const isCounted = draft.figures.some(({ kind }) => kind === 'distinct');
    if (draft.groups.length === 0 && !isCounted) addGroup(draft, { kind: 'dimension', dimension: 'recipient' });
    return;
  }
  const earlier = before(draft, who, ['filler', 'preposition', 'value']);
  // `for each company, who received the most`.
  const noun = earlier && (isOfEach(draft, earlier, who) || asksWhoGave(draft, who)) ? undefined : earlier;
  const hasRows = draft.groups.length > draft.eachOf.length;
  // `who spent under $10,000`: the amount is of each of them.
  const isBound = draft.thresholds.some(({ on }) => on === 'figure');
  const isFigureAlone = draft.figures.length > 0 && !draft.ranking && !isBound && !isShownToo(draft, who);
  readOtherSide(draft, who);
  // `who received more, physicians or hospitals`.
  const isOfKinds = draft.tags.some(({ kind }) => kind === 'compare') && draft.tags.some(({ kind }) => kind === 'or');
  if (hasRows || noun?.kind === 'noun' || isFigureAlone || draft.isList || isOfKinds) return;
  const verb = draft.tags.find((tag) => tag.kind === 'verb' && tag.from >= who.to);
  const isPayee =
    !isFromWhom(draft, who) &&
    !isAfterFrom(draft, who) &&
    (isToWhom(draft, who) ||
      (verb?.kind === 'verb' && (verb.role === 'payee' || verb.role === 'owner') && !isActing(draft, verb)) ||
      (verb === undefined && draft.source === 'ownership') ||
      draft.tags.some((tag) => tag.kind === 'rank' && tag.from >= who.to && textOf(draft, tag).endsWith('paid')) ||
      isPassive(draft, verb) ||
      isMadeFrom(draft, verb) ||
      hasCompanyBefore(draft, verb) ||
      isDoneTo(draft, who) ||
      areFed(draft, who) ||
      isDisputing(draft, who));
  const isPayer =
    verb !== undefined || draft.tokens.slice(who.to).some(({ lemma }) => /^(?:spend|feed|fed)$/.test(lemma));
  // `among neurologists, who are the three with the highest totals`.
  const areNamed = !isPayee && !isPayer && isBeing(draft, who) && hasPeople(draft);
  if (!isPayee && !isPayer && !areNamed && draft.ranking)
    draft.cannot = 'Say who is meant: which company, or which recipient, for example which doctor received the most.';
  if (verb?.kind === 'verb' && verb.role === 'leader' && draft.source === 'research')
    addGroup(draft, { kind: 'dimension', dimension: 'investigator' });
  else if (isPayee || areNamed) addGroup(draft, { kind: 'dimension', dimension: 'recipient' });
  else addGroup(draft, { kind: 'dimension', dimension: 'company' });
  readPurpose(draft);
}

/** `who was wined and dined by Pfizer`, `who did Pfizer feed`; `who fed doctors` are companies. */
function areFed({ tokens }: Draft, who: Tag): boolean {
  const isFeeding = tokens.slice(who.to).some(({ low }) => /^(?:feed|fed|feeding|wined?|dined?)$/.test(low));
  return isFeeding && /^(?:do|be|get)$/.test(tokens[who.to]?.lemma ?? '');
}

/** `Ada Moreno vs Ben Ortiz, who made more`: one of the two, whatever it is from. */
function isOfTwoPeople({ tags }: Draft): boolean {
  const people = tags.filter((tag) => tag.kind === 'value' && tag.choices[0]?.field === 'recipient_id');
  return people.length === 2 && tags.some(({ kind }) => kind === 'compare' || kind === 'versus');
}

/** `gifts to Texas doctors, who gave them`: whoever is paid gives nothing. */
function asksWhoGave(draft: Draft, who: Tag): boolean {
  const verb = draft.tags.find(({ kind, from }) => kind === 'verb' && from >= who.to);
  const noun = before(draft, who, ['filler', 'preposition', 'value']);
  const isGiving = verb?.kind === 'verb' && verb.role === 'payer' && !isPassive(draft, verb);
  const isOfPaid = noun?.kind === 'noun' && noun.noun.dimension === 'recipient';
  return draft.tokens[who.from - 1]?.low === ',' && isOfPaid && isGiving && /^who$/i.test(textOf(draft, who));
}

/** `who paid hospitals, and how much`, `who paid them? list the companies with amounts`: a figure of each of them. */
function isShownToo(draft: Draft, who: Tag): boolean {
  const { tags, tokens } = draft;
  const figure = tags.find(({ kind, from }) => ['amount', 'count', 'measure'].includes(kind) && from >= who.to);
  const previous = figure && before(draft, figure, ['filler', 'which']);
  const isBeside = previous?.kind === 'and' || (previous !== undefined && /\bwith$/i.test(textOf(draft, previous)));
  const isActing = tags.some(({ kind, from }) => kind === 'verb' && from >= who.to && figure && from < figure.from);
  return isActing && isBeside && tokens[who.from - 1]?.low !== 'by';
}

/** `, who got it`, `and who paid them`. */
const SIDES: readonly (readonly [side: string, words: RegExp])[] = [
  [
    'recipient',
    /^who (?:got|gets|received|receives|took|was given|were given|benefited from) (?:it|them|that|those|this|these)$/,
  ],
  ['company', /^who (?:paid|pays|gave|gives|made|funded|spent) (?:it|them|that|those|this|these|for it|for them)$/],
];

/** `which recipients were paid in stock, by whom`, `which companies gave grants, to whom`, `and who got them`: the other side of each payment. */
function readOtherSide(draft: Draft, who: Tag): void {
  const words = textOf(draft, { from: Math.max(0, who.from - 1), to: who.to }).toLowerCase();
  const other = /\b(?:by|from) whom?$/.test(words)
    ? 'company'
    : /\bto whom?$/.test(words)
      ? 'recipient'
      : sideOf(draft, who);
  const [only, another] = draft.groups;
  const side = only?.kind === 'dimension' && !another ? only.dimension : undefined;
  if (other && side && ['company', 'recipient'].includes(side) && side !== other)
    addGroup(draft, { kind: 'dimension', dimension: other });
}

function sideOf(draft: Draft, who: Tag): string | undefined {
  const isJoined = [',', 'and'].includes(draft.tokens[who.from - 1]?.low ?? '');
  const rest = draft.tokens.slice(who.from, who.from + 4).filter(({ low }) => low !== ',');
  const words = rest.map(({ low }) => low).join(' ');
  return isJoined
    ? SIDES.find(([, said]) => said.test(words) || said.test(words.replace(/ [^ ]+$/, '')))?.[0]
    : undefined;
}

/** `cardiologists whose total is over $5,000`: theirs, and not of who paid. */
function isOfPeople(draft: Draft, who: Tag): boolean {
  const people = before(draft, who, ['filler']);
  const said = draft.tags.find(
    (tag) => !['filler', 'preposition', 'list'].includes(tag.kind) && (tag.kind !== 'value' || tag.isPerson === true),
  );
  // `Texas consultants who made over $5,000`.
  const isWhose = /^whose$/i.test(textOf(draft, who)) || (said === people && draft.thresholds.length > 0);
  return isWhose && people?.kind === 'value' && people.isPerson === true && !draft.isList;
}

/** `who did Pfizer pay, and what for`: what each of them was paid for. */
function readPurpose(draft: Draft): void {
  const purpose = open(draft, 'noun').at(-1);
  const and = purpose && draft.tags[draft.tags.indexOf(purpose) - 1];
  if (purpose?.noun.dimension !== 'nature' || and?.kind !== 'and' || after(draft, purpose)) return;
  take(draft, purpose, and);
  addNoun(draft, purpose.noun);
}

/** `to whom`, `whom did they pay`; `from whom`, `by whom` ask for who paid. */
function isToWhom(draft: Draft, who: Tag): boolean {
  const words = textOf(draft, { from: Math.max(0, who.from - 1), to: who.to }).toLowerCase();
  return /\bwhom$/.test(words) && !/\b(?:from|by) whom$/.test(words);
}

/** `from whom did they receive it`, `by whom were they paid`. */
function isAfterFrom({ tokens }: Draft, { from, to }: Tag): boolean {
  return tokens[to - 1]?.low === 'whom' && ['from', 'by'].includes(tokens[from - 1]?.low ?? '');
}

/** `who made the most in consulting from Stellmoor`. */
function isMadeFrom(draft: Draft, verb: Tag | undefined): boolean {
  if (!verb || draft.tokens[verb.from]?.lemma !== 'make') return false;
  return draft.tags.some((tag) => {
    const from = draft.tags[draft.tags.indexOf(tag) - 1];
    const isCompany = tag.kind === 'value' && tag.choices.some(({ field }) => field.startsWith('company'));
    return isCompany && from !== undefined && from.from > verb.from && /^from$/i.test(textOf(draft, from));
  });
}

/** `who are the investigators of`: the noun says who. */
function readNamed(draft: Draft, who: Tag): boolean {
  const noun = after(draft, who, ['filler', 'new']);
  // `who are the oncologists paid by Pfizer`.
  const arePeople = noun?.kind === 'value' && noun.isPerson === true && isPlural(draft, noun);
  if (isBeing(draft, who) && arePeople && draft.groups.length === 0 && !draft.isList && draft.figures.length === 0) {
    addGroup(draft, { kind: 'dimension', dimension: 'recipient' });
    return true;
  }
  if (!isBeing(draft, who) || !isFree(draft, noun, 'noun') || draft.groups.length > 0 || draft.isList) return false;
  take(draft, noun);
  addNoun(draft, noun.noun);
  return true;
}

function isBeing({ tokens }: Draft, { to }: Tag): boolean {
  return ['is', 'are', 'was', 'were'].includes(tokens[to]?.low ?? '');
}

const hasPeople = ({ tags }: Draft) => tags.some((tag) => tag.kind === 'value' && tag.isPerson === true);

function isOfEach(draft: Draft, noun: Tag, who: Tag): boolean {
  const by = before(draft, noun);
  const isAsked = ['who', 'whom'].includes(draft.tokens[who.from]?.low ?? '');
  return isAsked && draft.ranking !== undefined && by?.kind === 'by' && isEach(draft, by);
}

/** `who has been paying them`. */
function isActing({ tokens }: Pick<Draft, 'tokens'>, { to }: Tag): boolean {
  return tokens[to - 1]?.low === 'paying';
}

function isPassive({ tokens }: Draft, verb: Tag | undefined): boolean {
  return verb !== undefined && !isActing({ tokens }, verb) && tokens[verb.from - 1]?.lemma === 'be';
}

/** `who did Pfizer pay`. */
function hasCompanyBefore(draft: Draft, verb: Tag | undefined): boolean {
  const previous = verb && before(draft, verb);
  // `who other than Pfizer paid him`.
  if (previous && before(draft, previous)?.kind === 'not') return false;
  if (previous?.kind === 'noun') return previous.noun.dimension.startsWith('company');
  return previous?.kind === 'value' && previous.choices.some(({ field }) => field.startsWith('company'));
}

/** `who did Pfizer fly to Orlando`: whom. */
function isDoneTo({ tokens, tags }: Draft, { to }: Tag): boolean {
  const company = tags.find(({ from }) => from === to + 1);
  const isCompany = company?.kind === 'value' && company.choices.some(({ field }) => field.startsWith('company'));
  return isCompany && ['do', 'have'].includes(tokens[to]?.lemma ?? '');
}

/** Records are disputed by those who are named in them as paid: `who has more than one record in dispute`. */
function isDisputing(draft: Draft, who: Tag): boolean {
  const isDispute = (tag: Tag | undefined) =>
    tag?.kind === 'value' && tag.choices.some(({ field }) => field === 'dispute_status');
  const isHaving = ['has', 'have', 'had'].includes(draft.tokens[who.to]?.low ?? '');
  return isDispute(after(draft, who)) || (isHaving && draft.tags.some(isDispute) && !draft.tags.some(isActingVerb));
}

const isActingVerb = (tag: Tag) => tag.kind === 'verb' && tag.role === 'payer';
