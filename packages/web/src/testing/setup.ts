import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { closeSignIn } from '../lib/sign-in-dialog.ts';

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
configure({ asyncUtilTimeout: 15_000 });
window.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  closeSignIn();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the tests begin without any cookie
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
});
