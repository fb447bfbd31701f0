import { readdirSync, readFileSync } from 'node:fs';

/** Where Linux tells a process about itself; elsewhere it is not there. */
const SELF = '/proc/self';

export interface ThreadState {
  id: number;
  name: string;
  running: boolean;
}

/** Thread ids from their names: the main thread, which has the id of the process, then by number. */
export function threadIds(names: readonly string[], pid = process.pid): number[] {
  const ids = names.map(Number);
  return ids.sort((a, b) => Number(b === pid) - Number(a === pid) || a - b);
}

/** The threads of this process, the main one first; only the one that runs JavaScript where the system does not say. */
export function threads(): ThreadState[] {
  try {
    return threadIds(readdirSync(`${SELF}/task`)).flatMap((id) => threadOf(id) ?? []);
  } catch {
    return [{ id: process.pid, name: 'main', running: true }];
  }
}

function threadOf(id: number): ThreadState | null {
  try {
    const status = readFileSync(`${SELF}/task/${id}/status`, 'utf8');
    const [, name = String(id)] = /^Name:\s+(.+)$/m.exec(status) ?? [];
    return { id, name: id === process.pid ? 'main' : name, running: /^State:\s+R/m.test(status) };
  } catch {
    // It ended between the look at the list and the look at itself.
    return null;
  }
}
