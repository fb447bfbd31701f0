import { referFriend } from '@pellucid/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const EMAILS = 'Email addresses, separated by commas';
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

it('sends the addresses with the message, and names one that is wrong', async () => {
  const api = fakeServer().answers(referFriend, undefined);
  renderApp('/refer-friend', 'token');
  await screen.findByRole('button', { name: 'Send' });
  type(EMAILS, 'ben@example.com, nobody');
  expect(screen.getByText('nobody is not an email address')).toBeDefined();
  type(EMAILS, 'ben@example.com, cleo@example.com');
  type('Your message (optional)', 'Have a look');
  send();
  expect(await screen.findByText('2 friends will get a mail.')).toBeDefined();
  expect(api.requests.at(-1)?.body).toEqual({
    emails: ['ben@example.com', 'cleo@example.com'],
    message: 'Have a look',
  });
});

it('says how many there may be in a day and keeps what was typed', async () => {
  fakeServer().refuses(referFriend, 429);
  renderApp('/refer-friend', 'token');
  await screen.findByRole('button', { name: 'Send' });
  type(EMAILS, 'ben@example.com');
  send();
  expect(await screen.findByText(/At most 20 friends a day/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(EMAILS).value).toBe('ben@example.com');
});
