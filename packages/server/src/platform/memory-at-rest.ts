import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ErrorLog, every } from '../base/every.ts';

const LOOK_MS = 5_000;
/** For how long nobody has asked before memory is given back, in milliseconds. */
const REST_MS = 10_000;
/** Less is left to the next work, in bytes. */
const WORTH_BYTES = 64 * 1024 * 1024;

interface MemoryAtRestDeps {
  /** For how long nobody has waited for an answer, in milliseconds. */
  quietMs(): number;
  heapBytes?(): number;
  collect?(): void;
}

/**
 * What to do from time to time: gives back what a busy time has left, once nobody asks. The collector alone runs while objects are made, so that
 * a process at rest would keep its garbage, a few hundred megabytes after fifty users, until it is busy again.
 */
export function memoryAtRest({ quietMs, heapBytes = heapUsed, collect = collector() }: MemoryAtRestDeps): () => void {
  let kept = 0;
  return () => {
    if (quietMs() < REST_MS || heapBytes() - kept < WORTH_BYTES) return;
    collect();
    kept = heapBytes();
  };
}

/** Does so until what it returns is called. */
export function giveMemoryBackAtRest(quietMs: () => number, log: ErrorLog): () => void {
  return every(LOOK_MS, memoryAtRest({ quietMs }), log);
}

const heapUsed = () => process.memoryUsage().heapUsed;

/** Node names its collector only where it is started or told so. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
