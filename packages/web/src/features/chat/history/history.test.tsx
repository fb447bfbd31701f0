import {
  answerChatQuestion,
  askAssistant,
  deleteChatSession,
  getChatSession,
  listChatSessions,
  renameChatSession,
} from '@pellucid/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, enter, on, questions, renderScreen, SESSION, setUpChat, text } from '../testing/chat-screen.tsx';
import { COMPLETE, fakeStream, SESSION_ID } from '../testing/fake-stream.ts';

setUpChat();

describe('earlier conversations', () => {
  const turn = (id: number, question: string) =>
    ({ id, question, askedAt: '2026-01-01T00:00:00.000Z', kind: 'answer', helpful: null }) as const;

  beforeEach(() => {
    on.api
      .answers(listChatSessions, [SESSION])
      .answers(getChatSession, { ...SESSION, questions: [turn(1, 'First?'), turn(2, 'Second?')] })
      .answers(renameChatSession, { ...SESSION, title: 'Aster' })
      .answers(deleteChatSession, undefined)
      .streams(answerChatQuestion, (signal) => on.stream.open(signal));
  });

  it('are opened: the last question is answered anew, the others when asked for', async () => {
    await renderScreen();
    await on.user.click(await button('History'));
    await on.user.click(await button(/^How much\?/));
    const asked = () =>
      on.api.requests.filter(({ endpoint }) => endpoint === answerChatQuestion.id).map(({ url }) => url);
    await waitFor(() => expect(asked()).toEqual(['api/chat-questions/2/answer']));
    await on.stream.send(text('Two'));
    await on.stream.send(COMPLETE);
    on.stream = fakeStream();
    await on.user.click(await button(/^Show the answer/));
    await waitFor(() => expect(asked()).toEqual(['api/chat-questions/2/answer', 'api/chat-questions/1/answer']));
    await on.stream.send(COMPLETE);
    on.api.streams(askAssistant, (signal) => fakeStream().open(signal));
    await enter('Third?');
    expect(questions().at(-1)).toMatchObject({ question: 'Third?', session_id: SESSION_ID });
  });

  it('are searched, renamed and deleted', async () => {
    await renderScreen();
    await on.user.click(await button('History'));
    await on.user.type(await screen.findByRole('searchbox'), 'much');
    await waitFor(() => expect(on.api.requests.at(-1)?.url).toContain('query=much'));
    await on.user.click(await button('Rename How much?'));
    await on.user.keyboard('Aster{Enter}');
    await waitFor(() =>
      expect(on.api.requests.find(({ endpoint }) => endpoint === renameChatSession.id)?.body).toEqual({
        title: 'Aster',
      }),
    );
    await on.user.click(await button('Delete How much?'));
    await on.user.click(await button('Delete'));
    await waitFor(() => expect(on.api.requests.some(({ endpoint }) => endpoint === deleteChatSession.id)).toBe(true));
  });

  it('leave the screen when they are deleted, also when the list is closed before they are', async () => {
    await renderScreen();
    await on.user.click(await button('History'));
    await on.user.click(await button(/^How much\?/));
    await on.stream.send(text('Two'));
    await on.stream.send(COMPLETE);
    await on.user.click(await button('History'));
    await on.user.click(await button('Delete How much?'));
    fireEvent.click(await button('Delete'));
    fireEvent.click(await button('Close'));
    await waitFor(() => expect(screen.queryByText('Two')).toBeNull());
  });
});
