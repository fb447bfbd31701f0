import type { Threshold } from '../reading/reading.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import { named, PREPOSITION } from './named-values.ts';
import {
  AND,
  alt,
  COMMA,
  type Input,
  isWord,
  many,
  map,
  only,
  open,
  opt,
  type Parser,
  seq,
  tag,
  wordsOf,
} from './parser.ts';
import type { Condition, Said } from './sentence.ts';

const NOTHING: Condition = {};
const readByRules = <T>(parser: Parser<T>): Parser<Condition> => map(open(parser), () => NOTHING);

const BY = tag('by', isWord('by'));
const VERB = tag('verb', ({ role }) => role === 'payer' || role === 'payee');
const OR = tag('or');
/** One, or either of several of a kind. */
const eitherOf = <T>(parser: Parser<T>): Parser<readonly T[]> =>
  map(seq(opt(OR), parser, many(seq(OR, parser))), ([, first, rest]) => [first, ...rest.map(([, one]) => one)]);
const COMPANY = eitherOf(tag('value', ({ choices }) => choices.every(({ field }) => field.startsWith('company'))));
const VALUE = eitherOf(tag('value'));
/** `recipients in Texas`, `companies`: whoever pays or is paid is in every record. */
export const ANYBODY = tag(
  'noun',
  ({ noun }) => noun.where === undefined && ['recipient', 'company'].includes(noun.dimension),
);
/** `companies`; `by company` has a row for each. */
const SEVERAL = only(ANYBODY, ({ to }, { tokens }) => tokens[to - 1]?.low !== tokens[to - 1]?.lemma);
const areKnown = ({ noun }: TagOf<'noun'>) => noun.dimension === 'recipient' && noun.where !== undefined;
export const PEOPLE = tag('noun', areKnown);
/** `made to`, `going to` are small talk, whose last word says whom. */
const isSaidOf = ({ from }: Tag, { tokens }: Input) =>
  ['to', 'by', 'for', 'among', 'of'].includes(tokens[from - 1]?.low ?? '');

const isRelative = ({ from }: Tag, { tokens }: Input) => ['that', 'which'].includes(tokens[from - 1]?.low ?? '');

/** `paid by Caldrexa`, `that Caldrexa made`. */
const OF_COMPANY = readByRules(seq(opt(VERB), opt(BY), COMPANY, opt(VERB)));
/** `in Texas`, `to recipients in Ohio`, `for meals`, `paid in cash`. */
const OF_VALUE = readByRules(seq(opt(VERB), many(PREPOSITION), opt(seq(ANYBODY, many(PREPOSITION))), named(VALUE)));
const fieldOf = ({ choices }: TagOf<'value'>) => choices[0]?.field;
const isPlace = (value: TagOf<'value'>) => ['state', 'city'].includes(fieldOf(value) ?? '');
/** `meals and travel`: values of one field. */
export const ALIKE: Parser<readonly TagOf<'value'>[]> = only(
  map(seq(tag('value'), many(seq(alt(AND, OR), tag('value')))), ([first, rest]) => [
    first,
    ...rest.map(([, one]) => one),
  ]),
  ([first, ...rest]) => rest.every((one) => first && fieldOf(one) === fieldOf(first)),
);
/** Words that leave something out of a figure; `without` and `no` may say that somebody has none of it. */
const SETTING_ASIDE =
  /^(?:exclud|excl\b|other th[ae]n|leav|not count|not includ|do not|apart|aside|except|with the exception|outside|ignor|omit|disregard|beside|save for|net of|minus|sett?ing|putt?ing|ex\b)/;
/** `excluding meals`, `outside Texas`, `not in Ohio`, `by companies other than Caldrexa and Kelvanta`. */
const leftOutBy = (fits: (words: string) => boolean) =>
  map(
    open(
      seq(
        opt(seq(opt(VERB), alt<unknown>(PREPOSITION, BY))),
        opt(SEVERAL),
        tag('not', (not, input) => fits(wordsOf(input, not))),
        many(PREPOSITION),
        named(ALIKE),
      ),
    ),
    ([, , , , without]) => without,
  );
const WITHOUT: Parser<Condition> = alt<Condition>(
  map(
    leftOutBy((words) => SETTING_ASIDE.test(words)),
    (without) => ({ without, isSetAside: true }),
  ),
  map(
    leftOutBy((words) => !SETTING_ASIDE.test(words)),
    (without) => ({ without }),
  ),
);
/** `the years` before 2024; `yearly` asks for a row of each. */
const isYear = (grain: TagOf<'grain'>, input: Input) => grain.grain === 'year' && /years?$/.test(wordsOf(input, grain));
/** `in 2023`, `in the years before 2024`. */
const WHEN: Parser<Condition> = map(
  open(seq(many(PREPOSITION), opt(tag('grain', isYear)), tag('period'))),
  ([, , when]) => ({ when }),
);
/** `research payments`, and not what of all kinds `was research`. */
const OF_SOURCE = readByRules(
  seq(
    many(PREPOSITION),
    tag('source', ({ from }, { tokens }) => tokens[from - 1]?.lemma !== 'be'),
  ),
);

/** A figure has the verb already: `how much was received by`. */
const DONE_BY = only(BY, ({ from }, { tokens }) =>
  /^(?:received|accepted|taken|obtained|earned|collected|paid|got|made|held)$/.test(tokens[from - 1]?.low ?? ''),
);
/** `to`, `received by`; `total by physician` has a row for each. */
const TO_OR_BY = alt<unknown>(seq(opt(VERB), PREPOSITION), seq(VERB, BY), DONE_BY);
/** `to physicians`, `received by Texas hospitals`, `going to NPPs`. */
const OF_PEOPLE: Parser<Condition> = alt(
  map(seq(TO_OR_BY, open(many(tag('value', isPlace))), PEOPLE), ([, , noun]) => ({ noun })),
  map(seq(opt(VERB), only(PEOPLE, isSaidOf)), ([, noun]) => ({ noun })),
  // `that doctors received`.
  map(
    seq(
      tag('noun', (noun, input) => areKnown(noun) && isRelative(noun, input)),
      tag('verb', ({ role }) => role === 'payee'),
    ),
    ([noun]) => ({ noun }),
  ),
  // `to Texas doctors`.
  map(seq(TO_OR_BY, open(VALUE), PEOPLE), ([, , noun]) => ({ noun })),
);

/** `with recipient` asks to see them. */
const TO_WHOM = alt<unknown>(
  tag('preposition', (word, input) => wordsOf(input, word) !== 'with'),
  tag('comparator', isWord('from')),
);
/** `to recipients`, `by companies`. */
const OF_ANYBODY = readByRules(
  alt<unknown>(
    seq(opt(VERB), TO_WHOM, ANYBODY),
    // `paid by companies`; `by company` has a row for each.
    seq(VERB, BY, SEVERAL),
  ),
);

const EACH = tag('by', isWord('each', 'apiece'));
const MONEY = tag('number', ({ isMoney, isPercent }) => isMoney && !isPercent);
const BETWEEN = tag('comparator', ({ op }) => op === 'between');
const TO = alt<unknown>(tag('and'), tag('preposition', isWord('to')));
/** `over $500`, `between $100 and $500`. */
const THRESHOLD: Parser<Threshold> = alt<Threshold>(
  map(
    seq(
      tag('comparator', ({ op }) => op !== 'between'),
      MONEY,
    ),
    ([{ op }, { value }]) => ({ on: 'record', op, value }),
  ),
  map(seq(opt(alt<unknown>(BETWEEN, PREPOSITION)), MONEY, TO, MONEY), ([, { value }, , to]) => ({
    on: 'record',
    op: 'between',
    value,
    to: to.value,
  })),
);
/** `companies with more than $500`: of what each has in all. */
const OF_SOMEBODY = ['with', 'by', 'to', 'from', 'at'];
/** `payments over $500`, `of at least $1,000 each`: of single ones. */
const OF_AMOUNT: Parser<Condition> = map(
  seq(
    many(
      alt<unknown>(
        tag('preposition', (one, input) => !OF_SOMEBODY.includes(wordsOf(input, one))),
        tag('only'),
      ),
    ),
    opt(tag('unit')),
    opt(tag('preposition', isWord('of'))),
    opt(EACH),
    THRESHOLD,
    opt(EACH),
  ),
  ([, unit, , before, threshold, after]) => ({
    threshold,
    isOfEach: [unit, before, after].some((one) => one !== undefined),
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
export const OF_RECORDS: Parser<Condition> = alt(
  CONDITION,
  OF_AMOUNT,
  // `payments in 2024 that exceed $5,000 each`: the time before the bound, where that is said to be of each.
  map(seq(tag('unit'), WHEN, THRESHOLD, EACH), ([, when, threshold]) => ({ ...when, threshold, isOfEach: true })),
);

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

/** `Texas`, `doctors`, `2023`: what a question is about, before it. */
const TOPIC = alt<Condition>(
  readByRules(VALUE),
  WHEN,
  map(PEOPLE, (noun) => ({ noun })),
);
/** `devices only: top 5 products`: what kind of products all of it is about. */
const KIND_ONLY: Parser<Condition> = map(
  seq(
    alt(
      tag('noun', ({ noun }) => noun.dimension === 'product' && noun.where !== undefined),
      PEOPLE,
    ),
    tag('only'),
  ),
  ([noun]) => ({ noun }),
);
/** `Texas: what is`: it may stand right before what asks. */
const ASKED_OF: Parser<Condition> = (input, at) => TOPIC(input, at).filter(({ to }) => asksNext(input, to));

function asksNext({ tags }: Input, at: number): boolean {
  const next = tags.slice(at).find(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  return next?.kind === 'which' || next?.kind === 'how';
}

/** `among physicians in Texas,` before what is asked. */
export const IN_FRONT: Parser<Said> = map(
  opt(
    alt<readonly Condition[]>(
      map(seq(OF_RECORDS, many(OF_RECORDS), opt(tag('only')), COMMA, opt(COMMA)), ([first, rest]) => [first, ...rest]),
      map(seq(TOPIC, COMMA, opt(COMMA)), ([topic]) => [topic]),
      map(ASKED_OF, (topic) => [topic]),
      map(seq(KIND_ONLY, opt(COMMA)), ([topic]) => [topic]),
      map(COMMA, () => []),
    ),
  ),
  (conditions = []) => ({ conditions }),
);

/** Times alone, behind what has its conditions before it. */
export const TIMES: Parser<Said> = map(many(WHEN), (conditions) => ({ conditions }));
