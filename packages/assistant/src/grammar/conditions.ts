import type { Tag } from '../tags/tag.ts';
import { alt, COMMA, type Input, isWord, many, map, only, open, opt, type Parser, seq, tag } from './parser.ts';
import type { Condition, Said } from './sentence.ts';

const NOTHING: Condition = {};
const readByRules = <T>(parser: Parser<T>): Parser<Condition> => map(open(parser), () => NOTHING);

const PREPOSITION = tag('preposition');
const BY = tag('by', isWord('by'));
const VERB = tag('verb', ({ role }) => role === 'payer' || role === 'payee');
const COMPANY = tag('value', ({ choices }) => choices.every(({ field }) => field.startsWith('company')));
const VALUE = tag('value');
/** `the state of Texas`, `in the specialty cardiology`. */
const NAMED = seq(
  tag('noun', ({ noun }) => noun.where === undefined),
  opt(PREPOSITION),
);
/** `recipients in Texas`, `companies`: whoever pays or is paid is in every record. */
const ANYBODY = tag(
  'noun',
  ({ noun }) => noun.where === undefined && ['recipient', 'company'].includes(noun.dimension),
);
export const PEOPLE = tag('noun', ({ noun }) => noun.dimension === 'recipient' && noun.where !== undefined);
/** `made to`, `going to` are small talk, whose last word says whom. */
const isSaidOf = ({ from }: Tag, { tokens }: Input) =>
  ['to', 'by', 'for', 'among', 'of'].includes(tokens[from - 1]?.low ?? '');

/** `paid by Caldrexa`, `that Caldrexa made`. */
const OF_COMPANY = readByRules(seq(opt(VERB), opt(BY), COMPANY, opt(VERB)));
/** `in Texas`, `to recipients in Ohio`, `for meals`, `paid in cash`. */
const OF_VALUE = readByRules(
  seq(opt(VERB), many(PREPOSITION), opt(seq(ANYBODY, many(PREPOSITION))), opt(NAMED), VALUE),
);
/** `excluding meals`, `outside Texas`, `not in Ohio`. */
const WITHOUT: Parser<Condition> = map(
  open(seq(opt(PREPOSITION), tag('not'), many(PREPOSITION), opt(NAMED), VALUE)),
  ([, , , , without]) => ({ without }),
);
const WHEN: Parser<Condition> = map(open(seq(opt(PREPOSITION), tag('period'))), ([, when]) => ({ when }));
/** `research payments`, and not what of all kinds `was research`. */
const OF_SOURCE = readByRules(
  seq(
    many(PREPOSITION),
    tag('source', ({ from }, { tokens }) => tokens[from - 1]?.lemma !== 'be'),
  ),
);

/** `to physicians`, `received by hospitals`, `going to NPPs`. */
const OF_PEOPLE: Parser<Condition> = alt(
  map(seq(opt(VERB), alt<unknown>(PREPOSITION, BY), PEOPLE), ([, , noun]) => ({ noun })),
  map(seq(opt(VERB), only(PEOPLE, isSaidOf)), ([, noun]) => ({ noun })),
);

/** `to recipients`, `by companies`. */
const OF_ANYBODY = readByRules(
  alt<unknown>(
    seq(opt(VERB), PREPOSITION, ANYBODY),
    // `paid by companies`; `by company` has a row for each.
    seq(
      VERB,
      BY,
      only(ANYBODY, ({ to }, { tokens }) => tokens[to - 1]?.low !== tokens[to - 1]?.lemma),
    ),
  ),
);

const EACH = tag('by', isWord('each', 'apiece'));
/** `over $500 each`, `of at least $1,000`: of single payments. */
const OF_AMOUNT: Parser<Condition> = map(
  seq(
    many(alt<Tag>(PREPOSITION, EACH)),
    tag('comparator', ({ op }) => op !== 'between'),
    tag('number', ({ isMoney, isPercent }) => isMoney && !isPercent),
    opt(EACH),
  ),
  ([before, { op }, { value }, each]) => ({
    threshold: { on: 'record', op, value },
    isOfEach: each !== undefined || before.some(({ kind }) => kind === 'by'),
  }),
);

const CONDITION: Parser<Condition> = alt<Condition>(
  OF_COMPANY,
  OF_VALUE,
  WITHOUT,
  WHEN,
  OF_SOURCE,
  OF_PEOPLE,
  OF_ANYBODY,
);
const OF_RECORDS: Parser<Condition> = alt(CONDITION, OF_AMOUNT);

/** Conditions, with commas between or not. */
export const CONDITIONS: Parser<Said> = map(
  many(
    alt<Condition>(
      OF_RECORDS,
      map(COMMA, () => NOTHING),
    ),
  ),
  (conditions) => ({ conditions }),
);

/** `among physicians in Texas,` before what is asked. */
export const IN_FRONT: Parser<Said> = map(opt(seq(CONDITION, many(CONDITION), COMMA)), (front) => ({
  conditions: front ? [front[0], ...front[1]] : [],
}));

export const TIMES: Parser<Said> = map(many(WHEN), (conditions) => ({ conditions }));
