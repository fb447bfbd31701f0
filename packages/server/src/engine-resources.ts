import { availableParallelism, totalmem } from 'node:os';
import type { WarehouseOptions } from '@pellucid/analytics/ingest';

/** What an operator gives the warehouse's engine; the rest is as the machine, or its container, has it. */
export interface EngineSettings {
  memoryMegabytes?: number | undefined;
  threads?: number | undefined;
  /** Absolute path. */
  spillFolder?: string | undefined;
}

/** The engine's part of the memory; what does not fit is put aside in a folder. The rest is for Node and the system. */
const MEMORY_SHARE = 0.5;
const MIN_MEGABYTES = 512;
const MEGABYTE = 1024 * 1024;

/** Memory, threads and spill folder of the warehouse's engine. */
export function engineResources({
  memoryMegabytes = defaultMegabytes(),
  threads = availableParallelism(),
  spillFolder,
}: EngineSettings = {}): Pick<WarehouseOptions, 'memoryLimit' | 'threads' | 'spillFolder'> {
  return { memoryLimit: `${memoryMegabytes}MB`, threads, ...(spillFolder === undefined ? {} : { spillFolder }) };
}

function defaultMegabytes(): number {
  const limit = process.constrainedMemory();
  const memory = limit > 0 && limit < totalmem() ? limit : totalmem();
  return Math.max(MIN_MEGABYTES, Math.floor((memory * MEMORY_SHARE) / MEGABYTE));
}
