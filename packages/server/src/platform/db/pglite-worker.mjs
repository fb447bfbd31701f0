// Plain JavaScript, because it runs in a worker thread: a TypeScript loader there would cost the start more than the database.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** By itself it asks for 128 MB and holds them at rest; the system keeps the pages of its files in memory anyway. */
const SHARED_BUFFERS = '32MB';

const db = await PGlite.create({
  dataDir: workerData.folder,
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
});

// A wrong statement is an answer, not a throw. What is thrown here broke the engine itself, and the socket's queue would
// wait for it for ever: end the process instead, so that it is started anew on whole data.
const run = db.execProtocolRawStream.bind(db);
db.execProtocolRawStream = async (message, options) => {
  try {
    await run(message, options);
  } catch (error) {
    setImmediate(() => {
      throw error;
    });
    throw error;
  }
};

// The pool keeps one connection, but replaces it after an error, and then the old one may still be closing.
const server = new PGLiteSocketServer({ db, path: workerData.socketPath, maxConnections: 8 });
await server.start();

parentPort.once('message', async () => {
  await server.stop();
  await db.close();
  parentPort.postMessage('closed');
});
parentPort.postMessage('ready');
