/** A set of members by a condition on what each of them got or paid: in the words that follow a noun, and what holds for the records of each. */
export interface MemberSet {
  /** Words for what they did: `received more than $50,000 in total`. */
  readonly did: readonly string[];
  /** Words that stand behind a noun by themselves: `with more than 20 payments`. */
  readonly has?: readonly string[];
  readonly blanks?: Readonly<Record<string, readonly (string | number | Readonly<Record<string, string | number>>)[]>>;
  readonly having: string;
  /** Records that a figure of the members may be taken of as well, where the condition names some. */
  readonly narrow?: string;
  /** Kinds of conditions that nobody says beside it. */
  readonly unfit?: readonly string[];
  /** The condition is on what each got from one company. */
  readonly isOfPair?: true;
}

const money = [
  { sql: 20000, said: '$20,000' },
  { sql: 50000, said: '$50,000' },
  { sql: 100000, said: '$100K' },
];
const millions = [
  { sql: 500000, said: '$500,000' },
  { sql: 1000000, said: '$1 million' },
];
const over = [
  { sql: '>', said: 'more than' },
  { sql: '>', said: 'over' },
  { sql: '>=', said: 'at least' },
];
const nature = [
  { sql: 'Consulting Fee', said: 'consulting fees' },
  { sql: 'Travel and Lodging', said: 'travel and lodging' },
  { sql: 'Travel and Lodging', said: 'travel' },
  { sql: 'Honoraria', said: 'honoraria' },
];
const other = [
  { sql: 'Royalty or License', said: 'royalties' },
  { sql: 'Education', said: 'education' },
  { sql: 'Gift', said: 'gifts' },
  { sql: 'Grant', said: 'grants' },
];
const of = (one: string) => `nature = '<${one}.sql>'`;
const number = (condition: string) => `count(*) FILTER (${condition})`;
const both = (one: string, two: string) => `${number(one)} > 0 AND ${number(two)} > 0`;
const butNot = (one: string, two: string) => `${number(one)} > 0 AND ${number(two)} = 0`;
const from = (company: string) => `company LIKE '<${company}>%'`;
const company = ['Caldrexa', 'Brantovia', 'Norvelis'];
const rival = ['Kelvanta', 'Eskarion', 'Lorquin'];

/** Of those who are paid. */
export const OF_RECIPIENTS: readonly MemberSet[] = [
  {
    blanks: { over, money },
    did: [
      'received <over.said> <money.said> in total',
      'got <over.said> <money.said> altogether',
      'were paid <over.said> <money.said> in total',
    ],
    has: [
      'with total payments of <over.said> <money.said>',
      'whose total payments were <over.said> <money.said>',
      'with <over.said> <money.said> in total payments',
    ],
    having: 'sum(amount) <over.sql> <money.sql>',
  },
  {
    did: ['received between $20,000 and $50,000 in total', 'got between $20,000 and $50,000 altogether'],
    has: ['with total payments between $20,000 and $50,000'],
    having: 'sum(amount) BETWEEN 20000 AND 50000',
  },
  {
    blanks: { over, count: [50, 100] },
    did: ['received <over.said> <count> payments', 'got <over.said> <count> payments'],
    has: ['with <over.said> <count> payments'],
    having: 'sum(payments) <over.sql> <count>',
  },
  {
    blanks: { over, count: [10, 15] },
    did: [
      'were paid by <over.said> <count> different companies',
      'received payments from <over.said> <count> companies',
      'got money from <over.said> <count> different companies',
    ],
    has: ['with payments from <over.said> <count> companies'],
    having: 'count(DISTINCT company_id) <over.sql> <count>',
    unfit: ['company'],
  },
  {
    did: ['were paid in at least 3 different years', 'received payments in at least 3 years'],
    has: ['with payments in at least 3 different years'],
    having: 'count(DISTINCT year) >= 3',
    unfit: ['time'],
  },
  {
    did: ['were paid in every year from 2021 to 2024', 'received payments in each year from 2021 to 2024'],
    having: 'count(DISTINCT year) FILTER (year BETWEEN 2021 AND 2024) = 4',
    narrow: 'year BETWEEN 2021 AND 2024',
    unfit: ['time'],
  },
  {
    blanks: { nature, other },
    did: [
      'received both <nature.said> and <other.said>',
      'received <nature.said> and also <other.said>',
      'got <nature.said> as well as <other.said>',
    ],
    has: ['with both <nature.said> and <other.said>'],
    having: both(of('nature'), of('other')),
    narrow: "nature IN ('<nature.sql>', '<other.sql>')",
    unfit: ['nature'],
  },
  {
    blanks: { nature, other },
    did: [
      'received <nature.said> but no <other.said>',
      'got <nature.said> but never <other.said>',
      'received <nature.said> without any <other.said>',
    ],
    has: ['with <nature.said> but no <other.said>', 'with <nature.said> but without <other.said>'],
    having: butNot(of('nature'), of('other')),
    narrow: of('nature'),
    unfit: ['nature'],
  },
  {
    blanks: {
      nature: [
        { sql: 'Food and Beverage', said: 'meals' },
        { sql: 'Food and Beverage', said: 'food and beverage' },
      ],
    },
    did: ['received nothing but <nature.said>', 'got only <nature.said>', 'received only <nature.said>'],
    having: `count(*) FILTER (nature <> '<nature.sql>') = 0`,
    unfit: ['nature', 'list'],
  },
  {
    blanks: { company, rival },
    did: [
      'were paid by both <company> and <rival>',
      'received payments from both <company> and <rival>',
      'got money from <company> and also from <rival>',
    ],
    having: both(from('company'), from('rival')),
    narrow: "(company LIKE '<company>%' OR company LIKE '<rival>%')",
    unfit: ['company', 'list'],
  },
  {
    blanks: { company, rival },
    did: [
      'were paid by <company> but not by <rival>',
      'received payments from <company> but not from <rival>',
      'got money from <company> but none from <rival>',
    ],
    having: butNot(from('company'), from('rival')),
    narrow: from('company'),
    unfit: ['company', 'list'],
  },
  {
    did: [
      'were paid in 2023 and again in 2024',
      'received payments in both 2023 and 2024',
      'got payments in 2023 and also in 2024',
    ],
    having: both('year = 2023', 'year = 2024'),
    narrow: 'year IN (2023, 2024)',
    unfit: ['time', 'list'],
  },
  {
    did: [
      'were paid in 2023 but not in 2024',
      'received payments in 2023 but none in 2024',
      'were paid in 2023 but no longer in 2024',
    ],
    having: butNot('year = 2023', 'year = 2024'),
    narrow: 'year = 2023',
    unfit: ['time', 'list'],
  },
  {
    blanks: { over, money },
    did: [
      'received <over.said> <money.said> in 2023 and again in 2024',
      'received <over.said> <money.said> in 2023 and also <over.said> <money.said> in 2024',
      'got <over.said> <money.said> in both 2023 and 2024',
      'were paid <over.said> <money.said> in 2023 and <over.said> <money.said> in 2024',
    ],
    has: ['with <over.said> <money.said> in 2023 and <over.said> <money.said> in 2024'],
    having:
      'sum(amount) FILTER (year = 2023) <over.sql> <money.sql> AND sum(amount) FILTER (year = 2024) <over.sql> <money.sql>',
    narrow: 'year IN (2023, 2024)',
    unfit: ['time'],
  },
  {
    blanks: { over, money, nature },
    did: ['received <over.said> <money.said> in <nature.said>', 'got <over.said> <money.said> for <nature.said>'],
    has: ['with <over.said> <money.said> in <nature.said>'],
    having: `sum(amount) FILTER (${of('nature')}) <over.sql> <money.sql>`,
    narrow: of('nature'),
    unfit: ['nature'],
  },
  {
    blanks: { over, company },
    did: [
      'received <over.said> $20,000 from <company>',
      'got <over.said> $20,000 in total from <company>',
      'were paid <over.said> $20,000 by <company>',
    ],
    having: `sum(amount) FILTER (${from('company')}) <over.sql> 20000`,
    narrow: from('company'),
    unfit: ['company'],
  },
  {
    blanks: { over, count: [50, 100] },
    did: ['had <over.said> <count> meals', 'received <over.said> <count> meals'],
    has: ['with <over.said> <count> meals'],
    having: "sum(payments) FILTER (nature = 'Food and Beverage') <over.sql> <count>",
    narrow: "nature = 'Food and Beverage'",
    unfit: ['nature'],
  },
  {
    blanks: { over, money },
    did: [
      'received <over.said> 20 payments and <over.said> <money.said> in total',
      'got <over.said> <money.said> in total and <over.said> 20 payments',
    ],
    has: ['with <over.said> 20 payments and <over.said> <money.said> in total'],
    having: 'sum(payments) <over.sql> 20 AND sum(amount) <over.sql> <money.sql>',
  },
  {
    blanks: { over, money },
    did: [
      'received <over.said> <money.said> from one and the same company',
      'got <over.said> <money.said> from a single company',
      'were paid <over.said> <money.said> by one company',
    ],
    has: ['with <over.said> <money.said> from a single company'],
    having: 'sum(amount) <over.sql> <money.sql>',
    unfit: ['company'],
    isOfPair: true,
  },
  {
    blanks: { over },
    did: [
      'had <over.said> 50 meals from a single company',
      'received <over.said> 50 meals from one company',
      'got <over.said> 50 meals from one and the same company',
    ],
    having: "sum(payments) FILTER (nature = 'Food and Beverage') <over.sql> 50",
    unfit: ['company', 'nature'],
    isOfPair: true,
  },
];

/** Of companies. */
export const OF_COMPANIES: readonly MemberSet[] = [
  {
    blanks: { over, money: millions },
    did: [
      'spent <over.said> <money.said> in total',
      'paid <over.said> <money.said> altogether',
      'spent <over.said> <money.said>',
    ],
    has: ['with total spend of <over.said> <money.said>', 'whose total spend was <over.said> <money.said>'],
    having: 'sum(amount) <over.sql> <money.sql>',
  },
  {
    blanks: { over, count: [500, '1,000'] },
    did: ['paid <over.said> <count> physicians', 'paid <over.said> <count> different doctors'],
    has: ['with <over.said> <count> paid physicians'],
    having: "count(DISTINCT recipient_id) FILTER (kind = 'physician') <over.sql> <count>",
    unfit: ['nature', 'figures'],
  },
  {
    blanks: { over, count: ['1,000', '2,000'] },
    did: ['made <over.said> <count> payments'],
    has: ['with <over.said> <count> payments'],
    having: 'sum(payments) <over.sql> <count>',
  },
  {
    blanks: { over, nature, money },
    did: ['spent <over.said> <money.said> on <nature.said>', 'paid <over.said> <money.said> in <nature.said>'],
    has: ['with <over.said> <money.said> in <nature.said>'],
    having: `sum(amount) FILTER (${of('nature')}) <over.sql> <money.sql>`,
    narrow: of('nature'),
    unfit: ['nature'],
  },
  {
    blanks: { nature, other },
    did: [
      'paid both <nature.said> and <other.said>',
      'paid <nature.said> and also <other.said>',
      'paid <nature.said> as well as <other.said>',
    ],
    having: both(of('nature'), of('other')),
    narrow: "nature IN ('<nature.sql>', '<other.sql>')",
    unfit: ['nature'],
  },
  {
    blanks: { nature, other },
    did: ['paid <nature.said> but no <other.said>', 'paid for <nature.said> but not for <other.said>'],
    has: ['with <nature.said> but no <other.said>'],
    having: butNot(of('nature'), of('other')),
    narrow: of('nature'),
    unfit: ['nature'],
  },
  {
    blanks: { over, money: millions },
    did: [
      'spent <over.said> <money.said> in 2023 and again in 2024',
      'spent <over.said> <money.said> in both 2023 and 2024',
      'spent <over.said> <money.said> in 2023 and also <over.said> <money.said> in 2024',
    ],
    having:
      'sum(amount) FILTER (year = 2023) <over.sql> <money.sql> AND sum(amount) FILTER (year = 2024) <over.sql> <money.sql>',
    narrow: 'year IN (2023, 2024)',
    unfit: ['time'],
  },
];
