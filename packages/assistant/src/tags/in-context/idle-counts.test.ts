import { describe, expect, it } from 'vitest';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('numbers and words that say no more than what stands beside them', () => {
  it.each([
    ['which single day had the most payments', 'which day had the most payments'],
    ['the single physician who received the most in 2023', 'the physician who received the most in 2023'],
    ['companies with more than 100 separate payments', 'companies with more than 100 payments'],
    ['who else was paid by Pfizer, apart from cardiologists', 'who was paid by Pfizer, apart from cardiologists'],
    ['who got paid by at least three companies in one year, 2023', 'who got paid by at least three companies in 2023'],
    ['total spend by the three recipient types', 'total spend by recipient type'],
    ['distribution of physicians across states', 'number of physicians by state'],
    ['anyone in Ohio with more than $5,000 in royalties', 'recipients in Ohio with more than $5,000 in royalties'],
  ])('“%s” is read as “%s”', async (question, same) => {
    expect(await shortReading(question, data)).toBe(await shortReading(same, data));
    expect(await shortReading(same, data)).not.toMatch(/^refuse/);
  });

  it('stay open where they narrow', async () => {
    expect(await shortReading('who else did Pfizer pay', data)).toBe('refuse else');
    expect(await shortReading('spend of a single company', data)).toMatch(/^refuse/);
    expect(await shortReading('spend across the seven years', data)).toMatch(/^refuse/);
  });
});

describe('a condition on any one of the times', () => {
  it.each([
    ['physicians with more than 12 honoraria in a single year', 'recipient+program_year'],
    ['companies that spent over $1M on meals in any one quarter', 'company+quarter'],
    ['who received more than 20 payments within one month', 'recipient+month'],
  ])('%s', async (question, rows) => {
    expect(await shortReading(question, data)).toContain(`by ${rows} `);
  });

  it('is one of the set where people are counted', async () => {
    expect(await shortReading('how many physicians got more than $10,000 in a single year', data)).toMatch(
      /^count recipient /,
    );
  });
});
