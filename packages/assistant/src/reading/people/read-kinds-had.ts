import type { TagOf } from '../../tags/tag.ts';
import { type Draft, open, replace } from '../draft.ts';
import { kindOf } from '../read-source.ts';
import { isOfThose } from './having-none.ts';

const ENTITIES = ['company', 'recipient'];

/** `companies with no research`, `hospitals with research but no general payments`: among all payments, those who have none of a kind. */
export function readKindsHad(draft: Draft): void {
  const kinds = open(draft, 'source').filter(({ source }) => kindOf(source) !== undefined);
  const hasNone = ({ from }: TagOf<'source'>) => ENTITIES.some((entity) => isOfThose(draft, entity, from));
  if (!kinds.some(hasNone)) return;
  for (const tag of kinds) {
    const choice = { field: 'payment_kind', values: [kindOf(tag.source) ?? ''], nearness: 'exact' as const };
    replace(draft, tag, { kind: 'value', choices: [choice] });
  }
  draft.source = 'all_payments';
}
