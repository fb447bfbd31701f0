import type { PhraseTable } from './tag.ts';

/** What is asked for, beside the labels and synonyms of the model. */
export const FIGURE_WORDS: PhraseTable = [
  [
    { kind: 'amount' },
    'how much, industry money, industry funding, industry dollar, how many dollar, how many usd, total, totaling, totalling, total amount, total spend, spend, amount, total dollar, dollar amount, dollar value, total value, sum, money, dollar, usd, expenditure, spend amount, aggregate spend, aggregate amount, payment amount, amount of payment, amount of money, dollar spend, total payment amount, payment total, total expenditure, overall spend, outlay, value of payment, payment value, sum of payment, payment volume in dollar, dollar volume, total payout, payout, amount in dollar, total sum, industry spend, total industry spend, industry total, total industry, grand total, cost, expense, total cost, remuneration, compensation, income, earnings, outflow, cash outflow, damage, tab, bill, everything, funding, paid out, pay out, price, for how much, and for how much, price tag, dough, moolah, buck, how many buck, greenback, how many greenback, tally of spend, overall tally of spend, sum total, bottom line, combined value, total value of payment, combined value of payment, dollar value of payment, value of the payment, combined value of the payment, total value of the payment, dollar value of the payment, sum of the payment, aggregate total, aggregate value, aggregate dollar, overall amount, overall value, overall total, overall sum, total money, total dollar value, total dollar amount, sum of money, spend total, spend figure, spend volume, volume of spend, volume in dollar, dollar total, dollar figure, dollar sum, monetary value, monetary amount, monetary total, total monetary value, amount of spend, amount of dollar, sum of all payment, total of all payment, value of all payment, full amount, entire amount, combined amount, combined total, combined sum, total outlay, financial value, financial outlay, money total, remittance amount, total remittance, payment sum, aggregate payment, aggregate general payment, aggregate transfer of value, aggregate sum, total outgoing, outgoing, financial support, industry fund, industry support, disburse amount, amount disburse, spend level, level of spend, spending level, level of spending, size of the spend, size of spend, sum of money paid, monetary outlay, budget, total budget, spending budget, monetary support, payment money, total funding, total fund, total support, total transfer',
  ],
  [
    { kind: 'unit', measure: 'payments' },
    'payment, check, cheque, transfer of value, transfer, tov, tovs, payment and transfer, other transfer of value, payment or transfer of value, payment and other transfer of value, disbursement, open payment, fee, all payment, all the payment, remittance, reported payment, reportable payment, reported transfer of value, reportable transfer of value, payment or other transfer of value, payment and transfer of value, payment or transfer, pmt, individual transfer of value',
  ],
  [
    { kind: 'unit', measure: 'records' },
    'record, transaction, row, entry, line item, line, published record, interaction, payment record, data record, data row, published entry, published transaction, published row, reported record, reported transaction, database record, database entry, database row, row of data, record entry',
  ],
  [
    { kind: 'measure', measure: 'payments' },
    'total number of payment, total payment count, total count of payment, number of individual payment, number of single payment, how many individual payment, how many single payment, number of payment, payment count, count of payment, how many payment, how many transfer, how many transfer of value, number of transfer of value, number of transfer, no of payment, volume of payment, payment volume, payment frequency, frequency of payment, frequency, how often, how many time, number of tov, how many tov, over how many payment, and over how many payment, across how many payment, and across how many payment, in how many payment, and in how many payment, number of engagement, how many engagement, number of paid engagement, engagement count, engagement, paid engagement, number of disbursement, how many disbursement, disbursement count, number of remittance, how many remittance, how many separate payment, number of separate payment, number of distinct payment, how many distinct payment, tally of payment, payment tally, quantity of payment, what number of payment, overall number of payment, how many check, number of check, how many cheque, number of cheque, number of payout, how many payout, payout count, payment instance, number of payment instance, how many payment instance, instance of payment, number of instance of payment, how many instance of payment, number of pmt, how many pmt, pmt count',
  ],
  [
    { kind: 'measure', measure: 'records' },
    'total number of record, total number of transaction, total record count, total transaction count, total record, total transaction, number of record, record count, count of record, how many record, how many transaction, number of transaction, transaction count, count of transaction, no of record, no of transaction, number of row, how many row, transaction volume, how many line, how many entry, over how many record, and over how many record, over how many transaction, and over how many transaction, in how many record, in how many transaction, tally of record, record tally, quantity of record, what number of record, overall number of record, number of line item, how many line item, line item count, number of line, number of entry, entry count, row count, line count, number of published record, how many published record, number of published transaction, how many published transaction, how many data row, number of separate record, how many separate record, number of separate transaction, how many separate transaction, how many individual record, number of individual record, how many individual transaction, number of individual transaction, tally of transaction, quantity of transaction, volume of record, record volume, volume of transaction, number of observation, how many observation, number of data record, how many data record, number of database record, how many line item be there',
  ],
  [
    { kind: 'measure', measure: 'amount_invested' },
    'amount invested, invest, investment, investment amount, dollar invested, total invested, invested, invested amount, money invested, sum invested, dollar amount invested, invested dollar, invested money, invested sum, total amount invested, total investment, capital invested, invested capital, amount of investment, amount of the investment, size of investment, size of the investment',
  ],
  [
    { kind: 'measure', measure: 'value_of_interest' },
    'value of interest, physician ownership value, value of physician ownership, value of the interest, value of ownership, ownership value, value of stake, value of holding, interest value, holding, value of their interest, value of his interest, value of her interest, value of those interest, value of these interest, value of all interest, worth of interest, worth of the interest, worth of their interest, total value of interest, total value of the interest, total value of their interest, combined value of interest, combined value of their interest, aggregate value of interest, value of ownership interest, value of the ownership interest, value of their ownership interest, value of their stake, value of the stake, value of those stake, worth of their stake, stake value, value of their holding, value of the holding, value of physician interest, worth of their holding, size of the stake, size of stake, size of their stake, value of ownership position, value of ownership stake, value of equity position, value of equity stake',
  ],
  [
    { kind: 'count' },
    'how many, number of, count of, count, the number of, no of, number, distinct, how many different, unique, number of different, number of distinct, number of unique, distinct number of, unique number of, how many unique, how many distinct, total number of, headcount, tally, how many individual, count the, distinct count of, n, n of, n distinct, distinct n, n of distinct, n unique, unique n, over how many, and over how many, across how many, and across how many, head count, and from how many, how many separate, number of separate, quantity of, the quantity of, what number of, total count of, total count, total number, overall number of, overall number, overall count, full count of, exact number of, what be the number of, how large a number of, how big a number of, how great a number of, tally of, the tally of, full number of, combined number of',
  ],
  [
    { kind: 'statistic', statistic: { kind: 'average' } },
    'average, mean, avg, on average, average amount, average value, mean amount, average size, averaged, average spend, average payment amount, mean payment amount, average total, mean spend, mean value, average payment size, mean payment size, mean size, average price, average single, mean single, arithmetic mean, arithmetic average, mean average, average dollar amount, average dollar, average figure, mean figure, mean dollar amount, average sum, mean sum, average outlay, mean outlay, average payout, mean payout, on the average, average payment value, mean payment value, average monetary value, average dollar value, mean dollar value, average transfer amount, average amount of money, mean amount of money',
  ],
  [
    { kind: 'statistic', statistic: { kind: 'median' } },
    'median, typical, median amount, median value, midpoint, typical amount, median spend, median payment amount, median total, median payment size, median size, median single, middle value, middle amount, middle figure, middle of the range, middle of the pack, middle of the road, mid point, mid value, middle most, midmost, halfway point, halfway mark, one in the middle, the one in the middle, one halfway down, the one halfway down, one halfway up, median figure, median dollar amount, median payment value, median payout, middling, middle payment, middle transaction, typical size, usual amount, usual payment, usual size, payment in the middle, median dollar, median dollar value, median sum',
  ],
  [{ kind: 'number', value: '2', isMoney: false, isPercent: false, isOrdinal: true }, 'runner up'],
  [
    { kind: 'statistic', statistic: { kind: 'largest' } },
    'maximum, max, maximum amount, peak, maximum value, max amount, max value, maximum size, maximum sum, maximum figure, maximum payment amount, maximum payout',
  ],
  [
    { kind: 'statistic', statistic: { kind: 'smallest' } },
    'minimum, min, minimum amount, minimum value, min amount, min value, minimum size, minimum sum, minimum figure, minimum payment amount, minimum payout',
  ],
  [{ kind: 'statistic', statistic: { kind: 'percentile', p: 25 } }, 'lower quartile, first quartile'],
  [{ kind: 'statistic', statistic: { kind: 'percentile', p: 75 } }, 'upper quartile, third quartile'],
];
