import type { Tag } from '../tags/tag.ts';
import type { Draft } from './draft.ts';

/** `went to third parties`: to any; an entity is any that is no individual, under its name. */
export function readThirdParty({ filters, tokens }: Draft, { from, to }: Tag): void {
  filters.push({ field: 'third_party', values: [], isNegated: true, at: from });
  const isEntity = tokens.slice(from, to).some(({ lemma }) => lemma === 'entity');
  if (isEntity) filters.push({ field: 'third_party', values: ['Individual'], isNegated: true, at: from });
}

/** `the top third party entities`: an entity is any that is no individual, under its name. */
export function readEntities({ tags, tokens, filters }: Draft): void {
  for (const { from, to } of tags.filter((tag) => tag.kind === 'noun' && tag.noun.dimension === 'third_party')) {
    const isKnown = filters.some(({ field, values }) => field === 'third_party' && values.length > 0);
    if (isKnown || tokens.slice(from, to).every(({ lemma }) => lemma !== 'entity')) continue;
    filters.push({ field: 'third_party', values: ['Individual'], isNegated: true, at: from });
  }
}
