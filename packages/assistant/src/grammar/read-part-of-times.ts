import type { Draft } from '../reading/draft.ts';
import type { MemberCondition, Members } from '../reading/reading.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import { conditionsOf } from './members/member-conditions.ts';
import { PEOPLE_THEN } from './members/member-front.ts';
import { type Clauses, WHO } from './members/member-parts.ts';
import { clausesOf, TIMED, type Timed } from './members/member-times.ts';
import { wordsWith } from './members/member-words.ts';
import { alt, CLOSED, COMMA, type Input, isWord, map, only, opt, type Parser, seq, tag } from './parser.ts';

type Known = Pick<Draft, 'anchor' | 'statesOf' | 'years'>;

/** Who had so much, or anything, in one time, and what is said of them in another. */
interface Asked {
  readonly asks: Tag;
  readonly noun: Tag;
  readonly whole: Timed;
  readonly part: Timed;
  /** What there is a row for. */
  readonly by: readonly Tag[];
}

const PERIOD = tag('period');
const ofTime = (period: TagOf<'period'>): Timed => ({ state: { values: [] }, time: { period: period.read.period } });
/** `2024 recipients`, `paid urologists in 2021`, `doctors who topped $50,000 in 2021`. */
const WHOLE: Parser<{ noun: Tag; whole: Timed }> = alt(
  map(seq(PERIOD, PEOPLE_THEN), ([period, noun]) => ({ noun, whole: ofTime(period) })),
  map(seq(PEOPLE_THEN, PERIOD), ([noun, period]) => ({ noun, whole: ofTime(period) })),
  map(
    seq(
      PEOPLE_THEN,
      WHO,
      only(TIMED, ({ time }) => time !== undefined),
    ),
    ([noun, , whole]) => ({ noun, whole }),
  ),
);
const OF = tag('preposition', isWord('of', 'among', 'amongst', 'out of', 'from'));
const ASKS = alt<Tag>(tag('share'), tag('count', isWord('how many', 'how many of', 'number of')));
/** `received payments in 2023 but none in 2024`: both are said of them, and neither is who the whole are. */
const isJoined = ({ tags, tokens }: Input, at: number) =>
  /^(?:and|but|yet|or)$/.test(tokens[tags[at]?.from ?? tokens.length]?.low ?? '');
const PART: Parser<Timed> = (input, at) =>
  isJoined(input, at) ? [] : only(TIMED, ({ time }) => time !== undefined)(input, at);
const BY: Parser<readonly Tag[]> = (input, at) => {
  const [by, row, end] = input.tags.slice(at);
  const isRow = by?.kind === 'by' && row?.kind === 'noun' && end === undefined;
  return isRow ? [{ to: input.tags.length, value: [by, row], taken: [by, row] }] : [];
};
const NO_ROWS: Parser<readonly Tag[]> = map(CLOSED, () => []);
const ROWS = alt<readonly Tag[]>(NO_ROWS, BY);

const QUESTION: Parser<Asked> = alt<Asked>(
  map(seq(opt(tag('which')), ASKS, opt(OF), WHOLE, PART, ROWS), ([, asks, , whole, part, by]) => ({
    ...{ asks, ...whole, part, by },
  })),
  map(seq(OF, WHOLE, COMMA, opt(tag('which')), ASKS, PART, ROWS), ([, whole, , , asks, part, by]) => ({
    ...{ asks, ...whole, part, by },
  })),
);

/**
 * Reads what part of those who had something in one time had it in another, or how many of them: `what share of the doctors who topped
 * $50,000 in 2021 were still above that in 2024`, `what proportion of 2024 recipients had never appeared in any earlier year`.
 */
export function readPartOfTimes(
  words: Input,
  known: Known,
  read: (words: Input) => Draft | undefined,
): Draft | undefined {
  for (const { value } of QUESTION(words, 0)) {
    const { asks, noun, whole, part, by } = value;
    const clauses = clausesOf([whole, part]);
    const draft = clauses && read(wordsWith(words, [{ ...asks, kind: 'count' } as Tag, noun, ...by]));
    const conditions = draft && bothOf(clauses, words, known, draft.assumptions);
    if (!draft || !conditions || draft.members || draft.among || draft.comparison || draft.ranking) continue;
    if (draft.filters.some(({ field }) => field === 'nature' || field.startsWith('company'))) continue;
    const entity = noun.kind === 'noun' && noun.noun.dimension === 'company' ? 'company' : 'recipient';
    return withSet(draft, { entity, conditions }, asks.kind === 'share');
  }
  return undefined;
}

function bothOf(clauses: Clauses, words: Input, known: Known, assumptions: string[]): MemberCondition[] | undefined {
  const [whole, part, ...others] = conditionsOf(clauses, words, known, assumptions) ?? [];
  return whole && part && others.length === 0 ? [{ ...whole, isWhole: true }, part] : undefined;
}

/** A part is of the records of the time of its whole. */
function withSet(draft: Draft, { entity, conditions }: Members, isShare: boolean): Draft {
  for (const tag of draft.tags) draft.parsed.add(tag);
  if (!isShare) {
    draft.members = { entity, conditions: conditions.map(({ isWhole: _, ...condition }) => condition) };
    return draft;
  }
  const [whole] = conditions;
  const isAnybody = whole?.filters.length === 0 && !whole.bound && !whole.isNone;
  draft.periods = whole?.isNone ? [] : [...(whole?.periods ?? [])];
  draft.members = { entity, conditions: isAnybody ? conditions.slice(1) : conditions, isPart: true };
  draft.comparison = { kind: 'peopleShare', entity, part: [] };
  return draft;
}
