import type { Tag } from '../../tags/tag.ts';
import { COUNTED } from '../counted.ts';
import { after, before, type Draft, has, open, take, textOf } from '../draft.ts';
import { notOf } from '../read-times.ts';
import type { Among, ValueFilter } from '../reading.ts';
import { isOfThose } from './having-none.ts';
import { areKindsOfTwoVerbs } from './kinds-of-two-verbs.ts';
import { askEachOrAny } from './read-each-or-any.ts';
import { amongYears } from './read-every-year.ts';
import { OF_THEM } from './read-members.ts';

/** People and companies are told apart by id. */
const IDS: Readonly<Record<string, string>> = {
  recipient: 'recipient_id',
  company: 'company',
  investigator: 'investigator_id',
};

/** What nouns say: `both physicians and hospitals`, `both research and general payments`. */
const KINDS: readonly string[] = ['recipient_type', 'payment_kind', 'product_type'];

/** `at least one consulting fee and at least one royalty`. */
const ONE_OF_EACH = /\bat least (?:one|1|a)\b.+\band\b.{0,12}\bat least (?:one|1|a)\b/i;

/** `paid by all of A, B and C`. */
function isAllOf(draft: Draft): boolean {
  return draft.tags.some(
    (tag) =>
      tag.kind === 'value' &&
      /^(?:all|each) of$/i.test(textOf(draft, { from: Math.max(0, tag.from - 2), to: tag.from })),
  );
}

/** `doctors paid by both A and B`, `by A but not by B`: who is among the answers to two questions. */
export function readAmong(draft: Draft): void {
  const both = open(draft, 'both');
  const entity = entityOf(draft);
  const isOneOfEach = ONE_OF_EACH.test(draft.tokens.map(({ low }) => low).join(' '));
  const isEach =
    both.length > 0 || isOneOfEach || (!draft.ranking && isAllOf(draft)) || areKindsOfTwoVerbs(draft, entity);
  if (!entity) {
    take(draft, ...both);
    return;
  }
  const own = draft.filters.filter(
    ({ field, text, isNegated }) =>
      (text !== undefined || isNegated || (isEach && KINDS.includes(field))) &&
      field !== entity &&
      !(OF_THEM[entity] ?? []).includes(field),
  );
  readOnly(draft, entity, own);
  readOtherYears(draft, entity);
  const everyYear = entity in IDS && !draft.among ? amongYears(draft, IDS[entity] ?? entity) : undefined;
  if (everyYear) draft.among = everyYear;
  if (everyYear || askEachOrAny(draft, entity) || readBothYears(draft, entity, both)) return;
  for (const field of new Set(own.map((filter) => filter.field))) {
    const wanted = own.filter((filter) => filter.field === field && !filter.isNegated);
    const unwanted = own.filter((filter) => filter.field === field && filter.isNegated);
    const isBoth = isEach && wanted.some(({ values }) => values.length > 1);
    const isWithout = unwanted.some(({ at }) => at !== undefined && isOfThose(draft, entity, at));
    if (!isBoth && !isWithout && (wanted.length === 0 || unwanted.length === 0)) continue;
    take(draft, ...both);
    setAmong(draft, entity, wanted, unwanted, isBoth);
    return;
  }
}

/** `physicians paid in 2023 but not in 2022`: who has no record of that year. */
function readOtherYears(draft: Draft, entity: string): void {
  const unwanted = draft.filters.filter(({ field, isNegated }) => field === 'program_year' && isNegated);
  const [year] = unwanted;
  const isBeside = draft.periods.some(({ kind }) => kind === 'years' || kind === 'eachYear');
  // `companies that did not pay in 2024`.
  const isOfNone = draft.tags.some((tag) => {
    const not = tag.kind === 'period' ? notOf(draft, tag) : undefined;
    return not !== undefined && isOfThose(draft, entity, tag.from < not.from ? draft.tokens.length : tag.from);
  });
  if (!year || !(isBeside || isOfNone) || draft.among) return;
  const words = textOf(draft, { from: 0, to: draft.tokens.length });
  if (draft.ranking && /\bin the (?:top|first|bottom)\b/i.test(words)) draft.cannot = OF_OTHER_RANKING;
  setAmong(draft, entity, [], unwanted, false);
}

const OF_OTHER_RANKING = 'I can rank them in one time, but not leave out who is among the first of another.';

/** `companies that paid in both 2022 and 2023`: who has records of each of them. */
function readBothYears(draft: Draft, entity: string, both: readonly Tag[]): boolean {
  const [mark] = both;
  const [period] = draft.periods;
  const isOf = mark !== undefined && after(draft, mark, ['filler', 'preposition'])?.kind === 'period';
  if (!isOf || !(entity in IDS) || period?.kind !== 'eachYear' || draft.among || draft.ranking) return false;
  take(draft, ...both);
  const all = period.years.map((year) => ({ field: 'program_year', values: [String(year)] }));
  draft.among = { entity: IDS[entity] ?? entity, all, none: [] };
  return true;
}

/** `companies that paid only in 2024`: who has records of no other year. */
function readOnlyYears(draft: Draft, entity: string, only: Tag): boolean {
  const [period] = draft.periods;
  const years = period?.kind === 'years' && period.from === period.to ? [period.from] : [];
  const verb = before(draft, only, ['filler', 'preposition']);
  const next = after(draft, only);
  const isOf = verb?.kind === 'verb' && next?.kind === 'period' && draft.thresholds.length === 0 && !draft.ranking;
  if (!isOf || !(entity in IDS) || years.length === 0) return false;
  take(draft, only);
  const none = { field: 'program_year', values: years.map(String), isNegated: true as const };
  draft.among = { entity: IDS[entity] ?? entity, all: [], none: [none] };
  return true;
}

/** `companies that paid only physicians`. */
function kindsAfter(draft: Draft, next: Tag | undefined): ValueFilter | undefined {
  const [where] = next?.kind === 'noun' ? (next.noun.where ?? []) : [];
  return where && draft.filters.find(({ field, isNegated }) => field === where.field && !isNegated);
}

/** `how many doctors were paid by Pfizer only`: and by nobody else. */
function payersBefore(draft: Draft, only: Tag | undefined, own: readonly ValueFilter[]): ValueFilter | undefined {
  const payer = only && before(draft, only, ['filler']);
  const isLast = only !== undefined && after(draft, only) === undefined;
  if (!payer || !isLast || !['by', 'from'].includes(draft.tokens[payer.from - 1]?.low ?? '')) return undefined;
  return own.find(({ at, isNegated, field }) => at === payer.from && !isNegated && field.startsWith('company'));
}

/** `physicians who received only meals`: who was paid for nothing else. */
function readOnly(draft: Draft, entity: string, own: readonly ValueFilter[]): void {
  const only = open(draft, 'only')[0];
  const next = only && after(draft, only, ['filler', 'preposition', 'verb', 'by', 'unit', 'period']);
  if (only && (draft.among || isSetFirst(draft, only) || readOnlyYears(draft, entity, only))) return;
  // `meals alone from Thornvale` says it of what stands before.
  const said = only && textOf(draft, only).toLowerCase() === 'alone' ? before(draft, only, ['filler']) : next;
  const filter =
    own.find(
      ({ at = 0, isNegated, field }) =>
        at === said?.from && !isNegated && ['nature', 'form', 'company', 'company_family'].includes(field),
    ) ??
    (entity === 'company' ? kindsAfter(draft, next) : undefined) ??
    payersBefore(draft, only, own);
  if (!only || !filter) return;
  take(draft, only);
  const { field, values } = filter;
  draft.among = { entity: IDS[entity] ?? entity, all: [], none: [{ field, values, isNegated: true }] };
}

/** `only the royalties, which companies pay most`: what the question is of, and no condition on who is asked for. */
function isSetFirst(draft: Draft, only: Tag): boolean {
  const value = after(draft, only, ['filler', 'preposition']);
  const next = value && draft.tags[draft.tags.indexOf(value) + 1];
  const isApart = next !== undefined && (['which', 'who', 'rank'].includes(next.kind) || isComma(draft, next));
  return draft.tags[0] === only && value?.kind === 'value' && isApart;
}

function isComma({ tokens }: Draft, { from }: Tag): boolean {
  return tokens[from]?.low === ',';
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
    none: unwanted.map(({ field, values, names }) => ({ field, values, ...(names && { names }) })),
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
  return names.find((name) => name in IDS) ?? (has(draft, 'both', 'not') || isOnlyOf(draft) ? names[0] : undefined);
}

/** `products that only Pfizer pays for`, `paid for by Pfizer only`: whom the word stands beside acts. */
function isOnlyOf(draft: Draft): boolean {
  const isCompany = (tag: Tag | undefined) =>
    tag?.kind === 'value' && tag.choices.some(({ field }) => field.startsWith('company'));
  return open(draft, 'only').some((only) => {
    const [company, payer] = [after(draft, only), before(draft, only, ['filler'])];
    const isPaid =
      payer !== undefined && draft.tokens[payer.from - 1]?.low === 'by' && after(draft, only) === undefined;
    const acts = company && after(draft, company, ['filler', 'and', 'value'])?.kind === 'verb';
    return (isCompany(company) && acts === true) || (isCompany(payer) && isPaid);
  });
}
