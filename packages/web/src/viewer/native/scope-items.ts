import type { BoardOpening, BoardView, Condition, Mark } from '@pellucid/contract';
import type { NativeViewer } from './native-viewer.ts';
import { isPeriod, markText } from './tile-marks.ts';
import type { NamedOpening, ViewerSnapshot } from './viewer-snapshot.ts';
import { conditionText, filterLabel, markedValueLabel, markLabel } from './wording.ts';

/** One thing that narrows the figures, as its chip and the list of all of them say it. */
export interface ScopeItem {
  readonly key: string;
  /** `always`: what the board is about, whatever is filtered. */
  readonly kind: 'always' | 'filter' | 'mark';
  readonly field: string;
  readonly label: string;
  readonly text: string;
  /** All of its values, with names as they are published. */
  readonly fullText: string;
  /** Undefined for what a person may not take away. */
  readonly onRemove?: () => void;
}

/** What each kind of them does to the figures, for who reads the chip. */
export const MEANINGS: Readonly<Record<ScopeItem['kind'], string>> = {
  always: 'This dashboard is of these records alone: it cannot be taken away.',
  filter: 'A filter: other records are left out of every tile.',
  mark: 'A mark: its tile keeps showing the others too; all other tiles show only what belongs to it.',
};

/** What every figure has, chosen or not: it is said first, in this order. */
const ALWAYS = ['program_year', 'company'];

/** Filters that a person may not take away: the single program year of the FREE tier. */
export function lockedFilters(opening: BoardOpening, view: BoardView): readonly Condition[] {
  return opening.oneYearOnly ? view.filters.filter(({ field }) => field === 'program_year') : [];
}

/** What narrows the figures: years and companies, further filters, then marks, each taken away by itself, and what the board is about. */
export function scopeItems(
  viewer: NativeViewer,
  opening: NamedOpening,
  view: BoardView,
  tiles: ViewerSnapshot['tiles'],
): ScopeItem[] {
  const locked = lockedFilters(opening, view);
  const place = ({ field }: Condition) => (ALWAYS.includes(field) ? ALWAYS.indexOf(field) : ALWAYS.length);
  const filters = view.filters
    .toSorted((a, b) => place(a) - place(b))
    .map((filter): ScopeItem => {
      const { field } = filter;
      const item = itemOf(opening, 'filter', `filter ${field}`, filter);
      if (locked.includes(filter)) return item;
      return { ...item, onRemove: () => viewer.act({ type: 'filter', field, condition: null }) };
    });
  // Last: where room is short, what a person chose is told first.
  const always = opening.board.where.map((condition, at) => itemOf(opening, 'always', `always ${at}`, condition));
  return [...filters, ...view.marks.flatMap((mark) => markItems(viewer, opening, tiles, mark)), ...always];
}

function itemOf(opening: NamedOpening, kind: ScopeItem['kind'], key: string, condition: Condition): ScopeItem {
  const { field } = condition;
  const text = conditionText(opening, condition);
  const fullText = conditionText(opening, condition, 'fullText', Number.POSITIVE_INFINITY);
  return { key, kind, field, label: filterLabel(opening, field), text, fullText };
}

/** Marked values one by one; periods next to each other are one. */
function markItems(
  viewer: NativeViewer,
  opening: NamedOpening,
  tiles: ViewerSnapshot['tiles'],
  mark: Mark,
): ScopeItem[] {
  const { tile, field } = mark;
  const item = { kind: 'mark' as const, field, label: markLabel(opening, mark) };
  if (isPeriod(opening, mark)) {
    const text = markText(opening, tiles, mark);
    const onRemove = () => viewer.act({ type: 'clear-mark', tile });
    return [{ ...item, key: `mark ${tile}`, text, fullText: text, onRemove }];
  }
  return mark.values.map((value) => ({
    ...item,
    key: `mark ${tile} ${value}`,
    ...markedValueLabel(opening, tiles, mark, value),
    onRemove: () => viewer.act({ type: 'unmark', tile, value }),
  }));
}

/** Years and companies of which nothing is said: all of them are in the figures. */
export function unrestricted({ board }: BoardOpening, { filters, marks }: BoardView): string[] {
  const fieldOf = (name: string) => {
    const dimension = board.named.dimensions.find((named) => named.dimension.name === name)?.dimension;
    return dimension !== undefined && 'field' in dimension ? dimension.field : name;
  };
  const marked = marks.flatMap(({ field, series }) => [field, ...(series === undefined ? [] : [series.field])]);
  const restricted = [...[...board.where, ...filters].map(({ field }) => field), ...marked.map(fieldOf)];
  return ALWAYS.filter(
    (name) => board.filters.some(({ field }) => field === name) && !restricted.some((field) => field === name),
  );
}
