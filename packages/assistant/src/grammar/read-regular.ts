import { createDraft, type Draft, take } from '../reading/draft.ts';
import { addGroup, addNoun, addNounFilters, groupOf } from '../reading/groups.ts';
import { DEFAULT_TOP, isMany } from '../reading/ranked-words.ts';
import { addFigure } from '../reading/read-figures.ts';
import { readConditions } from '../reading/read-question.ts';
import type { Tag } from '../tags/tag.ts';
import type { Token } from '../text/tokens.ts';
import { measureOf } from './figures.ts';
import { SENTENCE, type Sentence } from './sentences.ts';

/** Longer ones say more than the sentences of the grammar do. */
const MAX_TAGS = 60;

/**
 * Reads a question that is a whole sentence of the grammar, in which each part says the same wherever it stands. Undefined where it is
 * none: rules that look at single words read it then.
 */
export function readRegular(
  { tokens, tags }: { tokens: readonly Token[]; tags: readonly Tag[] },
  known: Pick<Draft, 'anchor' | 'statesOf' | 'years'>,
): Draft | undefined {
  if (tags.length > MAX_TAGS) return undefined;
  const match = SENTENCE({ tokens, tags }, 0).find(({ value }) => isPlain(value));
  if (!match) return undefined;
  const draft = createDraft(tokens, [...tags], known);
  take(draft, ...match.taken);
  for (const tag of match.taken) draft.parsed.add(tag);
  say(draft, match.value);
  readConditions(draft);
  return withPair(draft, match.value) && withPart(draft, match.value) ? draft : undefined;
}

/** Whether nothing in it has two senses: people whom a kind of payments is left out of, or who have an amount, are told apart by other rules. */
function isPlain({ figures, conditions }: Sentence): boolean {
  const isOfEntities = figures.some(({ figure }) => figure.kind === 'distinct' || (figure.kind === 'statistic' && !['record', 'payment'].includes(figure.per)));
  const isLeftOut = conditions.some(({ without }) => without && without.choices[0]?.field !== 'state');
  const isBounded = conditions.some(({ threshold }) => threshold !== undefined);
  return !isOfEntities || !(isLeftOut || isBounded);
}

function say(draft: Draft, { figures, rows, conditions, ranking, bound, isList }: Sentence): void {
  for (const { figure, noun } of figures) {
    addFigure(draft, figure);
    if (noun) addNounFilters(draft, noun.noun, noun.from);
  }
  for (const row of rows) if (row.kind === 'noun') addNoun(draft, row.noun);
    else addGroup(draft, groupOf(row));
  for (const { noun, threshold } of conditions) {
    if (noun) addNounFilters(draft, noun.noun, noun.from);
    if (threshold) draft.thresholds.push(threshold);
  }
  if (ranking) draft.ranking = { n: lengthOf(draft, ranking.n, rows[0]), direction: ranking.direction };
  if (isList) draft.isList = true;
  const [asked] = figures;
  if (bound && asked) {
    const measure = measureOf(asked.figure);
    draft.thresholds.push({ on: 'figure', ...(measure !== undefined && { measure }), op: bound.op, value: bound.number.value });
  }
}

/** As many as are said; of several without a number the first ten. */
function lengthOf(draft: Draft, n: { readonly value: string } | undefined, row: Tag | undefined): number {
  if (n) return Number(n.value);
  const ranked = row ?? draft.tags.find(({ kind }) => kind === 'unit' || kind === 'list');
  return ranked && isMany(draft, ranked) ? DEFAULT_TOP : 1;
}

/** A row for each of two values, which a condition holds together. */
function withPair(draft: Draft, { pair }: Sentence): boolean {
  if (!pair) return true;
  const filter = draft.filters.find(({ at }) => at === pair[0].from);
  if (!filter || filter.values.length < 2) return false;
  addGroup(draft, { kind: 'dimension', dimension: filter.field });
  return true;
}

/** The part that a share is of is no condition of the whole. */
function withPart(draft: Draft, { part }: Sentence): boolean {
  if (!part) return true;
  if (part.kind === 'noun') addNounFilters(draft, part.noun, part.from);
  const filter = draft.filters.find(({ at }) => at === part.from);
  if (!filter) return false;
  draft.filters = draft.filters.filter((one) => one !== filter);
  addFigure(draft, { kind: 'measure', measure: 'total_amount' });
  draft.comparison = { kind: 'share', part: [filter] };
  return true;
}
