import type { TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, take } from '../draft.ts';

/** What else than people may be new: what a record names. */
const THINGS: readonly string[] = ['product', 'product_category', 'company', 'company_family', 'state', 'city'];

/**
 * `new products in 2023`, `companies new since 2022`: those without a record in the years before, under the same conditions. What is
 * new of people is in their own records (`isNew`).
 */
export function readNewThings(draft: Draft, tags: readonly TagOf<'new'>[]): boolean {
  const [tag] = tags;
  const entity = tag && (isNewToOthers(draft, tag) ? peopleOf(draft) : entityOf(draft, tag));
  const [period, another] = draft.periods;
  const isOfYears = period?.kind === 'years' && period.from !== undefined && another === undefined;
  if (
    !entity ||
    !(THINGS.includes(entity) || entity === 'recipient_id') ||
    !isOfYears ||
    draft.among ||
    draft.comparison
  )
    return false;
  const earlier = draft.years.filter((year) => year < (period.from ?? 0));
  if (earlier.length === 0) {
    draft.cannot = `The data begins with ${Math.min(...draft.years)}: of what is in it, nobody can tell whether it is new.`;
    return true;
  }
  take(draft, ...tags);
  draft.among = { entity, all: [], none: [{ field: 'program_year', values: earlier.map(String) }] };
  return true;
}

/** `physicians new to Pfizer`, `new for Eliquis`: whom others may have paid before. */
function isNewToOthers(draft: Draft, tag: TagOf<'new'>): boolean {
  const next = after(draft, tag);
  const isTo = ['to', 'for', 'with', 'at'].includes(draft.tokens[tag.to]?.low ?? '');
  const isOfNamed = next?.kind === 'value' && next.choices.some(({ field }) => /^(?:company|product)/.test(field));
  return isTo && isOfNamed && draft.tokens[tag.to - 1]?.low === 'new';
}

function peopleOf(draft: Draft): string | undefined {
  const rows = rowsOf(draft);
  return rows.length === 1 && rows[0] === 'recipient' ? 'recipient_id' : rows[0];
}

/** What stands beside the word, else what there is a row for or is counted. */
function entityOf(draft: Draft, tag: TagOf<'new'>): string | undefined {
  const rows = rowsOf(draft);
  if (rows.includes('program_year')) return undefined;
  const next = [after(draft, tag, ['filler']), before(draft, tag, ['filler'])];
  // `new cardiologists by state`: whoever is new is paid.
  if (next.some((one) => one?.kind === 'value' && one.isPerson)) return undefined;
  const beside = next.flatMap((noun) => (noun?.kind === 'noun' ? [noun.noun.dimension] : []));
  if (beside.includes('recipient')) return undefined;
  return beside.find((dimension) => rows.includes(dimension)) ?? rows[0];
}

function rowsOf({ groups, figures }: Draft): string[] {
  return [
    ...groups.flatMap((group) => (group.kind === 'dimension' ? [group.dimension] : [])),
    ...figures.flatMap((figure) => (figure.kind === 'distinct' ? [figure.dimension] : [])),
  ];
}

/** `new products by year`: what is new has rows or is counted, and it is no people. */
export function isOfThings(draft: Draft): boolean {
  const rows = rowsOf(draft);
  return rows.some((one) => THINGS.includes(one)) && !rows.includes('recipient') && !hasPeople(draft);
}

function hasPeople({ tags, filters }: Draft): boolean {
  const isPeople = tags.some((tag) => tag.kind === 'noun' && tag.noun.dimension === 'recipient');
  return isPeople || filters.some(({ field }) => ['specialty', 'primary_type', 'recipient_type'].includes(field));
}
