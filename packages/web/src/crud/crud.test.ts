import { companyDef, pageInfoDef, userDef, userGroupDef } from '@pellucid/contract';
import { describe, expect, it } from 'vitest';
import { ACME } from '../testing/administration.ts';
import { changedFields, defaultValues, toFormValues, toRequestBody } from './form-values.ts';
import { readListState, writeListState } from './list-state.ts';
import { diffVersions, merged } from './merge.ts';
import { constraintMessage, serverFieldErrors, validate } from './validation.ts';

describe('the state of a list in the address', () => {
  it('reads back what it writes, and leaves out what is usual', () => {
    const text = 'page=3&size=50&sort=menu%2Cdesc&menu.contains=spend&isDeleted.equals=false&parentMenuId.equals=4';
    const state = readListState(pageInfoDef, new URLSearchParams(text));
    expect(state).toMatchObject({ page: 3, size: 50, sort: 'menu,desc' });
    expect(state.criteria).toHaveLength(3);
    expect(writeListState(pageInfoDef, state).toString()).toBe(text);
    expect(writeListState(pageInfoDef, readListState(pageInfoDef, new URLSearchParams())).toString()).toBe('');
  });

  it('takes what someone typed wrong for not there', () => {
    const search = new URLSearchParams(
      'page=-2&size=x&sort=password&menu.like=1&secret.equals=1&isMenu.equals=perhaps',
    );
    expect(readListState(pageInfoDef, search)).toEqual({ page: 1, size: 10, sort: 'id,asc', criteria: [] });
  });
});

describe('a form', () => {
  it('begins with the defaults and sends every field that may be set', () => {
    const values = defaultValues(companyDef);
    expect(values).toMatchObject({ companyName: '', tier: 'FREE', createAggspendDB: false });
    expect(toRequestBody(companyDef, { ...values, companyName: 'Acme' })).toEqual({
      companyName: 'Acme',
      companyState: null,
      companyCountry: null,
      tier: 'FREE',
      createAggspendDB: false,
    });
  });

  it('sends links as ids, leaves out what is kept elsewhere, and no icon without a name or picture', () => {
    const group = { ...defaultValues(userGroupDef), name: 'Readers', company: { id: 3, companyName: 'Acme' } };
    expect(toRequestBody(userGroupDef, group)).toEqual({ name: 'Readers', company: { id: 3 }, userGroupInfo: null });
    expect(toRequestBody(pageInfoDef, defaultValues(pageInfoDef)).icon).toBeNull();
  });

  it('sees no change in the order of links or in spaces that are not there', () => {
    const values = toFormValues(pageInfoDef, { id: 1, version: 0, userGroupList: [{ id: 1 }, { id: 2 }] });
    expect(changedFields(pageInfoDef, values, { ...values, userGroupList: [{ id: 2 }, { id: 1 }] })).toEqual([]);
    expect(changedFields(pageInfoDef, values, { ...values, menu: 'x', position: 4 })).toEqual(['menu', 'position']);
  });

  it('says in words what the definition does not allow', () => {
    expect(validate(companyDef, defaultValues(companyDef))).toEqual({ companyName: 'Company name is required' });
    expect(validate(companyDef, { ...defaultValues(companyDef), companyName: 'x'.repeat(256) })).toEqual({
      companyName: 'Company name can have at most 255 characters',
    });
    const user = { ...defaultValues(userDef), login: 'a b', email: 'nobody', npi: '12' };
    expect(Object.keys(validate(userDef, user)).sort()).toEqual(['email', 'login', 'npi']);
  });

  it('puts the words of the server at its fields', () => {
    const errors = [
      { objectName: 'company', field: 'companyName', message: 'Unique' },
      { objectName: 'pageInfo', field: 'icon.name', message: 'NotNull' },
    ];
    expect(serverFieldErrors(companyDef, errors).companyName).toBe('This company name is taken already');
    expect(serverFieldErrors(pageInfoDef, errors)['icon.name']).toBe('Icon name is required');
    expect(constraintMessage(undefined, 'Size')).toBe('This value is not possible');
  });
});

describe('two versions of a record', () => {
  const base = toFormValues(companyDef, ACME);
  const mine = { ...base, companyState: 'OH', companyName: 'Acme Inc.' };
  const theirs = { ...base, companyState: 'TX', companyCountry: 'US' };

  it('proposes the one of who changed a field, and ones own where both did', () => {
    expect(diffVersions(companyDef, base, mine, theirs)).toEqual([
      { field: 'companyName', conflicting: false, proposed: 'mine' },
      { field: 'companyState', conflicting: true, proposed: 'mine' },
      { field: 'companyCountry', conflicting: false, proposed: 'theirs' },
    ]);
  });

  it('merges by what is chosen', () => {
    const choices = { companyName: 'mine', companyState: 'theirs', companyCountry: 'theirs' } as const;
    expect(merged(mine, theirs, choices)).toMatchObject({
      companyName: 'Acme Inc.',
      companyState: 'TX',
      companyCountry: 'US',
    });
  });
});
