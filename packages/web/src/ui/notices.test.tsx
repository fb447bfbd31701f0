import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NoticeArea } from './notice-area.tsx';
import { popup, toast } from './notices.ts';

/** Toasts that are not on their way out; the animation of leaving does not end without a browser. */
function shown(): number[] {
  const toasts = [...document.querySelectorAll('.ant-message-notice:not([class*="-leave"])')];
  return toasts.map((element) => Number(element.textContent?.match(/\d/)?.[0]));
}

it('shows at most seven toasts, the newest, for 3000 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<NoticeArea />);
  act(() => {
    for (let number = 1; number <= 9; number++) toast.info(`Notice ${number}.`);
  });
  await screen.findByText('Notice 9.');
  await waitFor(() => expect(shown()).toEqual([3, 4, 5, 6, 7, 8, 9]));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await waitFor(() => expect(shown()).toEqual([]));
});

it('lets the buttons under its notices be pressed, and a popup be closed', async () => {
  render(<NoticeArea />);
  act(() => {
    toast.info('Saved.');
    popup.info('News', 'A new year is there.');
  });
  const boxOf = (element: HTMLElement, selector: string) => element.closest(selector) as HTMLElement;
  const saved = boxOf(await screen.findByText('Saved.'), '.ant-message-notice');
  const news = boxOf(await screen.findByText('News'), '.ant-notification-notice');
  for (const box of [saved, news]) expect(box.style.pointerEvents).toBe('none');
  expect(news.querySelector<HTMLElement>('.ant-notification-notice-close')?.style.pointerEvents).toBe('auto');
});

it('shows a popup with its title at the top right', async () => {
  render(<NoticeArea />);
  act(() => popup.warning('Data processing', 'Data upload and edits are restricted momentarily.'));
  expect(await screen.findByText('Data processing')).toBeDefined();
  expect(document.querySelector('.ant-notification-topRight')).not.toBeNull();
});
