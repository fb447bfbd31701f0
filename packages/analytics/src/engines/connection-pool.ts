interface Waiting {
  readonly user: string | undefined;
  enter(): void;
}

/**
 * A few connections, each lent to one statement at a time; who comes when all are lent waits in line. The engine spreads one
 * statement over all cores, so that more statements at once only share what there is. One user never has the last connection,
 * and the next one goes to whoever in line has the fewest: slow questions of one user do not hold up everyone else's.
 */
export class ConnectionPool<Connection> {
  private readonly idle: Connection[] = [];
  private readonly line: Waiting[] = [];
  /** Connections lent to each user; statements of the server itself have no user and count against nobody. */
  private readonly lentTo = new Map<string, number>();
  private readonly maxPerUser: number;
  private lent = 0;

  constructor(
    private readonly connect: () => Promise<Connection>,
    private readonly size: number,
    private readonly disconnect: (connection: Connection) => void,
  ) {
    this.maxPerUser = Math.max(1, size - 1);
  }

  /** Lends a connection. Rejects with the signal's reason when it is aborted while waiting. */
  async borrow(user: string | undefined, signal?: AbortSignal): Promise<Connection> {
    signal?.throwIfAborted();
    if (this.mayHaveOne(user)) this.count(user, 1);
    else await this.placeInLine(user, signal);
    try {
      return this.idle.pop() ?? (await this.connect());
    } catch (error) {
      this.release(user);
      throw error;
    }
  }

  /** Takes back what was lent to this user. */
  giveBack(connection: Connection, user: string | undefined): void {
    this.idle.push(connection);
    this.release(user);
  }

  close(): void {
    for (const connection of this.idle.splice(0)) this.disconnect(connection);
  }

  private mayHaveOne(user: string | undefined): boolean {
    return this.lent < this.size && this.heldBy(user) < this.maxPerUser;
  }

  private heldBy(user: string | undefined): number {
    return user === undefined ? 0 : (this.lentTo.get(user) ?? 0);
  }

  private count(user: string | undefined, change: 1 | -1): void {
    this.lent += change;
    if (user === undefined) return;
    const held = this.heldBy(user) + change;
    if (held > 0) this.lentTo.set(user, held);
    else this.lentTo.delete(user);
  }

  private release(user: string | undefined): void {
    this.count(user, -1);
    const [next] = this.line
      .filter((waiting) => this.mayHaveOne(waiting.user))
      .sort((a, b) => this.heldBy(a.user) - this.heldBy(b.user));
    if (!next) return;
    this.count(next.user, 1);
    next.enter();
  }

  private placeInLine(user: string | undefined, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.line.splice(this.line.indexOf(waiting), 1);
        signal?.removeEventListener('abort', abandon);
      };
      const abandon = (): void => {
        leave();
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        user,
        enter: () => {
          leave();
          resolve();
        },
      };
      this.line.push(waiting);
      signal?.addEventListener('abort', abandon, { once: true });
    });
  }
}
