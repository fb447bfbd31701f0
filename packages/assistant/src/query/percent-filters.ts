import type { FilterInput } from '@pellucid/contract';
import type { Reading } from '../reading/reading.ts';

const FALLEN = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte', eq: 'eq', between: 'between' } as const;

/** `grew by more than 20%`, `fell by more than 20%`, `less than 1% of the total`: as parts of one. */
export function percentFilters({ thresholds }: Reading, field: string, isFall = false): FilterInput[] {
  return thresholds
    .filter(({ on }) => on === 'percent')
    .map(({ op, value }) => ({
      field,
      op: isFall ? FALLEN[op] : op,
      value: (Number(value) / 100) * (isFall ? -1 : 1),
    }));
}
