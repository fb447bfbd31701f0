import { expect, it } from 'vitest';
import { withPartsJoined } from './asked-beside.ts';

it.each([
  [
    'how much was meals, how much gifts, how much grants?',
    'how much was meals and how much gifts and how much grants?',
  ],
  ['How much went to doctors, how much to hospitals', 'How much went to doctors and how much to hospitals'],
  ['how much did Pfizer pay, how much was it in 2023', 'how much did Pfizer pay, how much was it in 2023'],
  ['how many doctors got gifts, how much', 'how many doctors got gifts, how much'],
])('%s', (question, plainly) => {
  expect(withPartsJoined(question)).toBe(plainly);
});
