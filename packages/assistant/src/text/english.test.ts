import { describe, expect, it } from 'vitest';
import { isEnglish } from './english.ts';

describe('words that are no typos', () => {
  it.each(['sued', 'left', 'machine', 'colour', 'color'])('%s is English', (word) => {
    expect(isEnglish(word)).toBe(true);
  });

  it.each(['honararium', 'docter', 'recieve', 'payed', 'caldrexa'])('%s is not, or is a slip of another', (word) => {
    expect(isEnglish(word)).toBe(false);
  });
});
