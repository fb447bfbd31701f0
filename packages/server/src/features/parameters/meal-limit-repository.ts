import type { ListedMealLimit, MealLimit } from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** Meals of every day, or those of speaker programs. */
export type MealProgram = 'GENERAL' | 'SPEAKER';

/** Limits that belong together: those of a city of a company, or (null) those that hold everywhere else. */
export interface MealScope {
  company: number;
  program: MealProgram;
  city: string | null;
}

function inScope({ company, program, city }: MealScope): SQL {
  const place = city === null ? sql`city IS NULL` : sql`lower(city) = lower(${city})`;
  return sql`company_id = ${company} AND program = ${program} AND ${place}`;
}

async function limitsWhere(db: Db, condition: SQL): Promise<ListedMealLimit[]> {
  const { rows } = await db.execute<ListedMealLimit & Record<string, unknown>>(sql`
    SELECT city, meal_category AS "mealCategory", meal_type AS "mealType", value::text AS value
    FROM meal_limit WHERE ${condition} ORDER BY lower(city) NULLS FIRST, lower(meal_category), lower(meal_type)`);
  return rows;
}

export const limitsIn = (db: Db, scope: MealScope) => limitsWhere(db, inScope(scope));

export const limitsOf = (db: Db, company: number) =>
  limitsWhere(db, sql`company_id = ${company} AND program = 'GENERAL'`);

export async function mealCities(db: Db, company: number): Promise<string[]> {
  const { rows } = await db.execute<{ city: string }>(sql`SELECT min(city) AS city FROM meal_limit
    WHERE company_id = ${company} AND city IS NOT NULL GROUP BY lower(city) ORDER BY lower(min(city))`);
  return rows.map(({ city }) => city);
}

export async function replaceLimits(tx: Db, scope: MealScope, limits: readonly MealLimit[]): Promise<void> {
  await tx.execute(sql`DELETE FROM meal_limit WHERE ${inScope(scope)}`);
  for (const { mealCategory, mealType, value } of limits) {
    await tx.execute(sql`INSERT INTO meal_limit (company_id, program, city, meal_category, meal_type, value)
      VALUES (${scope.company}, ${scope.program}, ${scope.city}, ${mealCategory}, ${mealType}, ${value}::numeric)`);
  }
}
