import type { Comparison, Reading, ValueFilter } from '../reading/reading.ts';
import { periodWords } from '../time/period.ts';
import { uncapitalised } from './about.ts';
import { filterText } from './condition-text.ts';
import { labelsOf, type Source } from './labels.ts';
import { SIGNS, thresholdText } from './threshold-text.ts';

type PeopleShare = Extract<Reading['comparison'], { kind: 'peopleShare' }>;

export function comparisonText(comparison: NonNullable<Reading['comparison']>, source: Source | undefined): string {
  switch (comparison.kind) {
    case 'growth':
      if (comparison.everyYear)
        return `${comparison.sort === 'asc' ? 'down' : 'up'} in every year from ${comparison.everyYear[0]} to ${comparison.everyYear.at(-1)}`;
      return comparison.from && comparison.to
        ? `${comparison.by ?? 'growth'} from ${periodWords(comparison.from)} to ${periodWords(comparison.to)}`
        : `${comparison.by ?? 'growth'} on the period before`;
    case 'share':
      if (comparison.bound) {
        const { bound, ...share } = comparison;
        return `${comparisonText(share, source)} ${SIGNS[bound.op]} ${Number(bound.value) * 100} %`;
      }
      if (comparison.time) return `share of ${periodWords(comparison.time)}`;
      if (comparison.amounts)
        return `share of ${comparison.amounts.map((one) => thresholdText(one, source)).join(', ')}`;
      if (comparison.within)
        return `share within each ${comparison.within.map(labelsOf(source)).join(', ').toLowerCase()}`;
      if (comparison.isOfAll) return 'share of all, named or not';
      return comparison.part
        ? `share of ${comparison.part.map(partText(source)).join(', ') || 'those'}`
        : 'share of the whole';
    case 'peopleShare':
      return peopleShareText(comparison, source);
    case 'concentration':
      return [
        `share of the ${comparison.direction === 'asc' ? 'last' : 'first'} ${comparison.n}${comparison.unit ? ' %' : ''}`,
        ...(comparison.of ?? []).map(partText(source)),
      ].join(' of ');
    case 'coverage':
      return `how many make up ${comparison.percent} %`;
    case 'ratio':
      return `${filterText(comparison.of)} to ${filterText(comparison.per)}`;
    case 'difference':
      return differenceText(comparison);
    case 'against':
      return {
        ratio: 'the first by the second',
        difference: 'the first less the second',
        proportion: 'the first as a part of the second',
      }[comparison.how];
    case 'runningTotal':
      return 'running total';
  }
}

function peopleShareText({ part, amount }: PeopleShare, source: Source | undefined): string {
  const held = [...part.map(partText(source)), ...(amount ? [thresholdText(amount, source)] : [])];
  return held.length > 0 ? `share of those with ${held.join(', ')}` : 'share of those';
}

function differenceText({ of, less, only }: Extract<Comparison, { kind: 'difference' }>): string {
  const other = less === undefined ? 'all' : less.isNegated ? 'all others' : filterText(less);
  return `${only ? 'where' : 'how much'} ${filterText(of)} is above ${other}`;
}

/** A part by its values; what is so or not, by its name: `share of physician ownership`, and of no “true”. */
function partText(source: Source | undefined): (filter: ValueFilter) => string {
  return (filter) => {
    const [value, another] = filter.values;
    const label = uncapitalised(labelsOf(source)(filter.field));
    if (value === undefined && filter.isNegated) return `any ${label}`;
    if (another !== undefined || !['true', 'false', 'Yes', 'No'].includes(value ?? '')) return filterText(filter);
    const isSo = (value === 'true' || value === 'Yes') !== (filter.isNegated === true);
    return `${isSo ? '' : 'no '}${label}`;
  };
}
