import { getRoleMessagesOfCompany } from '@pellucid/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ANALYST, fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { useMessagesAsked } from './role-messages.tsx';

const MESSAGE = {
  id: 7,
  message: 'Filing closes <b>soon</b>.',
  authority: null,
  company: { id: 1, companyName: 'Northwind' },
  createdBy: 'system',
  createdDate: '2026-01-02T00:00:00Z',
  lastModifiedBy: 'system',
  lastModifiedDate: '2026-01-02T00:00:00Z',
  version: 1,
};

it('tells the message of the company as plain text, until it is closed', async () => {
  const api = fakeServer().answers(getRoleMessagesOfCompany, [MESSAGE]);
  renderApp('/home', 'token');
  const info = await screen.findByRole('complementary', { name: 'Messages of your company' });
  expect(info.textContent).toContain('Info! Filing closes <b>soon</b>.');
  expect(api.requests.some(({ url }) => url === 'api/role-messages-by-company/1')).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: /Close the message/ }));
  await waitFor(() => expect(screen.queryByText('Info!')).toBeNull());
});

it('waits for what a company says before the screen below it is seen; who has no company waits for nothing', async () => {
  let answer = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      answer = () => {
        stream.enqueue(new TextEncoder().encode('[]'));
        stream.close();
      };
    },
  });
  fakeServer().streams(getRoleMessagesOfCompany, () => body);
  const queries = new QueryClient();
  const { result, rerender } = renderHook(useMessagesAsked, {
    initialProps: null as typeof ANALYST.company,
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  expect(result.current).toBe(true);
  rerender(ANALYST.company);
  expect(result.current).toBe(false);
  answer();
  await waitFor(() => expect(result.current).toBe(true));
});
