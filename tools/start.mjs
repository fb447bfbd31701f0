// `npm start`: from a fresh checkout to a page that can be opened, in one process that takes its signals itself.
import { pathToFileURL } from 'node:url';
import { serverProgram } from './lib/build-server.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

ensureInstalled();
ensureBuilt();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(serverProgram('main')).href);
