import type { Draft } from '../reading/draft.ts';
import type { ValueFilter } from '../reading/reading.ts';
import { groupOfNamed } from '../reading/rows/several-named.ts';
import type { Kind } from '../tags/tag.ts';
import type { Input } from './parser.ts';

const ASKS = ['is', 'are', 'was', 'were', 'do', 'does', 'did', 'has', 'have', 'had'];

const IN_FRONT: readonly Kind[] = ['preposition', 'period'];

/** Whether one is above another is asked, which both figures answer: `in 2021, was more paid in …`. */
export function isYesOrNo({ tokens, tags }: Input): boolean {
  const first = tags.find(({ kind, from }) => !IN_FRONT.includes(kind) && tokens[from]?.low !== ',');
  return ASKS.includes(tokens[first?.from ?? 0]?.low ?? '');
}

/** Nothing is asked of it that two figures beside each other have no room for. */
export function hasRoom({ figures, comparison, among, firstOf, isNew, isList, thresholds }: Draft): boolean {
  return !comparison && !among && !firstOf && !isNew && !isList && figures.length < 2 && thresholds.length === 0;
}

/** A row for each of the two, within each time where there are some. */
export function sideBySide(draft: Draft, both: ValueFilter): Draft {
  const times = draft.groups.filter((group) => group.kind !== 'dimension' || group.dimension === 'program_year');
  draft.groups = [groupOfNamed(draft, both), ...times];
  return draft;
}
