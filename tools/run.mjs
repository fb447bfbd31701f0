// Runs a TypeScript command of the project: node tools/run.mjs FILE [ARGUMENT …]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './lib/prepare.mjs';

ensureInstalled();
const [file, ...rest] = process.argv.slice(2);
process.argv = [process.argv[0], join(root, file), ...rest];
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(process.argv[1]).href);
