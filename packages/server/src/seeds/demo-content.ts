import { demoCompanies, demoCustomers } from '@pellucid/analytics/demo';
import type { MealLimit } from '@pellucid/contract';

const { analyst, rival, free } = demoCustomers;

/** Settings of the demo companies. `company` is a name; without one a setting holds for all. */
export const PARAMETERS = [
  {
    name: 'DEFAULT_COMPANY',
    value: analyst.name,
    description: 'The company that a comparison begins with.',
  },
  {
    name: 'DEFAULT_COMPETITOR',
    value: rival.name,
    description: 'The company that it is compared with.',
  },
  {
    name: 'MEAL_LIMITS',
    value: 'true',
    company: analyst.name,
    pageType: 'Monitor',
    menu: 'Meal limits',
    description: 'Shows the link to the meal limits of the company on its pages of this type and menu.',
  },
  {
    name: 'CUSTOM_SUB_HEADER',
    value: 'true',
    company: analyst.name,
    pageType: 'Agg Spend',
    menu: 'Business Meal(s)',
    description: 'Says under the heading of these pages that they show source data only.',
  },
  {
    name: 'REVIEW_VENUE',
    value: 'true',
    company: analyst.name,
    pageType: 'Monitor',
    menu: 'Venues',
    description: 'Lets the company review venues on these pages.',
  },
] as const;

/** What is put behind analysis paths. None of them holds for the version that is current in a fresh installation. */
export const SUFFIXES = [
  { position: 1, kind: 'Version', dataVersion: 'v2016', suffix: '-2016' },
  { position: 2, kind: 'Revamped CMS', dataVersion: 'v2021', suffix: '-cms' },
  { position: 3, kind: 'BA', company: analyst.name, suffix: '-ba', isActive: false },
  { position: 4, kind: 'PDQA', company: rival.name, suffix: '-pdqa', isActive: false },
] as const;

export const ROLE_MESSAGES = [
  {
    company: analyst.name,
    authority: 'ROLE_COMPLIANCE',
    message: 'Before you report a figure, open its records: they add up to it, to the cent.',
  },
  {
    company: analyst.name,
    authority: 'ROLE_POWER_USER',
    message: 'The address of a dashboard holds its filters and marks: send it to a colleague who sees the page too.',
  },
  {
    company: rival.name,
    authority: 'ROLE_COMPLIANCE',
    message: 'Corrections of the last program year are due to the compliance office two weeks before it is filed.',
  },
  { company: free.name, authority: null, message: 'Welcome! Top Companies by Spend is a good page to begin with.' },
] as const;

/** Groups beside those that the demo accounts belong to: what a set of pages and a role of a group are good for. */
export const GROUPS = [
  { name: 'Auditors', company: analyst.name, info: 'Industry pages', authority: 'ROLE_COMPLIANCE' },
  { name: 'Field force', company: rival.name, info: 'Industry pages', authority: 'ROLE_POWER_USER' },
] as const;

/** A set of pages: the menu and everything under it. */
export const PAGE_SETS = [{ name: 'Industry pages', menu: 'Industry' }] as const;

/** Kinds of header filter beside those that a shipped page has. */
export const FILTERS = ['physician', 'specialty', 'year'] as const;

/** What people searched for on the page of the company filter. */
export const SEARCHES = [
  { login: 'poweruser', query: rival.name },
  { login: 'poweruser', query: demoCompanies[1]?.name ?? free.name },
  { login: 'compliance', query: analyst.name },
  { login: 'rival', query: demoCompanies[2]?.name ?? free.name },
] as const;

const MEALS = [
  { mealCategory: 'Breakfast', general: 25, speaker: 30 },
  { mealCategory: 'Lunch', general: 35, speaker: 40 },
  { mealCategory: 'Dinner', general: 110, speaker: 125 },
] as const;
const TYPES = [
  { mealType: 'In office', share: 0.8 },
  { mealType: 'Restaurant', share: 1 },
] as const;

/** Cities where meals cost more or less than elsewhere; null is everywhere else. */
const CITIES: readonly { city: string | null; factor: number }[] = [
  { city: null, factor: 1 },
  { city: 'Boston', factor: 1.15 },
  { city: 'Chicago', factor: 1.1 },
  { city: 'Houston', factor: 0.95 },
  { city: 'Los Angeles', factor: 1.15 },
  { city: 'Miami', factor: 1.1 },
  { city: 'New York', factor: 1.3 },
  { city: 'Philadelphia', factor: 1.05 },
  { city: 'San Francisco', factor: 1.3 },
  { city: 'Seattle', factor: 1.1 },
  { city: 'Washington', factor: 1.15 },
];

/** Meal limits in dollars a person, by city and program. */
export function mealLimits(program: 'general' | 'speaker'): { city: string | null; limits: MealLimit[] }[] {
  return CITIES.map(({ city, factor }) => ({
    city,
    limits: MEALS.flatMap((meal) =>
      TYPES.map(({ mealType, share }) => ({
        mealCategory: meal.mealCategory,
        mealType,
        value: (Math.round((meal[program] * share * factor) / 5) * 5).toFixed(2),
      })),
    ),
  }));
}
