import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import type { Context } from '../port/interpretation.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();
const read = await interpret('total meals in Ohio', undefined, data);
const context = read.kind === 'answer' ? read.context : undefined;
const turn = (question: string, unanswered: string, before: Context | undefined = context) =>
  interpret(question, before, data, { unanswered });
const NOT_READ = 'how many widgets were there';

describe('a turn after a question that had no answer', () => {
  it('is asked back where it could go on from either', async () => {
    const asked = await turn('and in 2022?', NOT_READ);
    expect(asked).toMatchObject({
      kind: 'ask',
      text: '“how many widgets were there” had no answer. Does this go on from the answer before it? If not, ask for all of it.',
    });
    const choices = asked.kind === 'ask' ? asked.choices.map(({ question }) => question) : [];
    expect(choices[0]).toBe('Going on from the last answer: and in 2022?');
    expect(await turn(choices[0] ?? '', NOT_READ)).toEqual(await interpret('and in 2022?', context, data));
  });

  it('may be a question of its own, which is then offered', async () => {
    const asked = await turn('meals in 2022', NOT_READ);
    const choices = asked.kind === 'ask' ? asked.choices.map(({ question }) => question) : [];
    expect(choices).toEqual(['Going on from the last answer: meals in 2022', 'New question: meals in 2022']);
  });

  it('is answered where it goes on from nothing', async () => {
    const question = 'which company paid the most royalties in 2022?';
    expect(await turn(question, NOT_READ)).toEqual(await interpret(question, context, data));
  });

  it.each(['what is the weather in Ohio?', 'is that legal?', 'hospitals instead of physicians'])(
    'goes on from the answer before what was a turn itself, or no question of payments: %s',
    async (unanswered) => {
      expect((await turn('and in 2022?', unanswered)).kind).toBe('answer');
    },
  );

  it('is asked back after a turn whose words were not understood', async () => {
    expect((await turn('and in 2022?', 'and by widget')).kind).toBe('ask');
  });

  it.each(['and in 2022?', 'only meals', 'same for Ohio'])(
    'is refused where there is no answer: %s',
    async (question) => {
      expect((await interpret(question, undefined, data, { unanswered: NOT_READ })).kind).toBe('refuse');
    },
  );
});
