import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { wordsPort } from '../testing/words-port.ts';
import { stepsOf } from './explanation-steps.ts';

const data = await wordsPort();

it('explains the place of one by the order of all', async () => {
  const read = await interpret('where does Pfizer rank by average per physician in 2023?', undefined, data);
  if (read.kind !== 'answer') throw new Error(read.text);
  expect(stepsOf(read, await data.describe())).toEqual([
    'Average per recipient in General payments, for each company family.',
    'The company families are put in order, the largest average per recipient first.',
    'The place is that of the one in this order; equal ones share a place, and leave the next out.',
  ]);
});

it('leaves what is counted in one step to the words of the gate', async () => {
  const read = await interpret('total spend by company', undefined, data);
  if (read.kind !== 'answer') throw new Error(read.text);
  expect(stepsOf(read, await data.describe())).toBeUndefined();
});
