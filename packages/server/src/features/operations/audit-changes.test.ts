import { expect, it } from 'vitest';
import { describeChange } from './audit-changes.ts';

const page = { id: 4, version: 1, menu: 'Spend', isMenu: false, parentMenu: null, icon: null, updatedBy: 'admin' };

it('tells the fields that differ, by their labels, with links by what they show', () => {
  const now = { ...page, version: 2, parentMenu: { id: 9, menu: 'Top' }, isMenu: true, updatedBy: 'entityadmin' };
  expect(describeChange({ entity: 'pageInfo', old: page, new: now })).toEqual({
    entityLabel: 'Page',
    recordName: 'Spend',
    changes: [
      { field: 'isMenu', label: 'Is a menu', old: false, new: true },
      { field: 'parentMenu', label: 'Parent menu', old: null, new: 'Top' },
    ],
  });
});

it('names a deleted record by what the trail keeps, and shows no picture as text', () => {
  const old = { ...page, icon: { name: 'table', data: 'aaaa' } };
  const { recordName, changes } = describeChange({ entity: 'pageInfo', old, new: null });
  expect(recordName).toBe('Spend');
  expect(changes).toContainEqual({
    field: 'icon',
    label: 'Icon',
    old: { name: 'table', data: '4 characters' },
    new: null,
  });
});

it('calls roles and other codes by their labels, also those that a link leads to', () => {
  const values = (old: object, now: object) =>
    describeChange({ entity: 'user', old, new: now }).changes.map((change) => [change.old, change.new]);
  expect(values({ authorities: ['ROLE_USER'] }, { authorities: ['ROLE_USER', 'ROLE_AS_ADMIN'] })).toEqual([
    [['User'], ['User', 'AS administrator']],
  ]);
  expect(values({ assignedRoles: [] }, { assignedRoles: [{ id: 3, authority: 'ROLE_COMPLIANCE' }] })).toEqual([
    [[], ['Compliance']],
  ]);
  const { recordName } = describeChange({ entity: 'assignedRoles', old: null, new: { authority: 'ROLE_POWER_USER' } });
  expect(recordName).toBe('Power user');
});

it('describes what has no definition by its own words, and nothing where nothing changed', () => {
  const change = { entity: 'mealLimit', old: null, new: { mealType: 'Dinner' } };
  expect(describeChange(change)).toEqual({
    entityLabel: 'Meal limit',
    recordName: null,
    changes: [{ field: 'mealType', label: 'Meal type', old: null, new: 'Dinner' }],
  });
  expect(describeChange({ entity: null, old: null, new: null })).toEqual({
    entityLabel: null,
    recordName: null,
    changes: [],
  });
});
