import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, type Draft, has, open, take } from '../draft.ts';
import type { ValueFilter } from '../reading.ts';

const PEOPLE = ['recipient', 'company'];
const whereOf = ({ noun }: TagOf<'noun'>) => JSON.stringify(noun.where ?? []);

/** `doctors with consulting fees as a percentage of all doctors`: how many of them, and no money. Whether the share was read so. */
export function readPeopleAsPart(draft: Draft, share: Tag): boolean {
  const all = after(draft, share, ['filler', 'preposition', 'by', 'verb']);
  const them = open(draft, 'noun').find(({ noun, to }) => to <= share.from && PEOPLE.includes(noun.dimension));
  if (all?.kind !== 'noun' || them?.noun.dimension !== all.noun.dimension || has(draft, 'amount', 'growth', 'unit'))
    return false;
  const part = draft.filters.filter(({ at = -1 }) => at >= them.to && at < share.from);
  if (whereOf(them) !== whereOf(all) || part.length !== 1) return false;
  take(draft, them, all);
  const own = (all.noun.where ?? []).map(({ field, values }): ValueFilter => ({ field, values, at: all.from }));
  const others = draft.filters.filter((one) => !part.includes(one) && own.every(({ field }) => field !== one.field));
  const entity = all.noun.dimension;
  draft.filters = [...others, ...own];
  draft.groups = draft.groups.filter((group) => group.kind !== 'dimension' || group.dimension !== entity);
  draft.figures = [{ kind: 'distinct', dimension: entity }];
  draft.comparison = { kind: 'peopleShare', entity, part };
  return true;
}
