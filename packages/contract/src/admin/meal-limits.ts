import { z } from 'zod';
import { IdParams } from '../entity/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';

const tag = 'business-meal';
const base = 'api/customize/business-meal';
const readers = ['ROLE_USER'] as const;
/** Who changes the limits of their company. */
export const MEAL_LIMIT_WRITERS = ['ROLE_COMPLIANCE'] as const;

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'One line of text');

/** Exact decimal text in dollars; a request may also send a number. */
const value = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,10}(\.\d{1,2})?$/, 'An amount in dollars, with at most two decimals'));

/** What a meal may cost a person, in dollars. */
export const MealLimit = z.object({ mealCategory: words(100), mealType: words(100), value });
export type MealLimit = z.infer<typeof MealLimit>;

/** A limit as it is listed; without a city it holds wherever no city has its own. */
export const ListedMealLimit = z.object({
  city: z.string().nullable(),
  mealCategory: z.string(),
  mealType: z.string(),
  value: z.string(),
});
export type ListedMealLimit = z.infer<typeof ListedMealLimit>;

export const viewMealLimits = endpoint({
  id: 'viewMealLimits',
  summary: "Meal limits of the caller's company, by city; each once",
  tag,
  method: 'GET',
  path: `${base}/view-meal-limits`,
  access: readers,
  response: z.array(ListedMealLimit),
});

/** 404 for another company than the caller's own. */
export const getGlobalMealLimits = endpoint({
  id: 'getGlobalMealLimits',
  summary: 'General limits of a company that hold in every city without its own',
  tag,
  method: 'GET',
  path: `${base}/global-level-general/{id}`,
  access: readers,
  params: IdParams,
  response: z.array(ListedMealLimit),
});

/** 404 for another company than the caller's own. */
export const getGlobalSpeakerMealLimits = endpoint({
  id: 'getGlobalSpeakerMealLimits',
  summary: 'Limits of speaker programs of a company that hold in every city without its own',
  tag,
  method: 'GET',
  path: `${base}/global-level-speaker-program/{id}`,
  access: readers,
  params: IdParams,
  response: z.array(ListedMealLimit),
});

export const getCityMealLimits = endpoint({
  id: 'getCityMealLimits',
  summary: 'Limits of a city: general ones, and those of speaker programs',
  tag,
  method: 'GET',
  path: `${base}/city-level-configuration/{city}`,
  access: readers,
  params: z.object({ city: words(100) }),
  response: z.object({
    city: z.string(),
    general: z.array(ListedMealLimit),
    speakerProgram: z.array(ListedMealLimit),
  }),
});

export const getMealCities = endpoint({
  id: 'getMealCities',
  summary: 'Cities that have limits of their own',
  tag,
  method: 'GET',
  path: `${base}/cities`,
  access: readers,
  response: z.array(z.string()),
});

/** The limits of a city, or of all that have none of their own where it is null; what is not named is taken away. */
export const MealConfiguration = z
  .object({ city: words(100).nullish(), limits: z.array(MealLimit).max(200) })
  .meta({ id: 'MealConfiguration' });
export type MealConfiguration = z.infer<typeof MealConfiguration>;

const update = {
  tag,
  method: 'PUT',
  access: MEAL_LIMIT_WRITERS,
  takesReason: true,
  body: MealConfiguration,
  response: z.array(ListedMealLimit),
} as const;

export const updateMealLimits = endpoint({
  ...update,
  id: 'updateMealLimits',
  summary: 'Set the general limits of a city or of all',
  path: `${base}/update-configuration`,
});

export const updateSpeakerMealLimits = endpoint({
  ...update,
  id: 'updateSpeakerMealLimits',
  summary: 'Set the limits of speaker programs in a city or in all',
  path: `${base}/update-speaker-program-configuration`,
});
