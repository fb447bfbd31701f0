// A real ClickHouse for the tests: its engine comes as a library by npm, and a few lines of C run it as a server.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, install } from './debian.mjs';
import { root } from './prepare.mjs';

const folder = join(root, 'tools/clickhouse');
const library = join(folder, `node_modules/@chdb/lib-${process.platform}-${process.arch}-gnu/libchdb.so`);
const launcher = join(folder, 'dist/launcher');

/** Installs the library and compiles its launcher where this machine can; says so where it cannot, and tests are skipped. */
export function ensureClickHouse() {
  const source = join(folder, 'launcher.c');
  const missing = (what) =>
    console.warn(`The tests on a ClickHouse server are skipped: ${what}. Those of the embedded engine run.`);
  const quiet = { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' };
  if (!existsSync(library)) {
    console.log('Installing ClickHouse for the tests …');
    spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--fetch-retries=0'], quiet);
  }
  if (!existsSync(library))
    return missing(`there is no library for ${process.platform} ${process.arch}, or no registry`);
  if (existsSync(launcher) && statSync(launcher).mtimeMs >= statSync(source).mtimeMs) return;
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const compile = () => spawnSync('cc', ['-O1', '-o', launcher, source, '-ldl', '-lpthread'], quiet).status === 0;
  const isCompiled = compile() || (canInstall() && install('gcc', 'libc6-dev') && compile());
  if (!isCompiled) missing('there is no C compiler (Debian: apt-get install gcc libc6-dev)');
}
