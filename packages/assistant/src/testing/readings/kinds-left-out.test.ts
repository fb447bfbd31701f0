import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('several kinds that one word leaves out', () => {
  it.each([
    [
      'Payments to physicians, not hospitals or practitioners, in 2023',
      'total_amount where recipient_type=Physician recipient_type!=Teaching recipient_type!=Non-Physician in 2023',
    ],
    [
      'total excluding payments to hospitals or doctors',
      'total_amount where recipient_type!=Teaching recipient_type!=Physician',
    ],
    ['payments not for drugs or devices', 'total_amount where product_type!=Drug product_type!=Device'],
    [
      'total spend excluding drugs, devices and biologicals',
      'total_amount where product_type!=Drug product_type!=Device product_type!=Biological',
    ],
    [
      'practitioners, not physicians: total',
      'total_amount where recipient_type=Physician,Non-Physician recipient_type!=Physician',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('a kind of product, and those that are not meant', () => {
  it.each([
    [
      'if i only look at medical supplies, not drugs or devices, how much was paid each year',
      'total_amount by program_year where product_type=Medical',
    ],
    ['total for devices, not drugs, in 2023', 'total_amount where product_type=Device in 2023'],
    ['payments for drugs but not devices by company', 'total_amount by company where product_type=Drug'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it('holds for a turn too', async () => {
    const turns = ['meals by year', 'just medical supplies, not drugs or devices'];
    expect(await lastReading(turns, data)).toBe('total_amount by program_year where nature=Food product_type=Medical');
  });
});
