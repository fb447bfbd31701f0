import type { Reading } from '../reading/reading.ts';
import type { Tag } from '../tags/tag.ts';

/** What an area may be: what recipients practise, or what products are for. */
const AREAS: readonly string[] = ['specialty', 'product_category'];

/** `now neurology` after products for psychiatry: the products again, where it could be a specialty as well. */
export function withAreasOf(tags: readonly Tag[], { filters, groups }: Reading): readonly Tag[] {
  const isThere = (field: string) =>
    filters.some((one) => one.field === field && !one.isNegated) ||
    groups.some((group) => group.kind === 'dimension' && group.dimension === field);
  const [area, another] = AREAS.filter(isThere);
  if (area === undefined || another !== undefined) return tags;
  return tags.map((tag) => {
    if (tag.kind !== 'value' || tag.isPerson || tag.choices.some(({ field }) => !AREAS.includes(field))) return tag;
    const choices = tag.choices.filter(({ field }) => field === area);
    return choices.length > 0 ? { ...tag, choices } : tag;
  });
}
