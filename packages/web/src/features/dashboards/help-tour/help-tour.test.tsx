import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HelpButton } from './help-button.tsx';

const overlay = () => document.querySelector<HTMLElement>('.help-tour-overlay')?.style.opacity;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function open() {
  render(<HelpButton title="Top Companies" text="Click a bar." />);
  fireEvent.click(screen.getByRole('button', { name: 'Help' }));
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('shows the help text over an overlay that fades in by 0.1 each 50 ms', async () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Top Companies' }).textContent).toContain('Click a bar.');
  const seen = [overlay()];
  for (let step = 0; step < 11; step += 1) {
    await pass(50);
    seen.push(overlay());
  }
  expect(seen).toEqual(['0', '0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9', '1', '1']);
});

it.each<[string, () => void]>([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Leave the tour' }))],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['a click beside the tip', () => fireEvent.click(document.querySelector('.help-tour-overlay') as Element)],
])('is left by %s, and fades as it came', async (_, leave) => {
  open();
  await pass(500);
  leave();
  await pass(450);
  expect(overlay()).toBe('0.1');
  await pass(50);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is there and gone at once for who asked for less motion', async () => {
  const ask = vi.spyOn(globalThis, 'matchMedia');
  ask.mockImplementation((media) => ({ media, matches: media.includes('reduced-motion') }) as MediaQueryList);
  open();
  expect(overlay()).toBe('1');
  fireEvent.click(screen.getByRole('button', { name: 'Leave the tour' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  ask.mockRestore();
});
