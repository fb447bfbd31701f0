import { interpret } from '../interpret.ts';
import type { DataPort } from '../port/data-port.ts';

/** The chips of an answer in a line, without its source: `Total amount | State | 2023`; `refuse: …`, `ask: …` for the rest. */
export async function chipsSaid(question: string, data: DataPort): Promise<string> {
  const read = await interpret(question, undefined, data);
  return read.kind === 'answer'
    ? read.chips.flatMap(({ slot, text }) => (slot === 'source' ? [] : text)).join(' | ')
    : `${read.kind}: ${read.text}`;
}
