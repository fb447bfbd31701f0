import type { ModelDescription } from '@pellucid/contract';
import { plural, uncapitalised } from './about.ts';
import { LABELS_OF_COUNTED } from './columns.ts';

export type Source = ModelDescription['sources'][number];

/** How measures are called that count the values of a dimension. */
export const DISTINCT = 'distinct ';

/** What the fields of a source are called. */
export function labelsOf(source: Source | undefined): (name: string) => string {
  const labelOf = (name: string): string =>
    [...(source?.dimensions ?? []), ...(source?.measures ?? [])].find((field) => field.name === name)?.label ??
    name.replaceAll('_', ' ');
  const countedOf = (name: string) => LABELS_OF_COUNTED[name] ?? labelOf(name);
  return (name) =>
    name.startsWith(DISTINCT)
      ? `Number of ${uncapitalised(plural(countedOf(name.slice(DISTINCT.length))))}`
      : labelOf(name);
}
