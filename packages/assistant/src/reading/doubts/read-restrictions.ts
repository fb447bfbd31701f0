import type { Kind, Tag } from '../../tags/tag.ts';
import { DISTINCT_WORDS } from '../../tags/words/restriction-words.ts';
import { after, before, type Draft, open, take } from '../draft.ts';
import { isRecordOfSource, isSingleNature } from '../records/read-single-records.ts';

/** What narrows a question stays open, and refuses it, but where its effect is plain. */
export function readRestrictions(draft: Draft): void {
  for (const tag of open(draft, 'restriction')) {
    const word = draft.tokens
      .slice(tag.from, tag.to)
      .map(({ low }) => low)
      .join(' ');
    const next = draft.tags[draft.tags.indexOf(tag) + 1];
    const isPlain =
      (DISTINCT_WORDS.includes(word) && next?.kind === 'noun') ||
      (word === 'single' && next?.kind === 'rank') ||
      // `95th percentile of a single consulting fee`: it is over single ones.
      (word === 'single' && (isSingleNature(draft, next) || isRecordOfSource(draft, next)) && isOverRecords(draft)) ||
      // `Eliquis-related spend`.
      (word === 'related' && draft.tags[draft.tags.indexOf(tag) - 1]?.kind === 'value') ||
      (word === 'sort' &&
        next?.kind === 'noun' &&
        draft.tags.some(({ kind, from }) => kind === 'by' && from > tag.from)) ||
      // The answer is exact, which is more than was asked for; beside a number it says how near.
      (['roughly', 'approximately'].includes(word) && next?.kind !== 'number' && next?.kind !== 'comparator') ||
      // `who already got $1,000`: all that is in the data has been paid already.
      (word === 'already' && draft.tags[draft.tags.indexOf(tag) - 1]?.kind !== 'not') ||
      (BREAKING.test(word) && draft.tags.some(({ kind, from }) => kind === 'by' && from >= tag.to)) ||
      (word === 'when' && draft.isList);
    if (isPlain) take(draft, tag);
  }
}

function isOverRecords({ figures }: Draft): boolean {
  return figures.length > 0 && figures.every((one) => one.kind === 'statistic' && one.per === 'record');
}

/** `break down 2022 by state`, `divide up spend by company`: the rows say it. */
const BREAKING = /^(?:break|split|divide|slice)(?: down| up| out)?$/;

/** What `only` may stand beside: a condition, which it only stresses. */
const CONDITIONS: readonly Kind[] = [
  'value',
  'noun',
  'source',
  'period',
  'number',
  'comparator',
  'followUp',
  'unit',
  'rank',
];

/** `only meals`, `only in 2023` are the condition; `who only ever received once` stays open. */
export function readOnly(draft: Draft): void {
  for (const tag of open(draft, 'only')) {
    const beside = [after(draft, tag, [...SKIPPED, 'not', 'by']), before(draft, tag, SKIPPED)];
    if (beside.some((one) => one && CONDITIONS.includes(one.kind))) take(draft, tag);
  }
}

const SKIPPED: readonly Kind[] = ['filler', 'preposition', 'verb', 'and'];

/** Conditions on different things hold together, and none may do instead of the other. */
export function readEither(draft: Draft): void {
  for (const or of open(draft, 'or')) {
    const [left, right] = [before(draft, or), after(draft, or)].map((tag) => fieldOf(draft, tag));
    if (
      left !== undefined &&
      right !== undefined &&
      left !== right &&
      !(left.startsWith('company') && right.startsWith('company'))
    )
      draft.cannot = 'I can ask for either of two values of one kind, but not for either of two different things.';
  }
}

/** The field that a value or noun is a condition on. */
function fieldOf({ filters }: Draft, tag: Tag | undefined): string | undefined {
  if (tag?.kind !== 'value') return undefined;
  return filters.find(({ field }) => tag.choices.some((choice) => choice.field === field))?.field;
}
