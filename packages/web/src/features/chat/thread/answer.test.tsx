import { rateChatAnswer } from '@pellucid/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ask, button, on, questions, setUpChat, text } from '../testing/chat-screen.tsx';
import { CHART_EVENT, COMPLETE, contextEvent, TABLE_EVENT } from '../testing/fake-stream.ts';

setUpChat();

// docs/promises/chat.md#answer
describe('an answer', () => {
  it('has its parts in order, with the words of the question above them', async () => {
    await ask('Spend of Aster');
    await on.stream.send(
      contextEvent({ chips: [{ slot: 'filter', label: 'Company', text: 'Aster' }], assumptions: ['All years.'] }),
    );
    await on.stream.send(text('Aster spent $1.25M.'));
    await on.stream.send({ type: 'sql', data: { sql: 'SELECT 1' } });
    await on.stream.send(TABLE_EVENT);
    await on.stream.send(CHART_EVENT);
    await on.stream.send({ type: 'explanation', data: { text: 'A sum.' } });
    await on.stream.send({ type: 'followup_questions', data: { questions: ['And Birch?'] } });
    await on.stream.send(COMPLETE);
    const thread = screen.getByRole('list', { name: 'Conversation' });
    const whole = thread.textContent ?? '';
    const parts = ['Aster', 'All years.', 'Aster spent', 'SELECT 1', 'Total amount', '2 rows', 'A sum.', 'And Birch?'];
    const places = parts.map((part) => whole.indexOf(part, whole.indexOf('Spend of Aster') + 'Spend of Aster'.length));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(
      within(thread)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Aster, Inc.', '$1,250,000.50', '-', '-']);
    expect(screen.getByRole('group', { name: 'Chart: Total amount by company' })).toBeDefined();
    await on.user.click(await button('And Birch?'));
    expect(questions().at(-1)).toMatchObject({ question: 'And Birch?' });
  });

  // docs/promises/chat.md#parts
  it('is asked again with a part of it said otherwise, or left out, by the keyboard alone', async () => {
    await ask('Spend of Aster');
    const company = { slot: 'filter', label: 'Company', text: 'Aster' } as const;
    const chips = [{ slot: 'source', label: 'Data', text: 'General payments' } as const, company];
    await on.stream.send(contextEvent({ chips }));
    await on.stream.send(COMPLETE);
    expect(screen.queryByRole('button', { name: 'Leave out Data General payments' })).toBeNull();
    (await button('Company Aster')).focus();
    await on.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Company' }));
    await on.user.keyboard('{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await button('Company Aster')));
    expect(questions()).toHaveLength(1);
    await on.user.keyboard('{Enter}Birch{Enter}');
    expect(questions().at(-1)).toMatchObject({
      question: 'Spend of Aster',
      edit: { question_id: 7, chip: company, words: 'Birch' },
    });
    const list = screen.getByRole('list', { name: 'How the question was read' });
    expect(document.activeElement).toBe(list);
    const birch = { ...company, text: 'Birch' };
    await on.stream.send(contextEvent({ question_id: 8, chips: [birch] }));
    await on.stream.send(COMPLETE);
    expect(screen.queryByRole('button', { name: 'Copy a link that asks this' })).toBeNull();
    await on.user.click(await button('Leave out Company Birch'));
    expect(questions().at(-1)).toMatchObject({ edit: { question_id: 8, chip: birch, words: '' } });
  });

  it('of a question that has several meanings offers them', async () => {
    await ask();
    const question = 'Spend of recipient id "1002"';
    await on.stream.send(contextEvent({ kind: 'ask', choices: [{ label: 'Ada Moreno (Cardiology)', question }] }));
    await on.stream.send({ type: 'followup_questions', data: { questions: [question, 'Spend of Astra'] } });
    await on.stream.send(COMPLETE);
    expect(screen.getByRole('heading', { name: 'Which one do you mean?' })).toBeDefined();
    expect(screen.queryByText('Related questions')).toBeNull();
    expect(await button('Spend of Astra')).toBeDefined();
    await on.user.click(await button('Ada Moreno (Cardiology)'));
    expect(questions().at(-1)).toMatchObject({ question });
  });

  it('that is none offers what can be asked', async () => {
    await ask();
    await on.stream.send(contextEvent({ kind: 'refuse' }));
    await on.stream.send({ type: 'followup_questions', data: { questions: ['Top 10 companies by total amount'] } });
    await on.stream.send(COMPLETE);
    expect(screen.getByRole('heading', { name: 'What you can ask' })).toBeDefined();
    expect(screen.queryByText('Related questions')).toBeNull();
  });

  it('is copied as text, its rows as spreadsheets take them', async () => {
    await ask();
    await on.stream.send(text('Aster spent $1.25M.'));
    for (const event of [TABLE_EVENT, { type: 'explanation', data: { text: 'A sum.' } } as const, COMPLETE])
      await on.stream.send(event);
    await on.user.click(await button('Copy the answer'));
    expect(await navigator.clipboard.readText()).toBe(
      'Aster spent $1.25M.\n\nCompany\tTotal amount\nAster, Inc.\t$1,250,000.50\n-\t-\n\nA sum.',
    );
    await on.user.click(await button('Copy the question'));
    expect(await navigator.clipboard.readText()).toBe('How much?');
  });

  it('leads to the records behind it, and to their board', async () => {
    await ask();
    const filters = [{ field: 'program_year', op: 'eq' as const, value: 2024 }];
    const view = { page: 'overview', filters, marks: [] };
    await on.stream.send(contextEvent({ board: { page: 7, title: 'Top Companies', view } }));
    await on.stream.send(COMPLETE);
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Show the records')).toContain('/dashboard/7?tab=overview&f.program_year=2024&rows=1');
    expect(addressOf('Open in Top Companies')).toMatch(/\/dashboard\/7\?tab=overview&f\.program_year=2024$/);
  });

  it('is rated, and a thumb down asks for the reason', async () => {
    on.api.answers(rateChatAnswer, undefined);
    await ask();
    await on.stream.send(contextEvent());
    await on.stream.send(COMPLETE);
    await on.user.click(await button('This answer did not help'));
    await on.user.type(await screen.findByLabelText(/What was wrong/), 'Another company');
    await on.user.click(await button('Send feedback'));
    const rated = () => on.api.requests.filter(({ endpoint }) => endpoint === rateChatAnswer.id);
    await waitFor(() => expect(rated()).toHaveLength(2));
    expect(rated().map(({ url, body }) => [url, body])).toEqual([
      ['api/chat-questions/7/feedback', { helpful: false }],
      ['api/chat-questions/7/feedback', { helpful: false, reason: 'Another company' }],
    ]);
    expect((await button('This answer did not help')).getAttribute('aria-pressed')).toBe('true');
  });

  it('is told to screen readers once it is there', async () => {
    await ask();
    const told = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(told()).toContain('AI is thinking...');
    await on.stream.send(text('Aster spent $1.25M.\n\n2 rows.'));
    await on.stream.send(TABLE_EVENT);
    await on.stream.send(COMPLETE);
    expect(told()).toContain('Aster spent $1.25M. A table of 2 rows.');
  });
});
