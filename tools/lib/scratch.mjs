// Where tests keep what they throw away. In memory where the system has plenty: they open some hundred fresh databases.

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
/** Bytes: several times what the tests keep at once, and as much again for what they run. */
const PLENTY = 8 * 2 ** 30;

/** Makes an empty folder, as TMPDIR for tests, and returns it with a function that deletes it. */
export function makeScratch() {
  const folder = mkdtempSync(join(isPlenty() ? MEMORY : tmpdir(), 'pellucid-tests-'));
  // The PostgreSQL server of the tests runs as another user where they run as root.
  chmodSync(folder, 0o711);
  return { folder, discard: () => rmSync(folder, { recursive: true, force: true }) };
}

function isPlenty() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= PLENTY && freemem() >= PLENTY && mayRunPrograms();
  } catch {
    return false;
  }
}

/** Containers often forbid it there; the programs of PostgreSQL are copied to where the tests work. */
function mayRunPrograms() {
  const folder = mkdtempSync(join(MEMORY, 'pellucid-probe-'));
  try {
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    return spawnSync(program).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
