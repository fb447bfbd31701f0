import type { Tag } from '../tags/tag.ts';
import type { Token } from '../text/tokens.ts';
import { createDraft, type Draft } from './draft.ts';
import { readKindsSideBySide } from './kinds-side-by-side.ts';
import { refuseNarrowedBounds } from './narrowed-bounds.ts';
import { readObjects } from './objects.ts';
import { readAmong } from './read-among.ts';
import { readAttributes } from './read-attributes.ts';
import { readBareBounds } from './read-bare-bounds.ts';
import { readBestPaid } from './read-best-paid.ts';
import { readBoundTimes } from './read-bound-times.ts';
import { readBreakdown } from './read-breakdown.ts';
import { readColumns } from './read-columns.ts';
import { readComparisons } from './read-comparisons.ts';
import { readCompetitors } from './read-competitors.ts';
import { readContexts } from './read-contexts.ts';
import { readCountries } from './read-countries.ts';
import { readKindsCounted, readNumbersCompared } from './read-counts-compared.ts';
import { readCumulativeBounds } from './read-cumulative-bounds.ts';
import { readDestinations } from './read-destinations.ts';
import { readDoubts } from './read-doubts.ts';
import { readEveryYear } from './read-every-year.ts';
import { readFigures } from './read-figures.ts';
import { readFirstOfAll } from './read-first-of-all.ts';
import { readGroups } from './read-groups.ts';
import { readHolders } from './read-holders.ts';
import { readInPlace } from './read-in-place.ts';
import { readKindsHad } from './read-kinds-had.ts';
import { readLists } from './read-lists.ts';
import { readMembers } from './read-members.ts';
import { readNoneThen } from './read-none-then.ts';
import { readOpenNouns } from './read-nouns.ts';
import { readPercentBounds } from './read-percent-bounds.ts';
import { readRankings } from './read-rankings.ts';
import { readRest } from './read-rest.ts';
import { readBoundedShares, readShareBounds } from './read-share-bounds.ts';
import { readShares } from './read-shares.ts';
import { readShownAlready } from './read-shown-already.ts';
import { readSinglePayer } from './read-single-payer.ts';
import { readInvestigators, readSource } from './read-source.ts';
import { readTakenOut } from './read-taken-out.ts';
import { readThresholds } from './read-thresholds.ts';
import { readTimes } from './read-times.ts';
import { readTrials } from './read-trials.ts';
import { readTripsAbroad } from './read-trips-abroad.ts';
import { readValues } from './read-values.ts';
import { readWhichOf } from './read-which-of.ts';
import type { Reading } from './reading.ts';
import { refuseTimesWithout } from './times-without.ts';
import { refuseTwoNumbers } from './two-numbers.ts';

/** The rules in their order: each takes tags that later ones then do not see. */
const RULES: readonly ((draft: Draft) => void)[] = [
  readWhichOf,
  readInPlace,
  readCompetitors,
  readDestinations,
  readTakenOut,
  readTripsAbroad,
  readCumulativeBounds,
  readCountries,
  readEveryYear,
  readKindsHad,
  readHolders,
  readSource,
  readNoneThen,
  readBoundTimes,
  readTimes,
  readShareBounds,
  readPercentBounds,
  readThresholds,
  readShownAlready,
  readObjects,
  readRankings,
  readDoubts,
  readLists,
  readNumbersCompared,
  readKindsCounted,
  readFigures,
  readBestPaid,
  readGroups,
  readValues,
  readInvestigators,
  readBoundedShares,
  readShares,
  readComparisons,
  readMembers,
  readOpenNouns,
  readAttributes,
  readAmong,
  readRest,
  readBreakdown,
  readColumns,
  readSinglePayer,
  readContexts,
  readFirstOfAll,
  readBareBounds,
  readKindsSideBySide,
  readTrials,
  refuseNarrowedBounds,
  refuseTwoNumbers,
  refuseTimesWithout,
];

/** What is read where figures, rows and their order are known: whom, what for, when. */
const CONDITIONS: readonly ((draft: Draft) => void)[] = [
  readCountries,
  readSource,
  readTimes,
  readDoubts,
  readValues,
  readInvestigators,
  readRest,
  readContexts,
  readTrials,
];

export function readConditions(draft: Draft): void {
  for (const rule of CONDITIONS) rule(draft);
}

/** What the tags of a question say together. */
export function readQuestion(
  { tokens, tags }: { tokens: readonly Token[]; tags: readonly Tag[] },
  known: Pick<Draft, 'anchor' | 'statesOf' | 'years'>,
): Draft {
  const draft = createDraft(tokens, [...tags], known);
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
  members,
  firstOf,
  isList,
  isNumber,
  columns,
  isNew,
  chart,
}: Draft): Reading {
  return {
    source: source ?? 'general',
    figures: source === 'ownership' ? ofInterests(figures) : figures,
    groups,
    filters: filters.map(({ at: _, ...filter }) => filter),
    periods,
    // Of single records there is no other figure than their own amount.
    thresholds: isList
      ? thresholds.map((threshold) =>
          threshold.measure === undefined ? { ...threshold, on: 'record' as const } : threshold,
        )
      : thresholds,
    ...(ranking && { ranking }),
    ...(comparison && { comparison }),
    ...(among && { among }),
    ...(members && { members }),
    ...(firstOf && { firstOf }),
    ...(isList && { isList }),
    ...(isNumber && { isNumber }),
    ...(columns.length > 0 && { columns }),
    ...(isNew && { isNew }),
    ...(chart && { chart }),
  };
}

/** Figures as they are of ownership; `average amount invested` is one: the measure says of what. */
export function ofInterests(figures: Reading['figures']): Reading['figures'] {
  const [statistic, measure] = figures;
  const isOne = statistic?.kind === 'statistic' && isOfRecords(statistic) && measure?.kind === 'measure';
  if (figures.length !== 2 || !isOne) return unique(figures.map(ofInterest));
  return [
    { ...statistic, per: 'record_id', of: measure.measure === 'total_amount' ? 'value_of_interest' : measure.measure },
  ];
}

function isOfRecords({ per }: Extract<Reading['figures'][number], { kind: 'statistic' }>): boolean {
  return per === 'record' || per === 'payment';
}

/** Of ownership the value of the interest is what is held, and each record is one. */
function ofInterest(figure: Reading['figures'][number]): Reading['figures'][number] {
  if (figure.kind === 'measure' && figure.measure === 'payments') return { kind: 'measure', measure: 'records' };
  if (figure.kind === 'statistic')
    return { ...figure, per: isOfRecords(figure) ? 'record_id' : figure.per, of: figure.of ?? 'value_of_interest' };
  return figure.kind === 'measure' && figure.measure === 'total_amount'
    ? { kind: 'measure', measure: 'value_of_interest' }
    : figure;
}

/** `total ownership value` is the value alone. */
function unique(figures: Reading['figures']): Reading['figures'] {
  return [...new Map(figures.map((figure) => [JSON.stringify(figure), figure])).values()];
}
