import { availableParallelism, totalmem } from 'node:os';
import type { WarehouseOptions } from '@pellucid/analytics/ingest';

/** The engine's part of the memory; what does not fit is put aside in the data folder. The rest is for Node and the system. */
const MEMORY_SHARE = 0.5;
const MIN_MEGABYTES = 512;
const MEGABYTE = 1024 * 1024;

/** Memory and threads of the warehouse's engine, as the machine (or its container) has them. */
export function engineResources(): Pick<WarehouseOptions, 'memoryLimit' | 'threads'> {
  const limit = process.constrainedMemory();
  const memory = limit > 0 && limit < totalmem() ? limit : totalmem();
  const megabytes = Math.max(MIN_MEGABYTES, Math.floor((memory * MEMORY_SHARE) / MEGABYTE));
  return { memoryLimit: `${megabytes}MB`, threads: availableParallelism() };
}
