import type { Draw, Drawn } from '../draw.ts';
import type { Value } from '../parts.ts';
import { filled } from '../wording.ts';

/** A condition as a clause of its own, behind the payments that it is about. */
interface Clause {
  readonly of: string;
  readonly values: readonly Record<string, Extract<Value, object>[string]>[];
  /** Right behind a word for payments, and anywhere. */
  readonly behind: readonly string[];
  readonly says: readonly string[];
  readonly leads?: readonly string[];
  readonly sql: string;
}

const NAMES = ['Caldrexa', 'Brantovia', 'Norvelis', 'Kelvanta', 'Eskarion', 'Lorquin', 'Hollimar', 'Mavressa'];
const YEARS = [2021, 2022, 2023, 2024];

/** Conditions as they are said in long and formal questions: relative and passive clauses, and wordy prepositions. */
export const CLAUSES: readonly Clause[] = [
  {
    of: 'company',
    values: NAMES.map((name) => ({ name })),
    behind: [
      'made by <v.name>',
      'that <v.name> made',
      'which were made by <v.name>',
      'that were reported by <v.name>',
      'attributable to <v.name>',
      'which <v.name> reported',
      'that have been made by <v.name>',
      'originating from <v.name>',
    ],
    leads: ['with respect to <v.name>', 'in the case of <v.name>', 'as regards <v.name>'],
    says: ['by <v.name>', 'at <v.name>'],
    sql: "company LIKE '<v.name>%'",
  },
  {
    of: 'kind',
    values: [
      { sql: 'physician', said: ['physicians', 'doctors'] },
      { sql: 'practitioner', said: ['non-physician practitioners', 'NPPs'] },
      { sql: 'hospital', said: ['teaching hospitals'] },
    ],
    behind: [
      'made to <v.said>',
      'that were made to <v.said>',
      'which were received by <v.said>',
      'received by <v.said>',
      'that <v.said> received',
      'that went to <v.said>',
      'which have been paid to <v.said>',
    ],
    leads: ['with regard to <v.said>', 'as far as <v.said> are concerned'],
    says: ['to <v.said>'],
    sql: "kind = '<v.sql>'",
  },
  {
    of: 'nature',
    values: [
      { sql: 'Food and Beverage', said: ['meals', 'food and beverage'] },
      { sql: 'Consulting Fee', said: ['consulting fees'] },
      { sql: 'Gift', said: ['gifts'] },
      { sql: 'Honoraria', said: ['honoraria'] },
      { sql: 'Education', said: ['education'] },
      { sql: 'Royalty or License', said: ['royalties'] },
    ],
    behind: [
      'classified as <v.said>',
      'that were made for <v.said>',
      'which are categorized as <v.said>',
      'recorded as <v.said>',
      'that fall under <v.said>',
      'for <v.said>',
    ],
    leads: ['with respect to <v.said>', 'considering <v.said> only'],
    says: ['for <v.said>'],
    sql: "nature = '<v.sql>'",
  },
  {
    of: 'state',
    values: [
      { sql: 'TX', said: 'Texas' },
      { sql: 'CA', said: 'California' },
      { sql: 'OH', said: 'Ohio' },
      { sql: 'FL', said: 'Florida' },
    ],
    behind: [
      'made to recipients in <v.said>',
      'that went to recipients located in <v.said>',
      'which were received in <v.said>',
      'in the state of <v.said>',
      'made to recipients who are based in <v.said>',
    ],
    leads: ['with respect to <v.said>', 'in the state of <v.said>'],
    says: ['in <v.said>', 'in the state of <v.said>'],
    sql: "state = '<v.sql>'",
  },
  {
    of: 'time',
    values: YEARS.map((year) => ({ year })),
    behind: [
      'in <v.year>',
      'in the course of <v.year>',
      'over the course of <v.year>',
      'throughout <v.year>',
      'that were made in <v.year>',
      'during calendar year <v.year>',
      'in program year <v.year>',
      'in the year <v.year>',
    ],
    leads: ['in <v.year>', 'in the course of <v.year>', 'with respect to <v.year>', 'for the year <v.year>'],
    says: ['in <v.year>', 'in the course of <v.year>', 'over the course of <v.year>', 'during calendar year <v.year>'],
    sql: 'year = <v.year>',
  },
  {
    of: 'time',
    values: [
      { from: 2021, to: 2023 },
      { from: 2022, to: 2023 },
      { from: 2022, to: 2024 },
    ],
    behind: [
      'in the years from <v.from> to <v.to>',
      'between <v.from> and <v.to>',
      'during the years <v.from> through <v.to>',
      'in the period from <v.from> to <v.to>',
    ],
    leads: ['in the period from <v.from> to <v.to>', 'over the years <v.from> to <v.to>'],
    says: ['from <v.from> to <v.to>', 'in the years from <v.from> to <v.to>'],
    sql: 'year BETWEEN <v.from> AND <v.to>',
  },
  {
    of: 'form',
    values: [
      { sql: 'In-kind items and services', said: 'in kind' },
      { sql: 'Cash or cash equivalent', said: 'in cash' },
    ],
    behind: ['made <v.said>', 'that were made <v.said>', 'which were paid <v.said>'],
    says: ['<v.said>'],
    sql: "form = '<v.sql>'",
  },
  {
    of: 'product',
    values: [
      { sql: 'ZIMURAXIN', said: 'Zimuraxin' },
      { sql: 'MYROLANOR', said: 'Myrolanor' },
      { sql: 'TOVINOR', said: 'Tovinor' },
    ],
    behind: [
      'in connection with <v.said>',
      'relating to <v.said>',
      'with respect to <v.said>',
      'that are associated with <v.said>',
      'concerning <v.said>',
    ],
    leads: ['with respect to <v.said>', 'as regards <v.said>'],
    says: ['in connection with <v.said>', 'with respect to <v.said>'],
    sql: "record_id IN (SELECT record_id FROM paid_product WHERE product = '<v.sql>')",
  },
  {
    of: 'bound',
    values: [100, 500, 1000].map((bound) => ({ sql: bound, said: `$${bound.toLocaleString('en-US')}` })),
    behind: ['in excess of <v.said> each', 'of more than <v.said> each', 'each exceeding <v.said>'],
    says: ['for payments in excess of <v.said> each'],
    sql: 'amount > <v.sql>',
  },
];

/** Some clauses, each of another kind, and none of those left out. */
export function clauses(
  { random }: Draw,
  [least, most]: readonly [number, number],
  leftOut: readonly string[],
): Drawn[] {
  const kinds = [...new Set(CLAUSES.map(({ of }) => of))].filter((kind) => !leftOut.includes(kind));
  return random
    .shuffled(kinds)
    .slice(0, least + random.below(most - least + 1))
    .map((kind) => {
      const { of, values, says, behind, leads = [], sql } = random.pick(CLAUSES.filter((clause) => clause.of === kind));
      const v = random.pick(values);
      const fill = (phrase: string) => filled(phrase, { v }, random);
      const first = kind === 'bound' || kind === 'form' ? ({ first: true } as const) : {};
      return {
        of,
        says: says.map(fill),
        behind: behind.map(fill),
        leads: leads.map(fill),
        went: [],
        ...first,
        sql: fill(sql),
      };
    });
}
