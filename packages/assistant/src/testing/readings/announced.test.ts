import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('conditions that are announced', () => {
  it.each([
    ['considering only meals, who got the most', 'total_amount by recipient where nature=Food desc 1'],
    [
      'limiting this to physicians in Ohio, what is the median payment',
      'median per record where recipient_type=Physician state=OH',
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it('narrow the answer before', async () => {
    const turns = ['total by company', 'restrict this to Texas', 'narrow it down to 2023'];
    expect(await lastReading(turns, data)).toBe('total_amount by company where state=TX in 2023');
  });
});

describe('several figures over the same totals', () => {
  it.each([
    [
      'p25, median and p75 per physician',
      'percentile per recipient+median per recipient+percentile per recipient where recipient_type=Physician',
    ],
    ['average and median total per recipient by state', 'average per recipient+median per recipient by state'],
    ['mean, median and max payment', 'average per payment+median per record+largest per record'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it('have the first rows by the first of them', async () => {
    const read = await lastReading(['median and p90 per physician, top 5 states'], data);
    expect(read).toMatch(/^median per recipient\+percentile per recipient by state .*desc 5$/);
  });
});

describe('what somebody was paid for', () => {
  it('is asked beside who it was', async () => {
    expect(await shortReading('who did Pfizer pay, and what for', data)).toBe(
      'total_amount by recipient+nature where company_family=Pfizer',
    );
  });
});
