import { createEmitter } from '../lib/emitter.ts';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** A short line at the top of the page; an alert, which says how a call of the person's ended, stays longer. */
export interface Toast {
  form: 'toast' | 'alert';
  kind: NoticeKind;
  text: string;
}

/** A box at the top right with a title and a sentence. */
export interface Popup {
  form: 'popup';
  kind: NoticeKind;
  title: string;
  text: string;
}

export type Notice = Toast | Popup;

/** How long each form stays, how many stack and where. */
export const NOTICE_LIMITS = {
  toast: { milliseconds: 3000, stacked: 7, top: 24 },
  popup: { milliseconds: 4500, stacked: 7, placement: 'topRight' },
  /** Alerts inside a page, and the shorter time on the account screens. */
  alert: { milliseconds: 5000, accountMilliseconds: 3000 },
} as const;

const queue: Notice[] = [];
const noticeAdded = createEmitter<void>();
const coverings = createEmitter<void>();

export const onNotice = noticeAdded.on;

/** Something lies over the whole page from now on, and would lie over its notices. */
export const onCovering = coverings.on;
export const tellCovering = () => coverings.emit();

/** The notices that nobody has shown yet, oldest first; each is handed out once. */
export function drainNotices(): Notice[] {
  return queue.splice(0);
}

function enqueue(notice: Notice): void {
  queue.push(notice);
  noticeAdded.emit();
}

const toastOf = (kind: NoticeKind) => (text: string) => enqueue({ form: 'toast', kind, text });
const alertOf = (kind: NoticeKind) => (text: string) => enqueue({ form: 'alert', kind, text });
const popupOf = (kind: NoticeKind) => (title: string, text: string) => enqueue({ form: 'popup', kind, title, text });

export const toast = {
  success: toastOf('success'),
  info: toastOf('info'),
  warning: toastOf('warning'),
  error: toastOf('error'),
};

export const alert = {
  success: alertOf('success'),
  warning: alertOf('warning'),
  error: alertOf('error'),
};

export const popup = {
  success: popupOf('success'),
  info: popupOf('info'),
  warning: popupOf('warning'),
  error: popupOf('error'),
};
