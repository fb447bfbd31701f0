// `npm run dev`: the server restarts when its sources change, and Vite serves the pages with hot reload.
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './lib/prepare.mjs';

ensureInstalled();
const children = [
  spawn(process.execPath, ['--import', 'tsx', '--watch', 'packages/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['../../node_modules/vite/bin/vite.js'], { cwd: `${root}/packages/web`, stdio: 'inherit' }),
];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
