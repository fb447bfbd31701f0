import type { Tag } from '../../tags/tag.ts';
import { type Draft, has, open, take, textOf } from '../draft.ts';
import { addNounFilters } from '../groups.ts';
import type { Group, ValueFilter } from '../reading.ts';
import { readCountedGrowth } from './read-counted-growth.ts';

const DIFFERENCE =
  /^(?:(?:the )?(?:difference|delta|variance|gap)(?: in)?|minus|how (?:much|many) (?:more|less|fewer|higher|lower))$/i;
const LESS = /\b(?:less|fewer|lower|smaller)\b/i;

/**
 * `how much more did A spend than B`, `the difference between A and B`, `in which states did A outspend B`: the one less the other, in the
 * order that they are said in. Whether it is asked; of two times it is a growth.
 */
export function readDifference(draft: Draft): boolean {
  const amounts = open(draft, 'growth').filter((tag) => DIFFERENCE.test(textOf(draft, tag)));
  const above = amounts.length > 0 ? [] : aboveMarks(draft);
  const marks = [...amounts, ...above];
  if (marks.length === 0 || draft.comparedWith || draft.periods.length > 1) return false;
  const filter = twoNamed(draft);
  if (!filter) return false;
  readCountedGrowth(draft, amounts);
  take(draft, ...marks, ...open(draft, 'versus', 'compare'));
  setDifference(draft, filter, {
    isLess: LESS.test(wordsBefore(draft, marks)),
    only: amounts.length === 0 && !asksHowMuch(draft),
  });
  return true;
}

function setDifference(draft: Draft, filter: ValueFilter, { isLess, only }: { isLess: boolean; only: boolean }): void {
  const { field, values } = filter;
  const [first = '', second = ''] = values;
  const [of, less] = isLess ? [second, first] : [first, second];
  const [figure, further] = draft.figures;
  const isPlain = !further && (figure === undefined || figure.kind !== 'statistic');
  if (!isPlain || draft.comparison) draft.cannot = PLAIN;
  draft.groups = draft.groups.filter((group) => !isOf(group, field));
  if (only && draft.groups.length === 0) draft.cannot = PLAIN;
  draft.comparison = {
    kind: 'difference',
    of: { ...filter, values: [of] },
    less: { ...filter, values: [less] },
    ...(only && { only }),
  };
}

const PLAIN =
  'The difference of two things is that of one plain figure, such as the spend of two companies, in all or by state or year.';

/** `which states did A outspend B in`, `which states got more from A than from B`: rows in which one is above the other. */
function aboveMarks(draft: Draft): readonly Tag[] {
  const versus = open(draft, 'versus');
  const outspent = versus.filter(({ from }) => /^(?:outspend|outpay)$/.test(draft.tokens[from]?.lemma ?? ''));
  const than = versus.filter((tag) => /\bthan$/i.test(textOf(draft, tag)));
  const isOfRows = has(draft, 'which') && draft.groups.some((group) => !isCompared(draft, group));
  if (outspent.length > 0) return isOfRows || asksHowMuch(draft) ? outspent : [];
  const isMore = /\b(?:more|less)\b/i.test(wordsBefore(draft, than));
  return isOfRows && isMore && than.length === 1 ? than : [];
}

const asksHowMuch = ({ tokens }: Draft) => /\b(?:by )?how much\b/.test(tokens.map(({ low }) => low).join(' '));

/** What is said up to the words that ask it. */
function wordsBefore({ tokens }: Draft, [mark]: readonly Tag[]): string {
  return tokens
    .slice(0, mark?.to)
    .map(({ low }) => low)
    .join(' ');
}

function isCompared({ filters }: Draft, group: Group): boolean {
  return filters.some(({ field, values, isNegated }) => values.length === 2 && !isNegated && isOf(group, field));
}

/** Two values of one kind, by their names or as kinds of recipients. */
function twoNamed(draft: Draft): ValueFilter | undefined {
  const isPair = ({ values, isNegated, text }: ValueFilter) => values.length === 2 && !isNegated && text !== undefined;
  const named = draft.filters.filter(isPair);
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const kinds = open(draft, 'noun').filter(({ noun }) => noun.where?.length === 1);
  const values = kinds.flatMap(({ noun }) => noun.where?.flatMap((one) => one.values) ?? []);
  if (kinds.length !== 2 || values.length !== 2) return undefined;
  for (const tag of kinds) {
    take(draft, tag);
    addNounFilters(draft, tag.noun, tag.from);
  }
  return draft.filters.find(({ values: both, isNegated }) => both.length === 2 && !isNegated);
}

function isOf(group: Group, field: string): boolean {
  return group.kind === 'dimension' && group.dimension === field.replace(/^recipient_id$/, 'recipient');
}
