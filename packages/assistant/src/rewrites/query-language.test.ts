import { describe, expect, it } from 'vitest';
import { withoutContractions } from './contractions.ts';
import { withoutQueryLanguage } from './query-language.ts';

describe('questions written as queries', () => {
  it.each([
    ['spend by state, desc', 'spend by state, largest first'],
    ['spend by company, sort amount desc, limit 25', 'spend by company, top 25'],
    ['spend by company, order by total asc limit 5', 'spend by company, bottom 5'],
    ['pivot company x year, sum amount', 'by company and year, sum amount'],
    ['state by year matrix of meals', 'meals by state and year'],
    ['disputed = yes, count by program year', 'disputed, count by program year'],
    [
      'select recipient, date, amount where nature = honoraria',
      'list records where nature = honoraria, with recipient, date, amount',
    ],
    ['filter nature = gift and amount > 50', 'list records with nature = gift and amount > 50'],
    ['spend by state over 500, largest first', 'spend by state over 500, largest first'],
  ])('are said in words: %s', (said, plainly) => {
    expect(withoutQueryLanguage(said)).toBe(plainly);
  });
});

describe('short forms of speech', () => {
  it.each([
    ["what'd Kelvanta spend", 'what did Kelvanta spend'],
    ["companies who've paid", 'companies who have paid'],
    ['gimme psychiatrists over 50 grand', 'give me psychiatrists over $50k'],
    ["Kelvanta's spend", "Kelvanta's spend"],
  ])('are written in full: %s', (said, plainly) => {
    expect(withoutContractions(said)).toBe(plainly);
  });
});
