// What the tests need of the system, installed where this is Debian and the rights allow it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
const aptGet = (...words) => spawnSync('apt-get', [...words, '-qq'], quiet).status === 0;

export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs packages; whether that went well. */
export function install(...names) {
  aptGet('update');
  return aptGet('install', '-y', '--no-install-recommends', ...names);
}
