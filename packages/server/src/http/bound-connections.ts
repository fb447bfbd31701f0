import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Where the operating system sets no limit to open files that can be read. */
const MAX_OPEN_FILES_ASSUMED = 1_024;

/** Files that the databases may have open: the embedded one keeps its tables open, and opens most while it recovers. */
const FILES_OF_DATABASES = 400;

/** Never fewer connections than the first, however few files may be open, and never more than the second. */
const [MIN_CONNECTIONS, MAX_CONNECTIONS] = [16, 10_000];

/** Milliseconds between two lines of the log about connections that had to make room. */
const LOG_INTERVAL_MS = 60_000;

/** How many connections to keep at most, so that the databases find enough of the files that this process may open. */
export function connectionLimit(): number {
  // Else the report asks a name server for every connection; the types of Node 20 lack the switch.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const openFiles = Number(userLimits?.open_files?.soft);
  const rest = (openFiles > 0 ? openFiles : MAX_OPEN_FILES_ASSUMED) - FILES_OF_DATABASES;
  return Math.max(MIN_CONNECTIONS, Math.min(MAX_CONNECTIONS, rest));
}

/**
 * Keeps at most `max` connections open. When there is one more, the one makes room that has waited longest without a whole
 * request: who opens connections and says nothing loses them, and everyone else is served. Answers under way are not cut.
 */
export function boundConnections(
  server: Server,
  max: number,
  log: { warn(facts: object, message: string): void },
): void {
  const open = new Set<Socket>();
  /** Those on which no whole request is being answered, the longest waiting first. */
  const waiting = new Set<Socket>();
  let loggedAt = Number.NEGATIVE_INFINITY;

  server.on('connection', (socket) => {
    open.add(socket);
    waiting.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      waiting.delete(socket);
    });
    if (open.size <= max) return;
    const [longest = socket] = waiting;
    open.delete(longest);
    waiting.delete(longest);
    longest.destroy();
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    log.warn({ max }, 'too many connections: those that wait longest make room');
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const answering = () => waiting.delete(socket);
    if (hasBody(request)) request.once('end', answering);
    else answering();
    response.once('close', () => {
      if (open.has(socket)) waiting.add(socket);
    });
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
