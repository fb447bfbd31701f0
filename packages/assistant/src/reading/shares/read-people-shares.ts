import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, type Draft, isFree, open, take, textOf } from '../draft.ts';
import { kindOf } from '../read-source.ts';
import type { ValueFilter } from '../reading.ts';
import { readPeopleAsPart } from './people-as-part.ts';

/** Verbs after whom the question is of: what follows is who of them is meant. */
const PREDICATES = [
  'be',
  'receive',
  'get',
  'have',
  'pay',
  'give',
  'accept',
  'make',
  'spend',
  'do',
  'who',
  'that',
  'with',
  'report',
  'reported',
  'fund',
  'earn',
  'take',
  'collect',
  'hold',
  'own',
];
/** Words that begin with whom the whole is: `doctors with payments from Pfizer`. */
const OF_WHOM = ['who', 'that', 'with'];
/** Forms of verbs of which a sentence is said: `got` after `doctors who were paid in 2024`. */
const SAID_OF_THEM = ['got', 'received', 'were', 'are', 'had', 'have', 'took', 'earned', 'made', 'get', 'receive'];

/**
 * `what percent of physicians in Texas received meals`, `share of companies above $1M`: the part of the people, not of the money.
 * Whether the share was read so.
 */
export function readPeopleShare(draft: Draft, share: Tag | undefined): boolean {
  if (share && (readAmongPeople(draft, share) || readPeopleAsPart(draft, share))) {
    draft.assumptions.push(WHOLE);
    return true;
  }
  const head = share && headOf(draft, share);
  if (!head) return false;
  const split = predicateAfter(draft, head);
  draft.cannot ??= split === undefined ? undefined : tooMuch(draft, head, split);
  if (draft.cannot !== undefined) return true;
  const amounts = draft.thresholds.filter(({ on }) => on === 'figure');
  if (split === undefined && amounts.length === 0) return false;
  const isPart = ({ at = -1 }: ValueFilter) => split !== undefined && at > split;
  const nouns = nounParts(draft, split);
  const parts = draft.filters.filter(isPart);
  // `physicians paid by Caldrexa in Ohio`: they are there.
  const isOfPeople = head.kind === 'value' || head.noun.dimension === 'recipient';
  const there = isOfPeople && parts.length + nouns.length > 1 ? parts.filter((filter) => isWhere(draft, filter)) : [];
  const kinds = kindAfter(draft, split);
  const part = [...parts.filter((filter) => !there.includes(filter)), ...nouns, ...kinds];
  const whole = draft.filters.filter((filter) => !part.includes(filter));
  const isSaid = part.length > 0 || amounts.length > 0;
  // `share of physicians in total spend` is of the money.
  if (!isSaid && draft.tags.some(({ kind }) => kind === 'amount' || kind === 'unit')) return false;
  if (!isSaid || amounts.length > 1) {
    draft.cannot = ONE_CONDITION;
    return true;
  }
  const entity = head.kind === 'noun' ? head.noun.dimension : 'recipient';
  if (head.kind === 'noun') {
    take(draft, head);
    for (const { field, values } of head.noun.where ?? [])
      if (whole.every((one) => one.field !== field)) whole.push({ field, values, at: head.from });
  }
  draft.filters = whole;
  draft.thresholds = draft.thresholds.filter((threshold) => !amounts.includes(threshold));
  draft.groups = draft.groups.filter((group) => group.kind !== 'dimension' || group.dimension !== entity);
  draft.figures = [{ kind: 'distinct', dimension: entity }];
  const [amount] = amounts;
  draft.comparison = { kind: 'peopleShare', entity, part, ...(amount && { amount }) };
  draft.assumptions.push(kinds.length > 0 ? WHOLE_OF_ALL : WHOLE);
  return true;
}

const ONE_CONDITION =
  'Say who of them is meant, with one condition: for example what percent of physicians received meals.';

/** `companies that made both general and research payments`, `companies that only paid meals`: why it cannot be told. */
function tooMuch(draft: Draft, { to }: Tag, split: number): string | undefined {
  if (open(draft, 'only').some(({ from }) => from >= to))
    return 'I can tell what part of them have something, but not what part have nothing else: ask without “only”.';
  const kinds = draft.tags.filter(({ kind, from }) => kind === 'source' && from > split);
  return kinds.length > 1 ? ONE_CONDITION : undefined;
}

/** `what percentage of companies made research payments`: of those whom all kinds of payments have. */
function kindAfter(draft: Draft, split: number | undefined): ValueFilter[] {
  const [tag, another] = draft.tags.filter(
    (one): one is TagOf<'source'> => one.kind === 'source' && split !== undefined && one.from > split,
  );
  const kind = tag && kindOf(tag.source);
  if (!kind || another) return [];
  draft.source = 'all_payments';
  return [{ field: 'payment_kind', values: [kind], text: kind, at: tag.from }];
}

/** `share of physicians among recipients`, `percentage of all recipients that are hospitals` said the other way round. */
function readAmongPeople(draft: Draft, share: Tag): boolean {
  const kind = after(draft, share);
  const all = kind && after(draft, kind);
  const word = all && draft.tokens.slice(kind.to, all.from).map(({ low }) => low)[0];
  const isOf = word !== undefined && ['among', 'amongst', 'of', 'in'].includes(word);
  const isAll = all?.kind === 'noun' && !all.noun.where && all.noun.dimension === 'recipient';
  if (!kind || !isOf || !isAll || !isFree(draft, all, 'noun')) return false;
  const part = kindOfPeople(draft, kind);
  if (part.length === 0) return false;
  take(draft, kind, all);
  draft.filters = draft.filters.filter((filter) => !part.includes(filter));
  draft.figures = [{ kind: 'distinct', dimension: 'recipient' }];
  draft.comparison = { kind: 'peopleShare', entity: 'recipient', part };
  return true;
}

/** Physicians, NPs. */
function kindOfPeople(draft: Draft, kind: Tag): readonly ValueFilter[] {
  if (kind.kind === 'value' && kind.isPerson) return draft.filters.filter(({ at }) => at === kind.from);
  const isKind = isFree(draft, kind, 'noun') && kind.noun.dimension === 'recipient';
  return isKind ? (kind.noun.where ?? []).map((one) => ({ ...one, at: kind.from })) : [];
}

const WHOLE = 'The whole are those whom the data has in that time.';
const WHOLE_OF_ALL = 'The whole are those whom the data has in that time, in any kind of payment.';

/** A place after `in`, unless it is said of them: `are in Ohio`. */
function isWhere({ tokens }: Draft, { field, at = 0 }: ValueFilter): boolean {
  return ['state', 'city'].includes(field) && tokens[at - 1]?.low === 'in' && tokens[at - 2]?.lemma !== 'be';
}

/** Whom the share is of: `percent of physicians`, `share of cardiologists`. */
function headOf(draft: Draft, share: Tag): TagOf<'noun'> | TagOf<'value'> | undefined {
  const source = after(draft, share);
  // `percent of research recipients`.
  const ofSource = source?.kind === 'source' ? draft.tags[draft.tags.indexOf(source) + 1] : undefined;
  const first = ofSource ?? after(draft, share, ['filler', 'preposition', 'value', 'new']);
  // `of all paid doctors`; of what was `paid to doctors` it is the money.
  const isPaid = first?.kind === 'verb' && textOf(draft, first).toLowerCase() === 'paid';
  const next = isPaid ? draft.tags[draft.tags.indexOf(first) + 1] : first;
  const person = after(draft, share, ['filler', 'preposition']);
  if (person?.kind === 'value' && person.isPerson) return person;
  const there = peopleThere(draft, person);
  if (there) return there;
  // `percentage of NPP payments that are meals` is of payments.
  const beside = next && draft.tags[draft.tags.indexOf(next) + 1];
  if (beside?.kind === 'unit') return undefined;
  const isNext = (head: Tag) => draft.tokens.slice(share.to, head.from).every(({ lemma }) => lemma !== 'do');
  const isEntity = next?.kind === 'noun' && ['recipient', 'company'].includes(next.noun.dimension) && isNext(next);
  return isEntity && !draft.tags.some(({ kind, to }) => kind === 'amount' && to <= next.from) ? next : undefined;
}

/** `what share of Texas cardiologists got meals`: people there, of whom a verb says something. */
function peopleThere({ tags }: Draft, place: Tag | undefined): TagOf<'value'> | undefined {
  const [people, verb] = tags.slice(place ? tags.indexOf(place) + 1 : tags.length);
  const isPlace = place?.kind === 'value' && place.choices.every(({ field }) => field === 'state' || field === 'city');
  const isSaid = verb?.kind === 'verb' && verb.role === 'payee';
  return isPlace && isSaid && people?.kind === 'value' && people.isPerson === true ? people : undefined;
}

/** The place of the first verb that says something of them. */
function predicateAfter({ tokens }: Draft, { to }: Tag): number | undefined {
  const verbs = tokens.flatMap(({ lemma }, index) => (index >= to && PREDICATES.includes(lemma) ? [index] : []));
  const [first, second] = verbs;
  const later = first === undefined ? undefined : predicateBehind(tokens, first, verbs);
  if (later !== undefined) return later;
  // `physicians paid by Caldrexa are in Ohio`: who they are comes first.
  const isWho = first !== undefined && tokens[first]?.low === 'paid' && tokens[first + 1]?.low === 'by';
  return isWho && second !== undefined ? second : first;
}

/** `doctors with payments from Pfizer in 2024 got a grant`, `doctors who got meals were paid for travel`: the verb after the clause that says who they are. */
function predicateBehind(tokens: Draft['tokens'], first: number, verbs: readonly number[]): number | undefined {
  const word = tokens[first]?.low ?? '';
  const isPaid = word === 'paid' && tokens[first + 1]?.low !== 'for';
  if (!OF_WHOM.includes(word) && !isPaid) return undefined;
  // The verb of the clause itself stands before: `who were paid`.
  const own = word === 'with' || isPaid ? first : verbs.findLast((at) => at > first && at <= first + 3);
  const isJoined = (at: number) => ['and', 'or', 'but', 'not', 'who', 'that'].includes(tokens[at - 1]?.low ?? '');
  return verbs.find(
    (at) => own !== undefined && at > own + 1 && SAID_OF_THEM.includes(tokens[at]?.low ?? '') && !isJoined(at),
  );
}

/** `companies that paid hospitals`, `recipients that are physicians`. */
function nounParts(draft: Draft, split: number | undefined): ValueFilter[] {
  const nouns = open(draft, 'noun').filter(({ from, noun }) => split !== undefined && from > split && noun.where);
  take(draft, ...nouns);
  return nouns.flatMap(({ from, noun }) =>
    (noun.where ?? []).map(({ field, values }) => ({ field, values, at: from })),
  );
}
