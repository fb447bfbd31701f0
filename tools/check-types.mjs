// Types of every workspace; each has its own settings (the browser's types are not the server's).
import { spawnSync } from 'node:child_process';
import { root } from './lib/prepare.mjs';

const WORKSPACES = ['packages/contract', 'packages/analytics', 'packages/server', 'packages/web', 'e2e', 'bench'];

const failed = WORKSPACES.filter((workspace) => {
  const words = ['node_modules/typescript/bin/tsc', '-p', workspace];
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) console.error(`Type errors in ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
