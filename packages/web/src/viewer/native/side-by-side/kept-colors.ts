import { type BoardView, comparedColors, MAX_COMPARED, pickedValues, type SideBySide } from '@pellucid/contract';
import { withSideBySide } from '../view-state.ts';

/** A compared company with the number of its colour. */
export type ColoredCompany = Pick<SideBySide['companies'][number], 'company' | 'color'>;

/** The next view with the companies that stay compared in the colours that they had, whoever else is taken out. */
export function withKeptColors(
  before: BoardView,
  next: BoardView,
  field: string,
  sides: SideBySide | undefined,
): BoardView {
  if (next.filters === before.filters) return next;
  const shown = coloredCompanies(before, field, sides);
  const names = pickedIn(next, field);
  const colors = comparedColors(names, (name) => shown.find(({ company }) => company === name)?.color);
  return withSideBySide(next, { colors: colors.every((color, at) => color === at) ? undefined : colors });
}

/** Whom a view compares; where it picks nobody, the largest as the tiles have them. */
export function coloredCompanies(
  view: BoardView,
  field: string,
  sides: SideBySide | undefined,
): readonly ColoredCompany[] {
  const picked = pickedIn(view, field);
  if (picked.length === 0) return sides?.companies ?? [];
  const colors = comparedColors(picked, (_, at) => view.sideBySide?.colors?.[at]);
  return picked.map((company, at) => ({ company, color: colors[at] ?? at }));
}

function pickedIn(view: BoardView, field: string): string[] {
  return pickedValues(view.filters, field).slice(0, MAX_COMPARED);
}
