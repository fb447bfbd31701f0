import type { DataPort } from '../port/data-port.ts';
import type { Reading } from '../reading/reading.ts';
import { chipsOf } from './chips.ts';

/** What was read, and what was not, in plain words. */
export async function notCarried(words: string, reading: Reading, data: DataPort): Promise<string> {
  const read = chipsOf(reading, await data.describe()).map(({ label, text }) => `${label} ${text}`);
  return `I could not bring “${words}” together with the rest of this question. Without it I read: ${read.join(', ')}.`;
}
