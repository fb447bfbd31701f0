import { readdirSync, readFileSync } from 'node:fs';

/** Where Linux tells a process about itself; elsewhere it is not there. */
const SELF = '/proc/self';

export interface ThreadState {
  id: number;
  name: string;
  running: boolean;
}

/** The threads of this process; only the one that runs JavaScript where the system does not say. */
export function threads(): ThreadState[] {
  try {
    return readdirSync(`${SELF}/task`).flatMap((id) => threadOf(id) ?? []);
  } catch {
    return [{ id: process.pid, name: 'main', running: true }];
  }
}

function threadOf(id: string): ThreadState | null {
  try {
    const status = readFileSync(`${SELF}/task/${id}/status`, 'utf8');
    const [, name = id] = /^Name:\s+(.+)$/m.exec(status) ?? [];
    return { id: Number(id), name: Number(id) === process.pid ? 'main' : name, running: /^State:\s+R/m.test(status) };
  } catch {
    // It ended between the look at the list and the look at itself.
    return null;
  }
}
