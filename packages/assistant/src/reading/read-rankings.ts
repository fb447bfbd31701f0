import type { Tag, TagOf } from '../tags/tag.ts';
import { after, before, type Draft, isFree, open, take } from './draft.ts';
import { addFigure } from './read-figures.ts';
import type { Ranking } from './reading.ts';

/** How many the top are, where nobody says. */
export const DEFAULT_TOP = 10;

/** `top 10`, `the second largest`, `which company paid the most`, `fewest payments`. */
export function readRankings(draft: Draft): void {
  const tags = open(draft, 'rank');
  for (const tag of tags) {
    take(draft, tag);
    const number = numberBeside(draft, tag);
    take(draft, number);
    const next = after(draft, tag, ['filler']);
    if (tag.by === 'date') {
      readNewest(draft, tag, number);
      continue;
    }
    if (tag.isSuperlative && isFree(draft, next, 'unit') && !number) readUnit(draft, tag, next);
    if (tag.isSuperlative && isNatureAlone(draft, next)) draft.isList = true;
    draft.ranking = { ...draft.ranking, ...rankingOf(draft, tag, number) };
  }
  readNumberOfNoun(draft);
  readPlace(draft);
}

function rankingOf(draft: Draft, tag: TagOf<'rank'>, number: TagOf<'number'> | undefined): Ranking {
  const { direction } = tag;
  if (number?.isOrdinal) return { n: 1, direction, place: Number(number.value) };
  if (number) return { n: Number(number.value), direction };
  if (draft.ranking) return { ...draft.ranking, direction: draft.ranking.direction };
  const noun = nounOf(draft, tag);
  const isPlural = noun !== undefined && isMany(draft, noun);
  return { n: isPlural ? DEFAULT_TOP : 1, direction };
}

/** `earliest payment`, `latest 5 records`: single records by their date. */
function readNewest(draft: Draft, tag: TagOf<'rank'>, number: TagOf<'number'> | undefined): void {
  draft.isList = true;
  const isPlural = draft.tags.some((one) => one.kind === 'unit' && one.from > tag.from && isMany(draft, one));
  draft.ranking = {
    n: number ? Number(number.value) : isPlural ? DEFAULT_TOP : 1,
    direction: tag.direction,
    by: 'date',
  };
}

/** `the smallest honorarium` is a single record. */
function isNatureAlone(draft: Draft, next: Tag | undefined): boolean {
  const isNature = next?.kind === 'value' && next.choices[0]?.field === 'nature';
  return isNature && !draft.tags.some(({ kind }) => ['noun', 'who', 'by', 'grain', 'amount', 'trend'].includes(kind));
}

/** The thing that is ranked: after `top`, or before `the most`. */
function nounOf(draft: Draft, tag: Tag): Tag | undefined {
  const later = draft.tags
    .slice(draft.tags.indexOf(tag))
    .find(({ kind }) => kind === 'noun' || kind === 'unit' || kind === 'grain');
  const earlier = draft.tags
    .slice(0, draft.tags.indexOf(tag))
    .findLast(({ kind }) => kind === 'noun' || kind === 'who' || kind === 'grain');
  return tag.kind === 'rank' && tag.isSuperlative && earlier ? earlier : (later ?? earlier);
}

function isMany({ tokens }: Draft, { to }: Tag): boolean {
  const last = tokens[to - 1];
  return last !== undefined && last.low !== last.lemma && last.low.endsWith('s');
}

/** `top 10`, `10 largest`, `second largest`, `3rd highest`. */
function numberBeside(draft: Draft, tag: TagOf<'rank'>): TagOf<'number'> | undefined {
  const next = after(draft, tag, ['filler']);
  if (isFree(draft, next, 'number') && !next.isMoney && !next.isPercent && isCount(next)) return next;
  const previous = before(draft, tag, ['filler']);
  return isFree(draft, previous, 'number') && !previous.isMoney && isCount(previous) ? previous : undefined;
}

function isCount({ value }: TagOf<'number'>): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) > 0 && Number(value) <= 1_000;
}

/** `most payments` counts them; `largest payments` are single ones. */
function readUnit(draft: Draft, rank: TagOf<'rank'>, unit: TagOf<'unit'>): void {
  const word = draft.tokens[rank.from]?.low ?? '';
  if (['most', 'fewest', 'least', 'more'].includes(word)) {
    take(draft, unit);
    addFigure(draft, { kind: 'measure', measure: unit.measure });
  } else if (!draft.tags.some((tag) => tag.kind === 'noun' && tag.from < rank.from) && !open(draft, 'by').length) {
    take(draft, unit);
    draft.isList = true;
    const plural = isMany(draft, unit);
    draft.ranking = { n: plural ? DEFAULT_TOP : 1, direction: rank.direction };
  }
}

/** `which 2 states received the least`. */
function readNumberOfNoun(draft: Draft): void {
  const number = open(draft, 'number').find((tag) => isCount(tag) && !tag.isMoney && !tag.isPercent && !tag.isOrdinal);
  const noun = number && after(draft, number);
  if (!draft.ranking || !number || (noun?.kind !== 'noun' && !(noun?.kind === 'value' && noun.isPerson))) return;
  take(draft, number);
  draft.rankedNoun = noun;
  draft.ranking = { ...draft.ranking, n: Number(number.value) };
}

/** A place without a superlative: `ranked third`, `number 2`. */
function readPlace(draft: Draft): void {
  if (draft.ranking?.place !== undefined || draft.isList) return;
  const [ordinal] = open(draft, 'number').filter((tag) => tag.isOrdinal);
  const isAlone = draft.tags.every(({ kind }) =>
    ['number', 'filler', 'preposition', 'and', 'which', 'followUp', 'noun'].includes(kind),
  );
  if (!ordinal || !(draft.ranking || isAlone || draft.tags.some(({ kind }) => kind === 'which'))) return;
  take(draft, ordinal);
  draft.ranking = { direction: 'desc', ...draft.ranking, n: 1, place: Number(ordinal.value) };
}
