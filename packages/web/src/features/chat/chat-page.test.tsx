import {
  answerChatQuestion,
  askAssistant,
  type ChatEvent,
  deleteChatSession,
  exportQuery,
  getChatSession,
  getSampleQuestions,
  listChatSessions,
  Query,
  rateChatAnswer,
  renameChatSession,
} from '@pellucid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import * as reload from '../../lib/reload.ts';
import { forgetSession, readSession, restoreSession } from '../../lib/session.ts';
import { storeToken, TOKEN_KEY } from '../../lib/token.ts';
import { type FakeApi, fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { chatOf } from './chat.ts';
import { Component } from './chat-page.tsx';
import * as plotly from './results/load-plotly.ts';
import { CHART_EVENT, COMPLETE, contextEvent, fakeStream, SESSION_ID, TABLE_EVENT } from './testing/fake-stream.ts';

const SAMPLE = {
  id: 1,
  title: 'Largest payers',
  displayText: 'Who spends most',
  question: 'Top 10 companies in 2023',
  position: 1,
};
const SESSION = {
  id: SESSION_ID,
  title: 'How much?',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

beforeAll(async () => {
  await import('./results/answer-chart.tsx');
}, 120_000);

let api: FakeApi;
let stream: ReturnType<typeof fakeStream>;
const react = vi.fn(async (..._: unknown[]): Promise<unknown> => undefined);
// What antd takes the pointer from in jsdom, its labels give it.
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  stream = fakeStream();
  api = fakeServer()
    .answers(getSampleQuestions, [])
    .streams(askAssistant, (signal) => stream.open(signal));
  react.mockReset().mockResolvedValue(undefined);
  vi.spyOn(plotly, 'loadPlotly').mockResolvedValue({ react, purge: () => undefined });
});

const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Type a message' });
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const text = (data: string): ChatEvent => ({ type: 'text', data: { text: data } });
const questions = () => api.requests.filter(({ endpoint }) => endpoint === askAssistant.id).map(({ body }) => body);

function goTo(route: string) {
  act(() => {
    location.hash = `#${route}`;
  });
}

/** The screen without what stands around it, which takes longer to render than the screen itself. */
async function renderScreen() {
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
async function enter(question: string) {
  const field = await input();
  fireEvent.change(field, { target: { value: question } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

async function ask(question = 'How much?') {
  await renderScreen();
  await enter(question);
}

describe('before anything was asked', () => {
  it('offers a card where there are no sample questions, and has the title of the assistant', async () => {
    renderApp('/chatbot', 'token');
    expect(await screen.findByText('Ask your data ?')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'qor AI' })).toBeDefined();
    expect(document.title).toBe('qor AI');
  });

  it('offers sample questions as tiles, and sends the one that is chosen', async () => {
    api.answers(getSampleQuestions, [SAMPLE]);
    await renderScreen();
    const tile = await button(/Largest payers/);
    expect(tile.textContent).toContain('Who spends most');
    await user.click(tile);
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
    await user.click(await button(/^Account of/));
    await user.click(await screen.findByText('Chatbot'));
    expect(await input()).toBeDefined();
    expect(location.hash).toBe('#/chatbot');
  });
});

// docs/promises/chat.md#input
describe('a question', () => {
  it('is not sent while blank', async () => {
    await renderScreen();
    await enter('   ');
    expect((await button('Send')).disabled).toBe(true);
    expect(questions()).toEqual([]);
  });

  it('asks for no SQL and no training, and goes on in the session of the answer', async () => {
    await ask();
    expect((await input()).value).toBe('');
    await stream.send({ type: 'session', data: { session_id: SESSION_ID } });
    await stream.send(COMPLETE);
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
    await stream.send({ type: 'status', data: { message: 'Reading the question' } });
    expect(screen.getAllByText('Reading the question').length).toBeGreaterThan(0);
    expect(screen.queryByText('AI is thinking...')).toBeNull();
    await button('Stop');
    await stream.send(text('A figure'));
    expect(screen.queryByText('Reading the question')).toBeNull();
    await enter('next');
    expect(stream.isAborted).toBe(true);
    expect(await screen.findByText(/You stopped this answer/)).toBeDefined();
    expect(screen.queryByText('Generating response...')).toBeNull();
    expect((await input()).value).toBe('next');
    expect(questions()).toHaveLength(1);
  });

  it('comes back to be edited', async () => {
    await ask();
    await stream.send(COMPLETE);
    await user.click(await button('Edit the question'));
    expect((await input()).value).toBe('How much?');
    await waitFor(async () => expect(document.activeElement).toBe(await input()));
  });

  it('begins another session where the server has forgotten the one before', async () => {
    await ask();
    await stream.send({ type: 'session', data: { session_id: SESSION_ID } });
    await stream.send(COMPLETE);
    api.refuses(askAssistant, 404);
    await enter('And?');
    const sessions = () => questions().map((body) => (body as { session_id: string | null }).session_id);
    await waitFor(() => expect(sessions()).toEqual([null, SESSION_ID, null]));
  });
});

// docs/promises/chat.md#answer
describe('an answer', () => {
  it('has its parts in order, with the words of the question above them', async () => {
    await ask('Spend of Aster');
    await stream.send(
      contextEvent({ chips: [{ slot: 'filter', label: 'Company', text: 'Aster' }], assumptions: ['All years.'] }),
    );
    await stream.send(text('Aster spent $1.25M.'));
    await stream.send({ type: 'sql', data: { sql: 'SELECT 1' } });
    await stream.send(TABLE_EVENT);
    await stream.send(CHART_EVENT);
    await stream.send({ type: 'explanation', data: { text: 'A sum.' } });
    await stream.send({ type: 'followup_questions', data: { questions: ['And Birch?'] } });
    await stream.send(COMPLETE);
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
    await user.click(await button('And Birch?'));
    expect(questions().at(-1)).toMatchObject({ question: 'And Birch?' });
  });

  it('is asked again with a part of it said otherwise, or left out, by the keyboard alone', async () => {
    await ask('Spend of Aster');
    const company = { slot: 'filter', label: 'Company', text: 'Aster' } as const;
    const chips = [{ slot: 'source', label: 'Data', text: 'General payments' } as const, company];
    await stream.send(contextEvent({ chips }));
    await stream.send(COMPLETE);
    expect(screen.queryByRole('button', { name: 'Leave out Data General payments' })).toBeNull();
    (await button('Company Aster')).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Company' }));
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await button('Company Aster')));
    expect(questions()).toHaveLength(1);
    await user.keyboard('{Enter}Birch{Enter}');
    expect(questions().at(-1)).toMatchObject({
      question: 'Spend of Aster',
      edit: { question_id: 7, chip: company, words: 'Birch' },
    });
    const list = screen.getByRole('list', { name: 'How the question was read' });
    expect(document.activeElement).toBe(list);
    const birch = { ...company, text: 'Birch' };
    await stream.send(contextEvent({ question_id: 8, chips: [birch] }));
    await stream.send(COMPLETE);
    expect(screen.queryByRole('button', { name: 'Copy a link that asks this' })).toBeNull();
    await user.click(await button('Leave out Company Birch'));
    expect(questions().at(-1)).toMatchObject({ edit: { question_id: 8, chip: birch, words: '' } });
  });

  it('of a question that has several meanings offers them', async () => {
    await ask();
    const question = 'Spend of recipient id "1002"';
    await stream.send(contextEvent({ kind: 'ask', choices: [{ label: 'Ada Moreno (Cardiology)', question }] }));
    await stream.send({ type: 'followup_questions', data: { questions: [question, 'Spend of Astra'] } });
    await stream.send(COMPLETE);
    expect(screen.getByRole('heading', { name: 'Which one do you mean?' })).toBeDefined();
    expect(screen.queryByText('Related questions')).toBeNull();
    expect(await button('Spend of Astra')).toBeDefined();
    await user.click(await button('Ada Moreno (Cardiology)'));
    expect(questions().at(-1)).toMatchObject({ question });
  });

  // docs/promises/chat.md#links
  it('has a link that asks its question, once, of whoever opens it', async () => {
    await ask('Spend of A & B?');
    await stream.send(COMPLETE);
    await user.click(await button('Copy a link that asks this'));
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
    await stream.send(COMPLETE);
    await user.click(await button('Ask again'));
    expect(questions()).toHaveLength(3);
    expect(questions().at(-1)).toMatchObject({ board: { id: 'top-companies-by-spend' } });
  });

  it('shows the chart as another kind that its figures can be shown as', async () => {
    await ask();
    for (const event of [CHART_EVENT, COMPLETE]) await stream.send(event);
    const kinds = await screen.findByRole('radiogroup', { name: 'Kind of chart' });
    expect(within(kinds).getAllByRole('radio')).toHaveLength(2);
    await user.click(within(kinds).getByRole('radio', { name: 'Horizontal bars' }));
    await waitFor(() => expect(react.mock.lastCall?.[1]).toMatchObject([{ orientation: 'h', y: ['Aster'] }]));
  });

  it('shows the table or the chart alone', async () => {
    await ask();
    for (const event of [TABLE_EVENT, CHART_EVENT, COMPLETE]) await stream.send(event);
    await user.click(await screen.findByRole('radio', { name: 'Chart' }));
    expect(screen.queryByRole('group', { name: 'Results' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByRole('group', { name: 'Results' })).toBeDefined();
    expect(screen.queryByRole('group', { name: /^Chart/ })).toBeNull();
  });

  it('says that a chart was not drawn, or that what draws it did not come', async () => {
    react.mockRejectedValue(new Error('no'));
    await ask();
    await stream.send(CHART_EVENT);
    expect(await screen.findByText('Chart Rendering Error')).toBeDefined();
    await stream.send(COMPLETE);
    vi.mocked(plotly.loadPlotly).mockResolvedValue(null);
    await enter('Again');
    await stream.send(CHART_EVENT);
    expect(await screen.findByText('Chart Unavailable')).toBeDefined();
  });

  it('has its chart in the height of the window, without a mode bar on mobiles', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await ask();
    await stream.send(CHART_EVENT);
    const last = () => {
      const [, , layout, config] = react.mock.lastCall as [
        unknown,
        unknown,
        { height: number },
        { displayModeBar: unknown },
      ];
      return [layout.height, config.displayModeBar];
    };
    await waitFor(() => expect(last()).toEqual([350, 'hover']));
    for (const [width, expected] of [
      [768, [300, false]],
      [1025, [400, 'hover']],
      [1024, [350, 'hover']],
    ] as const) {
      const before = react.mock.calls.length;
      vi.stubGlobal('innerWidth', width);
      act(() => void window.dispatchEvent(new Event('resize')));
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(react.mock.calls.length).toBe(before);
      await act(() => vi.advanceTimersByTimeAsync(50));
      await waitFor(() => expect(last()).toEqual(expected));
    }
  });

  it('offers all rows as files where some are missing, and not where so many were asked for', async () => {
    const query = Query.parse({ source: 'general', measures: ['total_amount'], dimensions: ['company'], limit: 2 });
    const cut: ChatEvent = { ...TABLE_EVENT, data: { ...TABLE_EVENT.data, truncated: true } };
    api.refuses(exportQuery, 400);
    await ask();
    for (const event of [contextEvent({ query }), cut, COMPLETE]) await stream.send(event);
    expect(screen.getByText('The first 2 rows; there are more')).toBeDefined();
    await user.click(await button('All rows as Excel'));
    const exported = () => api.requests.filter(({ endpoint }) => endpoint === exportQuery.id);
    await waitFor(() => expect(exported()).toHaveLength(1));
    expect(exported()[0]?.url).toContain('format=xlsx');
    expect(exported()[0]?.body).not.toHaveProperty('limit');

    const chips = [{ slot: 'order', label: 'Order', text: '2 largest' } as const];
    await enter('The two largest');
    for (const event of [contextEvent({ query, chips }), cut, COMPLETE]) await stream.send(event);
    expect(screen.getByText('2 rows')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'All rows as CSV' })).toHaveLength(1);
    await user.click(await button('Download Excel'));
    await waitFor(() => expect(exported()).toHaveLength(2));
    expect(exported()[1]?.body).toMatchObject({ limit: 2 });
  });

  it('leads to the records behind it, and to their board', async () => {
    await ask();
    const filters = [{ field: 'program_year', op: 'eq' as const, value: 2024 }];
    const view = { page: 'overview', filters, marks: [] };
    await stream.send(contextEvent({ board: { page: 7, title: 'Top Companies', view } }));
    await stream.send(COMPLETE);
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Show the records')).toContain('/dashboard/7?tab=overview&f.program_year=2024&rows=1');
    expect(addressOf('Open in Top Companies')).toMatch(/\/dashboard\/7\?tab=overview&f\.program_year=2024$/);
  });

  it('is rated, and a thumb down asks for the reason', async () => {
    api.answers(rateChatAnswer, undefined);
    await ask();
    await stream.send(contextEvent());
    await stream.send(COMPLETE);
    await user.click(await button('This answer did not help'));
    await user.type(await screen.findByLabelText(/What was wrong/), 'Another company');
    await user.click(await button('Send feedback'));
    const rated = () => api.requests.filter(({ endpoint }) => endpoint === rateChatAnswer.id);
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
    await stream.send(text('Aster spent $1.25M.\n\n2 rows.'));
    await stream.send(TABLE_EVENT);
    await stream.send(COMPLETE);
    expect(told()).toContain('Aster spent $1.25M. A table of 2 rows.');
  });
});

// docs/promises/chat.md#messages
describe('what goes wrong', () => {
  const SIGNED_OUT =
    'Authentication required. You have been logged out. Please refresh the page and log in again to continue using the chatbot.';

  it('401: the thread says how to go on, a notice why, and the sign-in comes', async () => {
    const reloaded = vi.spyOn(reload, 'reloadPage').mockImplementation(() => undefined);
    renderApp('/chatbot', 'token');
    await input();
    api.refuses(askAssistant, 401);
    await enter('How much?');
    expect((await screen.findAllByText(SIGNED_OUT)).length).toBeGreaterThan(0);
    expect(screen.getByText('Authentication Required')).toBeDefined();
    const notice = 'Authentication token has expired or is invalid. Please log in again.';
    expect(await screen.findByText(notice)).toBeDefined();
    await waitFor(() => expect(readSession().status).toBe('expired'));
    await user.click(screen.getByRole('button', { name: 'Refresh & Login', hidden: true }));
    expect(reloaded).toHaveBeenCalledOnce();
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
    api.refuses(askAssistant, status);
    await ask();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(await button('Send')).toBeDefined();
    expect(screen.queryByText('Generating response...')).toBeNull();
  });

  it('an event that says so: in the promised words, with those of the server, and it can be tried again', async () => {
    await ask();
    await stream.send(TABLE_EVENT);
    await stream.send({ type: 'error', data: { code: 'slow', message: 'The query took too long.' } });
    const promised = "Looks like I'm having trouble getting the answer right now. Please give it another go.";
    expect((await screen.findAllByText(promised)).length).toBeGreaterThan(0);
    expect(screen.getByText('The query took too long.')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Results' })).toBeNull();
    await user.click(await button('Try again'));
    expect(questions()).toHaveLength(2);
    expect(screen.queryByText(promised)).toBeNull();
  });

  it('a connection that breaks', async () => {
    await ask();
    await stream.send(text('Half'));
    await stream.fail();
    const message = 'Error: Something went wrong while processing your request. Please try again.';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Half')).toBeNull();
  });

  it('a connection that ends early: what came stays, and says that more may be missing', async () => {
    await ask();
    await stream.send(text('Half'));
    await stream.close();
    expect(await screen.findByText(/The connection broke off/)).toBeDefined();
    expect(screen.getAllByText('Half').length).toBeGreaterThan(0);
    expect(await button('Send')).toBeDefined();
  });
});

describe('earlier conversations', () => {
  const turn = (id: number, question: string) =>
    ({ id, question, askedAt: '2026-01-01T00:00:00.000Z', kind: 'answer', helpful: null }) as const;

  beforeEach(() => {
    api
      .answers(listChatSessions, [SESSION])
      .answers(getChatSession, { ...SESSION, questions: [turn(1, 'First?'), turn(2, 'Second?')] })
      .answers(renameChatSession, { ...SESSION, title: 'Aster' })
      .answers(deleteChatSession, undefined)
      .streams(answerChatQuestion, (signal) => stream.open(signal));
  });

  it('are opened: the last question is answered anew, the others when asked for', async () => {
    await renderScreen();
    await user.click(await button('History'));
    await user.click(await button(/^How much\?/));
    const asked = () => api.requests.filter(({ endpoint }) => endpoint === answerChatQuestion.id).map(({ url }) => url);
    await waitFor(() => expect(asked()).toEqual(['api/chat-questions/2/answer']));
    await stream.send(text('Two'));
    await stream.send(COMPLETE);
    stream = fakeStream();
    await user.click(await button(/^Show the answer/));
    await waitFor(() => expect(asked()).toEqual(['api/chat-questions/2/answer', 'api/chat-questions/1/answer']));
    await stream.send(COMPLETE);
    api.streams(askAssistant, (signal) => fakeStream().open(signal));
    await enter('Third?');
    expect(questions().at(-1)).toMatchObject({ question: 'Third?', session_id: SESSION_ID });
  });

  it('are searched, renamed and deleted', async () => {
    await renderScreen();
    await user.click(await button('History'));
    await user.type(await screen.findByRole('searchbox'), 'much');
    await waitFor(() => expect(api.requests.at(-1)?.url).toContain('query=much'));
    await user.click(await button('Rename How much?'));
    await user.keyboard('Aster{Enter}');
    await waitFor(() =>
      expect(api.requests.find(({ endpoint }) => endpoint === renameChatSession.id)?.body).toEqual({ title: 'Aster' }),
    );
    await user.click(await button('Delete How much?'));
    await user.click(await button('Delete'));
    await waitFor(() => expect(api.requests.some(({ endpoint }) => endpoint === deleteChatSession.id)).toBe(true));
  });

  it('leave the screen when they are deleted, also when the list is closed before they are', async () => {
    await renderScreen();
    await user.click(await button('History'));
    await user.click(await button(/^How much\?/));
    await stream.send(text('Two'));
    await stream.send(COMPLETE);
    await user.click(await button('History'));
    await user.click(await button('Delete How much?'));
    fireEvent.click(await button('Delete'));
    fireEvent.click(await button('Close'));
    await waitFor(() => expect(screen.queryByText('Two')).toBeNull());
  });
});

it('a conversation stays while one looks at another screen, until another is begun', async () => {
  renderApp('/chatbot', 'token');
  await enter('How much?');
  await stream.send(text('A figure'));
  await stream.send(COMPLETE);
  goTo('/home');
  await screen.findByRole('heading', { name: /Welcome/ });
  goTo('/chatbot');
  expect((await screen.findAllByText('A figure')).length).toBeGreaterThan(0);
  await user.click(await button('New chat'));
  expect(await screen.findByText('Ask your data ?')).toBeDefined();
});

it('a conversation is not there for the next person, and its answer ends', async () => {
  await ask();
  await stream.send(text('A figure'));
  expect(chatOf('analyst').snapshot().messages).toHaveLength(2);
  act(() => forgetSession('/home'));
  expect(stream.isAborted).toBe(true);
  expect(chatOf('analyst').snapshot().messages).toEqual([]);
});
