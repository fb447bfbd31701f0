import { both, butNot, type MemberSet, millions, money, nature, of, other, over } from './members-words.ts';

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
