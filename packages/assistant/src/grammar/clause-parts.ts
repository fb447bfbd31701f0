import type { Tag } from '../tags/tag.ts';
import { LIST } from './clause-list.ts';
import { isCompany, isMany, isOfPeople, LINK, linked, type Part } from './clause-part.ts';
import { PEOPLE } from './conditions.ts';
import { EXTREME, FIGURE } from './figures.ts';
import { alt, COMMA, type Input, isWord, map, only, open, opt, type Parser, seq, tag } from './parser.ts';
import { BY, ROW } from './rows.ts';
import type { Condition } from './sentence.ts';

const isSpending = ({ from, to }: Tag, { tokens }: Input) => to - from === 1 && tokens[from]?.lemma === 'spend';
const isListed = ({ from }: Tag, { tokens }: Input) => [',', 'and'].includes(tokens[from - 1]?.low ?? '');
/** `meal spend by company with the number of doctors`: what is asked for, where nobody is named who does it. */
const isNamed = ({ from }: Tag, { tags, tokens }: Input) =>
  tokens[from]?.low !== 'spent' &&
  tags
    .filter(({ to }) => to <= from)
    .every(
      (tag) =>
        ['preposition', 'period', 'list'].includes(tag.kind) ||
        (tag.kind === 'value' && !isCompany(tag)) ||
        (tag.kind === 'filler' && tokens[tag.from]?.lemma !== 'do'),
    );
/** `spent` beside `how much` is what is done, and no second amount; of `median payment, spend` it is one. */
const VERB: Parser<Part> = map(
  alt<Tag>(
    tag('verb', ({ role }) => role === 'payer' || role === 'payee'),
    tag('amount', (amount, input) => isSpending(amount, input) && !isListed(amount, input) && !isNamed(amount, input)),
  ),
  (verb) => ({ role: 'verb', tag: verb, said: {} }),
);

/** `Caldrexa`, `by Caldrexa`, `from Caldrexa`, `companies`. */
const PAYER: Parser<Part> = linked(
  open(
    alt<Tag>(
      tag('value', isCompany),
      tag('noun', (noun, input) => noun.noun.dimension === 'company' && !noun.noun.where && isMany(noun, input)),
    ),
  ),
  (payer) => ({
    role: 'payer',
    tag: payer,
    said: {},
    ...(payer.kind === 'value' && { values: [payer] }),
  }),
);

/** `to Amara Vandale`, `cardiologists`: those whom the data knows by name or by what they are. */
const NAMED_PAYEE: Parser<Part> = linked(
  open(tag('value', (value, input) => isOfPeople(value) || (value.isPerson === true && isMany(value, input)))),
  (payee) => ({ role: 'payee', tag: payee, values: [payee], said: {} }),
);

/** `doctors`, `to a teaching hospital`; of `a doctor` without a small word nobody can tell whether it is an average. */
const PAYEE: Parser<Part> = only(
  linked(
    PEOPLE,
    (noun): Part => ({ role: 'payee', tag: noun, said: { conditions: [{ noun }] satisfies Condition[] } }),
  ),
  ({ tag: noun, link }, input) => link !== undefined || (noun !== undefined && isMany(noun, input)),
);

/** `to how many doctors`, `what number of companies`; `by amount` says an order. */
const FIGURE_ASKED: Parser<Part> = map(
  only(
    seq(opt(LINK), opt(tag('which', isWord('what'))), FIGURE),
    ([link, , { figures }]) => link === undefined || figures?.[0]?.figure.kind === 'distinct',
  ),
  ([, , said]) => ({ role: 'figure', said }),
);

/** `consulting fees went to how many doctors`: who stands behind it is counted. */
function isOfNobody({ to }: Tag, { tags }: Input): boolean {
  const next = tags.find(({ from }) => from === to);
  return next?.kind !== 'noun' && !(next?.kind === 'value' && next.isPerson === true);
}

const AMOUNT_TOO = seq(opt(COMMA), opt(tag('and')), FIGURE);
/** `grants to hospitals: number of them and total`: the number of what the sentence begins with. */
const NUMBER_OF_THEM: Parser<Part> = map(
  seq(
    only(tag('count', isWord('how many', 'number', 'the number of', 'count')), isOfNobody),
    opt(tag('followUp', isWord('of them', 'of those', 'of these'))),
    opt(AMOUNT_TOO),
  ),
  ([count, , beside]) => ({ role: 'number', tag: count, said: beside?.[2] ?? {} }),
);

/** `what did`, `what was`: what came of it, and not `what companies`. */
const WHAT: Parser<Part> = map(
  tag('which', (which, input) => {
    const next = input.tokens[which.to];
    return /^what(?: be)?$/.test(lemmasIn(input, which)) && (isActing(next?.lemma) || which.to - which.from > 1);
  }),
  (what) => ({ role: 'what', tag: what, said: {} }),
);

const isActing = (lemma: string | undefined) => ['do', 'have', 'be'].includes(lemma ?? '');
const lemmasIn = ({ tokens }: Input, { from, to }: Tag) =>
  tokens
    .slice(from, to)
    .map(({ lemma }) => lemma)
    .join(' ');

/** `has had money from how many companies`: the object of what is counted by whom. */
const MONEY: Parser<Part> = map(
  alt<Tag>(tag('amount', isWord('money', 'dollars', 'funding')), tag('unit')),
  (money) => ({ role: 'money', tag: money, said: {} }),
);

const VALUE = tag('value', (value) => !isCompany(value) && !isOfPeople(value) && value.isPerson !== true);
const OF_VALUE: Parser<Part> = linked(open(VALUE), (value) => ({
  role: 'value',
  tag: value,
  values: [value],
  said: {},
}));

const WHEN: Parser<Part> = linked(open(tag('period')), (when) => ({
  role: 'when',
  tag: when,
  said: { conditions: [{ when }] },
}));
const SOURCE: Parser<Part> = linked(
  open(tag('source', ({ from }, { tokens }) => tokens[from - 1]?.lemma !== 'be')),
  (source) => ({ role: 'source', tag: source, said: {} }),
);

/** `by state`, `in each year`; `by companies` may be who paid. */
const ROWS: Parser<Part> = map(
  only(BY, ({ rows }, input) => (rows ?? []).every((row) => row.kind === 'grain' || !isMany(row, input))),
  (said) => ({ role: 'rows', said }),
);

/** `what month`, `in which state`: the row that the end of an order is asked of. */
const ASKED_ROW: Parser<Part> = map(seq(opt(LINK), tag('which', isWord('what', 'which')), ROW), ([, which, said]) => ({
  role: 'asked',
  tag: which,
  said,
}));
const PEAK = tag('statistic', isWord('peak', 'peaks', 'peaked', 'peaking'));
/** `peaked`, `was highest`. */
const RANK: Parser<Part> = alt<Part>(
  map(seq(PEAK, opt(tag('preposition', isWord('in')))), ([peak]) => ({
    role: 'rank',
    tag: peak,
    said: { direction: 'desc' },
  })),
  map(EXTREME, (rank) => ({ role: 'rank', tag: rank, said: { direction: rank.direction } })),
);

export const PART: Parser<Part> = alt<Part>(
  LIST,
  VERB,
  FIGURE_ASKED,
  NUMBER_OF_THEM,
  PAYER,
  NAMED_PAYEE,
  PAYEE,
  OF_VALUE,
  WHEN,
  SOURCE,
  ROWS,
  WHAT,
  ASKED_ROW,
  RANK,
  MONEY,
);
