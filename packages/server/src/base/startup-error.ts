/** Why the server cannot start: its message is the one line that a person reads, and says what to do. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}

/** Errors whose message is already written for people. */
const FOR_PEOPLE = new Set(['StartupError', 'WarehouseUnavailable', 'ImportRefused', 'CatalogueError']);

/** The line that a person sees when something ends the server or keeps it from starting. */
export function lineFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `PORT: ${port} is in use. End the program that uses it, or set PORT to another one.`;
  if (code === 'EACCES' && port) return `PORT: this user may not listen on ${port}. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST: ${address ?? 'the name'} is not an address of this machine.`;
  if (code === 'ENOSPC' || /no space left|disk full/i.test(error.message)) {
    return 'The disk is full: free some space below DATA_DIR and start again. Nothing was lost.';
  }
  if (FOR_PEOPLE.has(error.name)) return error.message;
  return process.env.LOG_LEVEL === 'debug'
    ? (error.stack ?? error.message)
    : `Unexpected: ${error.message} (LOG_LEVEL=debug shows more)`;
}
