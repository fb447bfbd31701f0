import { countedEntity } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import { ALL_ROWS, type Figure, type Reading } from '../../reading/reading.ts';

type Said = Pick<Draft, 'tags' | 'tokens'>;

/** `total`, `sum of these`: of the rows that are there; `with the total`, `total instead`, `sort by total` are of each. */
export function isTotalAlone(earlier: Reading, { tags, tokens }: Said): boolean {
  const isTotal = tokens.some(({ low }) => ['total', 'sum', 'overall', 'altogether'].includes(low));
  const isOfEach = OF_EACH.includes(tokens.find(({ low }) => !SMALL_FIRST.includes(low))?.low ?? '');
  const isInstead = tokens.some(({ low }) => INSTEAD.includes(low)) || tags.some(isOfSame);
  if (isOfEach || isInstead || isAmountOfCounted(earlier, { tags, tokens })) return false;
  const isAlone = tags.every(({ kind }) => ['amount', 'filler', 'preposition', 'and', 'followUp'].includes(kind));
  return isTotal && isAlone && tags.some(({ kind }) => kind === 'amount');
}

const SMALL_FIRST = ['and', 'now', 'please', 'then', 'also'];
const OF_EACH = ['with', 'add', 'include', 'plus', 'sort', 'sorted', 'order', 'ordered', 'rank', 'ranked'];
const INSTEAD = ['instead', 'rather', 'too', 'well'];
const isOfSame = (tag: Draft['tags'][number]) => tag.kind === 'followUp' && tag.move === 'same';

const MONEY = ['amount', 'value', 'dollar', 'sum', 'spend', 'spending', 'worth', 'cost', 'money', 'payout'];
const OF_ALL = ['overall', 'altogether', 'all', 'everything', 'grand', 'together', 'combined'];

/** `and their total amount` after numbers of records by year is another figure of each row; of the first alone `their` says so. */
function isAmountOfCounted({ figures, groups, ranking, isList }: Reading, { tokens }: Said): boolean {
  if (groups.length === 0 || isList || !figures.every(isNumber)) return false;
  const isTheirs = tokens.some(({ low }) => low === 'their');
  const isOfAll = tokens.some(({ low }) => OF_ALL.includes(low));
  const isCut = ranking !== undefined && ranking.n < ALL_ROWS;
  return !isOfAll && (isTheirs || (!isCut && tokens.some(({ lemma }) => MONEY.includes(lemma))));
}

function isNumber(figure: Figure): boolean {
  const isOfUnits = figure.kind === 'measure' && ['payments', 'records'].includes(figure.measure);
  return isOfUnits || countedEntity(figure) !== undefined;
}
