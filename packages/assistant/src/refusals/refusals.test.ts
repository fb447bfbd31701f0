import { describe, expect, it } from 'vitest';
import { outOfField } from './refusals.ts';

describe('what is no question of payments', () => {
  it.each([
    ['who is the best surgeon in Florida', 'verdict'],
    ['the worst cardiologists of Ohio', 'verdict'],
    ['which doctors over 60 got speaker fees', 'out-of-field'],
    ['surgeons older than 65', 'out-of-field'],
    ['royalties of surgeons with more than 20 years of experience', 'out-of-field'],
    ['average meal cost per attendee', 'out-of-field'],
    ['spend on surgeons; by surgeons I mean the vascular ones too', 'cannot'],
    ['tell me everything', 'cannot'],
  ])('%s', (text, reason) => {
    expect(outOfField(text)?.reason).toBe(reason);
  });

  it.each([
    'the best paid surgeon in Florida',
    'which year was the best for hospitals',
    'physicians over 50 payments',
    'doctors over $60',
    'doctors over 60 percent meals',
    'physicians above 95k',
  ])('but this is: %s', (text) => {
    expect(outOfField(text)).toBeUndefined();
  });
});
