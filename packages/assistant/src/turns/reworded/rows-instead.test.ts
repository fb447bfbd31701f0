import { describe, expect, it } from 'vitest';
import { lastReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('turns after the first of some rows', () => {
  it.each([
    ['same for companies', 'total_amount by company where nature=Food desc 5'],
    ['specialties instead', 'total_amount by specialty where nature=Food desc 5'],
    ['now the companies', 'total_amount by company where nature=Food desc 5'],
    ['and how many payments each?', 'total_amount+payments by state where nature=Food desc 5'],
    ['how many records did they each have', 'total_amount+records by state where nature=Food desc 5'],
  ])('%s: %s', async (turn, reading) => {
    expect(await lastReading(['top 5 states for meals', turn], data)).toBe(reading);
  });

  it.each([
    ['by nature of payment for those', 'break them down by nature of payment'],
    ['from which companies?', 'which companies paid them'],
  ])('%s is “%s”', async (turn, same) => {
    const first = 'top 3 doctors in Texas';
    expect(await lastReading([first, turn], data)).toBe(await lastReading([first, same], data));
  });

  it.each(['what share of the total is that?', 'how much is that in all?'])(
    'a figure more is given up: %s',
    async (turn) => {
      const first = ['top 5 companies in 2023', 'and how many payments each?'];
      expect(await lastReading([...first, turn], data)).toMatch(/^total_amount in 2023 concentration/);
    },
  );

  it('all other rows after all rows', async () => {
    expect(await lastReading(['spend by state in 2023', 'same for companies'], data)).toBe(
      'total_amount by company in 2023',
    );
  });
});
