import { idOf } from '../counted.ts';
import type { Among, MemberCondition, Members, Reading, ValueFilter } from '../reading.ts';

const MOST = 4;

/** The kinds that each of those who are asked for has, where what they have of each is shown: `doctors who got both meals and travel`. */
export function kindsOfBoth({
  among,
  members,
  groups: [group, another],
  figures: [figure, further],
}: Pick<Reading, 'among' | 'members' | 'groups' | 'figures'>): readonly ValueFilter[] {
  const kinds = among ? kindsAmong(among) : kindsOfMembers(members);
  const entity = among?.entity ?? (members && idOf(members.entity));
  const isOfThose = group?.kind === 'dimension' && !another && idOf(group.dimension) === entity;
  return isOfThose && isOfSeveral(kinds) && figure?.kind === 'measure' && !further ? kinds : [];
}

function kindsAmong({ all }: Among): readonly ValueFilter[] {
  return all.every(({ values }) => values.length === 1) ? all : [];
}

/** Nothing is said of them but which kind each has. */
function kindsOfMembers({ conditions = [] }: Partial<Members> = {}): readonly ValueFilter[] {
  return conditions.every(isOfKindAlone) ? conditions.flatMap(({ filters }) => filters) : [];
}

function isOfKindAlone({ filters: [kind, another], ...others }: MemberCondition): boolean {
  return kind?.values.length === 1 && !kind.isNegated && !another && Object.values(others).every((one) => !one);
}

function isOfSeveral(kinds: readonly ValueFilter[]): boolean {
  return kinds.length > 1 && kinds.length <= MOST && new Set(kinds.map(({ field }) => field)).size === 1;
}
