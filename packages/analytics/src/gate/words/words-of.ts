import { type NamedMeasure, QUERY_LIMIT, type Query, type ValueType } from '@pellucid/contract';
import type { Model } from '../../model/model.ts';
import { assumptionsOf } from './assumptions.ts';
import { dimensionLabel, dimensionWords } from './dimension-words.ts';
import { filtersWords } from './filter-words.ts';
import { measureWords } from './measure-words.ts';
import { listWords, quoted } from './value-words.ts';
import { answerVocabulary, sourceVocabulary, type Vocabulary, withNames } from './vocabulary.ts';

type Asked = Pick<Query, 'measures' | 'dimensions' | 'where' | 'having' | 'timeGrain'>;

/**
 * The whole question in short sentences, in the labels of the model: what is counted, which records, what the question's own
 * names mean, in which order and how many, unless all rows are read (`unlimited`), and what is assumed. Names that the model lacks stand as they are written.
 */
export function wordsOf(query: Query, model: Model, { unlimited = false } = {}): string[] {
  const records = sourceVocabulary(model, query.source);
  const label = model.sources.get(query.source)?.label ?? quoted(query.source);
  const isList = !query.from && query.dimensions.includes(model.sources.get(query.source)?.recordKey ?? '');
  const inner = query.from && withNames(records, [...query.from.dimensions, ...query.from.measures]);
  const over = inner ? answerVocabulary(inner) : records;
  const all = withNames(over, [...query.dimensions, ...query.measures]);
  const first = query.from
    ? [
        `First: ${countedWords(query.from, label, inner ?? records)}`,
        ...conditions(query.from, records, inner ?? records),
      ]
    : [];
  const subject = isList
    ? `Single records of ${label}: ${listWords(columnLabels(query, all), 'and')}.`
    : countedWords(query, query.from ? 'the rows of that answer' : label, all);
  const assumptions = [
    ...(query.from ? assumptionsOf({ ...query.from, limit: undefined, offset: 0 }, records) : []),
    ...assumptionsOf(isList ? { ...query, dimensions: [] } : query, over),
  ];
  return [
    ...first,
    query.from ? `Then: ${subject}` : subject,
    ...conditions(query, over, all),
    ...pageWords(query, all, unlimited && query.limit === undefined),
    ...(query.totals ? [TOTALS] : []),
    ...new Set(assumptions),
  ];
}

const TOTALS =
  'Totals are of all that the filters leave, also of rows that are not shown; parts, ranks and running totals have none.';

function columnLabels({ dimensions, measures, timeGrain }: Asked, vocabulary: Vocabulary): string[] {
  return [
    ...dimensions.map((asked) => dimensionLabel(asked, timeGrain, vocabulary)),
    ...measures.map((asked) => vocabulary.labelOf(typeof asked === 'string' ? asked : asked.name)),
  ];
}

function countedWords(asked: Asked, what: string, vocabulary: Vocabulary): string {
  const by = listWords(columnLabels({ ...asked, measures: [] }, vocabulary), 'and');
  const measures = listWords(columnLabels({ ...asked, dimensions: [] }, vocabulary), 'and');
  if (asked.measures.length === 0) return `Every different ${by} in ${what}.`;
  return asked.dimensions.length === 0 ? `${measures} in ${what}.` : `${measures} in ${what}, for each ${by}.`;
}

/** Which records count, what the question's own names mean, and which rows are shown. */
function conditions({ where, having, dimensions, measures }: Asked, records: Vocabulary, all: Vocabulary): string[] {
  const named = measures.filter((asked): asked is NamedMeasure => typeof asked !== 'string');
  const computed = measures.flatMap((asked) => {
    const field = typeof asked === 'string' ? records.fieldOf(asked) : undefined;
    const explains = field && 'formula' in field && !['sum', 'records'].includes(field.formula.kind);
    return explains ? [`${field.label}: ${field.description}.`] : [];
  });
  const everything = records.unit === 'record' ? ['No filter: every record counts.'] : [];
  return [
    ...(where.length > 0 ? [`Only ${records.unit}s where ${filtersWords(where, records)}.`] : everything),
    ...dimensions.flatMap((asked) => (typeof asked === 'string' ? [] : [`${dimensionWords(asked, all)}.`])),
    ...computed,
    ...named.map((asked) => `${measureWords(asked, all, records)}.`),
    ...(having.length > 0 ? [`Shown is only where ${filtersWords(having, all)}.`] : []),
  ];
}

const DIRECTIONS = {
  text: { asc: 'from A to Z', desc: 'from Z to A' },
  date: { asc: 'earliest first', desc: 'latest first' },
  number: { asc: 'smallest first', desc: 'largest first' },
  band: { asc: 'lowest first', desc: 'highest first' },
} as const;

function orderKind(type: ValueType | undefined): 'text' | 'date' | 'number' {
  return type === 'date' ? 'date' : type === 'text' || type === 'boolean' ? 'text' : 'number';
}

function pageWords(
  { orderBy, limit, offset, dimensions, first }: Query,
  { labelOf, typeOf }: Vocabulary,
  everyRow: boolean,
): string[] {
  const order = orderBy.map(({ field, direction }) => {
    const isBand = dimensions.some((asked) => typeof asked !== 'string' && asked.name === field && 'bands' in asked);
    const kind = isBand ? 'band' : orderKind(typeOf(field));
    return `${labelOf(field)} ${DIRECTIONS[kind][direction]}`;
  });
  const rows = (number: number): string => (number === 1 ? '1 row' : `${number.toLocaleString('en-US')} rows`);
  const page = `Shown are at most ${rows(limit ?? QUERY_LIMIT.defaultRows)}`;
  return [
    ...(order.length > 0 ? [`Sorted by ${order.join(', then ')}; what is empty comes last.`] : []),
    ...(first ? [firstOfEachWords(first, labelOf)] : []),
    ...(dimensions.length > 0 && !everyRow
      ? [offset > 0 ? `${page}, after the first ${rows(offset)}.` : `${page}.`]
      : []),
  ];
}

/** `Of each Company only the first 3 in that order are shown.` */
function firstOfEachWords({ n, place, within }: NonNullable<Query['first']>, labelOf: Vocabulary['labelOf']): string {
  const last = place + n - 1;
  const places = place === 1 ? `the first ${n}` : n === 1 ? `number ${place}` : `numbers ${place} to ${last}`;
  return `Of each ${listWords(within.map(labelOf), 'and')} only ${places} in that order ${n === 1 ? 'is' : 'are'} shown.`;
}
