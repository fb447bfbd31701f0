import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { AskBoard } from './ask-board.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

it('takes a question to the assistant with the view that it is about, and a blank one nowhere', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/dashboard/7']}>
      <AskBoard board="top-companies" state={() => 'tab=overview&f.program_year=2024'} />
      <Address />
    </MemoryRouter>,
  );
  const opener = screen.getByRole('button', { name: 'Ask' });
  await user.click(opener);
  const field = await screen.findByRole('textbox', { name: 'Ask about these figures' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('  {Enter}');
  expect(screen.getByRole('status').textContent).toBe('/dashboard/7');
  await user.keyboard('{Escape}');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  await user.type(await screen.findByRole('textbox', { name: 'Ask about these figures' }), 'Who & why?{Enter}');
  expect(screen.getByRole('status').textContent).toBe(
    '/chatbot?question=Who+%26+why%3F&board=top-companies&tab=overview&f.program_year=2024',
  );
});
