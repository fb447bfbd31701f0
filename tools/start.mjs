// `npm start`: from a fresh checkout to a page that can be opened, in one process that takes its signals itself.
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

ensureInstalled();
ensureBuilt();
const { register } = await import('tsx/esm/api');
register();
await import('../packages/server/src/main.ts');
