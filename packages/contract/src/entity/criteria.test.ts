import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyDef } from '../admin/companies.ts';
import { pageFilterDef } from '../admin/page-filters.ts';
import { userGroupDef } from '../admin/user-groups.ts';
import { ENTITIES } from '../entities.ts';
import { pageInfoDef } from '../pages/page-info.ts';
import { userDef } from '../users/user.ts';
import {
  CRITERIA_OPERATORS,
  CriteriaError,
  criteriaParameter,
  parseCriteria,
  SEARCH,
  searchWords,
} from './criteria.ts';
import { parseSort } from './sort.ts';

describe('criteria', () => {
  it('reads fields, links and the id, and ignores what has no dot', () => {
    const query = { 'name.contains': '50%_', 'companyId.in': '1,2', 'id.greaterThan': '7', cacheBuster: '1' };
    expect(parseCriteria(userGroupDef, query)).toEqual([
      { field: 'name', operator: 'contains', values: ['50%_'] },
      { field: 'company', operator: 'in', values: [1, 2] },
      { field: 'id', operator: 'greaterThan', values: [7] },
    ]);
  });

  it('reads a search over all fields that a definition searches, and says what it does not take', () => {
    const criterion = { field: 'search', operator: 'contains', values: ['ana  reyes'] };
    expect(parseCriteria(userDef, { 'search.contains': 'ana  reyes' })).toEqual([criterion]);
    expect(searchWords(' ana  reyes ')).toEqual(['ana', 'reyes']);
    expect(criteriaParameter(userDef, SEARCH, 'contains')).toBe('search.contains');
    expect(() => parseCriteria(userDef, { 'search.equals': 'ana' })).toThrow("'equals'");
    expect(() => parseCriteria(userDef, { 'search.contains': 'a b c d e f g h i' })).toThrow('at most 8 words');
    expect(() => parseCriteria(pageFilterDef, { 'search.contains': 'a' })).toThrow("'search'");
  });

  it('trims what is contained, and nothing else', () => {
    const query = { 'companyName.contains': '  acme  inc\t', 'companyName.equals': ' acme ' };
    expect(parseCriteria(companyDef, query).flatMap(({ values }) => values)).toEqual(['acme  inc', ' acme ']);
  });

  it('searches fields of text alone', () => {
    for (const { definition } of ENTITIES)
      for (const name of definition.search ?? [])
        expect(definition.fields[name]?.type, name).toMatch(/^(string|text)$/);
  });

  it('reads the spellings of 4.x', () => {
    const query = { 'position.greaterOrEqualThan': '2', 'position.lessOrEqualThan': '9' };
    expect(parseCriteria(pageInfoDef, query).map((criterion) => criterion.operator)).toEqual([
      'greaterThanOrEqual',
      'lessThanOrEqual',
    ]);
  });

  it('reads a repeated parameter as a list', () => {
    expect(parseCriteria(companyDef, { 'tier.in': ['FREE', 'UNLIMITED'] })[0]?.values).toEqual(['FREE', 'UNLIMITED']);
  });

  it.each([
    ['password.equals', 'x', "'password'"],
    ['constructor.equals', 'x', "'constructor'"],
    ['companyName.like', 'x', "'like'"],
    ['companyName.toString', 'x', "'toString'"],
    ['tier.contains', 'x', "'contains'"],
    ['tier.equals', 'GOLD', 'one of FREE, UNLIMITED'],
    ['id.equals', 'abc', 'a whole number'],
    ['createAggspendDB.equals', '1', 'true or false'],
    ['companyName.specified', 'perhaps', 'true or false'],
    ['.equals', 'x', "''"],
    ['companyName.contains', 'a\0', 'text that can be stored'],
  ])('refuses %s=%s and says why', (parameter, value, reason) => {
    expect(() => parseCriteria(companyDef, { [parameter]: value })).toThrow(reason);
    expect(() => parseCriteria(companyDef, { [parameter]: value })).toThrow(parameter);
  });

  it('reads back every condition that a client can write', () => {
    const field = fc.constantFrom('menu', 'position', 'isMenu', 'pageType', 'parentMenu');
    const operator = fc.constantFrom(...CRITERIA_OPERATORS);
    const text = fc.string({ minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(field, operator, text, fc.integer(), (name, op, words, number) => {
        const value = name === 'menu' ? words : name === 'isMenu' ? 'true' : String(number);
        const parameter = criteriaParameter(pageInfoDef, name, op);
        try {
          const [criterion] = parseCriteria(pageInfoDef, { [parameter]: value });
          expect(criterion).toMatchObject({ field: name, operator: op });
          expect(criterion?.values.join(',')).toBe(op === 'contains' ? value.trim() : value);
        } catch (error) {
          if (!(error instanceof CriteriaError)) throw error;
          expect(error.parameter).toBe(parameter);
        }
      }),
    );
  });

  it('answers any query with conditions or with a CriteriaError that names the parameter', () => {
    const names = fc.oneof(fc.string(), fc.constantFrom('menu.equals', '__proto__.in', 'icon.specified', 'a.b.c'));
    const values = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined));
    fc.assert(
      fc.property(fc.dictionary(names, values), (query) => {
        try {
          const read = parseCriteria(pageInfoDef, query);
          expect(read).toHaveLength(Object.keys(query).filter((name) => name.includes('.')).length);
        } catch (error) {
          if (!(error instanceof CriteriaError)) throw error;
          expect(Object.keys(query)).toContain(error.parameter);
        }
      }),
    );
  });
});

describe('sort', () => {
  it('takes a field, directions in any case, several fields, and ends with the id', () => {
    expect(parseSort(userGroupDef, ['company,DESC', 'name'])).toEqual([
      { field: 'company', direction: 'desc' },
      { field: 'name', direction: 'asc' },
      { field: 'id', direction: 'asc' },
    ]);
    expect(parseSort(companyDef, 'companyState,companyName,desc')).toHaveLength(3);
    expect(parseSort(companyDef, 'id,desc')).toEqual([{ field: 'id', direction: 'desc' }]);
    expect(parseSort(companyDef, undefined)).toEqual([{ field: 'id', direction: 'asc' }]);
  });

  it.each(['password', 'userGroupList', 'icon', '__proto__'])('refuses %s', (field) => {
    expect(() => parseSort(pageInfoDef, `${field},asc`)).toThrow(`'${field}'`);
  });
});
