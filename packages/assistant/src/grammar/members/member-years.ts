import type { Tag, TagOf } from '../../tags/tag.ts';
import { type Input, wordsOf } from '../parser.ts';
import type { FoundSet } from './member-set.ts';

/** `paid in both 2021 and 2024, … in each of those two years`: a row for each of the years that the clause says. */
export function withTheirYears(input: Input, { from, to }: FoundSet, after: readonly Tag[]): readonly Tag[] {
  const years = input.tags.slice(from, to).find((tag): tag is TagOf<'period'> => tag.kind === 'period');
  const each = after.findIndex((_, at) => lengthOfThoseYears(input, after.slice(at)) > 0);
  const [by, ...rest] = after.slice(Math.max(each, 0));
  if (each < 0 || !by || years?.read.period.kind !== 'eachYear') return after;
  const grain = rest.find(({ kind }) => kind === 'grain');
  const length = lengthOfThoseYears(input, [by, ...rest]);
  return grain ? [...after.slice(0, each), by, grain, years, ...after.slice(each + length)] : after;
}

/** How many tags say `in each of those two years`; none where they say something else. */
function lengthOfThoseYears(input: Input, tags: readonly Tag[]): number {
  const [by, those, ...rest] = tags;
  const isEach = by?.kind === 'by' && /\beach\b/.test(wordsOf(input, by));
  if (!isEach || those?.kind !== 'followUp' || !/^of (?:those|these)$/.test(wordsOf(input, those))) return 0;
  const [next, last] = rest;
  const isNumber = next?.kind === 'number' && next.value === '2';
  const grain = isNumber ? last : next;
  return grain?.kind === 'grain' && grain.grain === 'year' ? (isNumber ? 4 : 3) : 0;
}
