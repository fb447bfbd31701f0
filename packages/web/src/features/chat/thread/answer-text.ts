import type { ChatMessage } from '../messages/chat-message.ts';
import { cellText } from '../results/cell-text.ts';

/** An answer as text for the clipboard: rows with tabs between, as spreadsheets take them. */
export function answerAsText({ text, tableHeaders, tableData, explanation }: ChatMessage): string {
  const rows = tableData.map((cells) => tableHeaders.map((header, at) => cellText(cells[at], header)).join('\t'));
  const table =
    tableHeaders.length === 0 ? '' : [tableHeaders.map(({ label }) => label).join('\t'), ...rows].join('\n');
  return [text, table, explanation].filter((part) => part !== '').join('\n\n');
}
