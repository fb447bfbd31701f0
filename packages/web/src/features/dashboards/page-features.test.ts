import { expect, it } from 'vitest';
import { featuresOf } from './page-features.ts';

const page = { pageType: 'Standard' as const, menu: 'Company Analysis', parentMenu: { id: 7, menu: 'Explore' } };
const limits = { name: 'MEAL_LIMITS', value: 'true', pageType: null, menu: null };

it.each([
  ['is on everywhere where nothing narrows it', {}, true],
  ['holds for the page itself', { menu: 'Company Analysis' }, true],
  ['holds for the pages under its menu', { pageType: 'Standard', menu: 'Explore' }, true],
  ['does not hold for another menu', { menu: 'Monitor' }, false],
  ['does not hold for another page type', { pageType: 'Monitor', menu: 'Explore' }, false],
  ['is off unless its value is true', { value: 'false' }, false],
])('a feature %s', (_, parameter, on) => {
  expect(featuresOf(page, [{ ...limits, ...parameter }]).has('MEAL_LIMITS')).toBe(on);
});
