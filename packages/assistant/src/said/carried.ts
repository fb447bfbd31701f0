import type { Figure, Group, Reading, Threshold, ValueFilter } from '../reading/reading.ts';

/** What measures of the model count. */
const COUNTED: Readonly<Record<string, string>> = {
  recipients: 'recipient',
  companies: 'company',
  products: 'product',
};

/** A dimension under the name that it has wherever it is asked: people are told apart by ids, companies are in families. */
export function plainName(dimension: string): string {
  if (dimension === 'company_family' || dimension === 'company_id') return 'company';
  if (dimension === 'clinical_trial_id') return 'study';
  return dimension.endsWith('_id') ? dimension.slice(0, -'_id'.length) : dimension;
}

/** Trials are studies, told apart by another name. */
const studied = (dimension: string) => (dimension === 'clinical_trial_id' ? 'study' : dimension);

/** Of what a measure is the number: `companies`, `distinct state`. */
export function countedBy(measure: string): string | undefined {
  return measure.startsWith('distinct ') ? studied(measure.slice('distinct '.length)) : COUNTED[measure];
}

/** What a figure counts or is over. */
export function dimensionOf(figure: Figure): string | undefined {
  if (figure.kind === 'distinct') return studied(figure.dimension);
  if (figure.kind === 'measure') return countedBy(figure.measure);
  return figure.per === 'record' || figure.per === 'payment' ? undefined : figure.per;
}

function groupDimension(group: Group): string {
  if (group.kind === 'grain') return group.grain;
  return group.kind === 'part' ? group.part : group.dimension;
}

/** What there is a row for, what is put together in one, and what figures are counted or taken over. */
export function rowsOf({ groups, comparison }: Reading): ReadonlySet<string> {
  const compared =
    comparison?.kind === 'concentration' || comparison?.kind === 'coverage'
      ? [comparison.dimension]
      : comparison?.kind === 'peopleShare'
        ? [comparison.entity]
        : [];
  return new Set([...groups.map(groupDimension), ...compared].map(plainName));
}

/** What figures are counted or taken over. */
export function figuresOver({ figures, thresholds, ranking }: Reading): ReadonlySet<string> {
  const counted = thresholds.flatMap(({ measure, of }) => [measure && countedBy(measure), of]);
  const ranked = ranking?.by === undefined ? undefined : countedBy(ranking.by);
  const averaged = figures.map((figure) =>
    figure.kind === 'statistic' && figure.of ? countedBy(figure.of) : undefined,
  );
  return new Set(
    [...figures.map(dimensionOf), ...averaged, ...counted, ranked].flatMap((one) => (one ? [plainName(one)] : [])),
  );
}

/** Every condition on values, wherever a reading keeps it. */
export function filtersOf({ filters, among, comparison }: Reading): readonly ValueFilter[] {
  const part = comparison?.kind === 'share' || comparison?.kind === 'peopleShare' ? (comparison.part ?? []) : [];
  const none = (among?.none ?? []).map((filter) => ({ ...filter, isNegated: true as const }));
  const first = comparison?.kind === 'concentration' ? (comparison.of ?? []) : [];
  return [...filters, ...part, ...first, ...(among?.all ?? []), ...none];
}

/** Every condition on amounts. */
export function thresholdsOf({ thresholds, comparison }: Reading): readonly Threshold[] {
  if (comparison?.kind === 'share') return [...thresholds, ...(comparison.amounts ?? [])];
  return comparison?.kind === 'peopleShare' && comparison.amount ? [...thresholds, comparison.amount] : thresholds;
}
