import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import type { Figure, Reading } from '../reading/reading.ts';
import { isOfPeople } from './referred.ts';

/**
 * `what did they get on average` after a number of doctors, or a total of theirs, is over what each of them got in all; of payments it is
 * over single ones.
 */
export function ofEachPerson({ figures, groups, filters, isList }: Reading, next: Draft): Figure | undefined {
  const [figure, another] = next.figures;
  const isSingle = figure?.kind === 'statistic' && ['record', 'payment'].includes(figure.per) && !another;
  if (!isSingle || groups.length > 0 || isList || next.groups.length > 0) return undefined;
  const isTheirs = next.tokens.some(({ low }) => ['they', 'each', 'them'].includes(low));
  const verb = next.tags.find((tag) => tag.kind === 'verb');
  if (!isTheirs || verb?.kind !== 'verb' || next.tags.some(({ kind }) => kind === 'unit')) return undefined;
  const entity = countedEntity(figures[0]) ?? (filters.some(isOfPeople) ? 'recipient' : undefined);
  const isTheirRole = verb.role === (entity === 'company' ? 'payer' : 'payee');
  return isTheirRole && (entity === 'recipient' || entity === 'company') ? { ...figure, per: entity } : undefined;
}
