import type { Reading } from '../reading/reading.ts';
import { measureOf } from './figure-measures.ts';
import { thresholdFilter } from './query-parts.ts';

/** Conditions on figures; a measure that is not shown otherwise comes along. */
export function havingOf({ thresholds, figures, source }: Reading, main: string) {
  const ofMain = figures.some(
    (figure) =>
      figure.kind === 'statistic' || (figure.kind === 'measure' && /^(?:average|median)/.test(figure.measure)),
  )
    ? main
    : source === 'ownership'
      ? 'value_of_interest'
      : 'total_amount';
  return thresholds
    .filter(({ on }) => on === 'figure')
    .map((threshold) => {
      const other =
        threshold.measure === undefined
          ? { measure: ofMain, name: ofMain }
          : measureOf({ kind: 'measure', measure: threshold.measure });
      return { filter: thresholdFilter(threshold, other.name), measure: other.name === main ? undefined : [other] };
    });
}
