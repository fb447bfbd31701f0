import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetSession, hasLeft } from '../lib/session.ts';
import { closeSignIn } from '../lib/sign-in-dialog.ts';
import { drainNotices } from '../ui/notices.ts';

// jsdom has no canvas; what is tested of a chart is the list beside the drawing.
vi.mock('../charts/chart-canvas.tsx', () => ({ ChartCanvas: () => null }));
vi.mock('html-to-image', () => ({ toPng: vi.fn(async () => 'data:,'), toSvg: vi.fn(async () => 'data:,') }));

// jsdom has the element but not its modal behaviour.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// The first screen of a test file also loads and compiles its modules.
configure({ asyncUtilTimeout: 30_000 });
window.scrollTo = () => undefined;

// Files of a worker share the application's modules: what these keep is given back after each test.
afterEach(() => {
  cleanup();
  closeSignIn();
  // Clears both storages too.
  forgetSession('/');
  hasLeft();
  drainNotices();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the tests begin without any cookie
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  delete document.documentElement.dataset.theme;
  document.title = '';
});
