import type { ModelDescription } from '@pellucid/contract';
import type { Reading } from '../reading/reading.ts';
import { isCutShort, missingYears, yearsInWords } from '../time/years-there.ts';

/** Years that are asked for and not there, as a refusal. */
export function withoutData({ source, periods, comparison }: Reading, model: ModelDescription): string | undefined {
  const there = model.sources.find(({ name }) => name === source)?.programYears ?? [];
  const ends = comparison?.kind === 'growth' ? [comparison.from, comparison.to] : [];
  const missing = [...periods, ...ends].flatMap((period) => (period ? missingYears(period, there) : []));
  if (missing.length === 0) return undefined;
  return `There is no data of ${yearsInWords(missing)}: the data has ${yearsInWords(there)}.`;
}

/** Years beside those of the data are said, where the answer is of the others. */
export function cutShort({ source, periods }: Reading, model: ModelDescription): readonly string[] {
  const there = model.sources.find(({ name }) => name === source)?.programYears ?? [];
  return periods.some((period) => isCutShort(period, there)) ? [`The data has ${yearsInWords(there)} alone.`] : [];
}
