import {
  type Condition,
  type Filter,
  isCondition,
  isMembership,
  type Membership,
  type Scalar,
} from '@pellucid/contract';
import type { Model } from '../../model/model.ts';
import { firstWords, partWords } from './dimension-words.ts';
import { figureWords } from './figure-words.ts';
import { listWords, quoted, valueWords } from './value-words.ts';
import { sourceVocabulary, type Vocabulary, withNames } from './vocabulary.ts';

/** What a filter says of the records of a source, in the labels of the model: `Program year is 2024`. */
export function wordsOfFilter(filter: Filter, source: string, model: Model): string {
  return filterWords(filter, sourceVocabulary(model, source));
}

/** Filters that all hold, as the rest of a sentence after "where". */
export function filtersWords(filters: readonly Filter[], vocabulary: Vocabulary): string {
  return joined(filters, 'and', vocabulary);
}

function filterWords(filter: Filter, vocabulary: Vocabulary): string {
  if (isMembership(filter)) return membershipWords(filter, vocabulary);
  if (isCondition(filter)) {
    const field = vocabulary.labelOf(filter.field);
    return `${filter.part ? partWords(filter.part, field) : field} ${conditionWords(filter, vocabulary)}`;
  }
  if ('all' in filter) return joined(filter.all, 'and', vocabulary);
  if ('any' in filter) return joined(filter.any, 'or', vocabulary);
  return `not (${filterWords(filter.not, vocabulary)})`;
}

/** What is itself joined of several stands in brackets. */
function joined(filters: readonly Filter[], conjunction: 'and' | 'or', vocabulary: Vocabulary): string {
  const parts = filters.map((filter) => {
    const words = filterWords(filter, vocabulary);
    return filters.length > 1 && isJoined(filter) ? `(${words})` : words;
  });
  return parts.join(` ${conjunction} `);
}

function isJoined(filter: Filter): boolean {
  if ('all' in filter) return filter.all.length > 1 || filter.all.some(isJoined);
  if ('any' in filter) return filter.any.length > 1 || filter.any.some(isJoined);
  return false;
}

function conditionWords({ field, part, op, value }: Condition, { typeOf }: Vocabulary): string {
  const type = part ? 'integer' : typeOf(field);
  const values: readonly Scalar[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const words = values.map((one) => valueWords(one, type));
  const texts = values.map((one) => quoted(String(one)));
  const [first = '', last = ''] = words;
  const isDate = type === 'date';
  switch (op) {
    case 'eq':
    case 'in':
      return `is ${listWords(words, 'or')}`;
    case 'ne':
    case 'notIn':
      return words.length > 1 ? `is none of ${listWords(words, 'and')}` : `is not ${first}`;
    case 'lt':
      return `is ${isDate ? 'before' : 'under'} ${first}`;
    case 'lte':
      return `is ${isDate ? 'on or before' : 'at most'} ${first}`;
    case 'gt':
      return `is ${isDate ? 'after' : 'over'} ${first}`;
    case 'gte':
      return `is ${isDate ? 'on or after' : 'at least'} ${first}`;
    case 'between':
      return `is from ${first} to ${last}, both included`;
    case 'contains':
      return `contains ${listWords(texts, 'or')}`;
    case 'notContains':
      return `does not contain ${listWords(texts, 'or')}`;
    case 'startsWith':
      return `starts with ${listWords(texts, 'or')}`;
    case 'isEmpty':
      return 'is empty';
    case 'notEmpty':
      return 'is not empty';
    case 'yearToDate':
      return 'is in the year to date';
  }
}

function membershipWords({ field, query, orEmpty }: Membership, outer: Vocabulary): string {
  const { model } = outer;
  const source = query.source ?? outer.source;
  const records = sourceVocabulary(model, source);
  const figures = withNames(records, query.measures);
  const label = model.sources.get(source)?.label ?? quoted(source);
  const where = query.where.length > 0 ? ` where ${filtersWords(query.where, records)}` : '';
  const single = query.per ? `for a single ${listWords(query.per.map(records.labelOf), 'and')} ` : '';
  const having = query.having.length > 0 ? `, such that ${single}${filtersWords(query.having, figures)}` : '';
  const top = query.top ? `, the ${firstWords(query.top, figures.labelOf)}` : '';
  const named = query.measures
    .map((measure) => {
      const own = measure.where.length > 0 ? `, of records where ${filtersWords(measure.where, records)}` : '';
      return `; ${quoted(measure.name)} is ${figureWords(measure, records)}${own}`;
    })
    .join('');
  const empty = orEmpty ? ', the empty one included' : '';
  return `${outer.labelOf(field)} is among (those in ${label}${where}${top}${having}${named}${empty})`;
}
