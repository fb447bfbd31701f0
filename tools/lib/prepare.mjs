// What every command needs before it can run, with nothing but Node's own modules: a fresh checkout has no others.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const OLDEST_NODE = [20, 19];

/** Ends the process with one line that says what to do. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    fail(
      `Pellucid needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Install a newer Node.`,
    );
}

export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Fingerprint of the contents of files; names count, times do not. */
function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether the process that wrote the lock still runs; a lock without a readable number is being written right now. */
function isHeld(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return pid === 0 || process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** One preparation at a time: two installations into one folder destroy each other. */
function alone(work) {
  const lock = join(root, '.preparing');
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isHeld(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      else rmSync(lock, { force: true });
    }
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  work();
  process.off('exit', release);
  release();
}

/** Runs `work` unless the stamp beside its result says that it was done for exactly these inputs. */
export function once(stamp, inputs, work) {
  const wanted = fingerprint(inputs);
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isDone()) return;
  alone(() => {
    if (isDone()) return;
    work();
    mkdirSync(join(stamp, '..'), { recursive: true });
    writeFileSync(stamp, wanted);
  });
}

function npm(...words) {
  const [command, first] = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...words], { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    fail(`npm ${words.join(' ')} failed; its message is above. Mend that and run the same command again.`);
}

/** Node is new enough and the locked packages are installed. */
export function ensureInstalled() {
  ensureNode();
  once(join(root, 'node_modules/.pellucid-installed'), [join(root, 'package-lock.json')], () => {
    console.log('Installing packages …');
    npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  });
}

/** The web pages are built from the sources as they are. */
export function ensureBuilt() {
  const web = join(root, 'packages/web');
  const inputs = [
    ...['src', 'public']
      .map((name) => join(web, name))
      .filter(existsSync)
      .flatMap(filesBelow),
    ...filesBelow(join(root, 'packages/contract/src')),
    ...['index.html', 'vite.config.ts', 'package.json'].map((name) => join(web, name)),
    join(root, 'package-lock.json'),
  ];
  once(join(web, 'dist/.built'), inputs, () => {
    console.log('Building the pages …');
    npm('run', 'build', '--workspace=@pellucid/web', '--loglevel=error');
  });
}
