import { describe, expect, it } from 'vitest';
import { withoutInterjections } from './interjections.ts';

describe('talk around a question', () => {
  it.each([
    'for the first slide I need total spend',
    'For slide 3: total spend',
    "I'm putting a slide together, total spend",
    'before I forget, total spend',
    'Hi all, by the way, total spend',
    'My boss wants to know total spend',
    'remind me, total spend',
    'total spend, thanks in advance',
    'total spend if you can',
    'total spend for a slide deck',
    'total spend, for my report',
  ])('“%s” asks for the total spend alone', (said) => {
    expect(withoutInterjections(said).replace(/^I need /, '')).toBe('total spend');
  });

  it.each([
    'how much was paid for a presentation',
    'spend on meals for my report card',
    'first payment of Pfizer',
    'spend on slides in 2023',
    'the board of Pfizer',
    'payments for a talk',
  ])('“%s” keeps its words', (said) => {
    expect(withoutInterjections(said)).toBe(said);
  });
});
