import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pager, pagesShown } from './pager.tsx';

it('shows both ends and what is around the page on screen', () => {
  expect(pagesShown(1, 1, 1)).toEqual([1]);
  expect(pagesShown(2, 3, 1)).toEqual([1, 2, 3]);
  expect(pagesShown(1, 9, 1)).toEqual([1, 2, 3, 9]);
  expect(pagesShown(5, 9, 1)).toEqual([1, 4, 5, 6, 9]);
  expect(pagesShown(9, 9, 1)).toEqual([1, 7, 8, 9]);
  expect(pagesShown(5, 9, 0)).toEqual([1, 5, 9]);
});

it('names every page, says which is on screen, and keeps its focus at an end', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Pager page={20} pages={20} onChange={onChange} />);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('20');
  await user.click(screen.getByRole('button', { name: 'Page 15' }));
  const next = screen.getByRole('button', { name: 'Next page' });
  await user.click(next);
  expect(document.activeElement).toBe(next);
  expect(onChange.mock.calls).toEqual([[15]]);
});
