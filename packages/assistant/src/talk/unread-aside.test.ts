import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('a clause about the asker that nothing places', () => {
  it.each([
    ['For the ride-along next week I need total meals in Ohio', 'For the ride-along next week I need'],
    ['sorry if basic, total meals in Ohio', 'if basic'],
    ['total meals in Ohio (my manager wants it asap)', 'my manager wants it'],
    ['Silly question maybe: total meals in Ohio', 'Silly question maybe'],
  ])('is no part of the question, and is shown: %s', async (question, aside) => {
    expect(await shortReading(question, data)).toBe(await shortReading('total meals in Ohio', data));
    const read = await interpret(question, undefined, data);
    expect(read.kind === 'answer' && read.assumptions.join(' ')).toContain(aside);
  });

  it('is none of a turn either', async () => {
    const before = await interpret('total meals in Ohio', undefined, data);
    const context = before.kind === 'answer' ? before.context : undefined;
    const read = await interpret('sorry if basic, and in 2022?', context, data);
    expect(read).toMatchObject({ kind: 'answer', isFollowUp: true });
    expect(read.kind === 'answer' && read.assumptions.join(' ')).toContain('if basic');
  });

  it.each([
    'total meals in Ohio, excluding widgets',
    'meals for blurbs we made, by year',
    'total meals in Ohio, widgets only please',
    'I need total meals for widgets',
  ])('is refused where it could be a condition: %s', async (question) => {
    expect(await shortReading(question, data)).toMatch(/^refuse/);
  });
});
