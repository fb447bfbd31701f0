import { describe, expect, it } from 'vitest';
import { withColumnsAsked } from './columns-asked.ts';

describe('columns that are asked for', () => {
  it.each([
    [
      'the largest grant of 2023: who got it, who paid, what was it for, which day, how much?',
      'the largest grant of 2023: recipient, company, nature, date and amount',
    ],
    ['every gift in Ohio, to whom, by whom and when', 'every gift in Ohio: recipient, company and date'],
  ])('“%s” names them', (question, plainly) => {
    expect(withColumnsAsked(question)).toBe(plainly);
  });

  it.each(['doctors with royalties: from whom and how much', 'who got stock, from whom and when', 'grants, how much'])(
    'of people and kinds are sums: %s',
    (question) => {
      expect(withColumnsAsked(question)).toBe(question);
    },
  );
});
