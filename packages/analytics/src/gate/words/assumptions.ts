import {
  type Condition,
  conditionsIn,
  type Filter,
  filtersWithin,
  isCondition,
  isMembership,
  type NamedDimension,
  type NamedMeasure,
  type Query,
} from '@pellucid/contract';
import type { Dimension, Measure } from '../../model/model.ts';
import { listWords } from './value-words.ts';
import type { Vocabulary } from './vocabulary.ts';

type Asked = Pick<Query, 'measures' | 'dimensions' | 'where' | 'having' | 'timeGrain' | 'limit' | 'offset'>;

/** What an answer takes for granted, a sentence each: of the fields that it uses, of empty values, of rounding and of ties. */
export function assumptionsOf(asked: Asked, vocabulary: Vocabulary): string[] {
  const filters = [...asked.where, ...asked.measures.flatMap(ownFilters)];
  const fields = usedNames(asked, filters).flatMap((name) => vocabulary.fieldOf(name) ?? []);
  return [
    ...new Set(fields.flatMap(({ assumption }) => assumption ?? [])),
    ...ofSeveralValues(asked, filters, vocabulary),
    ...ofEmptyValues(asked, [...filters, ...asked.having]),
    ...ofPeriods([...filters, ...asked.having]),
    ...ofFigures(asked, vocabulary),
  ];
}

function ofPeriods(filters: readonly Filter[]): string[] {
  const isToDate = conditionsIn([...filters]).some(({ op }) => op === 'yearToDate');
  return isToDate ? ['The year to date is the year of the latest date of the data, up to that day.'] : [];
}

/** Of what records have several values of: what is said once for all such fields of one list. */
function ofSeveralValues({ dimensions }: Asked, filters: readonly Filter[], vocabulary: Vocabulary): string[] {
  const labels = (names: readonly string[]): string[] => [
    ...new Set(names.flatMap((name) => (isManyValued(vocabulary.fieldOf(name)) ? [vocabulary.labelOf(name)] : []))),
  ];
  const grouped = labels(dimensions.map((asked) => (typeof asked === 'string' ? asked : asked.field)));
  const filtered = labels(filters.flatMap(fieldsOf));
  return [
    ...(filtered.length > 0
      ? [
          `A record may have several values of ${listWords(filtered, 'and')}: it fits if any one does, and “not” if none does.`,
        ]
      : []),
    ...(grouped.length > 0
      ? [
          `A record counts in the row of each of its values of ${listWords(grouped, 'and')}, so that rows do not add up to the whole.`,
        ]
      : []),
  ];
}

function isManyValued(field: Dimension | Measure | undefined): boolean {
  return field !== undefined && 'column' in field && field.lookup?.bridge !== undefined;
}

function ofEmptyValues({ dimensions, measures }: Asked, filters: readonly Filter[]): string[] {
  const operators = new Set(conditionsIn([...filters]).map(({ op }) => op));
  const has = (...some: Condition['op'][]): boolean => some.some((op) => operators.has(op));
  const counts = measures.some((asked) => typeof asked !== 'string' && 'distinct' in asked);
  return [
    ...(dimensions.some((asked) => !isNamed(asked) || !('groups' in asked || 'top' in asked))
      ? ['What is empty makes a row of its own.']
      : []),
    ...(has('ne', 'notIn', 'notContains') || hasNegation(filters)
      ? ['What is empty satisfies “is not”, “is none of”, “does not contain” and “not”, unless it is named.']
      : []),
    ...(has('lt', 'lte', 'gt', 'gte', 'between') ? ['What is empty satisfies no comparison.'] : []),
    ...(filters.some(leavesEmptyOut) ? ['What is empty is among no others.'] : []),
    ...(has('contains', 'notContains', 'startsWith') ? ['Texts are compared in any casing.'] : []),
    ...(counts ? ['What is empty is not counted as a different value.'] : []),
  ];
}

function ofFigures(
  { dimensions, measures, having, timeGrain, limit, offset }: Asked,
  vocabulary: Vocabulary,
): string[] {
  const own = measures.filter((asked): asked is NamedMeasure => typeof asked !== 'string');
  const isRounded = measures.some((asked) => {
    if (typeof asked !== 'string' && !('of' in asked))
      return 'average' in asked || 'median' in asked || 'deviation' in asked || 'ratio' in asked;
    const field = vocabulary.fieldOf(typeof asked === 'string' ? asked : asked.of);
    return field !== undefined && 'formula' in field && ['ratio', 'median'].includes(field.formula.kind);
  });
  const windows = own.some((asked) => 'share' in asked || 'rank' in asked || 'runningTotal' in asked);
  const weeks =
    timeGrain === 'week' || dimensions.some((asked) => isNamed(asked) && 'grain' in asked && asked.grain === 'week');
  const isCut = having.length > 0 || limit !== undefined || offset > 0;
  return [
    ...(own.some((asked) => 'ratio' in asked || 'difference' in asked || 'growth' in asked || 'proportion' in asked)
      ? ['What is made of an empty figure is empty.']
      : []),
    ...(own.some((asked) => 'previous' in asked)
      ? [
          'Where the data ends within a period, what was before counts up to the same day; records without a date count in whole.',
          'A row without records now is not shown, whatever was before.',
        ]
      : []),
    ...(isRounded ? ['Averages, medians and ratios are rounded half up to two decimals.'] : []),
    ...(own.some((asked) => 'share' in asked || 'growth' in asked || 'proportion' in asked)
      ? ['Parts and growth are rounded half up to six decimals.']
      : []),
    ...(windows && isCut ? ['Parts, ranks and running totals are of all rows, also of those that are not shown.'] : []),
    ...(limit !== undefined && dimensions.length > 0
      ? ['The cut may fall between rows that are equal in this order.']
      : []),
    ...(weeks ? ['Weeks begin on Monday.'] : []),
  ];
}

function isNamed(asked: string | NamedDimension): asked is NamedDimension {
  return typeof asked !== 'string';
}

function ownFilters(asked: string | NamedMeasure): Filter[] {
  return typeof asked !== 'string' && 'where' in asked ? asked.where : [];
}

/** The names of the model that a question uses: shown, counted or filtered by. */
function usedNames({ dimensions, measures }: Asked, filters: readonly Filter[]): string[] {
  return [
    ...dimensions.flatMap((asked) => {
      if (typeof asked === 'string') return [asked];
      return 'top' in asked ? [asked.field, asked.top.by] : [asked.field];
    }),
    ...measures.flatMap((asked) => {
      if (typeof asked === 'string') return [asked];
      if ('of' in asked) return [asked.of];
      return 'distinct' in asked ? [asked.distinct] : [];
    }),
    ...filters.flatMap(fieldsOf),
  ];
}

function fieldsOf(filter: Filter): string[] {
  if (isCondition(filter)) return [filter.field];
  return isMembership(filter)
    ? [filter.field, ...(filter.query.per ?? []), ...filter.query.where.flatMap(fieldsOf)]
    : partsOf(filter).flatMap(fieldsOf);
}

function leavesEmptyOut(filter: Filter): boolean {
  if (isCondition(filter)) return false;
  return isMembership(filter) ? !filter.orEmpty : partsOf(filter).some(leavesEmptyOut);
}

function hasNegation(filters: readonly Filter[]): boolean {
  return filters.some((filter) => {
    if (isCondition(filter)) return false;
    if (isMembership(filter)) return hasNegation(filtersWithin(filter));
    return 'not' in filter || hasNegation(partsOf(filter));
  });
}

type Joined = Exclude<Filter, { field: string }>;

function partsOf(filter: Joined): Filter[] {
  return 'all' in filter ? filter.all : 'any' in filter ? filter.any : [filter.not];
}
