import { expect, test } from 'vitest';
import { stateOptions } from './state-options.ts';

test('drops blanks, and puts a label in place of the first entry with a leading space', () => {
  const values = (states: string[]) => stateOptions(states).map(({ value }) => value);
  expect(values(['', '  ', ' All', 'CA', ' Other', 'TX'])).toEqual(['(All)', 'CA', ' Other', 'TX']);
  expect(values([])).toEqual([]);
  expect(stateOptions([' All'])).toEqual([{ value: '(All)', state: ' All' }]);
});
