import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('the share of amounts', () => {
  it.each([
    ["what percentage of Pfizer's payments were over $1000", 'payments where company_family=Pfizer share'],
    ['percentage of meals above $50', 'payments where nature=Food share'],
    ['what % of meals cost more than $50', 'payments where nature=Food share'],
    ['share of Pfizer spend that went to payments over $10,000', 'total_amount where company_family=Pfizer share'],
    ['percentage of payments over $1,000 made by Pfizer', 'payments each record gt 1000 share'],
    // What they are is said with a verb, and where behind it.
    ['what percentage of payments were under $100 in Texas', 'payments where state=TX share'],
    ['what share of payments was below $50 at Pfizer', 'payments where company_family=Pfizer share'],
    ['what share of payments were $1,000 or more to physicians', 'payments where recipient_type=Physician share'],
    ['what share of spend is meals over $100', 'refuse cannot'],
    ["top 3 companies' combined share in 2023", 'total_amount in 2023 concentration'],
    ['what percent of total is paid by the three largest companies together', 'total_amount concentration'],
    ['percent of physicians in each specialty', 'refuse cannot'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it('is of payments that are counted, and says so', async () => {
    const read = await interpret('percentage of meals above $50', undefined, data);
    expect(read.kind === 'answer' && read.assumptions).toContain(
      'Payments are counted: ask for the share of the amount to have them added up.',
    );
  });
});
