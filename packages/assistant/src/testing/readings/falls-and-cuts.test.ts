import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what was read as something else', () => {
  it.each([
    ['how many honoraria fall on a Saturday or a Sunday', /^payments where nature=Honoraria/],
    ['which five companies cut spending most between 2022 and 2023', /^total_amount by company .*growth/],
    ['what share of spend goes to doctors outside of Texas', /share/],
    ['which doctors received honoraria exceeding $5,000 in aggregate', /having gt 5000/],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toMatch(reading);
  });

  it.each([
    'records where the number of payments is greater than ten, by company',
    'what share of spend was royalties, and what share consulting fees?',
    'how many doctors got less than $100 in 2023, and how many doctors got paid at all?',
  ])('half of it is not dropped: %s', async (question) => {
    expect(await shortReading(question, data)).toContain('refuse');
  });
});
