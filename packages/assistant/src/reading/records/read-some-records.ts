import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import { after, type Draft, has, open, replace, take, textOf } from '../draft.ts';
import { isMany } from '../ranked-words.ts';
import { isOfSource, isSingleNature } from './read-single-records.ts';

/** What may stand before a number of records: `show me 20 travel payments`. */
const BEFORE_NUMBER: readonly Kind[] = ['filler', 'list', 'and'];
/** What may stand between the number and the records. */
const OF_RECORDS: readonly Kind[] = ['filler', 'value', 'source'];
/** What makes the number one of something else. */
const OF_OTHERS: readonly Kind[] = [
  'rank',
  'count',
  'amount',
  'statistic',
  'share',
  'growth',
  'measure',
  'trend',
  'which',
  'who',
];

/** `20 travel payments`, `give me 10 records of Pfizer`: so many single ones. */
export function readSomeRecords(draft: Draft): void {
  const [number] = open(draft, 'number');
  const isOfRows = draft.tags.some((tag) => tag.kind === 'by' && after(draft, tag)?.kind !== 'value');
  if (!number || !isNumberOfRows(number) || isOfRows || has(draft, ...OF_OTHERS)) return;
  const at = draft.tags.indexOf(number);
  if (!draft.tags.slice(0, at).every(({ kind }) => BEFORE_NUMBER.includes(kind))) return;
  const head = draft.tags.slice(at + 1).find(({ kind }) => !OF_RECORDS.includes(kind));
  const next = draft.tags[at + 1];
  if (!(head?.kind === 'unit' ? isMany(draft, head) : isNatures(draft, next) || isOfSource(draft, next))) return;
  take(draft, number);
  draft.isList = true;
  draft.ranking = { n: Number(number.value), direction: 'desc' };
  draft.assumptions.push(`Of all that fit, the ${number.value} largest are listed.`);
}

function isNumberOfRows({ value, isMoney, isPercent, isOrdinal }: TagOf<'number'>): boolean {
  return !isMoney && !isPercent && !isOrdinal && /^[1-9]\d{0,2}$/.test(value);
}

/** `20 consulting fees`. */
function isNatures(draft: Draft, tag: Tag | undefined): boolean {
  return tag?.kind === 'value' && tag.choices[0]?.field === 'nature' && isMany(draft, tag);
}

/** `the smallest and the largest consulting fee` are two figures, and no order. */
export function readBothEnds(draft: Draft): void {
  const [first, second] = open(draft, 'rank').filter((tag) => tag.isSuperlative && tag.by === undefined);
  if (!first || !second || first.direction === second.direction) return;
  const between = draft.tags.slice(draft.tags.indexOf(first) + 1, draft.tags.indexOf(second));
  const isPair =
    between.some(({ kind }) => kind === 'and') && between.every(({ kind }) => ['and', 'filler'].includes(kind));
  const next = after(draft, second);
  const isOne = next?.kind === 'unit' ? !isMany(draft, next) : isSingleNature(draft, next);
  if (
    !isPair ||
    !isOne ||
    has(draft, 'who', 'list') ||
    draft.tags.some(({ kind, to }) => kind === 'noun' && to <= first.from)
  )
    return;
  for (const tag of [first, second])
    replace(draft, tag, { kind: 'statistic', statistic: { kind: tag.direction === 'desc' ? 'largest' : 'smallest' } });
}

/** `first 10 payments` are the earliest; `companies with the most records, first 8` are so many of the ranked. */
export function readFirstSo(draft: Draft): void {
  const [superlative] = open(draft, 'rank').filter((tag) => tag.isSuperlative && tag.by === undefined);
  // `companies with the fewest records, top 5`: so many in the order that is said.
  for (const tag of open(draft, 'rank'))
    if (superlative && superlative.to <= tag.from && textOf(draft, tag).toLowerCase() === 'top')
      replace(draft, tag, { kind: 'rank', direction: superlative.direction, isSuperlative: false });
  // `when did Pfizer first pay`.
  for (const tag of draft.tokens[0]?.low === 'when' ? open(draft, 'new') : [])
    replace(draft, tag, { kind: 'rank', direction: 'asc', isSuperlative: true, by: 'date' });
  for (const tag of open(draft, 'rank'))
    if (/^first (?:payment|record)/.test(textOf(draft, tag).toLowerCase()) && isTheirFirst(draft, tag))
      replace(draft, tag, { kind: 'new' });
  for (const first of open(draft, 'number')) {
    const number = draft.tags[draft.tags.indexOf(first) + 1];
    const isFirst = first.isOrdinal && first.value === '1' && draft.tokens[first.from]?.low === 'first';
    if (isFirst && isOfOneRecord(draft, first))
      replace(
        draft,
        first,
        isTheirFirst(draft, first)
          ? { kind: 'new' }
          : { kind: 'rank', direction: 'asc', isSuperlative: true, by: 'date' },
      );
    if (!isFirst || number?.kind !== 'number' || !isNumberOfRows(number)) continue;
    const of = draft.tags.slice(draft.tags.indexOf(number) + 1).find(({ kind }) => !OF_RECORDS.includes(kind));
    const other = draft.tags.find((tag) => tag.kind === 'rank');
    if (of?.kind === 'unit') replace(draft, first, { kind: 'rank', direction: 'asc', isSuperlative: true, by: 'date' });
    else
      replace(draft, first, {
        kind: 'rank',
        direction: other?.kind === 'rank' ? other.direction : 'desc',
        isSuperlative: false,
      });
  }
}

/** `the first Pfizer payment`, `the first consulting fee`, `her first Pfizer meal`: the earliest record of those. */
function isOfOneRecord(draft: Draft, first: Tag): boolean {
  const thing = draft.tags
    .slice(draft.tags.indexOf(first) + 1)
    .find((tag) => tag.kind !== 'value' || isSingleNature(draft, tag));
  const isUnit = thing?.kind === 'unit' && !isMany(draft, thing) && thing !== draft.tags[draft.tags.indexOf(first) + 1];
  return isUnit || isSingleNature(draft, thing);
}

/** `doctors who got their first fee in 2024` are new then. */
function isTheirFirst(draft: Draft, first: Tag): boolean {
  const isPerson = (tag: Tag) => tag.kind === 'noun' || (tag.kind === 'value' && tag.isPerson);
  const isTheirs = ['their', 'a', 'his', 'her'].includes(draft.tokens[first.from - 1]?.low ?? '');
  return isTheirs && draft.tags.some((tag) => tag.to <= first.from && isPerson(tag));
}
