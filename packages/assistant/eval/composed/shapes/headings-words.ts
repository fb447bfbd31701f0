import type { Value } from '../parts.ts';

/** A condition as a noun of a heading: `Kelvanta`, `docs only`, `2021 to date`. */
export interface Term {
  readonly said: readonly string[];
  /** Before another noun: `meal spend`. */
  readonly adjunct?: string;
  /** What the same is called in a list of those that have a row each. */
  readonly name?: string;
  readonly sql: string;
}

const company = (name: string): Term => ({
  said: [name],
  adjunct: name,
  name: 'family',
  sql: `company LIKE '${name}%'`,
});
const nature = (sql: string, adjunct: string, ...said: string[]): Term => ({
  said,
  adjunct,
  name: 'nature',
  sql: `nature = '${sql}'`,
});
const state = (code: string, name: string): Term => ({
  said: [name, name, code, `in ${name}`],
  adjunct: name,
  sql: `state = '${code}'`,
});
const city = (name: string): Term => ({ said: [name, `in ${name}`], adjunct: name, sql: `city = '${name}'` });
const product = (name: string, ...said: string[]): Term => ({
  said: [name, ...said],
  adjunct: name,
  sql: `record_id IN (SELECT record_id FROM paid_product WHERE product = '${name.toUpperCase()}')`,
});
const area = (name: string): Term => ({
  said: [`${name.toLowerCase()} products`],
  sql: `record_id IN (SELECT record_id FROM paid_category WHERE product_category = '${name}')`,
});
const specialists = (said: string, path: string): Term => ({
  said: [said, `${said} only`],
  sql: `kind = 'physician' AND specialty = 'Allopathic & Osteopathic Physicians|${path}'`,
});
const time = (sql: string, ...said: string[]): Term => ({ said, sql });
const year = (value: number): Term => ({
  said: [`${value}`, `${value}`, `in ${value}`, `program year ${value}`],
  adjunct: `${value}`,
  sql: `year = ${value}`,
});

/** What conditions of a heading are of. */
export const TERMS = {
  company: ['Caldrexa', 'Brantovia', 'Norvelis', 'Kelvanta', 'Eskarion', 'Lorquin', 'Hollimar', 'Mavressa'].map(
    company,
  ),
  nature: [
    nature('Food and Beverage', 'meal', 'meals', 'food and beverage', 'meals'),
    nature('Consulting Fee', 'consulting', 'consulting fees', 'consulting'),
    nature('Travel and Lodging', 'travel', 'travel', 'travel and lodging'),
    nature('Honoraria', 'honoraria', 'honoraria'),
    nature('Royalty or License', 'royalty', 'royalties'),
    nature('Education', 'education', 'education'),
    nature('Gift', 'gift', 'gifts'),
    nature('Grant', 'grant', 'grants'),
  ],
  place: [
    state('TX', 'Texas'),
    state('CA', 'California'),
    state('FL', 'Florida'),
    state('GA', 'Georgia'),
    state('NJ', 'New Jersey'),
    city('Houston'),
    city('Chicago'),
  ],
  people: [
    {
      said: ['physicians', 'doctors', 'docs only', 'physicians only'],
      adjunct: 'physician',
      sql: `kind = 'physician'`,
    },
    { said: ['NPPs', 'NPPs only', 'non-physician practitioners'], adjunct: 'NPP', sql: `kind = 'practitioner'` },
    { said: ['teaching hospitals', 'hospitals'], adjunct: 'teaching hospital', sql: `kind = 'hospital'` },
    { said: ['HCPs', 'HCPs only'], adjunct: 'HCP', sql: `kind IN ('physician', 'practitioner')` },
    specialists('dermatologists', 'Dermatology'),
    specialists('psychiatrists', 'Psychiatry & Neurology|Psychiatry'),
    specialists('urologists', 'Urology'),
  ],
  product: [
    product('Zimuraxin', 'ZIMURAXIN'),
    product('Myrolanor'),
    product('Tovinor'),
    product('SYNERORENZA'),
    area('Oncology'),
    area('Cardiology'),
  ],
  time: [
    year(2022),
    year(2023),
    year(2024),
    time('year(date) = 2024 AND quarter(date) = 3', 'Q3 2024', '3rd quarter 2024', '2024 Q3'),
    time('year(date) = 2023 AND quarter(date) = 1', 'Q1 2023', 'Q1 2023', 'first quarter 2023'),
    time('year = 2023 AND month(date) <= 6', 'H1 2023', 'first half of 2023'),
    time('year BETWEEN 2021 AND 2023', '2021-2023', '2021 to 2023'),
    time('year >= 2022', '2022 to date', 'since 2022', '2022 onwards'),
    time('year = 2024 AND month(date) = 3', 'March 2024', 'Mar 2024'),
  ],
} satisfies Readonly<Record<string, readonly Term[]>>;

/** The order in which conditions stand one after the other without a sign: `Kelvanta meals Texas 2024`. */
export const ORDER = ['company', 'product', 'nature', 'place', 'people', 'time'] as const;
export type Slot = (typeof ORDER)[number];

/** A figure as people head a column with it. */
export interface Heading {
  readonly said: readonly string[];
  readonly sql: readonly string[];
  readonly only?: string;
  /** Kinds of conditions that nobody says with it. */
  readonly unfit?: readonly string[];
  /** No number or rank stands with it. */
  readonly isEnd?: true;
  /** What is said of the first by it; else the highest. */
  readonly most?: readonly string[];
  /** Without a number before it, it may as well be a list of those. */
  readonly isListed?: true;
}

export const TOTAL: Heading = {
  said: [
    'total',
    'spend',
    'total spend',
    'total amount',
    'total paid',
    'amount',
    'total value',
    'dollars',
    'spend in dollars',
  ],
  sql: ['sum(amount)'],
};
const PAYMENTS: Heading = {
  said: ['number of payments', 'payment count', 'count of payments', '# of payments', 'no. of payments'],
  sql: ['sum(payments)', 'count(*)'],
};
const people = (only: string, ...said: string[]): Heading => ({
  said,
  sql: ['count(DISTINCT recipient_id)'],
  only,
  unfit: ['people'],
});

const HCPS = `kind IN ('physician', 'practitioner')`;

export const HEADINGS: readonly Heading[] = [
  TOTAL,
  TOTAL,
  PAYMENTS,
  { said: ['number of records', 'record count', 'number of transactions', '# of records'], sql: ['count(*)'] },
  {
    said: ['average payment', 'avg payment', 'mean payment', 'average payment size', 'average amount per payment'],
    sql: ['average(sum(amount), count(*))', 'average(sum(amount), sum(payments))'],
  },
  { said: ['median payment', 'median payment amount'], sql: ['middle(amount)'] },
  { said: ['largest payment', 'max payment', 'largest single payment'], sql: ['max(amount)'], isEnd: true },
  people(`kind = 'physician'`, 'number of physicians', 'number of doctors paid', '# of doctors', 'doctor count'),
  people(HCPS, 'number of HCPs paid', 'HCP count', 'number of unique HCPs', 'number of HCPs', '# of HCPs reached'),
  { ...people(`kind = 'physician'`, 'physicians paid', 'doctors paid'), most: ['most'], isListed: true },
  { ...people(HCPS, 'HCPs reached'), most: ['most'] },
  { ...people(HCPS, 'HCPs paid'), most: ['most'], isListed: true },
  {
    said: ['number of companies', '# of companies', 'company count'],
    sql: ['count(DISTINCT company_id)'],
    unfit: ['company'],
  },
];

/** What headings are broken down by. */
export interface Line {
  readonly of: string;
  readonly said: string;
  readonly many?: string;
  readonly adverb?: readonly string[];
  readonly sql: string;
}

export const LINES: readonly Line[] = [
  { of: 'company', said: 'company', many: 'companies', sql: 'company' },
  { of: 'place', said: 'state', many: 'states', sql: 'state' },
  { of: 'nature', said: 'nature of payment', many: 'natures of payment', sql: 'nature' },
  { of: 'people', said: 'specialty', many: 'specialties', sql: 'specialty' },
  { of: 'place', said: 'city', many: 'cities', sql: 'city' },
  { of: 'time', said: 'year', adverb: ['yearly', 'annual'], sql: 'year' },
  { of: 'time', said: 'month', adverb: ['monthly'], sql: "date_trunc('month', date)::DATE" },
  { of: 'time', said: 'quarter', adverb: ['quarterly'], sql: "date_trunc('quarter', date)::DATE" },
  { of: 'people', said: 'recipient type', sql: 'kind_published' },
];

/** Single payments that are few enough to be listed. */
export interface Few {
  readonly many: readonly string[];
  readonly bound: Value;
  readonly sql: string;
}

const few = (sql: string, amount: number, ...many: string[]): Few => {
  const money = amount.toLocaleString('en-US');
  return {
    many,
    bound: {
      said: [`over $${money}`, `of more than $${money}`, `above $${money}`, `> $${money}`, `over $${amount / 1000}k`],
    },
    sql: `nature = '${sql}' AND amount > ${amount}`,
  };
};

export const FEW: readonly Few[] = [
  few('Royalty or License', 150_000, 'royalty payments', 'royalties'),
  few('Grant', 60_000, 'grants', 'grant payments'),
  few('Consulting Fee', 20_000, 'consulting payments', 'consulting fees'),
  few('Honoraria', 12_000, 'honoraria', 'honoraria payments'),
  few('Travel and Lodging', 5_000, 'travel payments'),
  few('Charitable Contribution', 30_000, 'charitable contributions'),
];

/** What a list shows of each payment, by what people call it. */
export const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  date: ['date', 'payment date'],
  company: ['company', 'payer', 'manufacturer'],
  recipient: ['recipient', 'payee'],
  amount: ['amount', 'dollar amount'],
  nature: ['nature', 'nature of payment'],
  form: ['form', 'form of payment'],
  state: ['state'],
  city: ['city'],
};
