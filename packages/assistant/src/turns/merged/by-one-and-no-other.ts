import { countedEntity } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import type { Among, Reading, ValueFilter } from '../../reading/reading.ts';

const IDS: Readonly<Record<string, string>> = { recipient: 'recipient_id', company: 'company' };

/** `how many by Pfizer but not Stryker` after the number of those whom both paid: those whom the one alone of the two paid. */
export function byOneAndNoOther(earlier: Reading, draft: Draft): Reading | undefined {
  const id = IDS[countedEntity(earlier.figures[0]) ?? ''];
  const [first, second, another] = draft.filters;
  const wanted = [first, second].find((one) => one && !one.isNegated);
  const unwanted = [first, second].find((one) => one?.isNegated);
  if (id === undefined || !wanted || !unwanted || another || wanted.field !== unwanted.field) return undefined;
  const { field } = wanted;
  if (field === id || !isOfBoth(earlier, id, field) || !saysNoMore(draft)) return undefined;
  const none: ValueFilter = { field, values: unwanted.values, ...(unwanted.names && { names: unwanted.names }) };
  const among: Among = { entity: id, all: [wanted], none: [none] };
  return { ...earlier, filters: [...earlier.filters.filter((old) => old.field !== field), wanted], among };
}

/** Who is counted is so by that field alone, without rows or bounds. */
function isOfBoth({ among, groups, thresholds, comparison, members, isNew }: Reading, id: string, field: string) {
  const isAlone = among?.entity === id && [...among.all, ...among.none].every((one) => one.field === field);
  return isAlone && groups.length + thresholds.length === 0 && !comparison && !members && !isNew;
}

function saysNoMore({ thresholds, periods, groups, ranking, source, comparison, among }: Draft): boolean {
  return thresholds.length + periods.length + groups.length === 0 && !ranking && !source && !comparison && !among;
}
