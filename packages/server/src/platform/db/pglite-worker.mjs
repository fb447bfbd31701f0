// Plain JavaScript, because it runs in a worker thread: a TypeScript loader there would cost the start more than the database.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const db = await PGlite.create({ dataDir: workerData.folder });
const server = new PGLiteSocketServer({ db, path: workerData.socketPath, maxConnections: 1 });
await server.start();

parentPort.once('message', async () => {
  await server.stop();
  await db.close();
  parentPort.postMessage('closed');
});
parentPort.postMessage('ready');
