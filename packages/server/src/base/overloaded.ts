/** There is more to do than can be done in time; it is worth trying again after `retryAfter` seconds. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';

  constructor(readonly retryAfter: number) {
    super('The server is busy');
  }
}
