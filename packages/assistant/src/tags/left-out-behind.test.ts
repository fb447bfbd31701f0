import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('what is left out may stand before the word that says so', () => {
  it.each([
    ['Pfizer spend in 2023, meals excluded', 'total_amount where company_family=Pfizer nature!=Food in 2023'],
    ['meals aside, how much did Pfizer spend in 2023', 'total_amount where nature!=Food company_family=Pfizer in 2023'],
    ['Pfizer spend in 2023 with meals left out', 'total_amount where company_family=Pfizer nature!=Food in 2023'],
    ['Pfizer spend in 2023 beyond meals', 'total_amount where company_family=Pfizer nature!=Food in 2023'],
    ['Pfizer spend in 2023 less meals', 'total_amount where company_family=Pfizer nature!=Food in 2023'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
