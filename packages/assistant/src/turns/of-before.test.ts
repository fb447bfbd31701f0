import { beforeAll, describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import type { DataPort } from '../port/data-port.ts';
import { lastReading, shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

describe('a question without a condition, after an answer that has some', () => {
  it.each<[string, ...string[]]>([
    // It is of those, with what it asks for by its own words.
    [
      'count recipient where product=VIAGRA recipient_type=Physician',
      'spend on Viagra by nature',
      'how many physicians were paid?',
    ],
    [
      'total_amount where nature=Consulting state=TX in 2024',
      'consulting fees by company in Texas in 2024',
      'what was the total amount?',
    ],
    ['total_amount by recipient where company=Merck in 2023 desc 5', 'Merck spend in 2023', 'top 5 recipients'],
    ['research: total_amount by company desc 1', 'research spend by year', 'which company paid the most?'],
    ['payments where state=TX in 2023', 'which company paid the most in Texas in 2023', 'how many payments were there'],
    // The condition on what there is a row for is given up; of two companies it says which of them.
    [
      'total_amount by company where state=TX in 2023 desc 1',
      'Merck spend in Texas in 2023',
      'which company paid the most?',
    ],
    ['total_amount by program_year where state=TX', 'spend in Texas in 2023', 'total spend by year'],
    [
      'total_amount by company where company=Pfizer,Merck state=TX desc 1',
      'Pfizer and Merck in Texas',
      'which company paid the most',
    ],
    // Of the whole data where it says so, and of what it names itself.
    ['count company where recipient_type=Physician', 'spend in Texas', 'how many companies paid doctors overall'],
    ['total_amount', 'spend in Texas', 'what is the total amount of all payments'],
    ['total_amount by company in 2024 desc 10', 'spend in Texas', 'top 10 companies by total amount in 2024'],
    ['research: total_amount', 'spend in Texas', 'total research spend'],
    // A condition on totals would be of others.
    ['refuse cannot', 'companies that paid more than $1M in 2023', 'which specialty got the most'],
    // `there` points at what was asked.
    ['total_amount by company where state=TX in 2023 desc 5', 'Merck spend in Texas in 2023', 'top 5 companies there'],
    [
      'average per record where state=TX nature=Food in 2024',
      'spend in Texas',
      "what's the average meal there in 2024",
    ],
    [
      'count recipient where recipient_type=Physician of desc 5 state',
      'top 5 states',
      'how many physicians were paid there',
    ],
    ['refuse cannot', 'top 5 states by number of physicians', 'which company paid the most there'],
    ['count company', 'spend by company', 'how many companies is that'],
  ])('is read as “%s”: %s', async (line, ...turns) => {
    expect(await lastReading(turns, data)).toBe(line);
  });

  it('says what it is of, and offers it without', async () => {
    const first = await interpret('top 5 companies in Texas in 2023', undefined, data);
    const context = first.kind === 'answer' ? first.context : undefined;
    expect(await interpret('how many physicians were paid?', context, data)).toMatchObject({
      isFollowUp: true,
      still: ['TX', '2023'],
      assumptions: expect.arrayContaining([
        'This is of all that these conditions hold for, and no longer of the first alone.',
      ]),
      followUps: expect.arrayContaining(['New question: how many physicians were paid?']),
    });
  });

  it('goes on from nothing by “there” alone', async () => {
    expect(await shortReading('top 5 companies there', data)).toBe('refuse not-understood');
  });
});
