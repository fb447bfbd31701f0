import { askAssistant, type ChatEvent, getSampleQuestions } from '@pellucid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { restoreSession } from '../../../lib/session.ts';
import { storeToken } from '../../../lib/token.ts';
import { type FakeApi, fakeServer } from '../../../testing/fake-api.ts';
import { Component } from '../chat-page.tsx';
import * as plotly from '../results/load-plotly.ts';
import { fakeStream, SESSION_ID } from './fake-stream.ts';

export const SESSION = {
  id: SESSION_ID,
  title: 'How much?',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

interface OnScreen {
  api: FakeApi;
  /** The answer to the next question. */
  stream: ReturnType<typeof fakeStream>;
  /** Whoever clicks and types. */
  user: ReturnType<typeof userEvent.setup>;
  /** What draws charts. */
  readonly react: ReturnType<typeof vi.fn<(...args: unknown[]) => Promise<unknown>>>;
}

/** What the test that is running has around the screen of the assistant. */
export const on = { react: vi.fn() } as unknown as OnScreen;

/** Before each test of a file: a server that answers with `on.stream`, and charts that are not drawn. */
export function setUpChat(): void {
  beforeAll(async () => {
    await import('../results/answer-chart.tsx');
  }, 120_000);
  beforeEach(() => {
    // What antd takes the pointer from in jsdom, its labels give it.
    on.user = userEvent.setup({ pointerEventsCheck: 0 });
    on.stream = fakeStream();
    on.api = fakeServer()
      .answers(getSampleQuestions, [])
      .streams(askAssistant, (signal) => on.stream.open(signal));
    on.react.mockReset().mockResolvedValue(undefined);
    vi.spyOn(plotly, 'loadPlotly').mockResolvedValue({ react: on.react, purge: () => undefined });
  });
}

export const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Type a message' });
export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
export const text = (data: string): ChatEvent => ({ type: 'text', data: { text: data } });
export const questions = () =>
  on.api.requests.filter(({ endpoint }) => endpoint === askAssistant.id).map(({ body }) => body);

export function goTo(route: string): void {
  act(() => {
    location.hash = `#${route}`;
  });
}

/** The screen without what stands around it, which takes longer to render than the screen itself. */
export async function renderScreen(): Promise<void> {
  storeToken('token', true);
  await restoreSession();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Types a question and presses Enter. */
export async function enter(question: string): Promise<void> {
  const field = await input();
  fireEvent.change(field, { target: { value: question } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

export async function ask(question = 'How much?'): Promise<void> {
  await renderScreen();
  await enter(question);
}
