import { type ListedMealLimit, MealLimit } from '@pellucid/contract';

/** A limit as it is typed; `key` tells rows apart that are not filled in yet. */
export interface MealRow {
  readonly key: number;
  readonly mealCategory: string;
  readonly mealType: string;
  readonly value: string;
}

export type MealField = 'mealCategory' | 'mealType' | 'value';

/** What is wrong with a row, by field. */
export type RowErrors = Partial<Record<MealField, string>>;

const WRONG: Readonly<Record<MealField, string>> = {
  mealCategory: 'A category of one line is needed',
  mealType: 'A meal type of one line is needed',
  value: 'An amount in dollars, with at most two decimals',
};

export function rowsOf(limits: readonly ListedMealLimit[]): MealRow[] {
  return limits.map(({ mealCategory, mealType, value }, key) => ({ key, mealCategory, mealType, value }));
}

/** The rows with an empty one below. */
export function withEmptyRow(rows: readonly MealRow[]): MealRow[] {
  const key = 1 + Math.max(-1, ...rows.map((row) => row.key));
  return [...rows, { key, mealCategory: '', mealType: '', value: '' }];
}

/** What is wrong, by the key of a row: as the server would say it, and one meal that is named twice. */
export function errorsOf(rows: readonly MealRow[]): ReadonlyMap<number, RowErrors> {
  const seen = new Set<string>();
  const errors = rows.map((row): [number, RowErrors] => {
    const issues = MealLimit.safeParse(row).error?.issues ?? [];
    const wrong = issues.map(({ path: [field] }) => [field, WRONG[field as MealField]]);
    const meal = `${row.mealCategory.trim()}\n${row.mealType.trim()}`.toLowerCase();
    const twice: RowErrors = seen.has(meal) ? { mealType: 'This meal has a limit already' } : {};
    seen.add(meal);
    return [row.key, { ...twice, ...Object.fromEntries(wrong) }];
  });
  return new Map(errors.filter(([, wrong]) => Object.keys(wrong).length > 0));
}

/** Whether somebody would lose something if the rows were read again. */
export function differ(rows: readonly MealRow[], stored: readonly ListedMealLimit[]): boolean {
  const text = (list: readonly Pick<MealRow, MealField>[]) =>
    JSON.stringify(list.map(({ mealCategory, mealType, value }) => [mealCategory, mealType, value]));
  return text(rows) !== text(stored);
}
