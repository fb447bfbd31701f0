import { DISTINCT_WORDS } from '../tags/restriction-words.ts';
import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, replace, take, textOf } from './draft.ts';
import { addFigure } from './read-figures.ts';
import { addNoun, addNounFilters } from './read-groups.ts';

/** What is left when figures, groups and values are read: nouns that only say whom, units, records one by one. */
export function readRest(draft: Draft): void {
  readRankedFigure(draft);
  readRestrictions(draft);
  readNew(draft);
  for (const tag of open(draft, 'chart')) {
    take(draft, tag);
    draft.chart = tag.chart;
  }
  readOnly(draft);
  readEither(draft);
  take(draft, ...open(draft, 'verb', 'and', 'or', 'which', 'filler', 'preposition'));
  take(draft, ...open(draft, 'followUp').filter(({ from, move }) => from <= LAST_START || move === 'breakDown'));
  if (has(draft, ...HAVE_A_MANNER)) take(draft, ...open(draft, 'how'));
  readUnits(draft);
}

/** What `only` may stand beside: a condition, which it only stresses. */
const CONDITIONS: readonly Kind[] = [
  'value',
  'noun',
  'source',
  'period',
  'number',
  'comparator',
  'followUp',
  'unit',
  'rank',
];

/** `only meals`, `only in 2023` are the condition; `who only ever received once` stays open. */
function readOnly(draft: Draft): void {
  for (const tag of open(draft, 'only')) {
    const beside = [after(draft, tag, [...SKIPPED, 'not', 'by']), before(draft, tag, SKIPPED)];
    if (beside.some((one) => one && CONDITIONS.includes(one.kind))) take(draft, tag);
  }
}

const SKIPPED: readonly Kind[] = ['filler', 'preposition', 'verb', 'and'];

/** Conditions on different things hold together, and none may do instead of the other. */
function readEither(draft: Draft): void {
  for (const or of open(draft, 'or')) {
    const [left, right] = [before(draft, or), after(draft, or)].map((tag) => fieldOf(draft, tag));
    if (
      left !== undefined &&
      right !== undefined &&
      left !== right &&
      !(left.startsWith('company') && right.startsWith('company'))
    )
      draft.cannot = 'I can ask for either of two values of one kind, but not for either of two different things.';
  }
}

/** The field that a value or noun is a condition on. */
function fieldOf({ filters }: Draft, tag: Tag | undefined): string | undefined {
  if (tag?.kind !== 'value') return undefined;
  return filters.find(({ field }) => tag.choices.some((choice) => choice.field === field))?.field;
}

/** What narrows a question stays open, and refuses it, but where its effect is plain. */
function readRestrictions(draft: Draft): void {
  for (const tag of open(draft, 'restriction')) {
    const word = textOf(draft, tag).toLowerCase();
    const next = draft.tags[draft.tags.indexOf(tag) + 1];
    const isPlain =
      (DISTINCT_WORDS.includes(word) && next?.kind === 'noun') ||
      (word === 'single' && next?.kind === 'rank') ||
      (word === 'when' && draft.isList);
    if (isPlain) take(draft, tag);
  }
}

/** Nouns that no rule has taken: rows of their own, or conditions; ids after their name. */
export function readOpenNouns(draft: Draft): void {
  readNumbers(draft);
  readNouns(draft);
}

/** A question goes on from the one before with its first words. */
const LAST_START = 3;

/** How they are can be said in figures. */
const HAVE_A_MANNER: readonly Kind[] = [
  'growth',
  'trend',
  'by',
  'compare',
  'versus',
  'concentration',
  'share',
  'grain',
];

/** What a record may name or not. */
const NAMED = ['product', 'specialty', 'study', 'state', 'city'];

/** A question that names nothing else than a thing wants a row for each: `companies in Texas`. */
function readNouns(draft: Draft): void {
  const isOn = has(draft, 'only', 'followUp') || ['and', 'but', 'or'].includes(draft.tokens[0]?.low ?? '');
  const isBare = !isOn && draft.figures.length === 0 && !has(draft, 'unit', 'amount', 'verb', 'share', 'source');
  const isOpen =
    draft.groups.length === 0 && !draft.isList && (isBare || hasFigureThreshold(draft) || isNounFirst(draft));
  for (const tag of open(draft, 'noun')) {
    const not = before(draft, tag, ['filler', 'preposition', 'verb', 'and']);
    const needsGroup =
      (isOpen && draft.groups.length === 0 && !isFigureOver(draft, tag)) ||
      (draft.ranking && draft.groups.length === 0 && !draft.isList);
    if (isFree(draft, not, 'not') && tag.noun.where) {
      take(draft, tag, not);
      for (const { field, values } of tag.noun.where)
        draft.filters.push({ field, values, isNegated: true, at: tag.from });
    } else if (isFree(draft, not, 'not') && NAMED.includes(tag.noun.dimension)) {
      take(draft, tag, not);
      draft.filters.push({ field: tag.noun.dimension, values: [], at: tag.from });
    } else if (needsGroup) {
      take(draft, tag);
      addNoun(draft, tag.noun);
    } else if (saysNothingNew(draft, tag)) {
      take(draft, tag);
      addNounFilters(draft, tag.noun, tag.from);
    }
  }
}

/** Whom and by whom is in every record; another noun has to stand beside a value that it explains. */
function saysNothingNew(draft: Draft, tag: TagOf<'noun'>): boolean {
  const { dimension, where } = tag.noun;
  if (where || dimension.startsWith('recipient') || dimension === 'company') return true;
  if (dimension === 'study' && draft.filters.some(({ field }) => field === 'clinical_trial_id')) return true;
  const beside = [before(draft, tag), after(draft, tag)];
  return (
    beside.some(
      (one) =>
        one?.kind === 'value' &&
        one.choices.some(({ field }) => field.startsWith(dimension) || dimension.startsWith(field)),
    ) || draft.isList
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

/** `doctors who received meals`: whom the question begins with. */
function isNounFirst({ tags, figures }: Draft): boolean {
  const first = tags.find(({ kind }) => kind !== 'filler' && kind !== 'preposition' && kind !== 'value');
  return (
    figures.length === 0 &&
    first?.kind === 'noun' &&
    tags.some(({ kind, from }) => kind === 'verb' && from > first.from)
  );
}

/** `spend minus disputed records` is of spend; `non-meal records` are of records. */
function isExcluded({ tags }: Draft, at: number): boolean {
  const not = tags.find(({ kind, to }) => kind === 'not' && to <= at && at - to <= 3);
  return not !== undefined && tags.some(({ kind, to }) => (kind === 'amount' || kind === 'source') && to <= not.from);
}

/** `paid for the first time in 2024`. */
function readNew(draft: Draft): void {
  const tags = open(draft, 'new');
  const isOfPeople =
    draft.figures.some((figure) => figure.kind === 'distinct' && figure.dimension === 'recipient') ||
    draft.groups.some((group) => group.kind === 'dimension' && group.dimension === 'recipient') ||
    has(draft, 'noun');
  const [period] = draft.periods;
  if (tags.length === 0 || !isOfPeople || period?.kind !== 'years') return;
  take(draft, ...tags);
  draft.isNew = true;
}

/** Payments and records are amounts where nothing is counted. */
function readUnits(draft: Draft): void {
  const units = open(draft, 'unit');
  take(draft, ...units);
  const isOfRecords =
    units.some((unit) => unit.measure === 'records' && !isExcluded(draft, unit.from)) &&
    !draft.ranking &&
    draft.thresholds.every(({ on }) => on !== 'record' || draft.groups.length > 0);
  const isFirst = units.some(({ measure, to }) => measure === 'records' && isJoinedToAmount(draft, to));
  if (isOfRecords && (draft.figures.length === 0 || isFirst) && !draft.isList)
    addFigure(draft, { kind: 'measure', measure: 'records' }, isFirst);
  if (draft.ranking && !draft.isList && draft.groups.length === 0 && has(draft, 'unit')) draft.isList = true;
  if (draft.figures.length === 0)
    addFigure(draft, { kind: 'measure', measure: isOfBeing(draft) ? 'records' : measureOf(draft) });
}

/** `which states are there` asks for names: their records say that they are, and no amount was asked for. */
function isOfBeing(draft: Draft): boolean {
  const says = ['there', 'exist', 'available', 'occur', 'appear', 'data', 'database', 'dataset'];
  return (
    draft.groups.length > 0 &&
    draft.tokens.some(({ lemma }) => says.includes(lemma)) &&
    !has(draft, 'unit', 'amount', 'verb', 'rank', 'share', 'growth', 'trend', 'number')
  );
}

/** `disputed records in 2023 and their total` are two figures. */
function isJoinedToAmount({ tags }: Draft, at: number): boolean {
  const and = tags.find(({ kind, from }) => kind === 'and' && from >= at);
  return and !== undefined && tags.some(({ kind, from }) => kind === 'amount' && from >= and.to && from - and.to <= 2);
}

function measureOf({ source }: Draft): string {
  return source === 'ownership' ? 'value_of_interest' : 'total_amount';
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

/** A word that no rule has taken: the first, of those that narrow the question if there are any. */
export function leftOver(draft: Draft): string | undefined {
  const [restriction] = open(draft, 'restriction');
  const left =
    restriction ?? draft.tags.find((tag) => !draft.used.has(tag) && !['filler', 'preposition'].includes(tag.kind));
  return left && textOf(draft, left);
}

/** `top ten with number of payments and amount` are ranked by the amount, unless something else is said. */
function readRankedFigure(draft: Draft): void {
  const { ranking, figures, tags } = draft;
  const isSaid = tags.some(
    (tag, index) => tag.kind === 'by' && ['measure', 'count', 'unit', 'amount'].includes(tags[index + 1]?.kind ?? ''),
  );
  const isPlain = tags.some((tag) => tag.kind === 'rank' && !tag.isSuperlative);
  const hasAmount = figures.some((figure) => figure.kind === 'measure' && figure.measure === 'total_amount');
  if (ranking && isPlain && !isSaid && hasAmount && figures.length > 1)
    draft.ranking = { ...ranking, by: 'total_amount' };
}

/** What cannot be read without a word more. */
export function readDoubts(draft: Draft): void {
  const nop = draft.tags.find((tag) => textOf(draft, tag).toLowerCase() === 'nop');
  const isAlone =
    !draft.tags.some((tag) => tag.kind === 'value' && tag.choices[0]?.field === 'nature') &&
    nop &&
    !['by', 'which', 'count', 'rank'].includes(before(draft, nop)?.kind ?? '') &&
    draft.figures.length === 0;
  if (nop && isAlone && has(draft, 'amount')) replace(draft, nop, { kind: 'measure', measure: 'payments' });
  else if (nop && isAlone) {
    draft.ambiguity = {
      text: '“NoP” is the nature of payment and the number of payments: which do you mean?',
      choices: [
        { label: 'Total amount by nature of payment', words: 'total amount by nature of payment' },
        { label: 'The number of payments', words: 'number of payments' },
      ],
      from: nop.from,
      to: nop.to,
    };
  }
  const isRankAlone =
    draft.ranking && draft.tags.every(({ kind }) => ['rank', 'number', 'filler', 'preposition'].includes(kind));
  if (isRankAlone && draft.groups.length === 0) {
    draft.ambiguity = {
      text: 'Which things shall be ranked?',
      choices: ['companies', 'physicians', 'natures of payment', 'states', 'products'].map((name) => ({
        label: name,
        words: `${textOf(draft, { from: 0, to: draft.tokens.length })} ${name}`,
      })),
      from: 0,
      to: draft.tokens.length,
    };
  }
}
