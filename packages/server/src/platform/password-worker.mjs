// Hashes passwords in a thread of its own. Plain JavaScript, because threads do not inherit the loader of TypeScript.
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

parentPort.on('message', ({ password, cost, kept }) => {
  try {
    parentPort.postMessage({ result: kept === undefined ? hashSync(password, cost) : verifySync(kept, password) });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});
