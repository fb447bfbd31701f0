import type { Context, Refused } from '../port/interpretation.ts';
import type { Figure, Group, Reading, ValueFilter } from '../reading/reading.ts';
import { refusal } from '../refusals/refusals.ts';
import { yearsOf } from './merged/merged-filters.ts';
import { amountOf } from './referred.ts';
import type { Turn } from './reworded/turn-of.ts';
import { AND } from './turn-words.ts';

const KIND = '(?:companies|cities|states|years|people|doctors|physicians|hospitals|products|drugs|groups|specialties)';
const BOTH = `(?:both(?:\\s+of\\s+(?:them|those|these))?(?:\\s+(?:the\\s+|those\\s+|these\\s+)?${KIND})?|(?:the|those|these)\\s+two(?:\\s+of\\s+them)?(?:\\s+${KIND})?(?=[\\s.?!,]|$))`;
const TOGETHER = '(?:together|combined|altogether|jointly|as\\s+one|in\\s+total|taken\\s+together)';
const PUT = '(?:put|take|add|merge|pool|lump|combine|show|list|give|compare|set|see|sum|have|get)(?:\\s+(?:me|us|up))?';
/** What is done with both, and no more: `put both cities together`, `compare the two`, `both together`. */
const PUT_BOTH = new RegExp(
  `^${AND}(?:${PUT}\\s+)?${BOTH}(?:\\s+(?:${TOGETHER}|up|side\\s+by\\s+side|next\\s+to\\s+each\\s+other))*[\\s,]*(?:(?:and|then)\\s+)*(?:(?:rank|sort|order)\\s+(?:them\\s+)?again)?[.?!\\s]*$`,
  'i',
);
const SAYS_BOTH = new RegExp(`\\b${BOTH}`, 'i');
const PEOPLE = '(?:(?:\\s+of\\s+(?:them|those|these))|\\s+(?:doctors|physicians|people|recipients|hospitals))?';
const PAID =
  '(?:\\s+(?:did|got|get|received|receive|took|take|were|was|are|is|paid|money|payments|them|it|something))*';
const WHEN = '(?:\\s+(?:in\\s+)?that\\s+year|\\s+(?<when>(?:in|during|for)\\s+20\\d\\d))?';
/** `how many were paid by both`: those whom the one and the other paid. */
const PAID_BY_BOTH = new RegExp(
  `^${AND}(?<asked>how\\s+many|who|which)${PEOPLE}${PAID}\\s+(?:from|by)\\s+${BOTH}${WHEN}[.?!\\s]*$`,
  'i',
);
/** `how many of them did both companies pay in 2023`: the same, said of those who pay. */
const BOTH_PAID = new RegExp(
  `^${AND}(?<asked>how\\s+many|who|which)${PEOPLE}\\s+(?:did|do|have|has|were|are)\\s+${BOTH}\\s+(?:(?:each|also)\\s+)?(?:pay|paid|paying|reach|reached|fund|funded|engage|engaged|support|supported)${WHEN}[.?!\\s]*$`,
  'i',
);
const FROM_BOTH = new RegExp(`\\b(?:who|which|whom|how\\s+many)\\b.*\\b(?:from|by)\\s+${BOTH}`, 'i');
const BOTH_FIGURES =
  /\b(?:(?:the|those|these)\s+)?(?:same\s+)?(?:two|both)\s+(?:figures|numbers|measures|statistics|values|metrics)\b/i;
const BOTH_LISTS = /\b(?:both|the\s+two)\s+(?:lists|rankings|tables|charts|top\b|sets)/i;
const SUMMED = new RegExp(`\\b(?:${TOGETHER}|sum|combine|merge|pool|lump)\\b`, 'i');
const DID_BOTH = new RegExp(`\\b(?<did>did|do|does|were|are|have)\\s+${BOTH}`, 'i');
const OF_BOTH = new RegExp(
  `\\s*\\b(?:(?:for|in|of|across|from|by|at|to|between)\\s+)?${BOTH}(?:\\s+${TOGETHER})?`,
  'i',
);

/**
 * `both together`, `as a share for both` after Kelvanta and then Norvelis: of the two, a row for each unless they are put together.
 * Undefined where the last two answers differ in more than one value, or the turn names no two.
 */
export function bothOf(said: string, { reading }: Context, before: readonly Reading[]): Turn | Refused | undefined {
  const [earlier] = before;
  const turn = said.trim();
  if (earlier === undefined || !(SAYS_BOTH.test(turn) || BOTH_FIGURES.test(turn))) return undefined;
  if (BOTH_LISTS.test(turn))
    return refusal('cannot', 'I cannot hold two lists against each other: ask who is paid by both.');
  const figures = BOTH_FIGURES.test(turn) ? figuresOfBoth(reading, earlier) : undefined;
  if (figures) return { question: turn.replace(BOTH_FIGURES, 'same').trim(), context: { reading: figures, before } };
  const paid = (PAID_BY_BOTH.exec(turn) ?? BOTH_PAID.exec(turn))?.groups;
  const both = unionOf(reading, earlier, paid !== undefined || SUMMED.test(turn));
  if (both === undefined) return undefined;
  if (paid)
    return {
      question: paid.when ?? '',
      context: { reading: paidByBoth(both, /many/i.test(paid.asked ?? '')), before },
    };
  if (FROM_BOTH.test(turn)) return undefined;
  const question = PUT_BOTH.test(turn)
    ? ''
    : turn
        .replace(DID_BOTH, '$<did> they')
        .replace(OF_BOTH, '')
        .replace(new RegExp(`^${AND}${PUT}\\s+(?=as\\b)`, 'i'), '');
  return { question: question.trim(), context: { reading: both, before } };
}

/** `both figures` after a median and then an average of the same: the one beside the other. */
function figuresOfBoth({ figures, ...rest }: Reading, { figures: old, ...oldRest }: Reading): Reading | undefined {
  const isMore = figures.length === 1 && old.length === 1 && !isSame(figures, old);
  return isMore && isSame(rest, oldRest) ? { ...rest, figures: [...old, ...figures] } : undefined;
}

/** Those whom the one and the other paid: their number, or a row for each. */
function paidByBoth({ ranking: _, ...both }: Reading, isCounted: boolean): Reading {
  const companies = both.filters.find(({ field, values }) => field.startsWith('company') && values.length === 2);
  const all = companies?.values.map((value) => ({ field: companies.field, values: [value] })) ?? [];
  const figures: Figure[] = [
    isCounted ? { kind: 'distinct', dimension: 'recipient' } : { kind: 'measure', measure: amountOf(both) },
  ];
  const groups: Group[] = isCounted ? [] : [{ kind: 'dimension', dimension: 'recipient' }];
  return { ...both, figures, groups, ...(all.length > 0 && { among: { entity: 'recipient_id', all, none: [] } }) };
}

/** The two as one answer. */
function unionOf(reading: Reading, earlier: Reading, isSummed: boolean): Reading | undefined {
  const { filters, periods, ...rest } = reading;
  const { filters: oldFilters, periods: oldPeriods, ...oldRest } = earlier;
  if (!isSame(rest, oldRest) || rest.isList || rest.comparison) return undefined;
  const years = [...oldPeriods, ...periods].flatMap(yearsOf);
  const areYears = periods.length === 1 && oldPeriods.length === 1 && years.length === 2 && years[0] !== years[1];
  if (areYears && isSame(sorted(filters), sorted(oldFilters)))
    return beside({ ...reading, periods: [{ kind: 'eachYear', years: years.toSorted() }] }, 'program_year', isSummed);
  const other = filters.filter((one) => !oldFilters.some((old) => isSame(plain(old), plain(one))));
  const gone = oldFilters.filter((old) => !filters.some((one) => isSame(plain(old), plain(one))));
  const [one, another] = other;
  const [old, further] = gone;
  if (!one || !old || another || further || one.field !== old.field || !isSame(periods, oldPeriods)) return undefined;
  if (one.isNegated || old.isNegated || one.values.length > 1 || old.values.length > 1) return undefined;
  const names = { ...old.names, ...one.names };
  const two: ValueFilter = {
    field: one.field,
    values: [...old.values, ...one.values],
    ...(Object.keys(names).length > 0 && { names }),
  };
  return beside({ ...reading, filters: [...filters.filter((own) => own !== one), two] }, one.field, isSummed);
}

/** A row for each of the two, beside the rows that are there; together, or ranked, they have none of their own. */
function beside(reading: Reading, field: string, isSummed: boolean): Reading {
  const dimension = field.replace(/_id$/, '');
  const isThere = ({ groups }: Reading) =>
    groups.some((group) => group.kind === 'dimension' && group.dimension === dimension);
  if (isSummed || reading.ranking || isThere(reading)) return reading;
  const row: Group = { kind: 'dimension', dimension };
  return { ...reading, groups: [row, ...reading.groups] };
}

/** A condition by what it holds for, however it was said. */
const plain = ({ field, values, isNegated }: ValueFilter) => ({ field, values, isNegated });
const sorted = (filters: readonly ValueFilter[]) => filters.map((one) => JSON.stringify(plain(one))).toSorted();
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
