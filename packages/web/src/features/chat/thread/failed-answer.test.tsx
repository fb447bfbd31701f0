import { askAssistant } from '@pellucid/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as reload from '../../../lib/reload.ts';
import { beginSession, readSession } from '../../../lib/session.ts';
import { storeToken, TOKEN_KEY } from '../../../lib/token.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ask, button, enter, input, on, questions, setUpChat, text } from '../testing/chat-screen.tsx';
import { TABLE_EVENT } from '../testing/fake-stream.ts';

setUpChat();

// docs/promises/chat.md#messages
describe('what goes wrong', () => {
  const SIGNED_OUT =
    'Authentication required. You have been logged out. Please refresh the page and log in again to continue using the chatbot.';

  it('401: the thread says how to go on, a notice why, and the sign-in comes', async () => {
    const reloaded = vi.spyOn(reload, 'reloadPage').mockImplementation(() => undefined);
    renderApp('/chatbot', 'token');
    await input();
    on.api.refuses(askAssistant, 401);
    await enter('How much?');
    expect((await screen.findAllByText(SIGNED_OUT)).length).toBeGreaterThan(0);
    expect(screen.getByText('Authentication Required')).toBeDefined();
    const notice = 'Authentication token has expired or is invalid. Please log in again.';
    expect(await screen.findByText(notice)).toBeDefined();
    await waitFor(() => expect(readSession().status).toBe('expired'));
    expect(screen.queryByRole('button', { name: 'Try again', hidden: true })).toBeNull();
    // The dialog is closed: what it lay over is there, with its own way back in.
    fireEvent(await screen.findByRole('dialog', { name: 'Log in' }), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull());
    await on.user.click(await button('Refresh & Login'));
    expect(reloaded).toHaveBeenCalledOnce();
  });

  it('401: who has signed in by the dialog asks again', async () => {
    renderApp('/chatbot', 'token');
    await input();
    on.api.refuses(askAssistant, 401);
    await enter('How much?');
    await waitFor(() => expect(readSession().status).toBe('expired'));
    on.api.streams(askAssistant, (signal) => on.stream.open(signal));
    storeToken('another', true);
    await act(() => beginSession());
    await on.user.click(await button('Try again'));
    expect(questions()).toHaveLength(2);
    expect(screen.queryByText('Authentication Required')).toBeNull();
  });

  it('no token: nothing is asked', async () => {
    renderApp('/chatbot', 'token');
    await input();
    localStorage.removeItem(TOKEN_KEY);
    await enter('How much?');
    expect((await screen.findAllByText(SIGNED_OUT)).length).toBeGreaterThan(0);
    expect(await screen.findByText('Authentication token not found. Please log in again.')).toBeDefined();
    expect(questions()).toEqual([]);
  });

  it.each([
    [403, 'You do not have permission to access this resource. Please log in again.'],
    [500, 'Server error occurred. Please try again later.'],
    [503, 'Server error occurred. Please try again later.'],
    [0, 'Error: Something went wrong while processing your request. Please try again.'],
  ])('status %i', async (status, message) => {
    on.api.refuses(askAssistant, status);
    await ask();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(await button('Send')).toBeDefined();
    expect(screen.queryByText('Generating response...')).toBeNull();
  });

  it('an event that says so: in the promised words, with those of the server, and it can be tried again', async () => {
    await ask();
    await on.stream.send(TABLE_EVENT);
    await on.stream.send({ type: 'error', data: { code: 'slow', message: 'The query took too long.' } });
    const promised = "Looks like I'm having trouble getting the answer right now. Please give it another go.";
    expect((await screen.findAllByText(promised)).length).toBeGreaterThan(0);
    expect(screen.getByText('The query took too long.')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Results' })).toBeNull();
    await on.user.click(await button('Try again'));
    expect(questions()).toHaveLength(2);
    expect(screen.queryByText(promised)).toBeNull();
  });

  it('a connection that breaks', async () => {
    await ask();
    await on.stream.send(text('Half'));
    await on.stream.fail();
    const message = 'Error: Something went wrong while processing your request. Please try again.';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Half')).toBeNull();
  });

  it('a connection that ends early: what came stays, and says that more may be missing', async () => {
    await ask();
    await on.stream.send(text('Half'));
    await on.stream.close();
    expect(await screen.findByText(/The connection broke off/)).toBeDefined();
    expect(screen.getAllByText('Half').length).toBeGreaterThan(0);
    expect(await button('Send')).toBeDefined();
  });
});
