import { beforeAll, describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import type { DataPort } from '../../port/data-port.ts';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

describe('the last of several turns', () => {
  it.each<[string, ...string[]]>([
    // Growth, and times beside each other.
    ['total_amount by program_year growth', 'spend by year', 'growth'],
    ['total_amount by company in 2023 growth', 'spend by company in 2023', 'growth'],
    [
      'total_amount by nature growth 2022 > 2024',
      'spend by nature 2022 to 2024',
      'change from 2022',
      'which fell the most',
    ],
    ['total_amount by company growth 2023 > 2024', 'growth by company 2022 to 2023', 'and 2024'],
    ['payments by company growth 2022 > 2023', 'growth by company 2022 to 2023', 'in number of payments'],
    ['total_amount growth 2023 > 2024', 'spend in 2024', 'vs 2023'],
    ['total_amount by month in 2023 and 2024', 'spend by month in 2024', 'vs 2023'],
    ['refuse cannot', 'spend on meals', 'vs 2023'],
    // Things beside each other.
    ['total_amount by company where company=Pfizer,Merck in 2023', 'spend of Pfizer in 2023', 'vs Merck'],
    ['total_amount by state+quarter where state=TX,CA', 'spend by quarter in Texas', 'add California', 'compare them'],
    ['refuse cannot', 'spend in Texas', 'compare them'],
    // Shares and counts, and what they are of.
    ['total_amount where nature=Food in 2023', 'what share of spend is meals in 2023', 'how much in dollars'],
    [
      'count recipient where recipient_type=Physician nature=Food in 2023',
      'what percent of physicians received meals in 2023',
      'how many is that',
    ],
    ['total_amount by nature in 2023 share', 'spend by nature in 2023', 'as a percentage'],
    ['refuse cannot', 'spend on meals in 2023', 'as a percentage'],
    ['total_amount concentration', 'top 10 companies', 'how much do they have together'],
    ['total_amount concentration', 'spend by company', 'how much do the top 5 have together'],
    // Who is meant.
    [
      'total_amount by recipient where recipient_type=Physician nature=Food in 2023',
      'how many physicians received meals in 2023',
      'who are they',
    ],
    [
      'total_amount by recipient where recipient_type=Teaching in 2023',
      'how much did hospitals receive in 2023',
      'who are they',
    ],
    ['refuse cannot', 'spend of Pfizer', 'who are they'],
    ['refuse cannot', 'median of meals in 2023', 'how many meals were above that amount'],
    ['refuse cannot', '90th percentile of the totals of doctors in 2023', 'who was below it?'],
    ['refuse not-understood', 'but in 2022'],
    ['refuse not-understood', 'how many doctors was that in 2022'],
    ['refuse not-understood', 'the average of their yearly totals'],
    ['list in 2023 desc 1', 'largest payment in 2023', 'who got it'],
    [
      'total_amount by company where recipient_type=Physician of desc 10 recipient in 2024',
      'top 10 physicians in 2024',
      'who paid them',
    ],
    ['total_amount by state of desc 5 company in 2023', 'top 5 companies in 2023', 'break that down by state'],
    [
      'count recipient by state where recipient_type=Physician in 2024',
      'how many new physicians were paid in 2024',
      'by state',
    ],
    ['count company in 2023 having gt 1000000', 'companies that paid more than $1M in 2023', 'how many are there'],
    [
      'total_amount by recipient where recipient_type=Physician company=Merck of desc 10 recipient in 2023 desc 10',
      'top 10 physicians in 2023',
      'which of them were paid by Merck',
    ],
    ['refuse cannot', 'physicians paid by Pfizer', 'which of them were paid by Merck'],
    ['refuse cannot', 'which state had the most physicians in 2023', 'list them'],
    [
      'count recipient where recipient_type=Physician of companies with 1 conditions',
      'companies that paid more than $1M',
      'how many physicians did they pay',
    ],
    ['total_amount by company where recipient_type=Physician', 'total for physicians', 'from whom'],
    ['total_amount by nature where recipient_type=Physician', 'total for physicians', 'for what'],
    // Other figures of what is there.
    ['refuse cannot', 'top 5 companies in 2023', 'how many physicians did they pay'],
    ['refuse cannot', 'which month of 2023 had the highest spend', 'by company in that month'],
    ['total_amount by recipient where recipient_type=Teaching in 2023', 'spend in 2023', 'which hospitals'],
    ['refuse cannot', 'spend by nature in 2023', 'research only'],
    ['count company having gt 1000000', 'companies that paid more than $1M', 'how many'],
    [
      'count recipient where company=Merck recipient_type=Physician in 2023',
      'Merck spend in 2023',
      'how many physicians',
    ],
    ['total_amount where company=Merck in 2023 share', 'Merck spend in 2023', 'share of meals'],
    ['total_amount in 2023 share', 'disputed payments in 2023', 'share of disputed'],
    ['total_amount+payments by company in 2023 desc 5', 'top 5 companies in 2023', 'with number of payments'],
    ['refuse cannot', 'top 5 companies in 2023', 'with number of physicians'],
    ['payments by company in 2023', 'spend by company in 2023', 'sort by number of payments'],
    ['average per recipient where recipient_type=Physician in 2023', 'average payment in 2023', 'per physician'],
    ['refuse cannot', 'how many physicians did Merck pay', 'per physician'],
    [
      'average per recipient where company=Merck recipient_type=Physician in 2023',
      'how many physicians did Merck pay in 2023',
      'average per physician',
    ],
    ['refuse cannot', 'spend in 2023', 'difference'],
    ['total_amount growth 2022 > 2023', 'spend in 2022 and 2023', 'difference'],
    ['refuse cannot', 'growth of spend from 2022 to 2023', 'per month'],
    ['refuse cannot', 'growth of spend from 2022 to 2023 by state', 'in dollars'],
    ['refuse cannot', 'what share of spend is meals', 'growth'],
    ['total_amount where nature=Food', 'spend on meals in Texas', 'all states'],
    // A question that is whole in itself begins anew, and what says less goes on.
    [
      'total_amount by recipient where specialty=Dermatology state=TX desc 10',
      'who got the most money from Pfizer in 2024',
      'top 10 dermatologists in Texas',
    ],
    [
      'total_amount where nature=Consulting in 2024-01-01 to 2024-03-31 each record gt 10000',
      'who got the most money from Pfizer in 2024',
      'consulting fees over 10,000 dollars in Q1 2024',
    ],
    ['total_amount by company where state=TX desc 5', 'spend by state in 2023', 'in Texas, top 5 companies'],
    ['list where nature=Gift in 2023 desc 3', 'spend of Pfizer', '3 largest gifts in 2023'],
    ['total_amount by company where state=TX desc 5', 'spend by nature in Texas', 'by company, top 5'],
    [
      'total_amount by company where nature=Consulting in 2023 each record gt 5000',
      'spend by company in 2023',
      'consulting fees over $5,000',
    ],
    ['total_amount where nature=Gift', 'spend of Pfizer in 2024', 'New question: gifts'],
    // What it was for, and two questions in one.
    [
      'total_amount by nature where company_family=Pfizer of desc 1 recipient in 2024',
      'who got the most money from Pfizer in 2024',
      'what was it for?',
    ],
    [
      'total_amount by nature where company_family=Pfizer in 2024',
      'spend of Pfizer in 2024',
      'and what was that money for',
    ],
    ['refuse cannot', 'largest payment in 2023', 'what was it for?'],
    ['refuse cannot', 'spend by nature', 'what was it for'],
    ['refuse cannot', 'who got the most money from Pfizer in 2024', 'what is it'],
    ['refuse top dermatologists in Texas', 'top dermatologists in Texas and who pays them'],
    ['refuse How did Pfizer spend change year over year', 'How did Pfizer spend change year over year, and why?'],
    // How many rows, and their order.
    ['total_amount by company in 2023 desc 20', 'top 10 companies in 2023', 'make it 20'],
    ['total_amount by state desc 5', 'spend by state', 'just 5'],
    ['total_amount by company asc 1000', 'spend by company', 'lowest first'],
    ['total_amount by company desc 1000', 'spend by company', 'lowest first', 'largest first'],
    // Conditions added and taken away.
    ['total_amount where state=TX,NY', 'spend in Texas', 'and New York too'],
    ['total_amount in 2022 and 2023', 'spend in 2023', 'and 2022 too'],
    ['refuse cannot', 'spend in Q4 2023', 'and 2022 too'],
    ['total_amount where state=CA', 'spend in Texas', 'and California'],
    ['total_amount by nature where nature!=Food,Travel', 'spend by nature', 'exclude meals', 'exclude travel'],
    [
      'total_amount by nature where nature!=Travel',
      'spend by nature',
      'exclude meals',
      'exclude travel',
      'put meals back',
    ],
    ['total_amount by nature where nature!=Food,Gift', 'spend by nature', 'exclude meals', 'and gifts too'],
    ['total_amount in 2023-10-01 to 2023-12-31', 'spend in 2023', 'only Q4'],
    ['total_amount in 2023+Saturdays and Sundays', 'spend in 2023', 'on weekends'],
    ['total_amount by month', 'spend by month', 'only Texas', 'back to all states'],
    ['total_amount by nature', 'spend by nature in Texas', 'remove Texas'],
    ['total_amount by nature where state=CA', 'spend by nature in Texas and California', 'drop the Texas filter'],
    ['total_amount by nature in 2023', 'spend by nature in Texas in 2023', 'clear the state filter'],
    ['total_amount by nature', 'spend by nature in Texas in 2023', 'clear all filters'],
    ['total_amount by nature', 'spend by nature in 2023', 'remove the year'],
    ['total_amount by nature where nature!=Food', 'spend by nature', 'remove meals'],
    ['refuse Texas', 'spend by nature', 'drop the Texas filter'],
    ['refuse cannot', 'spend by nature', 'both together'],
    ['refuse why', 'spend by nature', 'why so high'],
  ])('is read as “%s”: %s', async (line, ...turns) => {
    expect(await lastReading(turns, data)).toBe(line);
  });

  it.each([
    ['and the next one', { ranking: { n: 1, place: 2 } }],
    ['and the second', { ranking: { n: 1, place: 2 } }],
  ])('goes on to the next of what is ranked: %s', async (turn, reading) => {
    const first = await interpret('largest gift in 2023', undefined, data);
    const context = first.kind === 'answer' ? first.context : undefined;
    expect(await interpret(turn, context, data)).toMatchObject({ kind: 'answer', context: { reading } });
  });

  it.each([
    [
      'but under $500',
      [
        { op: 'gt', value: '100' },
        { op: 'lt', value: '500' },
      ],
    ],
    ['over $200', [{ op: 'gt', value: '200' }]],
    ['make it $200', [{ op: 'gt', value: '200' }]],
  ])('holds amounts together that can hold together: %s', async (turn, thresholds) => {
    const first = await interpret('spend on meals over $100', undefined, data);
    const context = first.kind === 'answer' ? first.context : undefined;
    expect(await interpret(turn, context, data)).toMatchObject({
      kind: 'answer',
      context: { reading: { thresholds } },
    });
  });

  it('says that other rows are of all again, and not of those that were ranked', async () => {
    const first = await interpret('top 5 companies in 2023', undefined, data);
    const context = first.kind === 'answer' ? first.context : undefined;
    const then = await interpret('by state', context, data);
    expect(then).toMatchObject({ assumptions: ['These rows are of all, and no longer of the largest alone.'] });
  });

  it('says what it holds to where it could be meant without, and offers that', async () => {
    const first = await interpret('who got the most money from Pfizer in 2024', undefined, data);
    const context = first.kind === 'answer' ? first.context : undefined;
    const open = await interpret('gifts in Texas', context, data);
    expect(open).toMatchObject({ isFollowUp: true, still: ['Pfizer', '2024'] });
    expect(open).toMatchObject({ followUps: expect.arrayContaining(['New question: gifts in Texas']) });
    for (const plain of ['and gifts in Texas', 'Texas', 'gifts in Texas in 2023'])
      expect(await interpret(plain, context, data)).not.toHaveProperty('still');
  });
});
