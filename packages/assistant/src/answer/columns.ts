import type {
  Cell,
  ChatColumn,
  ModelDescription,
  QueryInput,
  QueryResult,
  TimePart,
  ValueType,
} from '@pellucid/contract';
import { plural } from './about.ts';

/** A column of an answer as people see it; `isFigure` tells what is counted from what it is counted by. */
export interface AnswerColumn extends ChatColumn {
  readonly isFigure: boolean;
}

/** What of an answer is shown: without the figures that only choose its rows. */
export interface AnswerTable {
  readonly columns: readonly AnswerColumn[];
  readonly rows: Cell[][];
}

const SHOWN_AS: Readonly<Record<ValueType, ChatColumn['type']>> = {
  text: 'text',
  boolean: 'text',
  integer: 'number',
  count: 'count',
  money: 'money',
  decimal: 'number',
  share: 'percent',
  date: 'date',
};

/** Figures of the assistant's own that say which rows belong to an answer, and nothing to people. */
const CHOOSES_ROWS: readonly string[] = ['best', 'own', 'before', 'reached'];

/** The columns of an answer, in its order: what it is grouped by, then its figures; and its rows. */
export function tableOf(query: QueryInput, result: QueryResult, model: ModelDescription): AnswerTable {
  const columns = columnsOf(query, result, model);
  const isShown = columns.map(
    ({ name, isFigure }) => !CHOOSES_ROWS.includes(name) && (isFigure || !isBandOfFigure(name, query)),
  );
  const order = inOrder(columns).filter((at) => isShown[at]);
  return {
    columns: order.flatMap((at) => columns[at] ?? []),
    rows: result.rows.map((row) => order.map((at) => row[at] ?? null)),
  };
}

/** Of a record these come first, then its amount, then whatever else it says; its id is the last. */
const FIRST_OF_RECORDS: readonly string[] = ['date', 'program_year', 'recipient', 'nature', 'product'];

/** The places of columns as they are shown. */
function inOrder(columns: readonly AnswerColumn[]): number[] {
  const places = [...columns.keys()];
  if (!isOfRecords(columns)) return places;
  const rankOf = ({ name, isFigure }: AnswerColumn) => {
    if (isFigure) return 1;
    if (name === 'record_id') return 3;
    return FIRST_OF_RECORDS.includes(name) ? 0 : 2;
  };
  return [0, 1, 2, 3].flatMap((rank) => places.filter((at) => columns[at] && rankOf(columns[at]) === rank));
}

/** Whether rows are single records. */
export function isOfRecords(columns: readonly AnswerColumn[]): boolean {
  return columns.some(({ name }) => name === 'record_id');
}

const TIMES: readonly string[] = ['program_year', 'year', 'quarter', 'month', 'week', 'day', 'period'];

/** Whether a column says when. */
export function isTime({ name, type }: AnswerColumn): boolean {
  return type === 'date' || TIMES.includes(name);
}

/** Bands of what was counted first: the row is the one of all that satisfy a condition, or of the first. */
function isBandOfFigure(name: string, { from, dimensions = [] }: QueryInput): boolean {
  return dimensions.some((one) => typeof one === 'object' && 'bands' in one && one.name === name && from !== undefined);
}

function columnsOf(query: QueryInput, { columns }: QueryResult, model: ModelDescription): AnswerColumn[] {
  const labelOf = (name: string) => fieldLabel(name, query, model);
  const groups = query.dimensions?.length ?? 0;
  const named = [...(query.dimensions ?? []), ...(query.from?.dimensions ?? [])].filter(
    (one) => typeof one === 'object',
  );
  return columns.map(({ name, type }, index) => {
    const dimension = index < groups ? named.find((one) => one.name === name) : undefined;
    // A part of a whole is called what it is a part by.
    const ofField = dimension && 'groups' in dimension ? labelOf(dimension.field) : undefined;
    const part = dimension && 'part' in dimension ? dimension.part : undefined;
    return {
      name,
      label:
        labelOf(name) ??
        ofField ??
        (part && PART_LABELS[part]) ??
        timeLabel(name, query) ??
        countedLabel(name, query, model) ??
        OWN_LABELS[name] ??
        spoken(name),
      // A year is a name of its time: nobody writes it with a comma.
      type: index < groups && type === 'integer' ? 'text' : SHOWN_AS[type],
      ...(dimension && 'grain' in dimension && { grain: dimension.grain }),
      ...(part && { part }),
      isFigure: index >= groups,
    };
  });
}

/** What the model calls a field of the data that is asked. */
export function fieldLabel(name: string, query: QueryInput, model: ModelDescription): string | undefined {
  const source = model.sources.find((one) => one.name === query.source);
  return [...(source?.dimensions ?? []), ...(source?.measures ?? [])].find((field) => field.name === name)?.label;
}

/** What is told apart by an identifier that is no name of it. */
export const LABELS_OF_COUNTED: Readonly<Record<string, string>> = { clinical_trial_id: 'Trial' };

/** Of how many different ones there are, which: `States`. */
function countedLabel(name: string, query: QueryInput, model: ModelDescription): string | undefined {
  const one = query.measures?.find((measure) => typeof measure === 'object' && measure.name === name);
  if (typeof one !== 'object' || !('distinct' in one)) return undefined;
  const label = LABELS_OF_COUNTED[one.distinct] ?? fieldLabel(one.distinct.replace(/_id$/, ''), query, model);
  return label && plural(label);
}

/** Of two times beside each other, which a figure is of: the year, or the period before. */
export function timeLabel(name: string, { measures = [] }: QueryInput): string | undefined {
  const measure = measures.find((one) => typeof one === 'object' && one.name === name);
  if (typeof measure !== 'object') return undefined;
  if ('previous' in measure) return `The ${measure.previous.period} before`;
  const [time, another] = ('where' in measure && measure.where) || [];
  const [value] = time && !another && 'value' in time && time.op === 'eq' ? [time.value] : [];
  const isOfValue = ['first', 'second', 'third', 'fourth'].includes(name) || (name === 'of_part' && isShortName(value));
  if (isOfValue && typeof value === 'string') return value.split('|').at(-1);
  const isOneYear = time && !another && 'op' in time && time.field === 'program_year' && time.op === 'eq';
  return isOneYear && 'value' in time ? String(time.value) : undefined;
}

/** Whether a part can be called by its value: a long nature of payment is no heading, and `Yes` says nothing. */
function isShortName(value: unknown): boolean {
  return typeof value === 'string' && value.length > 3 && value.length <= 40;
}

/** Whatever column a question gives them. */
export const PART_LABELS: Readonly<Record<TimePart, string>> = {
  dayOfWeek: 'Day of the week',
  monthOfYear: 'Month of the year',
  quarterOfYear: 'Quarter of the year',
};

/** Names that the assistant gives to figures of its own. */
const OWN_LABELS: Readonly<Record<string, string>> = {
  figure: 'Value',
  rows: 'Number counted',
  of_all: 'Total of all',
  of_part: 'Part',
  standing: 'Place',
};

/** `1st`, `22nd`, `95th`. */
export function ordinal(n: number): string {
  const last = Math.floor(n / 10) === 1 ? 0 : n % 10;
  return `${n}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}

/** A name of the question's own in words: `total_2023` is “Total 2023”. */
function spoken(name: string): string {
  const p = /^percentile_(\d+)$/.exec(name)?.[1];
  if (p !== undefined) return `${ordinal(Number(p))} percentile`;
  const words = name.replaceAll('_', ' ').trim();
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}

/** Whether a column holds the ids of what another names. */
export function isIdBeside(name: string, columns: readonly AnswerColumn[]): boolean {
  return name.endsWith('_id') && columns.some((other) => `${other.name}_id` === name);
}
