import type { Cell } from '@pellucid/contract';
import type { DataPort } from '../port/data-port.ts';
import type { Refused } from '../port/interpretation.ts';
import { dimensionsOf } from '../query/query-parts.ts';
import { toQuery } from '../query/to-query.ts';
import { idOf } from '../reading/counted.ts';
import type { Group, Reading, ValueFilter } from '../reading/reading.ts';
import { asksPurpose } from '../refusals/asked-twice.ts';
import { refusal } from '../refusals/refusals.ts';
import { type Pointed, pointedIn } from './pointed-words.ts';
import { amountOf } from './referred.ts';
import type { Turn } from './reworded/turn-of.ts';

/** Nothing but openers, and verbs that show: the row itself is asked for. */
const ALONE =
  /^(?:(?:and|but|so|only|just|keep|take|leave|see|let|us|what|how|about|the|same|again|for|of|do|show|list|give|me|now|then|who|which|is|was|are|please)\s+)*it(?:\s+please)?[.?!\s]*$/i;

type Rows = Pick<DataPort, 'rowsOf'>;

/**
 * `who paid the second one?` after a ranking: the turn with a pronoun, and the answer before of that row alone, by the name of it.
 * Undefined where a turn points at no row; a refusal where there is no such row, or it has no name.
 */
export async function ofPointedRow(turn: Turn, data: Rows): Promise<Turn | Refused | undefined> {
  const { reading, before = [] } = turn.context;
  const found = [reading, ...before].flatMap((rows) => {
    const pointed = rows.groups.length === 0 || rows.isList ? undefined : pointedIn(turn.question, rows);
    return pointed ? [{ rows, ...pointed }] : [];
  });
  const alone = found.find((one) => ALONE.test(one.turn));
  const [at] = alone
    ? found.filter(({ rows }) => !reading.ranking && isOfOneOf(reading, rows))
    : found.toSorted((one, other) => Number(playsItsPart(other)) - Number(playsItsPart(one)));
  if (!at) return undefined;
  const row = filtersOf(at.rows.groups, await rowAt(at.place, at.rows, data));
  if (!row) return refusal('cannot', 'I cannot go on with such a row: say by name who or what is meant.');
  // `and the second one?` after what was asked of the first asks the same of the second.
  if (alone)
    return { question: '', context: { ...turn.context, reading: { ...reading, filters: withRow(reading, row) } } };
  const asked = ofRow(at.rows, row, MOST_MONEY.test(at.turn));
  return { question: asAsked(at.turn), context: { ...turn.context, reading: asked }, isOn: true };
}

const IS_PAID = /\b(?:was|were|did|has)\s+it\s+(?:paid|get|got|gotten|receive|received)\b/i;
const PAYS = /\bdid\s+it\s+(?:pay|give|spend)\b/i;

/** `what was the first one paid for` is of no company, and `whom did it pay` of nobody else. */
function playsItsPart({ turn, rows: { groups } }: Pointed & { readonly rows: Reading }): boolean {
  const isOfCompanies = groups.some((group) => group.kind === 'dimension' && group.dimension === 'company');
  const isOfPaid = groups.some((group) => group.kind === 'dimension' && group.dimension === 'recipient');
  return (!IS_PAID.test(turn) || !isOfCompanies) && (!PAYS.test(turn) || !isOfPaid);
}

/** `who paid it the most` after rows by a number of people: the most money. */
const MOST_MONEY = /\b(?:paid|spent|gave|got|received|pays|spends|gives|gets|receives)\b.*\b(?:most|least)\b/i;

/** Whether an answer is of one of the rows of an earlier one. */
function isOfOneOf({ filters }: Reading, { groups }: Reading): boolean {
  const isNamed = (field: string) =>
    filters.some((one) => one.field === field && !one.isNegated && one.values.length === 1);
  return groups.every((group) => group.kind === 'dimension' && isNamed(idOf(group.dimension)));
}

async function rowAt(place: number, reading: Reading, data: Rows): Promise<readonly Cell[]> {
  return (await data.rowsOf(toQuery(reading))).at(place < 0 ? place : place - 1) ?? [];
}

/** `what was it paid for`, `by nature`: of that one. */
function asAsked(turn: string): string {
  if (asksPurpose(turn.replace(/^it\s+/i, ''))) return 'break it down by nature of payment';
  return turn.trim().replace(/^it\s+(?=(?:by|per)\b)/i, 'break it down ');
}

/** What tells a row from the others; undefined where it is of a time, of values put together, or without a name. */
function filtersOf(groups: readonly Group[], row: readonly Cell[]): ValueFilter[] | undefined {
  const filters: ValueFilter[] = [];
  let at = 0;
  for (const group of groups) {
    const dimensions = dimensionsOf(group);
    const [value = null, name] = row.slice(at, at + dimensions.length);
    at += dimensions.length;
    const [field] = dimensions;
    if (value === null || typeof field !== 'string' || field === 'program_year') return undefined;
    const names = name === undefined ? undefined : { [String(value)]: String(name) };
    filters.push({ field, values: [String(value)], ...(names && { names }) });
  }
  return filters;
}

/** What the answer before asked, of one of its rows: what chose the rows and ordered them is done with. */
function ofRow(rows: Reading, row: readonly ValueFilter[], isMoney: boolean): Reading {
  const { source, figures, periods, thresholds } = rows;
  return {
    ...{ source, groups: [], periods, filters: withRow(rows, row) },
    figures: isMoney ? [{ kind: 'measure', measure: amountOf(rows) }] : figures,
    thresholds: thresholds.filter(({ on }) => on === 'record'),
  };
}

/** The conditions of an answer with those of a row in place of what they are of. */
function withRow({ filters }: Pick<Reading, 'filters'>, row: readonly ValueFilter[]): ValueFilter[] {
  const fields = row.map(({ field }) => field);
  return [...filters.filter(({ field }) => !fields.includes(field)), ...row];
}
