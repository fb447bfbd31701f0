import { describe, expect, it } from 'vitest';
import { count, dayInWords, exactMoney, isoDate, percent, percentChange, shortMoney, shortNumber } from './format.ts';

describe('shortMoney', () => {
  it.each([
    ['0', '$0.00'],
    ['999.99', '$999.99'],
    ['1250', '$1.25K'],
    ['999994.99', '$999.99K'],
    ['999995.00', '$1.00M'],
    ['1234567890.12', '$1.23B'],
    ['1234567890123', '$1234.57B'],
    ['-20000', '-$20.00K'],
    ['7085', '$7.09K'],
    [1.005, '$1.01'],
    ['1044999.999', '$1.04M'],
    ['-0.001', '$0.00'],
    [null, ''],
  ])('%s is %s', (amount, text) => {
    expect(shortMoney(amount)).toBe(text);
  });
});

describe('shortNumber', () => {
  it.each([
    [0, '0'],
    [120, '120'],
    [999, '999'],
    [12.5, '12.5'],
    [7085, '7.09K'],
    [15_695, '15.70K'],
    [999_995, '1.00M'],
    [-1234, '-1.23K'],
    [1e21, '1000000000000.00B'],
    [1e-7, '0'],
  ])('%d is %s', (value, text) => {
    expect(shortNumber(value)).toBe(text);
  });
});

describe('exactMoney', () => {
  it('keeps every digit of a decimal text', () => {
    expect(exactMoney('12345678901234567.89')).toBe('$12,345,678,901,234,567.89');
    expect(exactMoney('-0.5')).toBe('-$0.50');
    expect(exactMoney('1000')).toBe('$1,000.00');
  });
  it('leaves what is no amount as it is', () => {
    expect(exactMoney('N/A')).toBe('N/A');
    expect(exactMoney(null)).toBe('');
  });
});

it('counts with separators and writes days as they are exchanged', () => {
  expect(count(1234567)).toBe('1,234,567');
  expect(isoDate(new Date(2025, 0, 9))).toBe('2025-01-09');
  expect(dayInWords('2025-06-30')).toBe('June 30, 2025');
  expect(dayInWords('soon')).toBe('soon');
});

it('shares have one decimal and never round to nothing or to everything', () => {
  expect([0, 0.0004, 0.0005, 0.012, 0.03, 0.1234, 0.5, 0.9996, 1].map(percent)).toEqual([
    '0%',
    '< 0.1%',
    '0.1%',
    '1.2%',
    '3.0%',
    '12.3%',
    '50.0%',
    '> 99.9%',
    '100%',
  ]);
});

it('changes have a sign and one decimal; too small to be told, or nearly everything, they say so', () => {
  expect([0.125, 1, -0.25, -0.9994, -0.9996, -1, 0.0003, -0.0003, 0].map(percentChange)).toEqual([
    '+12.5%',
    '+100.0%',
    '−25.0%',
    '−99.9%',
    '< −99.9%',
    '−100.0%',
    '±0.0%',
    '±0.0%',
    '0%',
  ]);
});
