/** Threads that Node has for work of others than JavaScript, unless it is started with more. */
const DEFAULT_POOL_THREADS = 4;
/** One user gets all but one of them: four, as many as keep two cores busy with the tiles of a page. */
const MAX_STATEMENTS = 5;

/**
 * How many calls to the engine run at once. Each holds a thread of the pool that reading files and hashing passwords use too:
 * one thread is always left to them, and exports, which take long, have few.
 */
export function engineShares(poolThreads = Number(process.env.UV_THREADPOOL_SIZE ?? DEFAULT_POOL_THREADS)): {
  statements: number;
  exports: number;
} {
  const calls = Math.max(2, poolThreads - 1);
  const exports = Math.max(1, Math.floor(calls / 3));
  return { statements: Math.min(MAX_STATEMENTS, calls - exports), exports };
}
