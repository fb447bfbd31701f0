import { isPerEntity } from '../../query/figures-beside.ts';
import { countedEntity } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import type { Figure, Reading } from '../../reading/reading.ts';
import { COUNTED } from '../../reading/shares/share-of-amounts.ts';
import { amountOf, isOfPeople } from '../referred.ts';
import { isIn, isShownBeside } from '../turned-figures.ts';

/** What is counted, averaged or summed up; a unit alone says nothing new. */
export function mergedFigures(earlier: Reading, next: Draft, groups: Reading['groups']): Reading['figures'] {
  const isCounted = next.assumptions.includes(COUNTED) && next.tags.some(({ kind }) => kind === 'unit');
  const isSaid = isCounted || next.tags.some(({ kind }) => ['count', 'statistic', 'amount', 'measure'].includes(kind));
  const isOfNumber = next.tags.some(({ kind }) => kind === 'unit') || countedEntity(next.figures[0]) !== undefined;
  const isRanked = next.ranking !== undefined && isOfNumber;
  const over = overSame(earlier.figures[0], next) ?? overTheirs(earlier, next);
  if (over) return [over];
  if (isShownBeside(next)) return [...earlier.figures, ...next.figures.filter((one) => !isIn(earlier.figures, one))];
  if ((isSaid || isRanked) && next.figures.length > 0) return next.figures;
  return isCountOfRows(earlier, groups) ? [{ kind: 'measure', measure: amountOf(earlier) }] : earlier.figures;
}

/** `how many doctors`, then `who got the most`: of each of them the amount, since each is one. */
function isCountOfRows({ figures: [figure, another] }: Reading, groups: Reading['groups']): boolean {
  const counted = another ? undefined : countedEntity(figure);
  return counted !== undefined && groups.some((group) => group.kind === 'dimension' && group.dimension === counted);
}

/** `mean`, `90th percentile` after a median per physician: over the same totals. */
function overSame(figure: Reading['figures'][number] | undefined, next: Draft): Reading['figures'][number] | undefined {
  const [said, another] = next.figures;
  const isAlone = next.tags.every(({ kind }) =>
    ['statistic', 'filler', 'and', 'followUp', 'preposition', 'which', 'how'].includes(kind),
  );
  if (!isAlone || another || said?.kind !== 'statistic' || said.per !== 'record') return undefined;
  return isPerEntity(figure) ? { ...figure, statistic: said.statistic } : undefined;
}

/** `their median total` after a number of people: over what each of them got. */
function overTheirs({ figures }: Reading, { figures: [said, another], tokens }: Draft): Figure | undefined {
  const per = countedEntity(figures[0]);
  const isTheirs = tokens.some(({ low }) => low === 'their') && tokens.some(({ lemma }) => lemma === 'total');
  if (per === undefined || another || said?.kind !== 'statistic' || said.per !== 'record' || !isTheirs)
    return undefined;
  return { ...said, per };
}

/** `how many of them were over $100` after a number of payments counts payments again. */
export function countedAgain(
  { figures: [figure, another], groups }: Reading,
  { tags, tokens }: Draft,
): Figure | undefined {
  const isOfUnits = figure?.kind === 'measure' && ['payments', 'records'].includes(figure.measure) && !another;
  const isOfThem = /\bhow many (?:of|among|out of) (?:them|those|these)\b/.test(tokens.map(({ low }) => low).join(' '));
  // `how many of those doctors`.
  const isThose = ({ from }: Draft['tags'][number]) => ['those', 'these'].includes(tokens[from - 1]?.low ?? '');
  const isOfOthers = tags.some((tag) => tag.kind === 'unit' || (tag.kind === 'noun' && isThose(tag)));
  return isOfUnits && isOfThem && groups.length === 0 && !isOfOthers ? figure : undefined;
}

/** `how many of them were there`: those whom the question before was about. */
export function countedPeople(
  earlier: Reading,
  { tags, tokens, groups }: Draft,
): Reading['figures'][number] | undefined {
  const isOfThem = tags.every(({ kind }) => ['count', 'filler', 'preposition', 'and', 'followUp'].includes(kind));
  if (earlier.comparison?.kind === 'peopleShare' && isOfThem && tags.some(({ kind }) => kind === 'count'))
    return { kind: 'distinct', dimension: earlier.comparison.entity };
  const isCount =
    tags.some(({ kind }) => kind === 'count') &&
    (tokens.some(({ low }) => ['them', 'they', 'those', 'these'].includes(low)) || isOfRowsThere(earlier, tokens));
  if (!isCount || groups.length > 0 || tags.some(({ kind }) => kind === 'unit' || kind === 'noun')) return undefined;
  const group = earlier.groups.find((one) => one.kind === 'dimension');
  const people = earlier.members?.entity ?? (earlier.filters.some(isOfPeople) ? 'recipient' : undefined);
  // `how many of them paid royalties` after a number of companies.
  const counted = people ?? countedEntity(earlier.figures[0]);
  const dimension = group?.kind === 'dimension' ? group.dimension : counted;
  return dimension === undefined ? undefined : { kind: 'distinct', dimension };
}

const SOMEBODY = ['recipient', 'company'];

/** `how many are there` after rows; after a list it is of its records. */
function isOfRowsThere({ groups, isList, thresholds, ranking }: Reading, tokens: Draft['tokens']): boolean {
  const isThat = /^(?:and |so )?how many (?:is|was|are|were) (?:that|those|it)$/.test(
    tokens.map(({ low }) => low).join(' '),
  );
  if (isThat && !isList && groups.some(({ kind }) => kind === 'dimension')) return true;
  const [group, another] = groups;
  const areSomebody = group?.kind === 'dimension' && SOMEBODY.includes(group.dimension) && !another && !ranking;
  const isBare = tokens.length === 2 && (areSomebody || thresholds.some(({ on }) => on === 'figure'));
  const isOfRows = !isList && groups.some(({ kind }) => kind === 'dimension');
  return isOfRows && (isBare || tokens.some(({ low }) => low === 'there'));
}
