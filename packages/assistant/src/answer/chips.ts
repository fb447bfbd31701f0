import type { ModelDescription } from '@pellucid/contract';
import type { Chip } from '../port/interpretation.ts';
import {
  ALL_ROWS,
  type Figure,
  type Group,
  type Reading,
  type Threshold,
  type ValueFilter,
} from '../reading/reading.ts';
import { periodWords } from '../time/period.ts';
import { PART_LABELS } from './columns.ts';

type Source = ModelDescription['sources'][number];

/** The interpretation in parts that a person can read and edit. */
export function chipsOf(reading: Reading, model: ModelDescription): Chip[] {
  const source = model.sources.find(({ name }) => name === reading.source);
  const label = labelsOf(source);
  const { figures, groups, filters, periods, thresholds, ranking, comparison, among, firstOf } = reading;
  return [
    { slot: 'source', label: 'Data', text: source?.label ?? reading.source },
    ...(reading.isList
      ? []
      : figures.map((figure): Chip => ({ slot: 'figure', label: 'Figure', text: figureText(figure, label) }))),
    ...groups.map((group): Chip => ({ slot: 'group', label: 'By', text: groupText(group, label) })),
    ...filters.map((filter): Chip => ({ slot: 'filter', label: label(filter.field), text: filterText(filter) })),
    ...(among
      ? [...among.all, ...among.none.map((one) => ({ ...one, isNegated: true as const }))].slice(
          among.all.length > 1 ? 0 : among.all.length,
        )
      : []
    ).map(
      (filter): Chip => ({ slot: 'condition', label: `Paid with ${label(filter.field)}`, text: filterText(filter) }),
    ),
    ...periods.map((period): Chip => ({ slot: 'time', label: 'Time', text: periodWords(period) })),
    ...thresholds.map(
      (threshold): Chip => ({
        slot: 'condition',
        label: conditionLabel(threshold),
        text: thresholdText(threshold),
      }),
    ),
    ...(firstOf
      ? [{ slot: 'condition' as const, label: 'Among', text: `${rankingText(firstOf)} by ${label(firstOf.dimension)}` }]
      : []),
    ...(ranking ? [{ slot: 'order' as const, label: 'Order', text: rankingText(ranking) }] : []),
    ...(comparison ? [{ slot: 'comparison' as const, label: 'Comparison', text: comparisonText(comparison) }] : []),
  ];
}

/** What an amount is of: of each record, of the figure of a row, or of each whose records are asked. */
function conditionLabel({ on, of = '' }: Threshold): string {
  if (on === 'member') return `Each ${of}`;
  return on === 'record' ? 'Each record' : 'Figure';
}

function labelsOf(source: Source | undefined): (name: string) => string {
  return (name) =>
    [...(source?.dimensions ?? []), ...(source?.measures ?? [])].find((field) => field.name === name)?.label ??
    name.replaceAll('_', ' ');
}

function figureText(figure: Figure, label: (name: string) => string): string {
  if (figure.kind === 'measure') return label(figure.measure);
  if (figure.kind === 'distinct') return `Number of different values of ${label(figure.dimension)}`;
  const name =
    figure.statistic.kind === 'percentile'
      ? `${figure.statistic.p}th percentile`
      : `${figure.statistic.kind[0]?.toUpperCase()}${figure.statistic.kind.slice(1)}`;
  return `${name} per ${figure.per === 'record' || figure.per === 'payment' ? figure.per : label(figure.per).toLowerCase()}`;
}

function groupText(group: Group, label: (name: string) => string): string {
  if (group.kind === 'grain') return group.grain;
  return group.kind === 'part' ? PART_LABELS[group.part].toLowerCase() : label(group.dimension);
}

function filterText({ values, isNegated }: ValueFilter): string {
  if (values.length === 0) return 'none';
  const names = values.map((value) => value.split('|').at(-1) ?? value);
  const text = names.length > 4 ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more` : names.join(' or ');
  return isNegated ? `not ${text}` : text;
}

const SIGNS = { gt: 'over', gte: 'at least', lt: 'under', lte: 'at most', eq: 'exactly', between: 'between' } as const;

function thresholdText({ op, value, to, measure }: Threshold): string {
  return `${measure ?? 'amount'} ${SIGNS[op]} ${value}${to === undefined ? '' : ` and ${to}`}`;
}

function rankingText({ n, direction, place, by }: NonNullable<Reading['ranking']>): string {
  const [most, least] = by === 'date' ? ['newest', 'oldest'] : ['largest', 'smallest'];
  const side = direction === 'desc' ? most : least;
  if (n >= ALL_ROWS) return `${side} first`;
  return place === undefined ? `${n} ${side}` : `number ${place} of the ${side}`;
}

function comparisonText(comparison: NonNullable<Reading['comparison']>): string {
  switch (comparison.kind) {
    case 'growth':
      return comparison.from && comparison.to
        ? `growth from ${periodWords(comparison.from)} to ${periodWords(comparison.to)}`
        : 'growth on the period before';
    case 'share':
      if (comparison.amounts) return `share of ${comparison.amounts.map(thresholdText).join(', ')}`;
      return comparison.part ? `share of ${comparison.part.map(filterText).join(', ')}` : 'share of the whole';
    case 'peopleShare':
      return `share of those with ${[
        ...comparison.part.map(filterText),
        ...(comparison.amount ? [thresholdText(comparison.amount)] : []),
      ].join(', ')}`;
    case 'concentration':
      return `share of the ${comparison.direction === 'asc' ? 'last' : 'first'} ${comparison.n}`;
    case 'runningTotal':
      return 'running total';
  }
}
