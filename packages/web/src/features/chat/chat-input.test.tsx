import { askAssistant } from '@pellucid/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ask, button, enter, input, on, questions, renderScreen, setUpChat, text } from './testing/chat-screen.tsx';
import { COMPLETE, SESSION_ID } from './testing/fake-stream.ts';

setUpChat();

// docs/promises/chat.md#input
describe('a question', () => {
  it('is not sent while blank', async () => {
    await renderScreen();
    await enter('   ');
    expect((await button('Send')).disabled).toBe(true);
    expect(questions()).toEqual([]);
  });

  // docs/promises/chat.md#body
  it('asks for no SQL and no training, and goes on in the session of the answer', async () => {
    await ask();
    expect((await input()).value).toBe('');
    await on.stream.send({ type: 'session', data: { session_id: SESSION_ID } });
    await on.stream.send(COMPLETE);
    await enter('And in 2022?');
    const wanted = {
      return_sql: false,
      return_df: true,
      return_plotly_figure: true,
      return_explanation: true,
      return_followup_questions: true,
      auto_train: false,
    };
    expect(questions()).toEqual([
      { question: 'How much?', ...wanted, session_id: null },
      { question: 'And in 2022?', ...wanted, session_id: SESSION_ID },
    ]);
  });

  it('is on its way, is answered, and can be stopped by button or Enter', async () => {
    await ask();
    expect((await button('Sending...')).disabled).toBe(true);
    expect((await input()).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('AI is thinking...').length).toBeGreaterThan(0);
    expect(screen.getByText('Generating response...')).toBeDefined();
    await on.stream.send({ type: 'status', data: { message: 'Reading the question' } });
    expect(screen.getAllByText('Reading the question').length).toBeGreaterThan(0);
    expect(screen.queryByText('AI is thinking...')).toBeNull();
    await button('Stop');
    await on.stream.send(text('A figure'));
    expect(screen.queryByText('Reading the question')).toBeNull();
    await enter('next');
    expect(on.stream.isAborted).toBe(true);
    expect(await screen.findByText(/You stopped this answer/)).toBeDefined();
    expect(screen.queryByText('Generating response...')).toBeNull();
    expect((await input()).value).toBe('next');
    expect(questions()).toHaveLength(1);
  });

  it('comes back to be edited', async () => {
    await ask();
    await on.stream.send(COMPLETE);
    await on.user.click(await button('Edit the question'));
    expect((await input()).value).toBe('How much?');
    await waitFor(async () => expect(document.activeElement).toBe(await input()));
  });

  it('begins another session where the server has forgotten the one before', async () => {
    await ask();
    await on.stream.send({ type: 'session', data: { session_id: SESSION_ID } });
    await on.stream.send(COMPLETE);
    on.api.refuses(askAssistant, 404);
    await enter('And?');
    const sessions = () => questions().map((body) => (body as { session_id: string | null }).session_id);
    await waitFor(() => expect(sessions()).toEqual([null, SESSION_ID, null]));
  });
});
