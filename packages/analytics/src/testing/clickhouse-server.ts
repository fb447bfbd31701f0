import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../tools/clickhouse', import.meta.url));
const LAUNCHER = join(FOLDER, 'dist/launcher');
const LIBRARY = join(FOLDER, `node_modules/@chdb/lib-${process.platform}-${process.arch}-gnu/libchdb.so`);

/** Whether this machine has what `npm test` installs and compiles for it; tests on a server are skipped where it has not. */
export const hasClickHouse = existsSync(LAUNCHER) && existsSync(LIBRARY);

const START_LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** Where questions are put, and who holds the facts: the same server where there are no shards. */
export interface ClickHouseNodes {
  readonly url: string;
  readonly shards: readonly string[];
}

export interface ClickHouseServer extends ClickHouseNodes {
  readonly tcpPort: number;
  /** Ends it and removes its data. */
  close(): Promise<void>;
}

/** Starts a ClickHouse server on loopback, with a data folder of its own; it ends with this process at the latest. */
export async function startClickHouse(configuration = '<clickhouse></clickhouse>'): Promise<ClickHouseServer> {
  const folder = await mkdtemp(join(tmpdir(), 'clickhouse-'));
  const config = join(folder, 'config.xml');
  await writeFile(config, configuration);
  const [tcpPort, httpPort] = await freePorts();
  const listen = ['--listen_host', '127.0.0.1', '--tcp_port', `${tcpPort}`, '--http_port', `${httpPort}`];
  // Reading its input is what keeps it there.
  const serve =
    "SYSTEM START LISTEN TCP; SYSTEM START LISTEN HTTP; SELECT count() FROM file('/dev/stdin', LineAsString)";
  const words = [LIBRARY, '--config-file', config, '--path', join(folder, 'data'), ...listen, '--query', serve];
  const server = spawn(LAUNCHER, words, { stdio: ['pipe', 'ignore', 'pipe'] });
  const said: string[] = [];
  server.stderr.on('data', (text) => said.push(String(text)));
  const url = `http://127.0.0.1:${httpPort}`;

  const exited = once(server, 'exit');
  async function close(): Promise<void> {
    server.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await untilReady(url, server);
  } catch (error) {
    await close();
    throw new Error(`ClickHouse did not start: ${said.join('')}`, { cause: error });
  }
  return { url, shards: [], tcpPort, close };
}

/** What the server that is asked calls the shards together. */
export const CLUSTER = 'shards';

export interface ClickHouseCluster extends ClickHouseNodes {
  close(): Promise<void>;
  /** Ends one shard, as a machine that fails. */
  endShard(index: number): Promise<void>;
}

/** Starts shards, and a server without facts of its own that asks them. */
export async function startClickHouseCluster(count: number): Promise<ClickHouseCluster> {
  const shards = await Promise.all(Array.from({ length: count }, () => startClickHouse()));
  const replicas = shards.map(
    ({ tcpPort }) => `<shard><replica><host>127.0.0.1</host><port>${tcpPort}</port></replica></shard>`,
  );
  const asked = await startClickHouse(
    `<clickhouse><remote_servers><${CLUSTER}>${replicas.join('')}</${CLUSTER}></remote_servers></clickhouse>`,
  );
  return {
    url: asked.url,
    shards: shards.map(({ url }) => url),
    close: async () => void (await Promise.all([asked, ...shards].map((server) => server.close()))),
    endShard: async (index) => shards[index]?.close(),
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (server.exitCode === null && Date.now() < until) {
    const answer = await fetch(`${url}/ping`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(server.exitCode === null ? 'no answer in time' : `it ended with ${server.exitCode}`);
}

/** Two ports that nothing listens on. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.1')];
  const ports: number[] = [];
  for (const server of servers) {
    if (!server.listening) await once(server, 'listening');
    const address = server.address();
    ports.push(typeof address === 'object' && address ? address.port : 0);
  }
  for (const server of servers) server.close();
  return [ports[0] ?? 0, ports[1] ?? 0];
}
