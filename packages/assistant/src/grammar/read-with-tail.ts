import { COUNTED, countedMeasure } from '../reading/counted.ts';
import { type Draft, take } from '../reading/draft.ts';
import { addFigure } from '../reading/figures/read-figures.ts';
import { leftOver } from '../reading/read-rest.ts';
import type { Figure } from '../reading/reading.ts';
import { RANKED_BY_AMOUNT } from '../reading/rows/ranked-by.ts';
import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import type { Token } from '../text/tokens.ts';
import { measureOf } from './figures.ts';
import { type Shown, TAIL } from './tail.ts';

interface Words {
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
}

/** Where a question stops and what it shows of each row begins. */
const BEGINS = /^(?:,|and|plus|with|along with|together with|including|showing|giving|listing|stating|noting)$/;
const ASKS = /^(?:how many|how much)\b/;
const BEFORE_WHICH: readonly Kind[] = ['filler', 'preposition', 'period', 'value'];
export const SAYS_FIGURE: readonly Kind[] = ['amount', 'measure', 'statistic', 'count'];

/**
 * Reads a question that says behind what it asks what each row is to show: `which companies …, and how many did each pay for`. The first
 * part is read by itself, as `readMain` does; its rows then show the rest.
 */
export function readWithTail(
  words: Words,
  text: string,
  readMain: (words: Words) => Draft | undefined,
): Draft | undefined {
  const { tokens, tags } = words;
  for (let at = 1; at < tags.length; at++) {
    const [first] = tags.slice(at);
    if (!first || !mayBegin(words, text, at) || isOneSum(words, first.from)) continue;
    for (const { value: shown } of TAIL({ tokens, tags }, at)) {
      const main = readMain({ tokens: tokens.slice(0, first.from), tags: tags.slice(0, at) });
      if (!main || !hasRows(main)) break;
      const draft = withShown(main, shown, isApart(words, text, at));
      if (draft) return together(draft, words, at);
    }
  }
  return undefined;
}

/** `the ten largest companies: their combined total` is one sum of them. */
function isOneSum({ tokens }: Words, from: number): boolean {
  const [, ...tail] = tokens.slice(from).map(({ low }) => low);
  return tail.some((word) => word === 'combined' || word === 'together') && !tail.includes('each');
}

function mayBegin(words: Words, text: string, at: number): boolean {
  const said = saidAt(words, at);
  return BEGINS.test(said) || ASKS.test(said) || signBefore(words, text, at) !== '';
}

function saidAt({ tokens, tags }: Words, at: number): string {
  const tag = tags[at];
  return tag
    ? tokens
        .slice(tag.from, tag.to)
        .map(({ low }) => low)
        .join(' ')
    : '';
}

/** The sign between two words: of a new sentence, or of what is said in brackets. */
function signBefore({ tokens, tags }: Words, text: string, at: number): string {
  const from = tags[at]?.from ?? 0;
  const [end, start] = [tokens[from - 1]?.end, tokens[from]?.start];
  if (end === undefined || start === undefined) return '';
  return /[:;(?.\u2013\u2014]|\s-\s/.exec(text.slice(end, start))?.[0].trim() ?? '';
}

/** `neurologists …: how many`, and not `companies … (count)`, `with the count`. */
function isApart(words: Words, text: string, at: number): boolean {
  const sign = signBefore(words, text, at);
  return (sign !== '' && sign !== '(') || (saidAt(words, at) === ',' && words.tags[at + 1]?.kind !== 'and');
}

function hasRows({ groups, isList, comparison, among, firstOf }: Draft): boolean {
  return groups.length > 0 && !isList && !comparison && !among && !firstOf;
}

function withShown(main: Draft, shown: Shown, isApartFrom: boolean): Draft | undefined {
  if (asksNumber(main, shown, isApartFrom)) return asNumber(main);
  if (!areRowsMeant(main, shown)) return undefined;
  const bounded = shown.isBounded || shown.isNumber ? boundedFigure(main) : undefined;
  if ((shown.isBounded || shown.isNumber) && !bounded) return undefined;
  const isSaid = shown.rows.every((row) => isRow(main, row)) && shown.values.every((value) => isNamed(main, value));
  const added = [...(bounded ? [bounded] : []), ...shown.figures.map(({ figure }) => figure)];
  if (!isSaid || added.some((figure) => countsRows(main, figure) || isAmountAgain(main, figure))) return undefined;
  if (shown.figures.every(({ nouns }) => nouns.every((noun) => narrowsNothing(main, noun)))) show(main, added);
  else if (isBounded(main)) main.cannot = NARROWED;
  else return undefined;
  return main;
}

const NARROWED =
  'A number of some of those paid cannot stand beside a condition on what all of them got: ask one after the other.';

/** `neurologists …: how many`, `…, how many are there`; of `which companies …, and how many were there` each has a number. */
function asksNumber({ tags }: Draft, shown: Shown, isApartFrom: boolean): boolean {
  // `doctors who were paid by …` are asked for by no question word.
  const asking = tags.findIndex(({ kind }) => kind === 'which' || kind === 'who');
  const isAsking = asking >= 0 && tags.slice(0, asking).every(({ kind }) => BEFORE_WHICH.includes(kind));
  if (shown.isNumber) return isApartFrom || !isAsking;
  const isBare = shown.figures.length === 0 && shown.rows.length === 0 && shown.isOfEach !== true;
  return shown.isBounded === true && isBare && isApartFrom && !isAsking;
}

/** Without a word for rows, `companies in Ohio, total` is one sum of them all. */
function areRowsMeant(main: Draft, { isOfEach }: Shown): boolean {
  const isSaid = main.tags.some(({ kind }) => ['which', 'who', 'by'].includes(kind));
  return isOfEach === true || isSaid || main.ranking !== undefined || isBounded(main);
}

function isBounded({ thresholds }: Draft): boolean {
  return thresholds.some(({ on }) => on === 'figure');
}

/** `by payments and total amount`: beside an amount the payments are their number. */
function isAmountAgain({ assumptions }: Draft, figure: Figure): boolean {
  return figure.kind === 'measure' && figure.measure === 'total_amount' && assumptions.includes(RANKED_BY_AMOUNT);
}

function countsRows({ groups }: Draft, figure: Figure): boolean {
  return (
    figure.kind === 'distinct' &&
    groups.some((group) => group.kind === 'dimension' && group.dimension === figure.dimension)
  );
}

/** What rows are ranked by comes first; of rows without one, what is said. */
function show(draft: Draft, added: readonly Figure[]): void {
  const isSaid = draft.ranking !== undefined || draft.tags.some(({ kind }) => SAYS_FIGURE.includes(kind));
  const [figure] = draft.figures;
  const isOfTotal = figure === undefined || (figure.kind === 'measure' && figure.measure === 'total_amount');
  // A bound on no measure is on the first figure: it stays on the total.
  if (isOfTotal && added.some(({ kind }) => kind === 'statistic'))
    draft.thresholds = draft.thresholds.map((one) =>
      one.on === 'figure' && one.measure === undefined ? { ...one, measure: 'total_amount' } : one,
    );
  // A number of people in front is of those within the bounds.
  if (!isSaid) draft.figures = isBoundOtherwise(draft, added[0]) ? [{ kind: 'measure', measure: 'total_amount' }] : [];
  for (const one of added) addFigure(draft, one);
}

function isBoundOtherwise({ thresholds }: Draft, figure: Figure | undefined): boolean {
  const counted = figure && figure.kind !== 'statistic' ? measureOf(figure) : undefined;
  return (
    counted !== undefined &&
    counted !== 'total_amount' &&
    thresholds.some(({ on, measure }) => on === 'figure' && measure !== counted)
  );
}

/** The number of rows in place of the rows. */
function asNumber(draft: Draft): Draft | undefined {
  const [group, another] = draft.groups;
  const isPlain = draft.figures.every((figure) => figure.kind === 'measure' && figure.measure === 'total_amount');
  if (another || group?.kind !== 'dimension' || group.sets || draft.ranking || !isPlain || !isBounded(draft))
    return undefined;
  draft.figures = [{ kind: 'distinct', dimension: group.dimension }];
  draft.groups = [];
  return draft;
}

/** The one number that bounds the rows, or that they are ranked by. */
function boundedFigure({ thresholds, figures, ranking }: Draft): Figure | undefined {
  const measures = thresholds.flatMap(({ on, measure }) => (on === 'figure' && measure !== undefined ? [measure] : []));
  if (ranking && figures[0]) return isNumber(figures[0]) ? figures[0] : undefined;
  const [measure] = measures;
  return new Set(measures).size === 1 && measure !== undefined ? figureOf(measure) : undefined;
}

function isNumber(figure: Figure): boolean {
  return figure.kind === 'distinct' || (figure.kind === 'measure' && ['payments', 'records'].includes(figure.measure));
}

function figureOf(measure: string): Figure {
  const entity = Object.keys(COUNTED).find((dimension) => COUNTED[dimension] === measure);
  const dimension = entity ?? /^distinct (?<dimension>.+)$/.exec(measure)?.groups?.dimension;
  return dimension === undefined ? { kind: 'measure', measure } : { kind: 'distinct', dimension };
}

function isRow({ groups, filters }: Draft, { noun }: TagOf<'noun'>): boolean {
  const hasGroup = groups.some((group) => group.kind === 'dimension' && group.dimension === noun.dimension);
  return hasGroup && (noun.where ?? []).every(({ field }) => filters.some((filter) => filter.field === field));
}

function isNamed({ tags }: Draft, value: TagOf<'value'>): boolean {
  const same = JSON.stringify(value.choices);
  return tags.some((tag) => tag.kind === 'value' && JSON.stringify(tag.choices) === same);
}

/** Of whom a figure is said to be is known: else the other figures would be of fewer too. */
export function narrowsNothing(draft: Draft, { noun }: TagOf<'noun'>): boolean {
  const { where = [], source, dimension } = noun;
  const isKnown = where.every(({ field, values }) =>
    draft.filters.some((filter) => filter.field === field && filter.values.join() === values.join()),
  );
  const isThere =
    (source === undefined || source === draft.source) &&
    dimension !== 'clinical_trial_id' &&
    dimension !== 'third_party';
  const isBound = () => {
    const bounded = boundedFigure(draft);
    return bounded !== undefined && measureOf(bounded) === countedMeasure(dimension);
  };
  return isKnown && (isThere || isBound());
}

/** The whole question again: the parts of the tail are all carried. */
function together(draft: Draft, { tokens, tags }: Words, at: number): Draft {
  const tail = tags.slice(at);
  take(draft, ...tail);
  for (const tag of tail) draft.parsed.add(tag);
  return { ...draft, tokens, tags: [...draft.tags, ...tail] };
}

/** Whether a part of a question is one by itself. */
export function isWhole(draft: Draft): boolean {
  return !draft.cannot && !draft.ambiguity && !draft.lacksRows && leftOver(draft) === undefined;
}
