import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';
import { wordsOfOwn } from './own-company.ts';

const stryker = await wordsPort({ ownCompany: async () => 'Stryker Corporation' });
const nobody = await wordsPort({ ownCompany: async () => null });

describe('the company of who asks', () => {
  it.each([
    ['how much did we spend on meals in 2023', 'total_amount where company=Stryker nature=Food in 2023'],
    ['our ten largest recipients', 'total_amount by recipient where company=Stryker desc 10'],
    ['what did my company pay physicians', 'total_amount where company=Stryker recipient_type=Physician'],
    ['compare us with Pfizer', 'total_amount by company where company=Stryker,Pfizer'],
    ['how many physicians were paid by us', 'count recipient where recipient_type=Physician company=Stryker'],
  ])('is meant by %s', async (question, reading) => {
    expect(await shortReading(question, stryker)).toMatch(reading);
  });

  it('is meant in a turn that goes on', async () => {
    const turns = ['meals of Pfizer in 2023', 'and how much did we pay'];
    expect(await lastReading(turns, stryker)).toContain('company=Stryker');
  });

  it('is refused where it has none that the data knows, unless a company is named', async () => {
    expect(await shortReading('what did we pay physicians', nobody)).toBe('refuse we');
    expect(await shortReading('our top 5 products in 2023', await wordsPort())).toBe('refuse our');
    expect(await shortReading('our top 5 products at Stryker', nobody)).toBe(
      'total_amount by product where company=Stryker desc 5',
    );
  });

  it.each([
    'can we see the total by state',
    'our ledger by month',
    'tell us the total',
    'for our annual review: total by year',
  ])('is not meant by %s', (question) => expect(wordsOfOwn(question)).toBeUndefined());
});
