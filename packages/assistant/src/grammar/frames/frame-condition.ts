import { readThresholds } from '../../reading/bounds/read-thresholds.ts';
import { createDraft, type Draft, open, take } from '../../reading/draft.ts';
import { addNounFilters } from '../../reading/groups.ts';
import { readConditions } from '../../reading/read-question.ts';
import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import type { Input } from '../parser.ts';

type Known = Pick<Draft, 'anchor' | 'statesOf' | 'years'>;

/** What links it to the rest. */
const LINKS: readonly Kind[] = ['preposition', 'only', 'not'];
const ENDS: readonly Kind[] = ['only', 'not'];
/** What a condition of a whole question may be said with. */
const SAYS: readonly Kind[] = ['value', 'period', 'noun', 'number'];
const SAID_WITH: readonly Kind[] = [...SAYS, 'preposition', 'filler', 'only', 'not', 'comparator', 'unit'];

/**
 * Where a condition stands: in front of a question, behind a sign at its end, as its last words, as those behind what takes none to
 * itself, or behind what says whom payments were made to. What may be rows alone has a seat of its own.
 */
export type Seat = 'front' | 'back' | 'end' | 'closed' | 'whom' | 'rows';

/** What words say that are a condition and nothing else: of whom, of what, when, or of which single amounts. */
export function frameCondition({ tokens, tags }: Input, known: Known, seat: Seat): Draft | undefined {
  const said = withoutKinds(withoutLead(tags, seat));
  if (!mayBeFrame(said, seat)) return undefined;
  const draft = createDraft(tokens, said, known);
  if (!open(draft, 'noun').every((tag) => isKind(draft, tag) || isExplained(draft, tag))) return undefined;
  readThresholds(draft);
  readConditions(draft);
  take(draft, ...open(draft, 'only', 'unit'));
  const isAll = draft.tags.every((tag) => draft.used.has(tag));
  return isAll && isPlain(draft) ? draft : undefined;
}

/** `by Kelvanta`, `from Kelvanta`, and behind a question `paid in cash`. */
function withoutLead(tags: readonly Tag[], seat: Seat): Tag[] {
  const isLead = (tag: Tag) =>
    tag.kind === 'by' ||
    (tag.kind === 'comparator' && tag.op === 'between') ||
    (tag.kind === 'verb' && seat !== 'front');
  const first = tags.findIndex((tag) => !isLead(tag));
  return first < 0 ? [] : tags.slice(first);
}

/** `the product Tovinor`: a word before a name that says only what it is the name of. */
function withoutKinds(tags: readonly Tag[]): Tag[] {
  return tags.filter((tag, at) => {
    const next = tags[at + 1];
    const isName = tag.kind === 'noun' && !tag.noun.where && next?.kind === 'value';
    return !isName || next.choices.some(({ field }) => !field.startsWith(tag.noun.dimension));
  });
}

function mayBeFrame(tags: readonly Tag[], seat: Seat): boolean {
  const kinds = tags.map(({ kind }) => kind);
  const said = kinds.filter((kind) => SAYS.includes(kind));
  if (said.length === 0 || !kinds.every((kind) => SAID_WITH.includes(kind))) return false;
  // `over $500` is of a payment only where it says so.
  const isBound = kinds.includes('number');
  if (isBound !== kinds.includes('comparator') || isBound !== kinds.includes('unit')) return false;
  const isLinked =
    seat === 'end' ||
    seat === 'closed' ||
    LINKS.includes(kinds.find((kind) => kind !== 'filler') ?? 'filler') ||
    ENDS.includes(kinds.at(-1) ?? 'filler');
  // `Boston, California` is one place, `Pfizer consulting fees: how many` of both.
  // `royalty payments, Texas, payee, date`: the payments are what is listed.
  if (seat === 'whom') return tags.some(isPeople);
  return isLinked || (seat === 'front' && !kinds.includes('unit') && said.length === 1);
}

export const isPeople = (tag: Tag) => tag.kind === 'noun' || (tag.kind === 'value' && tag.isPerson === true);

/** `doctors`, `drugs`. */
function isKind(draft: Draft, tag: TagOf<'noun'>): boolean {
  if (!['recipient', 'product'].includes(tag.noun.dimension) || !tag.noun.where) return false;
  addNounFilters(draft, tag.noun, tag.from);
  take(draft, tag);
  draft.parsed.add(tag);
  return true;
}

/** `weight management products`: the noun says of what the name before it is. */
function isExplained(draft: Draft, tag: TagOf<'noun'>): boolean {
  const named = draft.tags[draft.tags.indexOf(tag) - 1];
  const isOfName = named?.kind === 'value' && named.choices.some(({ field }) => field.startsWith(tag.noun.dimension));
  if (!isOfName || tag.noun.dimension !== 'product' || tag.noun.where) return false;
  take(draft, tag);
  draft.parsed.add(tag);
  return true;
}

/** One value of each kind and one time, and nothing that changes what is asked. */
function isPlain(draft: Draft): boolean {
  const { filters, periods, thresholds, groups, comparedWith, partTime, comparison, members, among, source } = draft;
  const others = [comparedWith, partTime, comparison, members, among, source, draft.ambiguity, draft.cannot];
  const isNothing = filters.length + periods.length + thresholds.length === 0;
  const [period] = periods;
  return (
    !isNothing &&
    filters.every(({ values }) => values.length === 1) &&
    thresholds.every(({ on }) => on === 'record') &&
    periods.length <= 1 &&
    period?.kind !== 'eachYear' &&
    others.every((one) => one === undefined) &&
    groups.length === 0 &&
    draft.firstOf === undefined &&
    !draft.isNew
  );
}
