import { expect, test } from 'vitest';
import { auditActionLabel, entityLabel } from './audit-actions.ts';

test('says what happened in words, of records by what people call them', () => {
  expect(
    [
      'sign-in-failed',
      'private-data.ask',
      'private-data.delete',
      'data.import',
      'company.update',
      'pageInfo.undelete',
      'assignedRoles.delete',
      'mealLimit.create',
    ].map(auditActionLabel),
  ).toEqual([
    'Sign-in failed',
    'Private data asked',
    'Private data deleted',
    'Spend data imported',
    'Company changed',
    'Page restored',
    'Assigned role deleted',
    'Meal limit created',
  ]);
});

test('tells an action that it does not know by its code', () => {
  expect(['toString', 'company.constructor', 'page.move.up', ''].map(auditActionLabel)).toEqual([
    'toString',
    'company.constructor',
    'page.move.up',
    '',
  ]);
});

test('calls kinds of records as their screens do, others by their own words', () => {
  expect(['userGroupInfo', 'verifiedDashboard', 'data'].map(entityLabel)).toEqual([
    'User group info',
    'Verified dashboard',
    'Data',
  ]);
});
