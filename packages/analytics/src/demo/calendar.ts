import { itemAt } from './random.ts';
import { Sampler } from './sampler.ts';

/** Records a month in millions, as published for a whole program year: spring and autumn are busy, December is not. */
const MONTHS = [1.18, 1.27, 1.41, 1.49, 1.44, 1.33, 1.18, 1.36, 1.42, 1.6, 1.24, 1.05] as const;
/** From Sunday to Saturday: visits and dinners are on working days. */
const WEEKDAYS = [0.06, 0.85, 1.15, 1.2, 1.2, 0.8, 0.1] as const;

export interface Day {
  /** As the published files write it: MM/DD/YYYY. */
  readonly text: string;
  /** 0 to 3. */
  readonly quarter: number;
}

/** Draws the days of a program year as often as payments fall on them. */
export function daysOf(programYear: number): Sampler<Day> {
  const days: (Day & { weight: number })[] = [];
  for (let month = 0; month < 12; month++) {
    const length = new Date(Date.UTC(programYear, month + 1, 0)).getUTCDate();
    for (let day = 1; day <= length; day++) {
      const weekday = new Date(Date.UTC(programYear, month, day)).getUTCDay();
      days.push({
        text: `${two(month + 1)}/${two(day)}/${programYear}`,
        quarter: Math.floor(month / 3),
        weight: itemAt(MONTHS, month) * itemAt(WEEKDAYS, weekday),
      });
    }
  }
  return new Sampler(days, (day) => day.weight);
}

const two = (value: number) => String(value).padStart(2, '0');
