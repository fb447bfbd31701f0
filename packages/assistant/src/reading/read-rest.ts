import { type Draft, has, open, take, textOf } from './draft.ts';
import { addFigure } from './read-figures.ts';
import { addNoun, addNounFilters } from './read-groups.ts';

/** What is left when figures, groups and values are read: nouns that only say whom, units, records one by one. */
export function readRest(draft: Draft): void {
  for (const tag of open(draft, 'list')) {
    take(draft, tag);
    if (!draft.groups.length) draft.isList = true;
  }
  for (const tag of open(draft, 'chart')) {
    take(draft, tag);
    draft.chart = tag.chart;
  }
  take(draft, ...open(draft, 'verb', 'and', 'or', 'only', 'which', 'filler', 'preposition', 'followUp', 'both'));
  readNouns(draft);
  readUnits(draft);
  readNumbers(draft);
}

/** A question that names nothing else than a thing wants a row for each: `companies in Texas`. */
function readNouns(draft: Draft): void {
  const isBare = draft.figures.length === 0 && !has(draft, 'unit', 'amount', 'verb', 'share', 'source');
  const isOpen =
    draft.groups.length === 0 && !draft.isList && (isBare || hasFigureThreshold(draft) || isNounFirst(draft));
  for (const tag of open(draft, 'noun')) {
    take(draft, tag);
    const needsGroup =
      (isOpen && draft.groups.length === 0) || (draft.ranking && draft.groups.length === 0 && !draft.isList);
    if (needsGroup) addNoun(draft, tag.noun);
    else addNounFilters(draft, tag.noun, tag.from);
  }
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

/** Payments and records are amounts where nothing is counted. */
function readUnits(draft: Draft): void {
  for (const tag of open(draft, 'unit')) take(draft, tag);
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
