import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

test('changing the address within a network does not begin anew', () => {
  const limiter = createRateLimiter(() => new Date(0), { count: 2, seconds: 60 });
  limiter.consume('2001:db8:1:2::1');
  limiter.consume('2001:db8:1:2::2');
  expect(() => limiter.consume('2001:db8:1:2::3')).toThrow('Too many attempts');
  limiter.consume('2001:db8:1:3::1');
});

test('a clock that is set back makes nobody wait longer', () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const limiter = createRateLimiter(() => new Date(now), { count: 1, seconds: 60 });
  limiter.consume('192.0.2.1');
  now -= 3_600_000;
  expect(() => limiter.consume('192.0.2.1')).toThrow('in 60 seconds');
  now += 60_000;
  limiter.consume('192.0.2.1');
});
