import type { Tag, TagOf } from '../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, take, textOf } from './draft.ts';
import { addNoun, addNounFilters } from './groups.ts';
import { isHavingSpend, isInvesting, isShownLast, LEADING_TO_PAYMENTS, leadingWhere } from './having-spend.ts';
import { readPeopleFirst } from './people/people-first.ts';
import { isPlural } from './ranked-words.ts';
import { readEntities, readThirdParty } from './third-parties.ts';

/** Nouns that no rule has taken: rows of their own, or conditions; ids after their name. */
export function readOpenNouns(draft: Draft): void {
  readNumbers(draft);
  readPeopleFirst(draft);
  readNouns(draft);
  readEntities(draft);
}

/** An id after its name: `NPI 1234567893`, `recipient id 1001`. */
function readNumbers(draft: Draft): void {
  for (const tag of open(draft, 'number')) {
    const previous = draft.tags
      .slice(0, draft.tags.indexOf(tag))
      .findLast(({ kind }) => kind !== 'filler' && kind !== 'preposition');
    if (previous?.kind !== 'noun' || !/_id$|_npi$|record_id/.test(previous.noun.dimension)) continue;
    take(draft, tag);
    draft.groups = draft.groups.filter(
      (group) => group.kind !== 'dimension' || group.dimension !== previous.noun.dimension,
    );
    draft.filters.push({ field: previous.noun.dimension, values: [textOf(draft, tag)], text: textOf(draft, tag) });
  }
}

/** `spend by year, all companies`: all of them together, in rows of something else. */
function isAllBesideRows({ tokens, groups }: Draft, { from, noun }: TagOf<'noun'>): boolean {
  const isOther = groups.every((group) => group.kind !== 'dimension' || group.dimension !== noun.dimension);
  return tokens[from - 2]?.low === ',' && groups.length > 0 && isOther;
}

/** What a record may name or not. */
export const NAMED = [
  'product',
  'specialty',
  'study',
  'clinical_trial_id',
  'state',
  'city',
  'travel_city',
  'third_party',
];

/** What leaves a noun out: `no hospitals`, `no payments to hospitals`. */
function notBefore(draft: Draft, tag: Tag): Tag | undefined {
  const isPaid = draft.tokens[tag.from - 1]?.low === 'to';
  return before(draft, tag, ['filler', 'preposition', 'verb', 'and', ...(isPaid ? (['unit', 'source'] as const) : [])]);
}

/** A question that names nothing else than a thing wants a row for each: `companies in Texas`. */
function readNouns(draft: Draft): void {
  const isOn =
    has(draft, 'only', 'followUp') || ['and', 'but', 'or', 'to', 'for', 'from'].includes(draft.tokens[0]?.low ?? '');
  const isBare = !isOn && draft.figures.length === 0 && !has(draft, 'unit', 'amount', 'verb', 'share', 'source');
  const isOpen =
    draft.groups.length === 0 && !draft.isList && (isBare || hasFigureThreshold(draft) || isNounFirst(draft));
  for (const tag of open(draft, 'noun')) {
    const not = notBefore(draft, tag);
    const needsGroup =
      (isOpen && draft.groups.length === 0 && !isFigureOver(draft, tag) && !isPaidTo(draft, tag)) ||
      isBesideTime(draft, tag) ||
      (draft.ranking && draft.groups.length === 0 && !draft.isList);
    if (isFree(draft, not, 'not') && tag.noun.where) {
      take(draft, tag, not);
      for (const { field, values } of tag.noun.where)
        draft.filters.push({ field, values, isNegated: true, at: tag.from });
    } else if (isFree(draft, not, 'not') && NAMED.includes(tag.noun.dimension)) {
      take(draft, tag, not);
      // `AZ, the company and not the state`.
      if (draft.filters.some(({ field, isNegated }) => field === tag.noun.dimension && !isNegated))
        draft.cannot = `I cannot tell what “${textOf(draft, { from: not.from, to: tag.to })}” leaves out: name what is meant in full.`;
      draft.filters.push({ field: tag.noun.dimension, values: [], at: tag.from });
    } else if ((isOn || isAllBesideRows(draft, tag)) && !tag.noun.where && draft.tokens[tag.from - 1]?.low === 'all') {
      // `all states again`.
      take(draft, tag);
      draft.cleared.push(tag.noun.dimension);
    } else if (needsGroup) {
      take(draft, tag, leadingWhere(draft, tag));
      addNoun(draft, tag.noun);
    } else if (tag.noun.dimension === 'payment_kind') {
      take(draft, tag);
      addNoun(draft, tag.noun);
    } else if (tag.noun.dimension === 'third_party' && before(draft, tag)?.kind !== 'by') {
      take(draft, tag);
      readThirdParty(draft, tag);
    } else if (saysNothingNew(draft, tag)) {
      take(draft, tag);
      addNounFilters(draft, tag.noun, tag.from);
    }
  }
}

/** `company by year, only A, B and C`: one across the other, each with its rows. */
function isBesideTime(draft: Draft, tag: TagOf<'noun'>): boolean {
  const { tags, tokens, groups, figures } = draft;
  const [by, time] = tags.slice(tags.indexOf(tag) + 1);
  const isAcross = by?.kind === 'by' && tokens[by.from]?.low === 'by' && time?.kind === 'grain';
  const isOfTime =
    groups.length === 1 && groups.every((one) => one.kind !== 'dimension' || one.dimension === 'program_year');
  const isFirst = tags.every(
    ({ kind, to }) => to > tag.from || ['filler', 'preposition', 'chart', 'list', 'amount', 'verb'].includes(kind),
  );
  return (
    isAcross &&
    isOfTime &&
    isFirst &&
    figures.every(({ kind }) => kind === 'measure') &&
    !isPlural(draft, tag) &&
    !draft.isList
  );
}

/** Whom and by whom is in every record; another noun has to stand beside a value that it explains. */
function saysNothingNew(draft: Draft, tag: TagOf<'noun'>): boolean {
  const { dimension, where } = tag.noun;
  if (where || dimension.startsWith('recipient') || dimension === 'company') return true;
  // `by specialty, for specialties with more than 50 physicians`.
  const isRow = draft.groups.some((group) => group.kind === 'dimension' && group.dimension === dimension);
  if (isRow && after(draft, tag)?.kind === 'comparator') return true;
  // `nature of payment total for education`.
  if (dimension === 'nature' && draft.filters.some(({ field, isNegated }) => field === 'nature' && !isNegated))
    return true;
  // `spend on studies by company`: each record of research is of one.
  if (dimension === 'study' && draft.source === 'research' && has(draft, 'amount', 'by')) return true;
  if (dimension === 'study' && draft.source === 'research' && namesInvestigators(draft)) return true;
  // `preclinical studies`.
  if (dimension === 'study' && draft.filters.some(({ field }) => field === 'preclinical')) return true;
  if (dimension === 'study' && draft.filters.some(({ field }) => field === 'clinical_trial_id')) return true;
  // `states other than Texas`.
  const beside = [before(draft, tag), after(draft, tag), after(draft, tag, ['filler', 'preposition', 'not'])];
  return (
    beside.some(
      (one) =>
        one?.kind === 'value' &&
        one.choices.some(({ field }) => field.startsWith(dimension) || dimension.startsWith(field)),
    ) || draft.isList
  );
}

/** `which investigators led studies`: those of the studies. */
function namesInvestigators({ groups, figures }: Draft): boolean {
  return (
    groups.some((group) => group.kind === 'dimension' && group.dimension === 'investigator') ||
    figures.some((figure) => figure.kind === 'distinct' && figure.dimension === 'investigator')
  );
}

/** `companies that paid over $1M`: the thing that the condition is on has a row each. */
function hasFigureThreshold({ thresholds, figures }: Draft): boolean {
  return figures.every(({ kind }) => kind !== 'distinct') && thresholds.some(({ on }) => on === 'figure');
}

/** A figure over the totals of people or companies has no row for each of them. */
function isFigureOver({ figures }: Draft, { noun }: TagOf<'noun'>): boolean {
  return figures.some((figure) => figure.kind === 'statistic' && figure.per === noun.dimension);
}

/** `meals to hospitals`: who is paid is a condition of the amount, and has no row each. */
function isPaidTo({ tokens, tags }: Draft, { from, noun }: TagOf<'noun'>): boolean {
  const isFirst = tags.every((tag) => tag.to > from || ['filler', 'preposition', 'period'].includes(tag.kind));
  // `meals for New Jersey doctors`.
  const small = tags.findLast((tag) => tag.to <= from && tag.kind !== 'value');
  const word = tokens[(small?.to ?? from) - 1]?.low ?? '';
  return noun.where !== undefined && ['to', 'on', 'for'].includes(word) && !isFirst;
}

/** `companies with their total spend`, `doctors and their number of payments`: the figure is of each of them. */
function isShownBeside(tokens: Draft['tokens'], { to }: Tag): boolean {
  const [word, their] = [tokens[to]?.low ?? '', tokens[to + 1]?.low];
  return ['with', 'and'].includes(word) && their === 'their';
}

/** `hospitals with a grant, names and sums`: whose names are asked have a row each. */
function areNamed(tokens: Draft['tokens'], { to }: Tag): boolean {
  return tokens.some(
    ({ low }, at) => low === 'names' && at >= to && ['and', ',', 'with'].includes(tokens[at + 1]?.low ?? ''),
  );
}

/** `doctors who received meals`, `physicians with disputed records`: whom the question begins with. */
function isNounFirst(draft: Draft): boolean {
  const { tags, tokens, figures } = draft;
  const first = tags.find(({ kind }) => !['filler', 'preposition', 'value', 'period'].includes(kind));
  if (first?.kind !== 'noun') return false;
  // `companies whose total to physicians exceeds $1M`.
  if (tokens[first.to]?.low === 'whose') return true;
  if (figures.length > 0)
    return (
      [isHavingSpend, isShownLast, isInvesting].some((is) => is(draft, first)) ||
      isShownBeside(tokens, first) ||
      areNamed(tokens, first)
    );
  const isOfThem = LEADING_TO_PAYMENTS.test(tokens[first.to]?.low ?? '');
  return isOfThem || tags.some(({ kind, from }) => (kind === 'verb' || kind === 'who') && from > first.from);
}
