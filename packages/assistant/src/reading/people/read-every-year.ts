import type { Kind, Tag } from '../../tags/tag.ts';
import { after, type Draft, has, open, replace, take, textOf } from '../draft.ts';
import type { Among } from '../reading.ts';

/** What may stand before whom the question begins with. */
const BEFORE: readonly Kind[] = ['filler', 'preposition', 'value', 'count', 'list', 'which', 'period', 'source'];
/** What is asked of every year, where one of these is: figures with a row for each. */
const FIGURES: readonly Kind[] = ['amount', 'statistic', 'measure', 'growth', 'trend', 'rank', 'share', 'comparator'];
/** `how many were paid each year` asks for a row of each. */
const EVERY = /^(?:(?:in|for|across) )?(?:every|all)$/i;

/** `companies that paid every year`, `physicians paid in all four years`: a condition on each year, and no row for each. */
export function readEveryYear(draft: Draft): void {
  readGrowthOfEveryYear(draft);
  const [first] = draft.tags.filter((tag) => !BEFORE.includes(tag.kind) || (tag.kind === 'value' && tag.isPerson));
  const year = open(draft, 'grain').find(({ grain, part }) => grain === 'year' && part === undefined);
  const isOfWhom = first?.kind === 'noun' || first?.kind === 'who' || first?.kind === 'value';
  if (!isOfWhom || !year || has(draft, ...FIGURES)) return;
  const before = draft.tags.slice(0, draft.tags.indexOf(year)).toReversed();
  const number = before[0]?.kind === 'number' ? before[0] : undefined;
  const every = eachOfThem(draft, year) ?? (number ? before[1] : before[0]);
  const isWith = draft.tokens[first.to]?.low === 'with';
  // `physicians with payments in every year`.
  const isSaid = draft.tags.some(
    ({ kind, from }) =>
      (kind === 'verb' || (isWith && (kind === 'unit' || kind === 'value'))) && from >= first.to && from < year.from,
  );
  const isNumber = number === undefined || Number(number.value) === yearsAsked(draft);
  if (
    !every ||
    !isSaid ||
    !isNumber ||
    !(isEvery(draft, every) || every === eachOfThem(draft, year)) ||
    after(draft, first)?.kind === 'by'
  )
    return;
  // `physicians paid in every year, how many` counts those whom it begins with.
  const isCountLast = draft.tags.findLast(({ kind }) => kind !== 'filler')?.kind === 'count';
  if (has(draft, 'count') && !isCountLast && /every/i.test(textOf(draft, every))) {
    draft.ambiguity = {
      text: 'A number for each year, or of those who are there in all of them?',
      choices: [
        { label: 'for each year', words: 'each year' },
        { label: 'those of all years', words: `in all ${draft.years.length} years` },
      ],
      ...{ from: every.from, to: year.to },
    };
    return;
  }
  for (const tag of [every, number]) if (tag) replace(draft, tag, { kind: 'filler' });
  replace(draft, year, { kind: 'both' });
}

/** `in each of the four years`. */
function eachOfThem({ tokens, tags }: Draft, year: Tag): Tag | undefined {
  const each = tags.findLast(({ kind, to }) => kind === 'by' && to <= year.from);
  const between = each ? tokens.slice(each.to, year.from).map(({ low }) => low) : [];
  return /^of (?:the|these|those|all)\b/.test(between.join(' ')) && between.length <= 3 ? each : undefined;
}

/** As many years as the one time that is named has, or as the data. */
function yearsAsked(draft: Draft): number {
  const [time, another] = open(draft, 'period');
  const period = another ? undefined : time?.read.period;
  const isRange = period?.kind === 'years' && period.from !== undefined && period.to !== undefined;
  return isRange ? period.to - period.from + 1 : draft.years.length;
}

const GROWN = /^(?:grow|increase|rise|gain|go up|growth|increased|upped)\b/i;
const FALLEN = /^(?:fall|fell|drop|decline|decrease|shrink|shrank|go down|reduce)\b/i;

/** `companies that increased their spend every year`: a condition on each year, and no growth of each of them. */
function readGrowthOfEveryYear(draft: Draft): void {
  const growth = open(draft, 'growth').find((tag) => isGrown(draft, tag));
  const year = open(draft, 'grain').find(({ grain, part }) => grain === 'year' && part === undefined);
  if (!growth || !year || has(draft, 'rank') || !isOfWhom(draft, growth)) return;
  const before = draft.tags.slice(0, draft.tags.indexOf(year)).toReversed();
  const single =
    before[0] && /^(?:single|consecutive|successive)$/i.test(textOf(draft, before[0])) ? before[0] : undefined;
  const every = single ? before[1] : before[0];
  const isEach = EVERY_SINGLE.test(textOf(draft, year)) || (every && EACH.test(textOf(draft, every)));
  if (!isEach) return;
  const lemmas = draft.tokens.slice(growth.from, growth.to).map(({ lemma }) => lemma);
  draft.everyYear = growth.direction ?? (FALLEN.test(lemmas.join(' ')) ? 'asc' : 'desc');
  const taken = EVERY_SINGLE.test(textOf(draft, year)) ? [year] : [every, single, year];
  for (const tag of taken) if (tag) replace(draft, tag, { kind: 'filler' });
  if (has(draft, 'count')) draft.cannot = OF_NUMBER;
}

const OF_NUMBER = 'I can list who grew in every year, but not count them: ask which they are.';
const EACH = /^(?:(?:in|for|across) )?(?:every|each|all)$/i;
const EVERY_SINGLE = /^every single year$/i;

function isGrown({ tokens }: Draft, { from, to }: Tag): boolean {
  const lemmas = tokens
    .slice(from, to)
    .map(({ lemma }) => lemma)
    .join(' ');
  // `grew the most each year`: the first of each.
  return (GROWN.test(lemmas) || FALLEN.test(lemmas)) && !/\b(?:most|fastest|quickest)\b/.test(lemmas);
}

/** `which companies grew`, `companies whose spend fell`: those are asked for who did. */
function isOfWhom({ tags, tokens }: Draft, growth: Tag): boolean {
  const noun = tags.find(({ kind, to }) => kind === 'noun' && to <= growth.from);
  const isAsked = tags.some(({ kind, to }) => ['which', 'who', 'count'].includes(kind) && to <= growth.from);
  const between = noun ? tokens.slice(noun.to, growth.from).map(({ low }) => low) : [];
  return (
    noun !== undefined && (isAsked || between.some((word) => ['that', 'who', 'which', 'whose', 'with'].includes(word)))
  );
}

function isEvery(draft: Draft, tag: Tag): boolean {
  return (tag.kind === 'by' || tag.kind === 'filler') && EVERY.test(textOf(draft, tag));
}

/** Those with records of every year that is asked, or that there is. */
export function amongYears(draft: Draft, entity: string): Among | undefined {
  const mark = open(draft, 'both').find((tag) => /\byears?$/i.test(textOf(draft, tag)));
  const [period, another] = draft.periods;
  if (!mark || another || (period && period.kind !== 'years')) return undefined;
  const { from = 0, to = Number.POSITIVE_INFINITY } = period ?? {};
  const years = draft.years.filter((year) => year >= from && year <= to);
  if (years.length < 2) return undefined;
  take(draft, mark);
  return { entity, all: years.map((year) => ({ field: 'program_year', values: [String(year)] })), none: [] };
}
