import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what is asked of one person, or of one company', () => {
  it.each([
    // Who was first is told by the date.
    ['which company was the first to pay Bo Chen', 'list where recipient_id=1002 asc 1'],
    ['who paid Bo Chen first', 'list where recipient_id=1002 asc 1'],
    ['which company made the most recent payment to Bo Chen', 'list where recipient_id=1002 desc 1'],
    [
      'which doctor was the first to get a gift from Pfizer',
      'list where recipient_type=Physician nature=Gift company_family=Pfizer asc 1',
    ],
    ['which companies paid Bo Chen first', 'refuse cannot'],
    [
      'when was the first and when the last payment to Bo Chen',
      'smallest date per record+largest date per record where recipient_id=1002',
    ],
    ['earliest and latest payment to Bo Chen', 'refuse cannot'],
    // A number that holds for one of them.
    [
      'NPPs with more than 300 records from a single company',
      'total_amount by recipient+company where recipient_type=Non-Physician having records gt 300',
    ],
    [
      'who was paid honoraria five or more times by one and the same company',
      'total_amount by recipient+company where nature=Honoraria having payments gte 5',
    ],
    ['companies with over 300 payments from one company', 'refuse cannot'],
    // Who owns, leads and is paid through others.
    ['who are the owners of Stryker', 'ownership: value_of_interest by recipient where company=Stryker'],
    ['who owns Stryker', 'ownership: value_of_interest by recipient where company=Stryker'],
    ['how many studies did Ada Moreno lead as PI', 'research: count study where investigator_id=1001'],
    ['payments on behalf of Ada Moreno', 'total_amount where recipient_id=1001'],
    [
      'top 5 companies by amount sent to a third party instead of the doctor',
      'total_amount by company where third_party!= desc 5',
    ],
    ['on how many separate days was Bo Chen paid', 'count date where recipient_id=1002'],
  ])('%s: %s', async (question, expected) => {
    expect(await shortReading(question, data)).toBe(expected);
  });

  it('takes the one of that name who lives where it is said', async () => {
    const people = [
      { value: '1', name: 'Lee Park', description: 'Dermatology · Austin, TX' },
      { value: '2', name: 'Lee Park', description: 'Family Medicine · Boston, MA' },
    ];
    const port = await wordsPort({ search: async () => people });
    expect(await shortReading('gifts to Lee Park of Austin', port)).toBe(
      'total_amount where nature=Gift recipient_id=1 city=Austin',
    );
    expect(await shortReading('gifts to Lee Park', port)).toMatch(/^ask/);
  });

  it('goes on with one of those, and with the records of them', async () => {
    const turns = ['which company gave the most in gifts', 'and how many recipients got one from Stryker'];
    expect(await lastReading(turns, data)).toBe('count recipient where nature=Gift company=Stryker');
    expect(await lastReading([...turns, 'list the ones above $50 with recipient, date and amount'], data)).toBe(
      'list where nature=Gift company=Stryker each record gt 50',
    );
  });
});
