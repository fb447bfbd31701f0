import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('trials and studies', () => {
  it.each([
    ['how many clinical trials did Pfizer fund', 'research: count clinical_trial_id where company_family=Pfizer'],
    ['how many studies did Pfizer fund', 'research: count study where company_family=Pfizer'],
    ['which company funded the most trials', 'research: count clinical_trial_id by company desc 1'],
    ['which trial has the most funding', 'research: total_amount by study desc 1'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
