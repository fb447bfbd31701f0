import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { forgetSession } from '../../lib/session.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ask, button, enter, goTo, on, questions, setUpChat } from './testing/chat-screen.tsx';
import { COMPLETE } from './testing/fake-stream.ts';

setUpChat();

describe('a link', () => {
  // docs/promises/chat.md#links
  it('has a link that asks its question, once, of whoever opens it', async () => {
    await ask('Spend of A & B?');
    await on.stream.send(COMPLETE);
    await on.user.click(await button('Copy a link that asks this'));
    const link = await navigator.clipboard.readText();
    expect(link).toContain('#/chatbot?question=Spend+of+A+%26+B%3F');
    cleanup();
    act(() => forgetSession('/home'));
    renderApp(link.split('#')[1] ?? '', 'token');
    await screen.findByRole('list', { name: 'Conversation' });
    expect(questions().map((body) => (body as { question: string }).question)).toEqual([
      'Spend of A & B?',
      'Spend of A & B?',
    ]);
    expect(location.hash).toBe('#/chatbot');
  });

  it('asks from a board within what it shows, in a conversation of its own', async () => {
    const state = 'tab=overview&f.program_year=2024&m.natures.nature=Consulting%20Fee&rows=1';
    renderApp('/chatbot', 'token');
    await enter('Before');
    goTo(paths.chatbotAskingOn('And who?', 'top-companies-by-spend', state));
    await screen.findByText('And who?');
    expect(screen.queryByText('Before')).toBeNull();
    expect(questions().at(-1)).toMatchObject({
      question: 'And who?',
      session_id: null,
      board: {
        id: 'top-companies-by-spend',
        view: {
          page: 'overview',
          filters: [{ field: 'program_year', op: 'eq', value: 2024 }],
          marks: [{ tile: 'natures', field: 'nature', values: ['Consulting Fee'] }],
        },
      },
    });
    expect(location.hash).toBe('#/chatbot');
    await on.stream.send(COMPLETE);
    await on.user.click(await button('Ask again'));
    expect(questions()).toHaveLength(3);
    expect(questions().at(-1)).toMatchObject({ board: { id: 'top-companies-by-spend' } });
  });
});
