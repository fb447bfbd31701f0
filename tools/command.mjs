// Runs a command of the server: node tools/command.mjs NAME [ARGUMENT …]
import { pathToFileURL } from 'node:url';
import { serverProgram } from './lib/build-server.mjs';
import { ensureInstalled } from './lib/prepare.mjs';

ensureInstalled();
const [name, ...rest] = process.argv.slice(2);
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], serverProgram(name), ...rest];
await import(pathToFileURL(process.argv[1]).href);
