import { expect, it } from 'vitest';
import { type ActionPage, actionsOf } from './page-action-rules.ts';

const page: ActionPage = { id: 7, pageType: 'Standard', pageName: 'Spend', menu: 'Spend' };
const errors: Partial<ActionPage> = { pageType: 'Pre Submission', pageName: 'Validation Errors' };

const shown = (more: Partial<ActionPage>, activeTab: string | null = 'Summary') =>
  Object.entries(actionsOf({ ...page, ...more }, { activeTab, builds: true })).flatMap(([action, has]) =>
    has ? [action] : [],
  );

it.each<[string, Partial<ActionPage>, string | null, string[]]>([
  ['a standard page', {}, 'Details', []],
  ['aggregate spend', { pageType: 'Agg Spend' }, 'Details', ['changeReportingYear', 'jobStatus']],
  ['another page before submission', { pageType: 'Pre Submission' }, 'Details', ['jobStatus']],
  ['the validation errors on Details', errors, 'Details', ['upload', 'uploadEditFile', 'jobStatus']],
  ['the validation errors on another tab', errors, 'Summary', ['uploadEditFile', 'jobStatus']],
  ['the validation errors before a tab is shown', errors, null, ['uploadEditFile', 'jobStatus']],
  ['validation errors of another type', { pageName: 'Validation Errors' }, 'Details', []],
  ['what a power user built', { pageType: 'Power User dashboard' }, null, ['deleteDashboard']],
  ['a page without an id', { id: null }, null, ['deleteDashboard']],
])('offers on %s what belongs there', (_, more, tab, actions) => {
  expect(shown(more, tab)).toEqual(actions);
});

it('lets those who build dashboards delete them, and nobody else', () => {
  const built: ActionPage = { ...page, pageType: 'Power User dashboard' };
  expect(actionsOf(built, { activeTab: null, builds: false }).deleteDashboard).toBe(false);
});
