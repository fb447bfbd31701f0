import type { ModelDescription } from '@pellucid/contract';
import type { Chip } from '../port/interpretation.ts';
import { isOfPayment } from '../query/new-recipients.ts';
import {
  ALL_ROWS,
  type Comparison,
  type Figure,
  type FirstOf,
  type Group,
  type Reading,
  type Threshold,
  type ValueFilter,
} from '../reading/reading.ts';
import { periodWords } from '../time/period.ts';
import { OF_THOSE, THOSE } from './about.ts';
import { ordinal, PART_LABELS } from './columns.ts';
import { comparisonText } from './comparison-text.ts';
import { filterText, heldText, memberText } from './condition-text.ts';
import { DISTINCT, labelsOf, type Source } from './labels.ts';
import { thresholdText } from './threshold-text.ts';

/** Whom they are new to: whoever pays for what is asked, or everybody. */
function newWords(filters: readonly ValueFilter[]): string {
  return filters.some(isOfPayment) ? 'paid so for the first time then' : 'paid for the first time then';
}

/** The interpretation in parts that a person can read and edit. */
export function chipsOf(reading: Reading, model: ModelDescription): Chip[] {
  const sourceOf = (wanted: string) => model.sources.find(({ name }) => name === wanted);
  const source = sourceOf(reading.source);
  const firstText = ({ source: kind, ...first }: FirstOf) =>
    `${rankingText(first)} by ${label(first.dimension)}${kind ? ` in ${sourceOf(kind)?.label ?? kind}` : ''}`;
  const label = labelsOf(source);
  const { figures, groups, filters, periods, thresholds, ranking, comparison, among, members, firstOf, isNew } =
    reading;
  return [
    { slot: 'source', label: 'Data', text: source?.label ?? reading.source },
    ...(reading.isList
      ? []
      : reading.isNumber
        ? groups.map((group): Chip => ({ slot: 'figure', label: 'Figure', text: numberText(group, label) }))
        : figures.map((figure): Chip => ({ slot: 'figure', label: 'Figure', text: figureText(figure, label) }))),
    ...(reading.isNumber ? [] : groups).map(
      (group): Chip => ({ slot: 'group', label: 'By', text: groupText(group, label) }),
    ),
    ...filters.map((filter): Chip => ({ slot: 'filter', label: filterLabel(filter, label), text: filterText(filter) })),
    ...(among
      ? [...among.all.map((one) => `with ${heldText(one)}`), ...among.none.map(noneText)].slice(
          among.all.length > 1 ? 0 : among.all.length,
        )
      : []
    ).map((text): Chip => ({ slot: 'condition', label: THOSE, text })),
    ...(members?.conditions ?? []).map(
      (one): Chip => ({
        slot: 'condition',
        label: one.isWhole ? OF_THOSE : THOSE,
        text: memberText(
          one,
          (bound) => thresholdText(bound, sourceOf(one.source ?? reading.source)),
          members?.within ?? [],
          one.source && (sourceOf(one.source)?.label ?? one.source),
        ),
      }),
    ),
    ...periods.map((period): Chip => ({ slot: 'time', label: 'Time', text: periodWords(period) })),
    ...(isNew ? [{ slot: 'condition' as const, label: 'New', text: newWords(filters) }] : []),
    ...thresholds.map(
      (threshold): Chip => ({
        slot: 'condition',
        label: threshold.on === 'percent' ? percentLabel(comparison) : conditionLabel(threshold, figures),
        text: thresholdText(threshold, source),
      }),
    ),
    ...(firstOf ? [{ slot: 'condition' as const, label: 'Among', text: firstText(firstOf) }] : []),
    ...(ranking
      ? [
          {
            slot: 'order' as const,
            label: 'Order',
            text: `${rankingText(ranking)}${reading.isList && ranking.within ? ' of each' : ''}`,
          },
        ]
      : []),
    ...(comparison
      ? [{ slot: 'comparison' as const, label: 'Comparison', text: comparisonOf(reading, comparison, source) }]
      : []),
  ];
}

/** `Number of companies`, of rows that are counted. */
function numberText(group: Group, label: (name: string) => string): string {
  return group.kind === 'dimension' ? label(`${DISTINCT}${group.dimension}`) : `Number of ${group.kind}s`;
}

/** Of those that are counted, what grew is said. */
function comparisonOf(reading: Reading, comparison: Comparison, source: Source | undefined): string {
  const text = comparisonText(comparison, source);
  const [figure] = reading.figures;
  if (!reading.isNumber || !figure) return text;
  const what = figureText(figure, labelsOf(source)).toLowerCase();
  if (comparison.kind !== 'growth') return `those by ${text} of ${what}`;
  const { everyYear, from, to, sort } = comparison;
  if (everyYear) return `those whose ${what} went ${text}`;
  const when = from && to ? `from ${periodWords(from)} to ${periodWords(to)}` : 'from the period before';
  return `those whose ${what} ${sort === 'asc' ? 'fell' : 'grew'} ${when}`;
}

/** What percents are of. */
function percentLabel(comparison: Reading['comparison']): string {
  if (comparison?.kind !== 'growth') return 'Share';
  return comparison.sort === 'asc' ? 'Fall' : 'Growth';
}

/** What an amount is of: of each record, of the total or other figure of a row, or of each whose records are asked. */
function conditionLabel({ on, of = '' }: Threshold, figures: readonly Figure[]): string {
  if (on === 'member') return `Each ${of.replaceAll('_', ' ')}`;
  if (on === 'record') return 'Each record';
  return figures.some(({ kind }) => kind === 'statistic') ? 'Each row' : 'Total';
}

function figureText(figure: Figure, label: (name: string) => string): string {
  if (figure.kind === 'measure') return label(figure.measure);
  if (figure.kind === 'statistic' && figure.of === 'date')
    return figure.statistic.kind === 'smallest' ? 'First date' : 'Last date';
  if (figure.kind === 'distinct') return label(`${DISTINCT}${figure.dimension}`);
  const name =
    figure.statistic.kind === 'percentile'
      ? `${ordinal(figure.statistic.p)} percentile`
      : figure.statistic.kind === 'deviation'
        ? 'Standard deviation'
        : `${figure.statistic.kind[0]?.toUpperCase()}${figure.statistic.kind.slice(1)}`;
  const of = figure.of === undefined ? '' : ` of ${label(figure.of).toLowerCase()}`;
  return `${name}${of} per ${figure.per === 'record' || figure.per === 'payment' ? figure.per : label(figure.per).toLowerCase()}`;
}

function groupText(group: Group, label: (name: string) => string): string {
  if (group.kind === 'grain') return group.grain;
  return group.kind === 'part' ? PART_LABELS[group.part].toLowerCase() : dimensionText(group, label);
}

function dimensionText({ dimension, sets }: Extract<Group, { kind: 'dimension' }>, label: (name: string) => string) {
  return sets ? `${label(dimension)} (${sets.map(({ name }) => name.toLowerCase()).join(', ')})` : label(dimension);
}

/** Of people whose names are known, what they are, and not that they have ids. */
function filterLabel({ field, names }: ValueFilter, label: (name: string) => string): string {
  return label(names === undefined ? field : field.replace(/_id$/, ''));
}

/** Who has none of it, or of nothing else. */
function noneText({ isNegated: isOnly, ...filter }: ValueFilter): string {
  return `${isOnly ? 'with only' : 'without'} ${heldText(filter)}`;
}

function rankingText({ n, direction, place, by }: NonNullable<Reading['ranking']>): string {
  const [most, least] = by === 'date' ? ['newest', 'oldest'] : ['largest', 'smallest'];
  const side = direction === 'desc' ? most : least;
  if (n >= ALL_ROWS) return `${side} first`;
  if (place === undefined) return `${n} ${side}`;
  return n > 1 ? `numbers ${place} to ${place + n - 1} of the ${side}` : `number ${place} of the ${side}`;
}
