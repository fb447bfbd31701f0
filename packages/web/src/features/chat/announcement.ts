import { CHAT_TEXTS } from './chat-texts.ts';
import { type ChatMessage, hasFailed } from './messages/chat-message.ts';

/** What a screen reader is told of the last answer: that it is on its way, then its text at once and not letter by letter. */
export function announcementOf(messages: readonly ChatMessage[]): string {
  const last = messages.at(-1);
  if (last === undefined || last.sent || last.lack === 'not-asked') return '';
  if (last.isPartial) return last.status || CHAT_TEXTS.thinking;
  if (hasFailed(last)) return last.text;
  const [figure = ''] = last.text.split('\n\n');
  const parts = [
    figure,
    last.tableHeaders.length > 0 ? `A table of ${last.rowCount} rows.` : '',
    last.plotlyData === null ? '' : 'A chart.',
  ];
  return parts.filter((part) => part !== '').join(' ') || 'The answer has ended.';
}
