import type { Draw } from '../draw.ts';
import { select } from '../statements.ts';
import { FRAMES } from './headings-frames.ts';
import {
  COLUMNS,
  FEW,
  HEADINGS,
  type Heading,
  LINES,
  type Line,
  ORDER,
  type Slot,
  TERMS,
  type Term,
  TOTAL,
} from './headings-words.ts';
import { type Conditions, type Fill, written } from './headings-written.ts';
import type { Shapes } from './shape.ts';

const HEADS = [3, 5, 10];
const WORDS: Readonly<Record<number, string>> = { 3: 'three', 5: 'five', 10: 'ten' };

/** Questions as headings, notes and lists write them: noun phrases in any order, with any sign between them. */
export const HEADINGS_SHAPES = {
  'heading figure': (draw) => {
    const figure = draw.random.pick(HEADINGS);
    const conditions = drawn(draw, [2, 3], unfitOf(figure));
    const [frame = '', ask = ''] = put(draw, FRAMES.figure, { figure: figure.said }, conditions);
    const asked = frame.includes('<figure>') ? figure : TOTAL;
    const where = [...sqlOf(conditions), asked.only];
    const listed = `${select(['recipient', 'sum(amount)'], where)} GROUP BY recipient, recipient_id`;
    const answers = asked.sql.map((sql) => select([sql], where));
    return { ask, answers: asked.isListed ? [...answers, listed] : answers };
  },

  'heading rows': (draw) => {
    const figure = draw.random.pick(HEADINGS);
    const line = lineOf(draw, [figure]);
    const conditions = drawn(draw, [1, 3], [...unfitOf(figure), line.of]);
    const fill = { figure: figure.said, line: [line.said], adverb: line.adverb };
    const [frame = '', ask = ''] = put(draw, FRAMES.rows, fill, conditions);
    const asked = frame.includes('<figure>') ? figure : TOTAL;
    return { ask, answers: asked.sql.map((sql) => each(line.sql, [sql], [...sqlOf(conditions), asked.only])) };
  },

  'heading ranked': (draw) => {
    const figure = draw.random.pick(HEADINGS.filter(({ isEnd }) => !isEnd));
    const line = lineOf(draw, [figure], ({ many }) => many !== undefined);
    const conditions = drawn(draw, [1, 2], [...unfitOf(figure), line.of]);
    const n = draw.random.pick(HEADS);
    const fill = {
      figure: figure.said,
      many: [line.many ?? ''],
      most: figure.most ?? ['highest', 'largest'],
      n: [n],
      word: [WORDS[n] ?? ''],
    };
    const [frame = '', ask = ''] = put(draw, FRAMES.ranked, fill, conditions);
    const order = /lowest|bottom/.test(frame) ? '' : ' DESC';
    const cut = ` ORDER BY 2${order} LIMIT ${n}`;
    return { ask, answers: figure.sql.map((sql) => each(line.sql, [sql], [...sqlOf(conditions), figure.only]) + cut) };
  },

  'heading people': (draw) => {
    const people = draw.random.pick(TERMS.people.filter(({ said: [said = ''] }) => said !== 'HCPs'));
    const conditions = drawn(draw, [1, 2], ['people']);
    const n = draw.random.pick(HEADS);
    const fill = {
      group: people.said.filter((said) => !said.endsWith('only')),
      n: [n],
      received: ['total received', 'amount', 'total', 'spend'],
    };
    const [, ask = ''] = put(draw, FRAMES.people, fill, conditions);
    const where = [...sqlOf(conditions), people.sql].join(' AND ');
    return {
      ask,
      answers: [
        `SELECT recipient, sum(amount) FROM paid WHERE ${where} GROUP BY recipient, recipient_id ORDER BY 2 DESC LIMIT ${n}`,
      ],
    };
  },

  'heading each': (draw) => {
    const figure = draw.random.pick(HEADINGS);
    // Of people with three kinds of payments it is asked whether they have each.
    const unfit = figure.only === undefined ? unfitOf(figure) : ['nature'];
    const slot = draw.random.pick((['company', 'company', 'nature'] as const).filter((one) => !unfit.includes(one)));
    const [one, two, three] = draw.random.shuffled<Term>(TERMS[slot]);
    const conditions = drawn(draw, [1, 2], [...unfitOf(figure), slot]);
    const fill = {
      figure: figure.said,
      one: one?.said.slice(0, 1),
      two: two?.said.slice(0, 1),
      three: three?.said.slice(0, 1),
    };
    const [frame = '', ask = ''] = put(draw, FRAMES.each, fill, conditions);
    const terms = [one, two, ...(frame.includes('<three>') ? [three] : [])].flatMap((term) => term ?? []);
    const row = (sql: string) => (term: Term) =>
      select([`any_value(${term.name})`, sql], [...sqlOf(conditions), figure.only, term.sql]);
    const apart = figure.sql.map((sql) => terms.map(row(sql)).join(' UNION ALL '));
    // Of three kinds of payments in a list there may be one sum.
    const isSum = slot === 'nature' && !/ vs| v | versus |each|compar|\/ /.test(frame);
    const either = `(${terms.map(({ sql }) => sql).join(' OR ')})`;
    const sums = figure.sql.map((sql) => select([sql], [...sqlOf(conditions), figure.only, either]));
    return { ask, answers: isSum ? [...apart, ...sums] : apart };
  },

  'heading several': (draw) => {
    const [one, two, three] = draw.random.shuffled([...new Set(HEADINGS.filter(({ only, isEnd }) => !only && !isEnd))]);
    if (!one || !two || !three) throw new RangeError('There are more figures than three.');
    const all = [one, two, three];
    const line = lineOf(draw, all);
    const conditions = drawn(draw, [1, 2], [...all.flatMap(unfitOf), line.of]);
    const fill = { figure: one.said, other: two.said, third: three.said, line: [line.said] };
    const [frame = '', ask = ''] = put(draw, FRAMES.several, fill, conditions);
    const asked = frame.includes('<third>') ? all : [one, two];
    const ways = asked.reduce<string[][]>(
      (sum, { sql }) => sum.flatMap((way) => sql.map((each) => [...way, each])),
      [[]],
    );
    return { ask, answers: ways.map((way) => each(line.sql, way, sqlOf(conditions))) };
  },

  'heading records': (draw) => {
    const few = draw.random.pick(FEW);
    const conditions = drawn(draw, [0, 1], ['nature', 'product', 'people']);
    const others = draw.random.shuffled(Object.keys(COLUMNS)).slice(0, 1 + draw.random.below(3));
    // Without its date it may as well be what all of them come to.
    const names = draw.random.shuffled([...new Set(['date', 'amount', ...others])]);
    const said = names.map((name) => draw.random.pick(COLUMNS[name] ?? []));
    const columns = [said.join(', '), `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`];
    const fill = { few: few.many, bound: (few.bound as { said: string[] }).said, columns };
    const [frame = '', ask = ''] = put(draw, FRAMES.records, fill, conditions);
    const shown = frame.includes('<columns>') ? names : ['company', 'recipient', 'date'];
    return { ask, answers: [select([...new Set([...shown, 'amount'])], [few.sql, ...sqlOf(conditions)])] };
  },

  'heading disputed': (draw) => {
    const line = lineOf(draw, []);
    const conditions = drawn(draw, [1, 2], ['nature', 'product', 'people', line.of]);
    const [frame = '', ask = ''] = put(draw, FRAMES.disputed, { line: [line.said] }, conditions);
    const figure = frame.includes('amount') ? 'sum(amount)' : 'count(*)';
    return { ask, answers: [each(line.sql, [figure], [...sqlOf(conditions), 'disputed'])] };
  },

  'heading interests': (draw) => {
    const held = draw.random.pick(HELD);
    const line = draw.random.pick(LINES.filter(({ of, said }) => ['company', 'place'].includes(of) || said === 'year'));
    const n = draw.random.pick([3, 5]);
    const conditions = drawn(draw, [1, 1], ['nature', 'product', 'people', line.of], true);
    const fill = {
      held: held.said,
      line: [line.said],
      many: line.many === undefined ? undefined : [line.many],
      n: [n],
      word: [WORDS[n] ?? ''],
    };
    const [frame = '', ask = ''] = put(draw, FRAMES.interests, fill, conditions);
    const cut = /<n>|<word>/.test(frame) ? ` ORDER BY 2 DESC LIMIT ${n}` : '';
    const isPlain = !/<line>|<many>/.test(frame);
    const rows = isPlain ? select([held.sql], sqlOf(conditions)) : each(line.sql, [held.sql], sqlOf(conditions)) + cut;
    return { ask, answers: [rows.replace('FROM paid', 'FROM owned')] };
  },
} satisfies Shapes;

const HELD = [
  { said: ['physician ownership value', 'value of ownership interests', 'ownership value'], sql: 'sum(value)' },
  { said: ['amount invested', 'dollars invested'], sql: 'sum(invested)' },
  { said: ['number of ownership records', 'ownership record count'], sql: 'count(*)' },
];

const unfitOf = ({ unfit = [] }: Heading) => unfit;
const sqlOf = (conditions: Conditions) => Object.values(conditions).map(({ sql }) => sql);

function put(draw: Draw, frames: readonly string[], fill: Fill, conditions: Conditions): string[] {
  return written(frames, fill, conditions, draw.random);
}

/** Some conditions of different kinds, in the order in which they stand without a sign; of few records only those of a `kind`. */
function drawn(
  draw: Draw,
  [least, most]: readonly [number, number],
  leftOut: readonly string[],
  /** Interests have a year, and no date. */
  isOfYears = false,
): Conditions {
  const slots = draw.random
    .shuffled<Slot>(ORDER.filter((slot) => !leftOut.includes(slot)))
    .slice(0, least + draw.random.below(most - least + 1));
  const isFit = ({ sql }: Term) => !isOfYears || !sql.includes('(date)');
  return Object.fromEntries(
    ORDER.filter((slot) => slots.includes(slot)).map((slot) => [
      slot,
      draw.random.pick((TERMS[slot] as readonly Term[]).filter(isFit)),
    ]),
  );
}

function lineOf(draw: Draw, figures: readonly Heading[], fits: (line: Line) => boolean = () => true): Line {
  const unfit = figures.flatMap(unfitOf);
  return draw.random.pick(LINES.filter((line) => fits(line) && !unfit.includes(line.of)));
}

const each = (name: string, figures: readonly string[], conditions: readonly (string | undefined)[]) =>
  `${select([name, ...figures], [...conditions, `${name} IS NOT NULL`])} GROUP BY 1`;
