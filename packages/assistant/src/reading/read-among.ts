import type { Tag } from '../tags/tag.ts';
import { COUNTED } from './counted.ts';
import { after, before, type Draft, has, open, take, textOf } from './draft.ts';
import { isOfThose } from './having-none.ts';
import { OF_THEM } from './read-members.ts';
import type { Among, ValueFilter } from './reading.ts';

/** People and companies are told apart by id. */
const IDS: Readonly<Record<string, string>> = {
  recipient: 'recipient_id',
  company: 'company',
  investigator: 'investigator_id',
};

/** `doctors paid by both A and B`, `by A but not by B`: who is among the answers to two questions. */
export function readAmong(draft: Draft): void {
  const both = open(draft, 'both');
  const entity = entityOf(draft);
  if (!entity) {
    take(draft, ...both);
    return;
  }
  const own = draft.filters.filter(
    ({ field, text, isNegated }) =>
      (text !== undefined || isNegated) && field !== entity && !(OF_THEM[entity] ?? []).includes(field),
  );
  readOnly(draft, entity, own);
  readOtherYears(draft, entity);
  for (const field of new Set(own.map((filter) => filter.field))) {
    const wanted = own.filter((filter) => filter.field === field && !filter.isNegated);
    const unwanted = own.filter((filter) => filter.field === field && filter.isNegated);
    if (askEachOrAny(draft, entity, wanted)) return;
    const isBoth = both.length > 0 && wanted.some(({ values }) => values.length > 1);
    const isWithout = unwanted.some(({ at }) => at !== undefined && isOfThose(draft, entity, at));
    if (!isBoth && !isWithout && (wanted.length === 0 || unwanted.length === 0)) continue;
    take(draft, ...both);
    setAmong(draft, entity, wanted, unwanted, isBoth);
    return;
  }
}

/** `physicians who received meals and travel`: each of them, or any, nobody can tell. */
function askEachOrAny(draft: Draft, entity: string, wanted: readonly ValueFilter[]): boolean {
  const [several] = wanted;
  const isRow = draft.groups.some((group) => group.kind === 'dimension' && group.dimension === entity);
  const isPlain = !has(draft, 'both', 'or', 'only', 'compare', 'versus', 'by') && !draft.ranking && isRow;
  if (!several || several.values.length < 2 || !isPlain || !(entity in IDS)) return false;
  const values = draft.tags.filter(
    (tag) =>
      tag.kind === 'value' &&
      tag.choices.some(
        (one) => one.field === several.field && one.values.every((value) => several.values.includes(value)),
      ),
  );
  const [first, second] = values;
  const between = first && second && draft.tags.filter(({ from, to }) => from >= first.to && to <= second.from);
  const isJoined = values.length === 2 && between?.length === 1 && between[0]?.kind === 'and';
  if (!first || !second || !isJoined || !isSaidOfThem(draft, entity, first)) return false;
  const [one, other] = [textOf(draft, first), textOf(draft, second)];
  draft.ambiguity = {
    text: 'Those with each of them, or with any?',
    choices: [
      { label: `both ${one} and ${other}`, words: `both ${one} and ${other}` },
      { label: `${one} or ${other}`, words: `${one} or ${other}` },
    ],
    from: first.from,
    to: second.to,
  };
  return true;
}

/** `who received`, `with`: it is said of them, and not of what they are paid. */
function isSaidOfThem(draft: Draft, entity: string, value: Tag): boolean {
  const noun = before(draft, value, ['filler', 'preposition', 'verb', 'who']);
  return noun?.kind === 'noun' && noun.noun.dimension === entity;
}

/** `physicians paid in 2023 but not in 2022`: who has no record of that year. */
function readOtherYears(draft: Draft, entity: string): void {
  const unwanted = draft.filters.filter(({ field, isNegated }) => field === 'program_year' && isNegated);
  const [year] = unwanted;
  const isBeside = draft.periods.some(({ kind }) => kind === 'years' || kind === 'eachYear');
  const period = draft.tags.find((tag) => tag.kind === 'period' && before(draft, tag)?.kind === 'not');
  // `companies that did not pay in 2024`.
  const isOfNone = period !== undefined && isOfThose(draft, entity, period.from);
  if (!year || !(isBeside || isOfNone) || draft.among) return;
  setAmong(draft, entity, [], unwanted, false);
}

/** `physicians who received only meals`: who was paid for nothing else. */
function readOnly(draft: Draft, entity: string, own: readonly ValueFilter[]): void {
  const only = open(draft, 'only')[0];
  const next = only && after(draft, only, ['filler', 'preposition', 'verb', 'by', 'unit', 'period']);
  const filter =
    only &&
    own.find(
      ({ at = 0, isNegated, field }) =>
        at === next?.from && !isNegated && ['nature', 'form', 'company', 'company_family'].includes(field),
    );
  if (!only || !filter || draft.among) return;
  take(draft, only);
  const { field, values } = filter;
  draft.among = { entity: IDS[entity] ?? entity, all: [], none: [{ field, values, isNegated: true }] };
}

function setAmong(
  draft: Draft,
  entity: string,
  wanted: readonly ValueFilter[],
  unwanted: readonly ValueFilter[],
  isBoth: boolean,
): void {
  const all = isBoth
    ? wanted.flatMap(({ field, values }) => values.map((value) => ({ field, values: [value] })))
    : wanted;
  const among: Among = {
    entity: IDS[entity] ?? entity,
    all,
    none: unwanted.map(({ field, values }) => ({ field, values })),
  };
  draft.among = among;
  draft.filters = draft.filters.filter((filter) => !unwanted.includes(filter));
}

/** What a figure is the number of: `how many doctors`, and `doctors paid only by Pfizer, number`. */
function countedOf(figure: Draft['figures'][number]): string[] {
  if (figure.kind === 'distinct') return [figure.dimension];
  return figure.kind === 'measure' ? Object.keys(COUNTED).filter((one) => COUNTED[one] === figure.measure) : [];
}

/** Who is asked for: the group, or what is counted. */
function entityOf(draft: Draft): string | undefined {
  const names = [
    ...draft.groups.flatMap((group) => (group.kind === 'dimension' ? [group.dimension] : [])),
    ...draft.figures.flatMap(countedOf),
  ];
  return names.find((name) => name in IDS) ?? (has(draft, 'both', 'not') ? names[0] : undefined);
}
