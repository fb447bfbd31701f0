import type { Context, Refused } from '../../port/interpretation.ts';
import type { Reading } from '../../reading/reading.ts';
import { withAnyAmount, withAnyNature } from './any-amount.ts';
import { withRate } from './as-a-rate.ts';
import { withCityOfLetters } from './city-letters.ts';
import { withInvolved, withLargestOfThem, withMostOfThem, withNamedThings, withOwners } from './definite-things.ts';
import { withRecordsOfOne } from './list-of-one.ts';
import { listedWith, withListOfCounted } from './listed-with.ts';
import { saysMostOfThat, withMoneyMeant, withMostOfThat } from './most-of-that.ts';
import { withMovedTime, withThatTime } from './moved-time.ts';
import { withNoBut } from './no-but.ts';
import { withHowManyOver, withOtherBound, withShareOfFirst } from './other-bound.ts';
import { plainTurn } from './plain-turn.ts';
import {
  withEachOfThem,
  withFirstRow,
  withOwnRows,
  withReversed,
  withRowsToo,
  withWeekday,
  withWhichOfThem,
} from './rows-in-turns.ts';
import { withNumberBeside, withOtherRows, withRowsOfThose, withTheirPayers } from './rows-instead.ts';
import { withOneOfThose } from './said-of-one.ts';
import { withAveragePer, withSameTime, withSameTotals } from './same-totals.ts';
import { withShareOfIt, withShareToThem } from './share-of-it.ts';
import { withAmountsBeside, withOtherPercentile, withStatisticOfTimes } from './statistics-of-rows.ts';
import { withSumOfThem } from './sum-of-them.ts';
import { saysTheFigure, withFigureOfTime, withRankedByIt, withTheFigure } from './the-figure.ts';
import { withNoneOfThem } from './those-with-none.ts';
import { withDestinations } from './trips-in-turns.ts';
import {
  withCountOfRows,
  withEachCounted,
  withManyOfThat,
  withNumberOfThem,
  withSameCount,
} from './turns-of-counts.ts';
import { withDateAsked, withRecordAgain } from './when-turns.ts';
import { withMostOfRows, withWhichOnes } from './which-ones.ts';
import { withWhoAreFirst, withWhoIsFirst, withWhoIsNext } from './who-is-first.ts';
import { ofWholeYear } from './whole-year.ts';

/** A turn in words that the rules know, and what it goes on from. */
export interface Turn {
  readonly question: string;
  readonly context: Context;
  /** It speaks of the figure of the answer before, and goes on whatever else it says. */
  readonly isOn?: true;
}

/** What makes other words of a turn, by the answer before it, in their order. */
const REWORDED = [
  withCityOfLetters,
  withRecordAgain,
  withDateAsked,
  withSameTotals,
  withSameTime,
  withAveragePer,
  withCountOfRows,
  withNumberOfThem,
  withEachCounted,
  withManyOfThat,
  withOtherRows,
  withTheirPayers,
  withNumberBeside,
  withRowsOfThose,
  withEachOfThem,
  withRowsToo,
  withReversed,
  withWhichOfThem,
  withOwnRows,
  withFirstRow,
  withWeekday,
  withOneOfThose,
  withListOfCounted,
  withNoBut,
  withShareOfIt,
  withShareToThem,
  withWhoIsFirst,
  withWhoIsNext,
  withRate,
  withRecordsOfOne,
  withDestinations,
  withOwners,
  withInvolved,
  withMostOfThat,
  withMostOfThem,
  withLargestOfThem,
  withNamedThings,
  withWhichOnes,
  withMostOfRows,
  withRankedByIt,
];

/** Words of a turn that would mean something else once its small words are gone. */
const OF_ROWS = [withWhoAreFirst, withStatisticOfTimes, withOtherPercentile, withAmountsBeside];
const asOfRows = (turn: string, reading: Reading) => OF_ROWS.reduce((one, reworded) => reworded(one, reading), turn);

/** What a turn says by pointing into the answer before: `a year later`, `the first one`. */
export function turnOf(said: string, before: Context): Turn | Refused {
  const whole = ofWholeYear(said, before.reading);
  if (!whole) return rewordedTurn(said, before);
  const turn = rewordedTurn(whole.turn, { ...before, reading: whole.reading });
  return 'kind' in turn ? turn : { ...turn, isOn: true };
}

function rewordedTurn(asked: string, before: Context): Turn | Refused {
  const said = withNoneOfThem(asked, before.reading);
  if (typeof said !== 'string') return said;
  const earlier = withMoneyMeant(said, withFigureOfTime(said, before.reading));
  const { turn, reading } = withShareOfFirst(
    withHowManyOver(withOtherBound(withAnyNature(withAnyAmount(said, earlier)))),
  );
  const context = { ...before, reading };
  const plain = REWORDED.reduce(
    (one, reworded) => reworded(one, reading),
    plainTurn(withTheFigure(withSumOfThem(asOfRows(turn, reading), reading), reading)),
  );
  const counted = withSameCount(plain, reading);
  if (typeof counted !== 'string') return counted;
  const question = withMovedTime(withThatTime(counted, reading), reading);
  if (typeof question !== 'string') return question;
  const listed = listedWith(question, reading);
  if (listed) return { question: listed.turn, context: { ...context, reading: listed.reading } };
  const isOn = saysTheFigure(said) || saysMostOfThat(said, reading);
  return { question, context, ...(isOn && { isOn: true }) };
}
