import { askAssistant, getSampleQuestions } from '@pellucid/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('brings a question from home to the assistant, and a blank one nowhere', async () => {
  const api = fakeServer()
    .answers(getSampleQuestions, [])
    .streams(askAssistant, () => new ReadableStream());
  renderApp('/home', 'token');
  const field = await screen.findByRole('textbox', { name: 'Ask your data' });
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(location.hash).toBe('#/home');
  fireEvent.change(field, { target: { value: ' Spend of A & B? ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('list', { name: 'Conversation' });
  const asked = api.requests.filter(({ endpoint }) => endpoint === askAssistant.id);
  expect(asked.map(({ body }) => (body as { question: string }).question)).toEqual(['Spend of A & B?']);
});
