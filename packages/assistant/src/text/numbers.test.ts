import { describe, expect, it } from 'vitest';
import { readNumberAt } from './numbers.ts';
import { tokenise } from './tokens.ts';

const read = (text: string) =>
  readNumberAt(
    tokenise(text).map(({ low }) => low),
    0,
  );

describe('numbers', () => {
  it.each([
    ['$1.5M', '1500000'],
    ['$1.5 million', '1500000'],
    ['1.5 million dollars', '1500000'],
    ['10k', '10000'],
    ['$10K', '10000'],
    ['$2bn', '2000000000'],
    ['1,000', '1000'],
    ['$1,234.56', '1234.56'],
    ['twenty-five', '25'],
    ['twenty five', '25'],
    ['a dozen', '12'],
    ['three hundred', '300'],
    ['five thousand', '5000'],
    ['250 dollars', '250'],
    ['$0.5k', '500'],
  ])('reads %s as %s', (text, value) => {
    expect(read(text)?.value).toBe(value);
  });

  it('knows money, per cent and places', () => {
    expect(read('$5')).toMatchObject({ isMoney: true });
    expect(read('5 dollars')).toMatchObject({ isMoney: true, length: 2 });
    expect(read('25%')).toMatchObject({ isPercent: true });
    expect(read('3rd')).toMatchObject({ isOrdinal: true, value: '3' });
    expect(read('second')).toMatchObject({ isOrdinal: true, value: '2' });
  });

  it.each(['apples', '50.000', '12abc', '99999999999999999', '€5'])('does not read %s', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
