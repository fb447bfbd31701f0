import type { MemberCondition, Tie } from '../../reading/reading.ts';
import type { Tag, TagOf } from '../../tags/tag.ts';
import { KIND } from '../members/member-bounds.ts';
import { NOT } from '../members/member-parts.ts';
import { alt, COMMA, isWord, many, many1, map, only, opt, type Parser, seq, tag, wordsOf } from '../parser.ts';
import { AFTER, areThem, IN_COMPANY, type Part } from './kinds-parts.ts';

export type KindName = 'general' | 'research' | 'ownership';

/** What somebody had of one kind of payments. */
export interface KindSaid {
  readonly source: KindName;
  readonly values: readonly TagOf<'value'>[];
  readonly bound?: MemberCondition['bound'];
  readonly when?: TagOf<'period'>;
  readonly isNone?: true;
  /** It is of the same company, or of the same year, as what is said before. */
  readonly ties: readonly Tie[];
  /** It has a verb of its own: what follows it is not said of what stands before. */
  readonly isOwn: boolean;
  /** `also`: it is asked of those who are said before. */
  readonly isAlso: boolean;
  /** `both`: they had each of what follows. */
  readonly isBoth: boolean;
  /** More than `and` says that it is meant beside what is said before: of `research and general payments` nobody can tell. */
  readonly isApart: boolean;
}

type Thing = Omit<KindSaid, 'isOwn' | 'isAlso' | 'isBoth' | 'isApart'>;

const MONEY = many(alt<unknown>(tag('unit'), tag('amount')));
const NUMBER = tag('number', ({ isPercent, isOrdinal }) => !isPercent && !isOrdinal);
const MORE = tag('comparator', ({ op }) => op !== 'between');

/** `at least $50,000 in`: of what follows. */
const BOUND = map(seq(MORE, NUMBER), ([{ op }, { value, isMoney }]) => ({ op, value, isMoney }));
type Bound = {
  readonly op: 'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'between';
  readonly value: string;
  readonly isMoney: boolean;
};
const inMoney = ({ op, value }: Bound) => ({ op, value });

function said(
  source: KindName,
  values: readonly TagOf<'value'>[],
  bound: KindSaid['bound'] | undefined,
  after: readonly Part[],
): Thing {
  const when = after.find((part) => part.when)?.when;
  return {
    source,
    values: [...values, ...after.flatMap(({ value }) => value ?? [])],
    ...(bound && { bound }),
    ...(when && { when }),
    ties: [...new Set(after.flatMap(({ tie }) => tie ?? []))],
  };
}

const OWN = alt<unknown>(
  tag('verb', ({ role }) => role === 'owner'),
  tag('measure', isWord('holding', 'holdings')),
);
const WORTH = map(
  seq(
    opt(tag('preposition')),
    opt(tag('measure', ({ measure }) => measure === 'value_of_interest')),
    opt(tag('preposition', isWord('of'))),
    only(BOUND, ({ isMoney }) => isMoney),
  ),
  ([, , , bound]) => ({ ...inMoney(bound), measure: 'value_of_interest' }),
);
const OWNED: Parser<Thing> = map(
  seq(
    opt(OWN),
    tag('source', ({ source }) => source === 'ownership'),
    MONEY,
    opt(WORTH),
    opt(IN_COMPANY),
    opt(WORTH),
    AFTER,
  ),
  ([, , , worth, company = {}, later, after]) => said('ownership', [], worth ?? later, [company, ...after]),
);
/** `own a part of Stellmoor`, `hold equity in a company`. */
const OWNER: Parser<Thing> = map(
  seq(
    tag('verb', ({ role }) => role === 'owner'),
    IN_COMPANY,
    opt(WORTH),
    AFTER,
  ),
  ([, company, worth, after]) => said('ownership', [], worth, [company, ...after]),
);

const PAID = tag('source', ({ source }) => source === 'general' || source === 'research');
const sourceOf = ({ source }: TagOf<'source'>): KindName => (source === 'research' ? 'research' : 'general');
/** `at least $50,000 in general payments`, `research > 1M`, `more than 10 research payments`. */
const OF_KIND: Parser<Thing> = alt(
  map(seq(PAID, MONEY, AFTER), ([kind, , after]) => said(sourceOf(kind), [], undefined, after)),
  map(seq(PAID, MONEY, opt(tag('preposition', isWord('of'))), BOUND, AFTER), ([kind, , , bound, after]) =>
    said(sourceOf(kind), [], inMoney(bound), after),
  ),
  map(
    seq(
      only(BOUND, ({ isMoney }) => isMoney),
      opt(tag('preposition')),
      MONEY,
      PAID,
      MONEY,
      AFTER,
    ),
    ([bound, , , kind, , after]) => said(sourceOf(kind), [], inMoney(bound), after),
  ),
  map(
    seq(
      only(BOUND, ({ isMoney }) => !isMoney),
      PAID,
      many1(tag('unit', ({ measure }) => measure === 'payments')),
      AFTER,
    ),
    ([bound, kind, , after]) => said(sourceOf(kind), [], { ...inMoney(bound), measure: 'payments' }, after),
  ),
);
/** `royalties`, `over $10,000 in consulting fees`: of general payments, which alone say what for. */
const OF_NATURE: Parser<Thing> = alt(
  map(seq(KIND, MONEY, AFTER), ([kind, , after]) => said('general', [kind], undefined, after)),
  map(
    seq(
      only(BOUND, ({ isMoney }) => isMoney),
      opt(tag('preposition')),
      KIND,
      MONEY,
      AFTER,
    ),
    ([bound, , kind, , after]) => said('general', [kind], inMoney(bound), after),
  ),
);
/** `a company that pays them too`: where no kind is named, general payments. */
const PAID_THEM: Parser<Thing> = map(
  seq(
    only(
      tag('verb', ({ role }) => role === 'payer'),
      areThem,
    ),
    AFTER,
  ),
  ([, after]) => ({ ...said('general', [], undefined, after), ties: ['company' as const] }),
);
const THING = alt(OWNED, OWNER, OF_KIND, OF_NATURE);

const WHO = alt<Tag>(
  tag('who', (who, input) => wordsOf(input, who) !== 'whose'),
  tag('which', isWord('that', 'which')),
);
const ALSO = alt<Tag>(tag('and'), tag('both'), tag('restriction', isWord('still', 'additionally')));
const DOES = alt<Tag>(
  tag('verb', ({ role }) => role === 'payer' || role === 'payee'),
  tag('preposition', isWord('with', 'in', 'as')),
  tag('amount', isWord('spent', 'money')),
);
/** `who also received`, `but no`, `and`: what joins one to the other, and what of it says that they are two. */
const FRONT = map(
  seq(opt(COMMA), many(alt<Tag>(WHO, ALSO)), many(DOES), opt(NOT), many(alt<Tag>(ALSO, DOES))),
  ([, joins, verbs, not, others]) => ({
    joins: [...joins, ...others],
    isOwn: verbs.length > 0,
    isNone: not !== undefined,
  }),
);

/** What is said of them, one kind after the other; a verb stands before the first or not. */
export const ONE_KIND: Parser<KindSaid & { readonly isJoined: boolean }> = alt(
  (input, at) =>
    map(seq(FRONT, THING), ([{ joins, isOwn, isNone }, thing]) => ({
      ...thing,
      isOwn,
      isJoined: joins.length > 0 || isNone,
      isAlso: joins.some((one) => /also|addition/.test(wordsOf(input, one))),
      isBoth: joins.some(({ kind }) => kind === 'both'),
      isApart: isOwn || isNone || joins.some((one) => wordsOf(input, one) !== 'and'),
      ...(isNone && { isNone: true as const }),
    }))(input, at),
  map(seq(many(alt<Tag>(WHO, ALSO)), PAID_THEM), ([, thing]) => ({
    ...thing,
    isOwn: true,
    isJoined: true,
    isAlso: false,
    isBoth: false,
    isApart: true,
  })),
);
