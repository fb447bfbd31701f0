import type { Draft } from '../../reading/draft.ts';
import { kindOf } from '../../reading/read-source.ts';
import type { MemberCondition, Members } from '../../reading/reading.ts';
import type { Tag } from '../../tags/tag.ts';
import { asRows } from '../members/member-rows.ts';
import type { Input } from '../parser.ts';
import type { KindsSet } from './kinds-set.ts';
import { type KindsAsked, saysOther, withoutOf, wordsLeft } from './kinds-words.ts';

const FIGURES: readonly Tag['kind'][] = [
  'amount',
  'unit',
  'measure',
  'statistic',
  'growth',
  'share',
  'compare',
  'trend',
  'count',
  'by',
  'grain',
  'source',
];

/** Who they are, how many, or a figure of them: what is said of each kind is a condition beside it. */
export function thoseOf(asked: KindsAsked): Draft | undefined {
  const { words, set, conditions, read } = asked;
  const { entity, ties, said } = set;
  const left = wordsLeft(asked, (front) => withoutOf(words, front));
  const [only, another] = said;
  if (!another && !(only && isBeside(words, set) && saysOther(left, only))) return undefined;
  const draft = read(left);
  if (!draft || draft.members || draft.among || draft.firstOf || draft.thresholds.length > 0) return undefined;
  if (!another) return ofOthers(draft, { entity, conditions });
  const isList = !left.tags.some(({ kind }) => FIGURES.includes(kind));
  if (isList) asRows(draft, { ...set, isPointing: false, clauses: [], isSaid: false, isAlso: false }, true);
  draft.members = { entity, conditions };
  const areBeside = isList && !draft.ranking && conditions.filter(({ isNone }) => !isNone).length > 1;
  if (ties.length > 0 || (areBeside && conditions.every(isOfKindAlone)))
    return together(draft, { entity, conditions, within: ties });
  if (set.areSumsAsked) return undefined;
  if (isList) return showOwn(draft, draft.members);
  draft.source ??= firstHad(conditions);
  return withoutSaid(draft, draft.members);
}

/** It says who they are, in words of its own: `with`, `who`, `holding`; or that they had it too. */
function isBeside({ tags, tokens }: Input, { from, to, said: [only] }: KindsSet): boolean {
  const first = tags[from];
  const word = tokens[first?.from ?? 0]?.low ?? '';
  const isClause = first?.kind === 'who' || /^(?:with|having|that|which|who|holding|owning|receiving)$/.test(word);
  const next = tags.slice(to).find(({ kind }) => kind !== 'filler');
  const isAlone = next?.kind !== 'and' || ['their', 'what', 'how', 'the'].includes(tokens[next.to]?.low ?? '');
  return (
    (isClause || only?.isAlso === true) &&
    isAlone &&
    !['or', 'versus', 'compare', 'source', 'not'].includes(next?.kind ?? '')
  );
}

/** `total royalties paid to physicians who hold an interest`: what is asked stays as it is. */
function ofOthers(draft: Draft, members: Members): Draft | undefined {
  draft.source ??= 'general';
  draft.members = members;
  return kindOf(draft.source) && draft.source !== members.conditions[0]?.source ? draft : undefined;
}

const firstHad = (conditions: readonly MemberCondition[]) => conditions.find(({ isNone }) => !isNone)?.source;

/** Whoever has a record of what is asked has what is said of it: no condition beside it. */
function withoutSaid(draft: Draft, members: Members, own?: MemberCondition): Draft {
  const isThere = (one: MemberCondition) =>
    one.source === draft.source &&
    !one.bound &&
    !one.isNone &&
    !one.periods &&
    (one === own || one.filters.length === 0);
  draft.members = { ...members, conditions: members.conditions.filter((one) => !isThere(one)) };
  return draft;
}

/** What they got of the kind that is said last is shown. */
function showOwn(draft: Draft, { entity, conditions }: Members): Draft {
  const own = conditions.findLast(({ isNone }) => !isNone);
  if (!own) return draft;
  draft.source = own.source;
  draft.filters.push(...own.filters);
  draft.periods = own.periods ? [...own.periods] : draft.periods;
  return withoutSaid(draft, { entity, conditions, ofFigure: own.filters.map(({ field }) => field) }, own);
}

/** What is of one and the same company or year, and what they had of several kinds beside each other, all kinds together know. */
function together(draft: Draft, members: Members): Draft {
  draft.source = 'all_payments';
  draft.figures = draft.groups.length > 0 ? [{ kind: 'measure', measure: 'total_amount' }] : draft.figures;
  draft.members = members;
  if (members.conditions.some((one) => !isOfKindAlone(one))) draft.cannot = NO_NATURES;
  return draft;
}

/** Nothing is said of it that all kinds together do not know: what it was for, and how many payments it was. */
function isOfKindAlone({ filters, bound }: MemberCondition): boolean {
  return bound?.measure !== 'payments' && filters.every(({ field }) => field === 'company');
}

const NO_NATURES =
  'Of one and the same company or year I can hold kinds of payments against each other, and not what general payments were for: name the company, or ask for all general payments.';
