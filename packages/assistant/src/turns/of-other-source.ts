import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import type { Group, Reading } from '../reading/reading.ts';
import type { SourceName } from '../tags/tag.ts';

const THEY = ['they', 'them', 'those', 'these', 'their', 'theirs'];
const THE_SAME = ['that', 'same', 'this', 'those', 'these'];
const PEOPLE =
  /^(?:person|persons|people|doctors?|physicians?|surgeons?|individuals?|recipients?|hospitals?|practitioners?|owners?|holders?|investigators?|compan(?:y|ies)|manufacturers?|makers?|firms?)$/;
const SOMEBODY = ['recipient', 'company', 'investigator'];

/**
 * `did the same doctors also get general payments` after ownership interests, `and research payments to them` after the top 10: who is
 * meant is said by records of the one kind, and no condition on those of the other holds them.
 */
export function isOfOtherSource(earlier: Reading, draft: Draft): boolean {
  const { tokens, filters } = draft;
  const source = sourceSaid(earlier, draft);
  if (source === undefined || source === earlier.source || filters.some(({ field }) => field === 'recipient_id'))
    return false;
  const isOfThem = tokens.some(
    ({ low }, at) => THEY.includes(low) || (THE_SAME.includes(low) && PEOPLE.test(tokens[at + 1]?.low ?? '')),
  );
  // Those who were the first by the one kind would be other people by the other.
  return (isOfThem && hasSomebody(earlier)) || earlier.firstOf !== undefined;
}

/** The kind of payments that a turn names; what something was for is said of general payments alone. */
export function sourceSaid({ source }: Reading, draft: Draft): SourceName | undefined {
  const isOfNature = draft.filters.some(({ field }) => field === 'nature');
  const isElsewhere = source === 'ownership' || source === 'research';
  return draft.source ?? (isOfNature && isElsewhere ? 'general' : undefined);
}

/** Whether people or companies are found in an answer, and not named by the question. */
function hasSomebody({ groups, figures, filters, isList, firstOf, members }: Reading): boolean {
  if (filters.some(({ field, isNegated }) => field === 'recipient_id' && !isNegated)) return false;
  const isNamed = (dimension: string) => filters.some(({ field, isNegated }) => field === dimension && !isNegated);
  const isOfSomebody = (group: Group) =>
    group.kind === 'dimension' && SOMEBODY.includes(group.dimension) && !isNamed(group.dimension);
  const isFound = firstOf !== undefined || members !== undefined || countedEntity(figures[0]) !== undefined;
  return isFound || isList === true || groups.some(isOfSomebody);
}
