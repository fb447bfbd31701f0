import { expect, it } from 'vitest';
import { writtenOut } from './written-out.ts';

it('has each parameter in its place, quoted, and leaves texts alone', () => {
  const text = `SELECT '$1', 'it''s $2' FROM general WHERE company = $1 AND state = $12 AND city = $2`;
  const parameters = [`O'Hara & "Sons" $2`, 'Reno', ...Array<string>(9).fill(''), 'MA'];
  expect(writtenOut({ text, parameters })).toBe(
    `SELECT '$1', 'it''s $2' FROM general WHERE company = 'O''Hara & "Sons" $2' AND state = 'MA' AND city = 'Reno'`,
  );
});
