import type { PhraseTable } from './tag.ts';

/** What is asked for, beside the labels and synonyms of the model. */
export const FIGURE_WORDS: PhraseTable = [
  [
    { kind: 'amount' },
    'how much, how many dollar, how many usd, total, totaling, totalling, total amount, total spend, spend, amount, total dollar, dollar amount, dollar value, total value, sum, money, dollar, usd, expenditure, spend amount, aggregate spend, aggregate amount, payment amount, amount of payment, amount of money, dollar spend, total payment amount, payment total, total expenditure, overall spend, outlay, value of payment, payment value, sum of payment, payment volume in dollar, dollar volume, total payout, payout, amount in dollar, total sum, industry spend, total industry spend, industry total, total industry, grand total, cost, expense, total cost, remuneration, compensation, income, earnings, outflow, cash outflow, damage, tab, bill, everything, funding, paid out, pay out, price, for how much, and for how much, price tag, dough, moolah, buck, how many buck, greenback, how many greenback, tally of spend, overall tally of spend, sum total, bottom line, combined value, total value of payment, combined value of payment, dollar value of payment, value of the payment, combined value of the payment, total value of the payment, dollar value of the payment, sum of the payment',
  ],
  [
    { kind: 'unit', measure: 'payments' },
    'payment, check, cheque, transfer of value, transfer, tov, tovs, payment and transfer, other transfer of value, payment or transfer of value, payment and other transfer of value, disbursement, open payment, fee, all payment, all the payment',
  ],
  [
    { kind: 'unit', measure: 'records' },
    'record, transaction, row, entry, line item, line, published record, interaction, payment record',
  ],
  [
    { kind: 'measure', measure: 'payments' },
    'total number of payment, total payment count, total count of payment, number of individual payment, number of single payment, how many individual payment, how many single payment, number of payment, payment count, count of payment, how many payment, how many transfer, how many transfer of value, number of transfer of value, number of transfer, no of payment, volume of payment, payment volume, payment frequency, frequency of payment, frequency, how often, how many time, number of tov, how many tov, over how many payment, and over how many payment, across how many payment, and across how many payment, in how many payment, and in how many payment, number of engagement, how many engagement, number of paid engagement, engagement count, engagement, paid engagement',
  ],
  [
    { kind: 'measure', measure: 'records' },
    'total number of record, total number of transaction, total record count, total transaction count, total record, total transaction, number of record, record count, count of record, how many record, how many transaction, number of transaction, transaction count, count of transaction, no of record, no of transaction, number of row, how many row, transaction volume, how many line, how many entry, over how many record, and over how many record, over how many transaction, and over how many transaction, in how many record, in how many transaction',
  ],
  [
    { kind: 'measure', measure: 'amount_invested' },
    'amount invested, invest, investment, investment amount, dollar invested, total invested, invested',
  ],
  [
    { kind: 'measure', measure: 'value_of_interest' },
    'value of interest, value of the interest, value of ownership, ownership value, value of stake, value of holding, interest value, holding',
  ],
  [
    { kind: 'count' },
    'how many, number of, count of, count, the number of, no of, number, distinct, how many different, unique, number of different, number of distinct, number of unique, distinct number of, unique number of, how many unique, how many distinct, total number of, headcount, tally, how many individual, count the, distinct count of, n, n of, n distinct, distinct n, n of distinct, n unique, unique n, over how many, and over how many, across how many, and across how many, head count, and from how many, how many separate, number of separate',
  ],
  [
    { kind: 'statistic', statistic: { kind: 'average' } },
    'average, mean, avg, on average, average amount, average value, mean amount, average size, averaged, average spend, average payment amount, mean payment amount, average total, mean spend, mean value, average payment size, mean payment size, mean size, average price, average single, mean single',
  ],
  [
    { kind: 'statistic', statistic: { kind: 'median' } },
    'median, typical, median amount, median value, midpoint, typical amount, median spend, median payment amount, median total, median payment size, median size, median single',
  ],
  [{ kind: 'number', value: '2', isMoney: false, isPercent: false, isOrdinal: true }, 'runner up'],
  [{ kind: 'statistic', statistic: { kind: 'largest' } }, 'maximum, max, maximum amount, peak'],
  [{ kind: 'statistic', statistic: { kind: 'smallest' } }, 'minimum, min, minimum amount'],
  [{ kind: 'statistic', statistic: { kind: 'percentile', p: 25 } }, 'lower quartile, first quartile'],
  [{ kind: 'statistic', statistic: { kind: 'percentile', p: 75 } }, 'upper quartile, third quartile'],
];
