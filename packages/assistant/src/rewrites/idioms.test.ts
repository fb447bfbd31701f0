import { describe, expect, it } from 'vitest';
import { withoutIdioms } from './idioms.ts';
import { plainlySaid } from './plainly-said.ts';

describe('set phrases', () => {
  it.each([
    ['who soaked up the most', 'who received the most'],
    ['how many were still on its payroll in 2024', 'how many were paid by it in 2024'],
    ['who ponied up the most', 'who paid the most'],
    ['which quarter was the peak', 'which quarter was the highest'],
    ['which quarter is the highest', 'which quarter is the highest'],
    ['urologists: how much came their way', 'urologists: how much came to them'],
    ['spend by state, excluding what was put up', 'spend by state, excluding what was put up'],
    ['who racked up the biggest total', 'who had the biggest total'],
    ['records currently in dispute', 'records in dispute'],
    ['spend on meals currently', 'spend on meals currently'],
    ['who still gives gifts', 'who still gives gifts'],
    ['who still gave gifts in 2024', 'who gave gifts in 2024'],
    ['a stake in some company', 'a stake in any company'],
    ['some doctors in Texas', 'some doctors in Texas'],
    ['top 5 companies moneywise', 'top 5 companies by amount'],
    ['spend in 2023, state by state', 'spend in 2023 by state'],
    ['records per recipient by recipient type', 'records per recipient by recipient type'],
    ['companies by product by product type', 'companies by product by product type'],
    ['who came second in Ohio', 'who ranked second in Ohio'],
    ['business meals in Texas', 'meals in Texas'],
    ['present the spend by state', 'show the spend by state'],
    ['presents to doctors', 'presents to doctors'],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(withoutIdioms(said)).toBe(plainly);
  });

  it.each([
    ['general, research and ownership all added up in 2024', 'general, research and ownership together in 2024'],
    ['taking general and research together, total in 2024', 'general and research together, total in 2024'],
    [
      'how many new doctors did Pfizer pay in 2024, means not paid by them before',
      'how many doctors did Pfizer pay in 2024 but never before 2024',
    ],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(plainlySaid(said)).toBe(plainly);
  });

  it.each([
    [
      'for Ohio I need general, research and ownership as three separate figures',
      'for Ohio I need total in each of general, research and ownership',
    ],
    ['average number of firms paying a urologist', 'average number of firms per urologist'],
    ['median products per doctor, i.e. different products per doctor', 'median products per doctor'],
    ['median gift in 2023, counting each record once', 'median gift in 2023'],
    ['number of gifts in 2023, counting each record once', 'number of gifts in 2023, counting each record once'],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(plainlySaid(said)).toBe(plainly);
  });
});
