import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

/** `spend by year from 2022`: where there is a row for each year, they begin with the one that is named. */
export function withYearsFrom(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const [time, another] = tags.filter(({ kind }) => kind === 'period');
  const hasYears = tags.some((tag) => tag.kind === 'grain' && tag.grain === 'year' && tag.part === undefined);
  if (time?.kind !== 'period' || another || !hasYears) return [...tags];
  const { period } = time.read;
  const isOneYear = period.kind === 'years' && period.from !== undefined && period.from === period.to;
  const isFrom = tokens[time.from]?.low === 'from' && time.to - time.from === 2;
  if (!isOneYear || !isFrom) return [...tags];
  const since: Tag = { ...time, read: { ...time.read, period: { kind: 'years', from: period.from } } };
  return tags.map((tag) => (tag === time ? since : tag));
}
