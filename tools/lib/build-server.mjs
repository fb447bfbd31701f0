// The server and its commands as a few files of JavaScript: to load them as sources takes most of a start.
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { filesBelow, once, root } from './prepare.mjs';

const folder = join(root, 'packages/server');
const main = join(folder, 'src/main.ts');
const commands = join(folder, 'src/commands/');
const built = join(folder, 'dist');
const source = (path) => join(root, 'packages', path);

/** The doors of a package of our own, by the names that they are imported by. */
function doorsOf(folderName) {
  const { name, exports } = JSON.parse(readFileSync(source(`${folderName}/package.json`), 'utf8'));
  return Object.entries(exports).map(([door, path]) => [name + door.slice(1), source(join(folderName, path))]);
}

/** Packages of our own that the server is made of. */
const LIBRARIES = ['contract', 'analytics', 'assistant'];
/** They are sources; others stay where they are, with their binaries and files. */
const OWN = Object.fromEntries(LIBRARIES.flatMap(doorsOf));

/** The programs of the server are built from the sources as they are. */
export function ensureServerBuilt() {
  const parts = [...LIBRARIES, 'server'];
  const sources = parts.flatMap((name) => filesBelow(source(`${name}/src`)));
  const files = sources.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const manifests = parts.map((name) => `packages/${name}/package.json`);
  const others = ['package-lock.json', 'tools/lib/build-server.mjs', ...manifests];
  once(join(built, '.built'), [...files, ...others.map((file) => join(root, file))], () => {
    rmSync(built, { recursive: true, force: true });
    createRequire(import.meta.url)('esbuild').buildSync({
      entryPoints: files.filter((file) => file === main || file.startsWith(commands)),
      // All beside each other and as deep as `src`, so that an address relative to either is the same.
      entryNames: '[name]',
      outdir: built,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      packages: 'external',
      alias: OWN,
      sourcemap: true,
    });
  });
}

/** Path of a program, built when it is not or when its sources have changed. */
export function serverProgram(name) {
  ensureServerBuilt();
  return join(built, `${name}.mjs`);
}
