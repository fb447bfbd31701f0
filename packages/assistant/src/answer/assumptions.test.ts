import { expect, it } from 'vitest';
import { plainly } from './assumptions.ts';

it('says each assumption once, with one full stop', () => {
  const slip = [
    '“Kelvnta” is read as “kelvanta”.',
    '“Kelvnta” is read as Kelvanta, Inc..',
    '“totl” is read as “total”.',
  ];
  expect(plainly([...slip, ...slip])).toEqual(['“Kelvnta” is read as Kelvanta, Inc.', '“totl” is read as “total”.']);
});
