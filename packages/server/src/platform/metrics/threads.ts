import { readdirSync, readFileSync } from 'node:fs';

/** Where Linux tells a process about itself; elsewhere it is not there. */
const SELF = '/proc/self';

/** Open files and how many may be; 0 where the system does not say. */
export function openFiles(): { open: number; max: number } {
  try {
    const [, max = '0'] = /^Max open files\s+(\d+)/m.exec(readFileSync(`${SELF}/limits`, 'utf8')) ?? [];
    return { open: readdirSync(`${SELF}/fd`).length, max: Number(max) };
  } catch {
    return { open: 0, max: 0 };
  }
}

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
