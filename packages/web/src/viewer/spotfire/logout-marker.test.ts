import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeCookie } from '../../lib/cookies.ts';
import { SESSION_COOKIES } from '../../lib/session.ts';
import { watchLogoutMarker } from './logout-marker.ts';

let reload: ReturnType<typeof vi.fn<() => void>>;
let watch: ReturnType<typeof watchLogoutMarker>;
beforeEach(() => {
  vi.useFakeTimers();
  reload = vi.fn<() => void>();
  watch = watchLogoutMarker(reload);
});
afterEach(() => watch.stop());

it('reloads once for a marker that another tab sets, within two seconds', () => {
  localStorage.setItem('viewer-logout', 'true');
  vi.advanceTimersByTime(1999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves the tab that sets it alone', () => {
  watch.set();
  vi.advanceTimersByTime(20_000);
  expect(reload).not.toHaveBeenCalled();
  expect(localStorage.getItem('viewer-logout')).not.toBeNull();
});

it('ends when the cookie says so', () => {
  writeCookie(SESSION_COOKIES.stop, 'true');
  vi.advanceTimersByTime(2000);
  writeCookie(SESSION_COOKIES.stop, 'false');
  localStorage.setItem('viewer-logout', 'true');
  vi.advanceTimersByTime(20_000);
  expect(reload).not.toHaveBeenCalled();
});
