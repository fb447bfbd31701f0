import type { Tag, TagOf } from '../tags/tag.ts';
import { type Draft, isFree } from './draft.ts';

const FIELD = 'third_party';

/** `went to third parties`: to any; an entity is any that is no individual, under its name. */
export function readThirdParty(draft: Draft, tag: Tag): void {
  draft.filters.push({ field: FIELD, values: [], isNegated: true, at: tag.from });
  leaveOutIndividuals(draft, tag);
}

/** `the top third party entities`, `how many third party entities`: those that are no individual. */
export function readEntities(draft: Draft): void {
  const [tag] = draft.tags.filter((one) => one.kind === 'noun' && one.noun.dimension === FIELD);
  const isRow = draft.groups.some((group) => group.kind === 'dimension' && group.dimension === FIELD);
  const isCounted = draft.figures.some((figure) => figure.kind === 'distinct' && figure.dimension === FIELD);
  if (tag && (isRow || isCounted) && !draft.filters.some(({ field }) => field === FIELD))
    leaveOutIndividuals(draft, tag);
}

/** `how many third-party payments`: the payments are counted, and not those who got them. */
export function unitToThird(draft: Draft, noun: Tag | undefined): TagOf<'unit'> | undefined {
  if (noun?.kind !== 'noun' || noun.noun.dimension !== FIELD) return undefined;
  const unit = draft.tags[draft.tags.indexOf(noun) + 1];
  return isFree(draft, unit, 'unit') ? unit : undefined;
}

function leaveOutIndividuals({ tokens, filters }: Draft, { from, to }: Tag): void {
  if (!tokens.slice(from, to).some(({ lemma }) => lemma === 'entity')) return;
  filters.push({ field: FIELD, values: ['Individual'], isNegated: true, at: from });
}
