import { getSampleQuestions } from '@pellucid/contract';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forgetSession } from '../../lib/session.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { chatOf } from './chat.ts';
import {
  ask,
  button,
  enter,
  goTo,
  input,
  on,
  questions,
  renderScreen,
  setUpChat,
  text,
} from './testing/chat-screen.tsx';
import { COMPLETE } from './testing/fake-stream.ts';

setUpChat();

const SAMPLE = {
  id: 1,
  title: 'Largest payers',
  displayText: 'Who spends most',
  question: 'Top 10 companies in 2023',
  position: 1,
};

// docs/promises/chat.md#screen
describe('before anything was asked', () => {
  it('offers a card where there are no sample questions, and has the title of the assistant', async () => {
    renderApp('/chatbot', 'token');
    expect(await screen.findByText('Ask your data ?')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'qor AI' })).toBeDefined();
    expect(document.title).toBe('qor AI');
  });

  it('offers sample questions as tiles, and sends the one that is chosen', async () => {
    on.api.answers(getSampleQuestions, [SAMPLE]);
    await renderScreen();
    const tile = await button(/Largest payers/);
    expect(tile.textContent).toContain('Who spends most');
    await on.user.click(tile);
    expect(questions()).toMatchObject([{ question: 'Top 10 companies in 2023' }]);
    expect(screen.queryByRole('button', { name: /Largest payers/ })).toBeNull();
    expect(screen.queryByText('Ask your data ?')).toBeNull();
  });

  it('is shown to nobody who is not signed in', async () => {
    renderApp('/chatbot');
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'qor AI' })).toBeNull();
  });

  it('is also at the empty path, for the signed-in', async () => {
    renderApp('/', 'token');
    expect(await screen.findByRole('heading', { level: 1, name: 'qor AI' })).toBeDefined();
    expect(location.hash).toBe('#/');
  });

  it('is in the account menu', async () => {
    renderApp('/home', 'token');
    await on.user.click(await button(/^Account of/));
    await on.user.click(await screen.findByText('Chatbot'));
    expect(await input()).toBeDefined();
    expect(location.hash).toBe('#/chatbot');
  });
});

it('a conversation stays while one looks at another screen, until another is begun', async () => {
  renderApp('/chatbot', 'token');
  await enter('How much?');
  await on.stream.send(text('A figure'));
  await on.stream.send(COMPLETE);
  goTo('/home');
  await screen.findByRole('heading', { name: /Welcome/ });
  goTo('/chatbot');
  expect((await screen.findAllByText('A figure')).length).toBeGreaterThan(0);
  await on.user.click(await button('New chat'));
  expect(await screen.findByText('Ask your data ?')).toBeDefined();
});

it('a conversation is not there for the next person, and its answer ends', async () => {
  await ask();
  await on.stream.send(text('A figure'));
  expect(chatOf('analyst').snapshot().messages).toHaveLength(2);
  act(() => forgetSession('/home'));
  expect(on.stream.isAborted).toBe(true);
  expect(chatOf('analyst').snapshot().messages).toEqual([]);
});
