import { expect, it } from 'vitest';
import { lastReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

it.each<[string, ...string[]]>([
  [
    'total_amount by company where recipient_type=Teaching recipient_id=1002',
    'top 5 hospitals',
    'who paid the second one?',
  ],
  [
    'total_amount by nature where company=Stryker in 2023',
    'spend by company in 2023',
    "split the second company's by nature",
  ],
  ['total_amount by nature where company=Pfizer in 2023', 'spend by company in 2023', 'what did the top one pay for?'],
  ['total_amount where company=Stryker nature=Food', 'top 5 companies', 'what did number two pay for meals'],
  [
    'total_amount by company where recipient_type=Physician state=CA desc 10',
    'top 5 states by number of physicians',
    'which companies paid the most in number two',
  ],
  [
    'total_amount by nature where company=Stryker',
    'top 5 companies',
    'split the first one by nature',
    'and the second one?',
  ],
  [
    'total_amount by nature where company=Stryker',
    'top 5 companies',
    'split the first one by nature',
    'same for number two',
  ],
  [
    'total_amount by quarter where company=Stryker',
    'top 5 companies',
    'split the first one by nature',
    'the second company by quarter',
  ],
  ['refuse cannot', 'top 5 companies', 'split the third one by nature'],
  ['total_amount by company desc 1', 'top 5 companies', 'who came second'],
])('a row that is pointed at is read as “%s”: %s', async (line, ...turns) => {
  expect(await lastReading(turns, data)).toBe(line);
});
