/** Why the server cannot start: its message is the one line that a person reads, and says what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
