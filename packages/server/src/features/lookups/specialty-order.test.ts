import { expect, it } from 'vitest';
import { inMeantOrder } from './specialty-order.ts';

const PHYSICIANS = 'Allopathic & Osteopathic Physicians';
const PEDIATRIC = { value: `${PHYSICIANS}|Pediatrics|Pediatric Cardiology`, records: 90 };
const DISEASE = { value: `${PHYSICIANS}|Internal Medicine|Cardiovascular Disease`, records: 9_000 };
const ADVANCED = { value: `${PHYSICIANS}|Cardiology Group|Heart Failure`, records: 99_000 };
const RARE = { value: `${PHYSICIANS}|Radiology|Cardiac Imaging`, records: 2 };

it('has first of what a word begins so, most records first, and last what is only part of it', () => {
  expect(inMeantOrder([PEDIATRIC, ADVANCED, RARE, DISEASE], ' Cardio')).toEqual(
    [DISEASE, PEDIATRIC, ADVANCED, RARE].map(({ value }) => value),
  );
  expect(inMeantOrder([ADVANCED, RARE, PEDIATRIC], 'cardi')).toEqual(
    [PEDIATRIC, RARE, ADVANCED].map(({ value }) => value),
  );
  expect(inMeantOrder([ADVANCED, PEDIATRIC], 'art')[0]).toBe(ADVANCED.value);
});
