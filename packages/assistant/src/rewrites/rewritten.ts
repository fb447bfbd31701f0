import { normalise } from '../text/normalise.ts';
import { withYearsOfOthers } from './added-and-dropped.ts';
import { withAllTogether } from './all-together.ts';
import { withFullYears } from './apostrophe-years.ts';
import { withPartsJoined } from './asked-beside.ts';
import { withFigureNamed } from './asked-figures.ts';
import { withOneOfEachAsked } from './asked-of-each.ts';
import { withoutFieldNames } from './column-language.ts';
import { withColumnsAsked } from './columns-asked.ts';
import { withColumnsBehind } from './columns-said.ts';
import { withContextQuoted } from './context-words.ts';
import { withoutContractions } from './contractions.ts';
import { withDatesPlain } from './dated-in.ts';
import { withThoseWhoDid } from './did-anyone.ts';
import { asEngaged } from './engagement-words.ts';
import { inPlainWords } from './everyday-words.ts';
import { withFullAmounts } from './figures-of-amounts.ts';
import { withFirstTime } from './first-of-a-time.ts';
import { withoutIdioms } from './idioms.ts';
import { inPlainEnglish } from './learners-words.ts';
import { withCommas } from './missing-commas.ts';
import { withNamesFirst } from './names-and-columns.ts';
import { withSomeFirst } from './none-then-some.ts';
import { withTimeOfNone } from './not-before.ts';
import { withThirdPartyAlone } from './not-themselves.ts';
import { withSingleOne } from './one-and-the-same.ts';
import { withoutNoOther } from './only-and-no-other.ts';
import { withPickPlain } from './order-and-pick.ts';
import { withOrderFirst } from './order-on-top.ts';
import { withKnownNames } from './other-names.ts';
import { withoutCompetitor } from './our-competitor.ts';
import { withBothPayers } from './overlap-words.ts';
import { withTerritory } from './own-territory.ts';
import { withPlainParts } from './parts-of-a-whole.ts';
import { withPercentNumbers } from './percent-words.ts';
import { withPercentiles } from './percentile-words.ts';
import { plainlySaid } from './plainly-said.ts';
import { putPlainly } from './put-plainly.ts';
import { withoutQueryLanguage } from './query-language.ts';
import { withRankingsPlain } from './rankings-said.ts';
import {
  withColumnsNamed,
  withEachPercentile,
  withNothingThen,
  withNumberOfEach,
  withoutRatherThan,
  withShareFirst,
} from './said-otherwise.ts';
import { withSameTime } from './same-time.ts';
import { withSecondTotal } from './second-total.ts';
import { setBeside } from './set-beside.ts';
import { withoutBeginning } from './since-it-began.ts';
import { withoutSlips } from './slips.ts';
import { withoutSmallTalk } from './small-talk.ts';
import { withoutTalk } from './spoken-words.ts';
import { withYearsOfNone } from './started-and-stopped.ts';
import { withCitiesOfState } from './state-cities.ts';
import { withPlainStatistics } from './statistics-of.ts';
import { withPercentOf } from './times-over.ts';
import { withPaymentsCounted } from './times-paid.ts';
import { withTotalPerPerson } from './total-per-person.ts';
import { withTotalsOfBoth } from './totals-of-both.ts';
import { inPlainOrder, withoutOthers } from './word-order.ts';
import { withYearsSaid } from './years-of-payment.ts';
import { withYearsSpelled } from './years-spelled.ts';

/** What makes other words of a question those that the rules read, in their order. */
const REWRITES: readonly ((question: string) => string)[] = [
  normalise,
  withTerritory,
  withYearsSpelled,
  withoutContractions,
  withoutQueryLanguage,
  withoutSlips,
  inPlainEnglish,
  withCommas,
  withTotalPerPerson,
  withTotalsOfBoth,
  withPercentNumbers,
  withOneOfEachAsked,
  withPartsJoined,
  withColumnsAsked,
  withFullYears,
  setBeside,
  withPlainStatistics,
  withYearsSaid,
  withDatesPlain,
  withoutIdioms,
  withKnownNames,
  withCitiesOfState,
  inPlainWords,
  withoutSmallTalk,
  withFigureNamed,
  inPlainOrder,
  withSameTime,
  withFirstTime,
  withFullAmounts,
  withPercentiles,
  withSecondTotal,
  withoutNoOther,
  withSomeFirst,
  withTimeOfNone,
  withYearsOfNone,
  withYearsOfOthers,
  withoutBeginning,
  withAllTogether,
  withThoseWhoDid,
  withoutCompetitor,
  withoutTalk,
  withOrderFirst,
  withSingleOne,
  withThirdPartyAlone,
  withPercentOf,
  withPaymentsCounted,
  withPlainParts,
  withEachPercentile,
  withShareFirst,
  withNamesFirst,
  withColumnsNamed,
  withoutRatherThan,
  withNumberOfEach,
  withNothingThen,
  withContextQuoted,
  withBothPayers,
  withPickPlain,
  asEngaged,
  withColumnsBehind,
  withRankingsPlain,
  plainlySaid,
  putPlainly,
  withoutFieldNames,
  withoutOthers,
];

/** A question in the words that the rules read: `grants of six figures` is `grants of at least $100,000`. */
export function rewritten(question: string): string {
  return REWRITES.reduce((said, rewrite) => rewrite(said), question);
}
