import type { Tag } from '../tags/tag.ts';
import type { Token } from '../text/tokens.ts';
import { refuseNarrowedBounds } from './bounds/narrowed-bounds.ts';
import { readBareBounds } from './bounds/read-bare-bounds.ts';
import { readBoundTimes } from './bounds/read-bound-times.ts';
import { readCumulativeBounds } from './bounds/read-cumulative-bounds.ts';
import { readSinglePayer } from './bounds/read-single-payer.ts';
import { readThresholds } from './bounds/read-thresholds.ts';
import { readComparisons } from './comparisons/read-comparisons.ts';
import { readKindsCounted, readNumbersCompared } from './comparisons/read-counts-compared.ts';
import { readDoubts } from './doubts/read-doubts.ts';
import { createDraft, type Draft } from './draft.ts';
import { readFigures } from './figures/read-figures.ts';
import { refuseTwoNumbers } from './figures/two-numbers.ts';
import { readKindsSideBySide } from './kinds-side-by-side.ts';
import { readNoneNamed } from './none-named.ts';
import { readObjects } from './people/objects.ts';
import { readAmong } from './people/read-among.ts';
import { readEveryYear } from './people/read-every-year.ts';
import { readHolders } from './people/read-holders.ts';
import { readInvestigators } from './people/read-investigators.ts';
import { readKindsHad } from './people/read-kinds-had.ts';
import { readMembers } from './people/read-members.ts';
import { readNoneThen } from './people/read-none-then.ts';
import { readCountries } from './places/read-countries.ts';
import { readDestinations } from './places/read-destinations.ts';
import { readTripsAbroad } from './places/read-trips-abroad.ts';
import { readCompetitors } from './read-competitors.ts';
import { readContexts } from './read-contexts.ts';
import { readInPlace } from './read-in-place.ts';
import { readOpenNouns } from './read-nouns.ts';
import { readRest } from './read-rest.ts';
import { readSource } from './read-source.ts';
import { readTakenOut } from './read-taken-out.ts';
import { readTimes } from './read-times.ts';
import { readTrials } from './read-trials.ts';
import { readValues } from './read-values.ts';
import type { Reading } from './reading.ts';
import { readColumns } from './records/read-columns.ts';
import { readLists } from './records/read-lists.ts';
import { readShownAlready } from './records/read-shown-already.ts';
import { readAttributes } from './rows/read-attributes.ts';
import { readBestPaid } from './rows/read-best-paid.ts';
import { readBreakdown } from './rows/read-breakdown.ts';
import { readFirstOfAll } from './rows/read-first-of-all.ts';
import { readGroups } from './rows/read-groups.ts';
import { readRankings } from './rows/read-rankings.ts';
import { readWhichOf } from './rows/read-which-of.ts';
import { readPercentBounds } from './shares/read-percent-bounds.ts';
import { readBoundedShares, readShareBounds } from './shares/read-share-bounds.ts';
import { readShares } from './shares/read-shares.ts';
import { refuseTimesWithout } from './times-without.ts';

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
  readNoneNamed,
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
