import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, type Draft, has, isFree, open, replace, take, textOf } from '../draft.ts';
import { addNoun, addNounFilters, groupOf } from '../groups.ts';
import { isPlural } from '../ranked-words.ts';
import { kindOf } from '../read-source.ts';
import type { ValueFilter } from '../reading.ts';
import { countDisputes } from './share-of-amounts.ts';
import { readSharedWithThird, thirdPartyPart } from './share-of-third-parties.ts';

const BOUNDS: readonly string[] = ['gt', 'gte', 'lt', 'lte'];
/** What has a row each, whose part is bounded. */
const ROWS = [
  'company',
  'company_family',
  'state',
  'city',
  'specialty',
  'recipient',
  'nature',
  'product',
  'product_category',
];
/** What the part of a row follows: `whose research is over half`, `where meals are above 30%`. */
const OF_SUBJECT = ['where', 'whose', 'which', 'when'];

/** `states where hospitals took in over half of all payments`, `companies with more than 20% of spend on meals`: the bound of a part. */
export function readShareBounds(draft: Draft): void {
  const head = headOf(draft);
  if (!head || has(draft, 'count', 'growth', 'statistic', 'share', 'concentration', 'rank')) return;
  for (const tag of open(draft, 'comparator')) {
    const number = after(draft, tag, ['filler']);
    const percent = number && percentOf(draft, number);
    if (!number || percent === undefined || !BOUNDS.includes(tag.op) || tag.from < head.to) continue;
    draft.shareBound = { on: 'figure', op: tag.op, value: String(percent / 100), at: tag.from };
    replace(draft, tag, { kind: 'share' });
    replace(draft, number, { kind: 'filler' });
    take(draft, head);
    addNoun(draft, head.noun);
    return;
  }
}

/** The companies of `which companies`, `companies where`: what the question begins with. */
function headOf(draft: Draft): TagOf<'noun'> | undefined {
  const [first, second] = draft.tags.filter(({ kind }) => !['filler', 'list', 'preposition'].includes(kind));
  const head = first?.kind === 'which' ? second : first;
  return isFree(draft, head, 'noun') && ROWS.includes(head.noun.dimension) && isPlural(draft, head) ? head : undefined;
}

/** `50%`, `half`. */
function percentOf(draft: Draft, tag: Tag): number | undefined {
  if (isFree(draft, tag, 'number') && tag.isPercent) return Number(tag.value);
  return tag.kind === 'restriction' && /^half$/i.test(textOf(draft, tag)) ? 50 : undefined;
}

/** A part of each row that is above or below its bound; what is named before the bound, or else behind it, is the part. */
export function readBoundedShares(draft: Draft): void {
  const { shareBound } = draft;
  if (!shareBound) return;
  const { at, ...bound } = shareBound;
  take(draft, ...open(draft, 'share'));
  for (const tag of open(draft, 'noun').filter(({ noun }) => noun.where)) {
    take(draft, tag);
    addNounFilters(draft, tag.noun, tag.from);
  }
  readSharedWithThird(draft);
  const placed = kindPart(draft, at) ?? partOf(draft, at);
  // `more than half of their spend through third parties`.
  const part = placed.length > 0 ? placed : thirdPartyPart(draft);
  const unit = open(draft, 'unit')[0];
  take(draft, ...open(draft, 'unit'));
  if (part.length > 1 || draft.comparison || draft.ranking || draft.thresholds.length > 0) draft.cannot = OF_ONE;
  draft.filters = draft.filters.filter((filter) => !part.includes(filter));
  if (unit?.measure === 'records') draft.figures = [{ kind: 'measure', measure: 'records' }];
  countDisputes(draft, part);
  for (const grain of open(draft, 'grain')) {
    take(draft, grain);
    draft.groups.push(groupOf(grain));
  }
  draft.comparison = { kind: 'share', ...(part.length > 0 && { part }), bound };
}

const OF_ONE = 'A bounded part is of one thing: for example companies with more than half of their spend on meals.';

/** `whose research is over half`, `more than half on research`: one kind of payments, of all kinds. */
function kindPart(draft: Draft, at: number): ValueFilter[] | undefined {
  const isPart = ({ from }: Tag) =>
    from < at || ['on', 'as', 'for', 'from'].includes(draft.tokens[from - 1]?.low ?? '');
  const tag = draft.tags.find((one): one is TagOf<'source'> => one.kind === 'source' && isPart(one));
  const kind = tag && kindOf(tag.source);
  if (!tag || kind === undefined) return undefined;
  draft.source = 'all_payments';
  return [{ field: 'payment_kind', values: [kind], text: kind, at: tag.from }];
}

/** The subject of `where meals are over 30%`; else what stands behind the bound. */
function partOf({ tokens, filters }: Draft, at: number): ValueFilter[] {
  const placed = filters.filter((one) => one.at !== undefined);
  const word = tokens.findLastIndex(({ low }, index) => index < at && OF_SUBJECT.includes(low));
  const subject = word >= 0 ? placed.filter((one) => (one.at ?? 0) > word && (one.at ?? 0) < at) : [];
  return subject.length > 0 ? subject : placed.filter((one) => (one.at ?? 0) > at);
}
