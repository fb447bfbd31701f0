import type { Tag } from '../tags/tag.ts';
import type { Token } from '../text/tokens.ts';
import { createDraft, type Draft } from './draft.ts';
import { readAmong } from './read-among.ts';
import { readComparisons } from './read-comparisons.ts';
import { readFigures } from './read-figures.ts';
import { readGroups } from './read-groups.ts';
import { readRankings } from './read-rankings.ts';
import { readRest } from './read-rest.ts';
import { readShares } from './read-shares.ts';
import { readSource } from './read-source.ts';
import { readThresholds } from './read-thresholds.ts';
import { readTimes } from './read-times.ts';
import { readValues } from './read-values.ts';
import type { Reading } from './reading.ts';

/** The rules in their order: each takes tags that later ones then do not see. */
const RULES: readonly ((draft: Draft) => void)[] = [
  readSource,
  readTimes,
  readThresholds,
  readRankings,
  readFigures,
  readGroups,
  readValues,
  readShares,
  readComparisons,
  readAmong,
  readRest,
];

/** What the tags of a question say together. */
export function readQuestion(tokens: readonly Token[], tags: readonly Tag[], anchor: string): Draft {
  const draft = createDraft(tokens, [...tags], anchor);
  for (const rule of RULES) rule(draft);
  return draft;
}

/** The reading of a draft, as plain data. */
export function readingOf({
  source,
  figures,
  groups,
  filters,
  periods,
  thresholds,
  ranking,
  comparison,
  among,
  isList,
  chart,
}: Draft): Reading {
  return {
    source: source ?? 'general',
    figures,
    groups,
    filters: filters.map(({ at: _, ...filter }) => filter),
    periods,
    thresholds,
    ...(ranking && { ranking }),
    ...(comparison && { comparison }),
    ...(among && { among }),
    ...(isList && { isList }),
    ...(chart && { chart }),
  };
}
