import type { Kind, Tag } from '../../tags/tag.ts';
import { before, type Draft, has, textOf } from '../draft.ts';

/** Whom the question may be about: those with each of what is joined, or with any of it. */
const ENTITIES = ['recipient', 'company', 'investigator'];

/**
 * `physicians who received meals and travel`, `companies that paid in 2022 and 2023`: each of them, or any, nobody can tell. Whether it is
 * asked back.
 */
export function askEachOrAny(draft: Draft, entity: string): boolean {
  if (!isAskedFor(draft, entity) || !isPlain(draft) || !ENTITIES.includes(entity)) return false;
  const joined = joinedTags(draft);
  const [first, last] = [joined[0], joined.at(-1)];
  if (!first || !last || first === last || !isSaidOfThem(draft, entity, first)) return askYears(draft, entity);
  const names = joined.map((tag) => textOf(draft, tag));
  const both = `${joined.length > 2 ? 'all of' : 'both'} ${joinedBy(names, 'and')}`;
  const isNumber = draft.figures.some((figure) => figure.kind === 'distinct' && figure.dimension === entity);
  const each = isNumber && draft.groups.length === 0 ? [`${joinedBy(names, 'and')} each`] : [];
  ask(draft, [both, joinedBy(names, 'or'), ...each], { from: first.from, to: last.to }, isStressed(draft, first, last));
  return true;
}

function isAskedFor({ groups, figures }: Draft, entity: string): boolean {
  return (
    groups.some((group) => group.kind === 'dimension' && group.dimension === entity) ||
    figures.some((figure) => figure.kind === 'distinct' && figure.dimension === entity)
  );
}

/** Nothing says which of both, and nothing is set beside each other. */
function isPlain(draft: Draft): boolean {
  const isAgent = (by: Tag) => draft.tags[draft.tags.indexOf(by) - 1]?.kind === 'verb';
  const isSaid = has(draft, 'both', 'or', 'only', 'not', 'compare', 'versus', 'followUp');
  const isOfAll = /\b(?:all|each|any|either) of\b/i.test(textOf(draft, { from: 0, to: draft.tokens.length }));
  const isRows = draft.tags.some((tag) => tag.kind === 'by' && !isAgent(tag));
  return !isSaid && !isOfAll && !isRows && !draft.ranking && !draft.isList && !draft.comparison;
}

/** `in 2022 and 2023` is one time. */
function askYears(draft: Draft, entity: string): boolean {
  const time = draft.tags.find(({ kind }) => kind === 'period');
  const [years, another] = draft.periods;
  const words = time && textOf(draft, time);
  const isJoined = words !== undefined && /\d and \d/i.test(words) && !/between|from/i.test(words);
  if (!time || !isJoined || another || years?.kind !== 'eachYear' || !isSaidOfThem(draft, entity, time)) return false;
  ask(draft, [words.replace(/(?=\d)/, 'both '), words.replace(' and ', ' or ')], time);
  return true;
}

/** `consulting fees AND royalties`: who stresses the word means both. */
function isStressed({ tokens }: Draft, first: Tag, last: Tag): boolean {
  return tokens.slice(first.to, last.from).some(({ text }) => text === 'AND');
}

function ask(
  draft: Draft,
  choices: readonly string[],
  { from, to }: { from: number; to: number },
  isFirst = false,
): void {
  draft.ambiguity = {
    text: 'Those with each of them, or with any?',
    choices: choices.map((words, at) => ({
      label: words,
      words,
      ...(isFirst && at === 0 && { isSaid: true as const }),
    })),
    ...{ from, to },
  };
}

function joinedBy(names: readonly string[], word: string): string {
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

/** Things of one kind with `and` before the last: `A and B`, `A, B and C`. */
function joinedTags(draft: Draft): readonly Tag[] {
  for (const [at, tag] of draft.tags.entries()) {
    const joined = [tag];
    let isAnd = false;
    for (let next = at + 1; next + 1 < draft.tags.length; next += 2) {
      const [join, other] = [draft.tags[next], draft.tags[next + 1]];
      const word = join && textOf(draft, join).toLowerCase();
      if (!other || !word || !['and', ',', '&', 'as well as'].includes(word) || isAnd || !areAlike(draft, tag, other))
        break;
      isAnd = word !== ',';
      joined.push(other);
    }
    if (isAnd) return joined;
  }
  return [];
}

function areAlike(draft: Draft, one: Tag, other: Tag): boolean {
  const [field, another] = [one, other].map((tag) => fieldOf(draft, tag));
  return field !== undefined && field === another;
}

/** What a tag is a condition on. */
function fieldOf({ filters, periods }: Draft, tag: Tag): string | undefined {
  if (tag.kind === 'period') return periods[0]?.kind === 'eachYear' ? 'program_year' : undefined;
  if (tag.kind === 'source') return 'payment_kind';
  if (tag.kind === 'noun') return tag.noun.where?.[0]?.field;
  if (tag.kind !== 'value') return undefined;
  const of = filters.find(({ field, values }) =>
    tag.choices.some((one) => one.field === field && one.values.every((value) => values.includes(value))),
  );
  return of && !WHERE_THEY_ARE.includes(of.field) ? of.field : undefined;
}

/** Each has one of these. */
const WHERE_THEY_ARE = ['state', 'city', 'specialty', 'company_state', 'company_country', 'country'];

/** `who received`, `paid by`, `with`: it is said of them, and not of what they are paid. */
function isSaidOfThem(draft: Draft, entity: string, first: Tag): boolean {
  const skipped: readonly Kind[] = ['filler', 'preposition', 'verb', 'who', 'by', 'period'];
  const near = before(draft, first, skipped);
  // `doctors who received consulting fees from A and B`.
  const isPaidFor = near?.kind === 'value' && near.choices[0]?.field === 'nature' && fieldOf(draft, first) !== 'nature';
  const noun = isPaidFor ? before(draft, near, skipped) : near;
  const isOfEntity =
    (noun?.kind === 'noun' && noun.noun.dimension === entity) ||
    (noun?.kind === 'value' && noun.isPerson === true && entity === 'recipient');
  const between = draft.tags.filter(({ from, to }) => noun && from >= noun.to && to <= first.from);
  return isOfEntity && between.some((tag) => tag.kind === 'verb' || textOf(draft, tag).toLowerCase() === 'with');
}
