import { both, butNot, company, from, type MemberSet, money, nature, of, other, over, rival } from './members-words.ts';

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
