import type { Draft } from '../reading/draft.ts';
import type { Reading, ValueFilter } from '../reading/reading.ts';
import { areKin, yearsOf } from './merged/merged-filters.ts';
import { THAT } from './turn-words.ts';

const LEAVE_OUT =
  /^(?:(?:and|now|then|please|ok|okay|also|can you|could you)[\s,]+)*(?:remove|drop|clear|delete|lift|scrap|undo|reset|cancel|disable|forget|take\s+(?:out|off|away)|get\s+rid\s+of)\s+(?!in\b|of\b)(?<said>.+?)[\s.!?]*$/i;
const CONDITION = /\b(?:filters?|conditions?|restrictions?|criteri(?:on|a))\b(?:\s+(?:on|for|of|to))?/i;
const FROM_IT = new RegExp(`\\s+(?:from|off|out\\s+of)\\s+(?:there|${THAT})$`, 'i');
const ARTICLES = /^(?:(?:the|that|this|these|those|my|all|any|every)(?:\s+|$))+/i;

/** `without the Texas filter`. */
const WITHOUT_CONDITION =
  /^(?:(?:and|now|then|please|but|same)[\s,]+)*(?:without|no)\s+(?<said>[^,;]*\b(?:filter|condition|restriction|criterion))s?[\s.!?]*$/i;

/** What a turn leaves out of the answer before: its words, and whether they are called a condition. */
export interface LeftOut {
  readonly words: string;
  readonly isCondition: boolean;
}

/** `remove Texas`, `drop the Texas filter`, `clear the state filter`, `clear all filters`. */
export function leftOutOf(question: string): LeftOut | undefined {
  const said = [LEAVE_OUT, WITHOUT_CONDITION].map((turn) => turn.exec(question.trim())?.groups?.said).find(Boolean);
  if (said === undefined) return undefined;
  const words = said
    .replace(FROM_IT, '')
    .replace(CONDITION, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ARTICLES, '')
    .trim();
  return { words, isCondition: CONDITION.test(said) };
}

/** Parts of an answer by what people call them: what is left when they are gone. */
const PARTS: readonly (readonly [name: RegExp, without: (reading: Reading) => Reading])[] = [
  [/^$|^everything$/i, ({ among: _, ...rest }) => ({ ...rest, filters: [], periods: [], thresholds: [] })],
  [/^(?:dates?|times?|periods?|years?|time period)$/i, (reading) => ({ ...reading, periods: [] })],
  [/^(?:amounts?|thresholds?|minimum|maximum)$/i, (reading) => ({ ...reading, thresholds: [] })],
  [/^(?:ranking|limit|top(?: \d+)?)$/i, ({ ranking: _, ...rest }) => rest],
  [/^(?:groups?|grouping|breakdown|split)$/i, ({ ranking: _, ...rest }) => ({ ...rest, groups: [] })],
  [/^(?:comparison|growth|shares?|percentages?)$/i, ({ comparison: _, ...rest }) => rest],
];

/** A reading without a part that its words name; undefined where they name none. */
export function withoutNamedPart(earlier: Reading, { words }: LeftOut): Reading | undefined {
  return PARTS.find(([name]) => name.test(words))?.[1](earlier);
}

/** A reading without what a draft says: a condition that is there goes, any other value is left out of the figures. */
export function withoutSaid(earlier: Reading, draft: Draft, { isCondition }: LeftOut): Reading | undefined {
  if (draft.thresholds.length > 0 || draft.comparison || draft.source || draft.isList || draft.ranking)
    return undefined;
  if (asksFurther(draft)) return undefined;
  const fields = draft.tags.flatMap((tag) => (tag.kind === 'noun' && !tag.noun.where ? tag.noun.dimension : []));
  const values = draft.filters.map(({ at: _, ...filter }) => filter);
  const unwanted = fields.filter((field) => values.every((value) => !areKin(value.field, field)));
  const filters = earlier.filters
    .filter((old) => !unwanted.some((field) => areKin(field, old.field)))
    .flatMap((old) => lessOf(old, values));
  const fresh = isCondition ? [] : values.filter((value) => !earlier.filters.some((old) => isAbout(old, value)));
  const groups = isCondition
    ? earlier.groups
    : earlier.groups.filter((group) => group.kind !== 'dimension' || !unwanted.includes(group.dimension));
  const years = draft.periods.flatMap(yearsOf).map(String);
  const periods = earlier.periods.flatMap((period) => lessYears(period, years));
  const isOfYears = years.length > 0 && JSON.stringify(periods) === JSON.stringify(earlier.periods) && !isCondition;
  const negated = [
    ...fresh.map((value): ValueFilter => ({ ...value, isNegated: true })),
    ...(isOfYears ? [{ field: 'program_year', values: years, isNegated: true as const }] : []),
  ];
  const next = { ...earlier, filters: [...filters, ...negated], groups, periods };
  return JSON.stringify(next) === JSON.stringify(earlier) ? undefined : unranked(next);
}

/** `drop the companies and show the fees by year`: what else is asked would be dropped with them. */
function asksFurther({ tags }: Draft): boolean {
  const and = tags.findIndex(({ kind }) => kind === 'and');
  return and > 0 && tags.slice(and).some(({ kind }) => ['by', 'grain', 'list', 'count', 'statistic'].includes(kind));
}

function isAbout(old: ValueFilter, { field, values }: ValueFilter): boolean {
  return areKin(old.field, field) && values.some((value) => old.values.includes(value));
}

function lessOf(old: ValueFilter, values: readonly ValueFilter[]): ValueFilter[] {
  const out = values.filter((value) => isAbout(old, value)).flatMap((value) => value.values);
  const left = old.values.filter((value) => !out.includes(value));
  return left.length > 0 || old.values.length === 0 ? [{ ...old, values: left }] : [];
}

function lessYears(period: Reading['periods'][number], years: readonly string[]): Reading['periods'] {
  const own = yearsOf(period);
  const left = own.filter((year) => !years.includes(String(year)));
  if (left.length === own.length) return [period];
  return left.length === 0 ? [] : [{ kind: 'eachYear', years: left }];
}

/** Without rows there is nothing to rank, and no part of them. */
function unranked({ ranking, comparison, ...reading }: Reading): Reading {
  const hasRows = reading.groups.length > 0 || reading.isList === true;
  const isOfRows = comparison?.kind === 'share' && !comparison.part && !comparison.amounts && !comparison.time;
  return {
    ...reading,
    ...(ranking && hasRows && { ranking }),
    ...(comparison && (hasRows || !isOfRows) && { comparison }),
  };
}
