import type { Draft } from '../draft.ts';
import { dimensionNames } from '../groups.ts';

/** The first records of each of what there is a row for: the three largest payments in each state. */
export function withFirstOfEach(draft: Draft): void {
  const { isList, ranking, groups } = draft;
  if (isList && ranking && groups.length > 0) draft.ranking = { ...ranking, within: groups.flatMap(dimensionNames) };
}
