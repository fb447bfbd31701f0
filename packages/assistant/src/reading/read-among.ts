import { after, before, type Draft, has, open, take, textOf } from './draft.ts';
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
    ({ field, text }) =>
      text !== undefined && field !== entity && !(entity === 'company' && field === 'company_family'),
  );
  readOnly(draft, entity, own);
  for (const field of new Set(own.map((filter) => filter.field))) {
    const wanted = own.filter((filter) => filter.field === field && !filter.isNegated);
    const unwanted = own.filter((filter) => filter.field === field && filter.isNegated);
    const isBoth = both.length > 0 && wanted.some(({ values }) => values.length > 1);
    const isWithout = unwanted.some(({ at }) => at !== undefined && isOfThose(draft, entity, at));
    if (!isBoth && !isWithout && (wanted.length === 0 || unwanted.length === 0)) continue;
    take(draft, ...both);
    setAmong(draft, entity, wanted, unwanted, isBoth);
    return;
  }
}

/** `companies without disputed records`: those who have none, and not what the others have else. */
function isOfThose(draft: Draft, entity: string, at: number): boolean {
  const not = draft.tags.find((tag) => tag.kind === 'not' && tag.to <= at && at - tag.to <= 2);
  const noun = not && before(draft, not);
  if (!not || noun?.kind !== 'noun' || noun.noun.dimension !== entity) return false;
  return /^without\b|^with\b/.test(textOf(draft, not).toLowerCase());
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

/** Who is asked for: the group, or what is counted. */
function entityOf(draft: Draft): string | undefined {
  const names = [
    ...draft.groups.flatMap((group) => (group.kind === 'dimension' ? [group.dimension] : [])),
    ...draft.figures.flatMap((figure) => (figure.kind === 'distinct' ? [figure.dimension] : [])),
  ];
  return names.find((name) => name in IDS) ?? (has(draft, 'both') ? names[0] : undefined);
}
