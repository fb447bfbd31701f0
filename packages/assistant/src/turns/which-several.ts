import { countedEntity } from '../reading/counted.ts';
import { after, type Draft, open, replace, take } from '../reading/draft.ts';
import { isCount } from '../reading/ranked-words.ts';
import type { Reading } from '../reading/reading.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import { areKin } from './merged/merged-filters.ts';

const SOMEBODY: Readonly<Record<string, string>> = { payee: 'recipient', payer: 'company' };

/** `which 5 got the most`, `which three paid the most in royalties`: as many of those that the answer before shows, counts or is of. */
export function readWhichSeveral(draft: Draft, earlier: Reading): void {
  const number = open(draft, 'number').find((tag) => isAfterWhich(draft, tag));
  const { ranking, groups, isList, figures } = draft;
  if (!number || !ranking || ranking.place !== undefined || groups.length > 0) return;
  // `the most payments` are counted, `the largest payments` are single ones.
  if ((isList && figures.length === 0) || isOfSingles(draft)) return;
  const dimension = rowsMeant(draft, earlier);
  if (dimension === undefined) return;
  const at = draft.tags.indexOf(number);
  // Who they are the answer before says: the number points there as `of them` does.
  replace(draft, number, { kind: 'followUp', move: 'add' });
  take(draft, draft.tags[at]);
  draft.isList = false;
  draft.groups = [{ kind: 'dimension', dimension }];
  draft.ranking = { ...ranking, n: Number(number.value) };
}

/** `which five received the largest payments`: no total tells who they are. */
function isOfSingles(draft: Draft): boolean {
  return draft.tags.some((tag) => {
    const isSize =
      tag.kind === 'rank' && /^(?:largest|biggest|highest|smallest|lowest)/.test(draft.tokens[tag.from]?.low ?? '');
    return isSize && after(draft, tag)?.kind === 'unit';
  });
}

/** `which 5`, where nothing says of what. */
function isAfterWhich(draft: Draft, number: TagOf<'number'>): boolean {
  const which = draft.tags[draft.tags.indexOf(number) - 1];
  const isPlain = isCount(number) && !number.isMoney && !number.isPercent && !number.isOrdinal;
  return isPlain && which?.kind === 'which' && !isThing(after(draft, number));
}

const isThing = (tag: Tag | undefined) => tag !== undefined && ['noun', 'grain', 'unit', 'value'].includes(tag.kind);

/** Rows of the answer before, or those whom it counts; after one figure who is paid, or who pays. */
function rowsMeant({ tags }: Draft, earlier: Reading): string | undefined {
  const [group, another] = earlier.groups;
  if (group && (group.kind !== 'dimension' || group.dimension === 'program_year')) return undefined;
  if (another || earlier.isList || earlier.comparison) return undefined;
  const role = tags.find((tag) => tag.kind === 'verb')?.role;
  const somebody = role && SOMEBODY[role];
  const there = group?.dimension ?? countedEntity(earlier.figures[0]);
  const isOfOthers = there !== undefined && Object.values(SOMEBODY).includes(there) && somebody !== undefined;
  const meant = there ?? somebody;
  if (meant === undefined || (isOfOthers && there !== somebody)) return undefined;
  return isOne(earlier, meant) ? undefined : meant;
}

/** Of one company alone there are no three that paid. */
function isOne({ filters }: Reading, dimension: string): boolean {
  return filters.some(
    ({ field, values, isNegated }) => !isNegated && values.length === 1 && areKin(field.replace(/_id$/, ''), dimension),
  );
}
