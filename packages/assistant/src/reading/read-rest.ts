import type { TagOf } from '../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, replace, take, textOf } from './draft.ts';
import { addFigure } from './read-figures.ts';
import { addNoun, addNounFilters } from './read-groups.ts';

/** What is left when figures, groups and values are read: nouns that only say whom, units, records one by one. */
export function readRest(draft: Draft): void {
  readRankedFigure(draft);
  take(draft, ...open(draft, 'by').filter((tag) => textOf(draft, tag).toLowerCase() === 'by'));
  readNew(draft);
  for (const tag of open(draft, 'chart')) {
    take(draft, tag);
    draft.chart = tag.chart;
  }
  take(draft, ...open(draft, 'verb', 'and', 'or', 'only', 'which', 'filler', 'preposition', 'followUp', 'both'));
  readNumbers(draft);
  readNouns(draft);
  readUnits(draft);
}

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
      (isOpen && draft.groups.length === 0) || (draft.ranking && draft.groups.length === 0 && !draft.isList);
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

/** `doctors who received meals`: whom the question begins with. */
function isNounFirst({ tags, figures }: Draft): boolean {
  const first = tags.find(({ kind }) => kind !== 'filler' && kind !== 'preposition' && kind !== 'value');
  return (
    figures.length === 0 &&
    first?.kind === 'noun' &&
    tags.some(({ kind, from }) => kind === 'verb' && from > first.from)
  );
}

/** `spend minus disputed records` is of spend. */
function isExcluded({ tags }: Draft, at: number): boolean {
  return tags.some(({ kind, to }) => kind === 'not' && to <= at && at - to <= 3);
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
  if (isOfRecords && draft.figures.length === 0 && !draft.isList)
    addFigure(draft, { kind: 'measure', measure: 'records' });
  if (draft.ranking && !draft.isList && draft.groups.length === 0 && has(draft, 'unit')) draft.isList = true;
  if (draft.figures.length === 0) addFigure(draft, { kind: 'measure', measure: measureOf(draft) });
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

/** The first word that no rule has taken. */
export function leftOver(draft: Draft): string | undefined {
  const left = draft.tags.find((tag) => !draft.used.has(tag) && !['filler', 'preposition'].includes(tag.kind));
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
