import { expect, test } from 'vitest';
import { z } from 'zod';
import { InvalidInput } from './invalid-input.ts';
import { parseInput } from './schemas.ts';

test('an object where a text belongs is wrong input, whatever it says its length is', () => {
  const schema = z.object({ username: z.string().trim().min(1).max(50) });
  const parse = parseInput({ schema, method: 'POST', url: '/', httpPart: 'body' });
  for (const length of [{ toString: [] }, { valueOf: 1 }, null, -1, 'x'])
    expect(parse({ username: { length } })).toMatchObject({ error: expect.any(InvalidInput) });
  expect(parse({ username: 'ada' })).toEqual({ value: { username: 'ada' } });
});
