// Types of every workspace; each has its own settings (the browser's types are not the server's).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './lib/prepare.mjs';

const WORKSPACES = [
  'packages/web',
  'packages/server',
  'packages/analytics',
  'packages/assistant',
  'e2e',
  'bench',
  'packages/assistant/eval',
  'packages/contract',
];
/** Compilers at once: more would only wait for each other on a small machine. */
const COMPILERS = 2;

const left = [...WORKSPACES];
const failed = [];
async function compileNext() {
  for (let workspace = left.shift(); workspace !== undefined; workspace = left.shift()) {
    const words = ['node_modules/typescript-native/bin/tsc', '-p', workspace];
    const [code] = await once(spawn(process.execPath, words, { cwd: root, stdio: 'inherit' }), 'exit');
    if (code !== 0) failed.push(workspace);
  }
}
await Promise.all(Array.from({ length: COMPILERS }, compileNext));
if (failed.length > 0) console.error(`Type errors in ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
