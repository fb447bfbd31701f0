import type { Tag } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';

/** `Saturdays vs Sundays`: a row for each of them, and of each year too; `weekends vs Mondays` has none. */
export function areDaysBeside({ tags }: Draft, isOfYears: boolean): boolean {
  const days = tags.flatMap((tag) => daysOf(tag) ?? []);
  const named = tags.filter((tag) => daysOf(tag) !== undefined);
  // `2023 vs 2024 on Saturdays and Sundays` has a row for each year.
  const isBeside = tags.some((tag, at) => tag.kind === 'versus' && daysOf(tags[at + 1]) !== undefined);
  return named.length > 1 && days.length === named.length && (isBeside || !isOfYears);
}

function daysOf(tag: Tag | undefined): readonly number[] | undefined {
  return tag?.kind === 'period' && tag.read.period.kind === 'daysOfWeek' ? tag.read.period.days : undefined;
}
