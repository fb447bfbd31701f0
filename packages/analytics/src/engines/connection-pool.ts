import { QueryRefused } from '../scope/query-refused.ts';
import type { EngineOptions } from './engine.ts';

/** Whose statement a connection is lent to. */
type Borrower = Pick<EngineOptions, 'user' | 'lane'>;

interface Waiting {
  readonly borrower: Borrower;
  enter(): void;
}

/** Statements that wait, of all users; more would wait longer than they may run. */
const MAX_WAITING = 200;

/**
 * A few connections, each lent to one statement at a time; who comes when all are lent waits in line. The engine spreads one
 * statement over all cores, so that more statements at once only share what there is. One user never has the last connection,
 * heavy statements have half of them at most, and the next one goes to whoever in line has the fewest: slow questions of one
 * user do not hold up everyone else's, and those of many do not hold up small ones.
 */
export class ConnectionPool<Connection> {
  private readonly idle: Connection[] = [];
  private readonly line: Waiting[] = [];
  /** Connections lent to each user; statements of the server itself have no user and count against nobody. */
  private readonly lentTo = new Map<string, number>();
  private readonly maxPerUser: number;
  private readonly maxHeavy: number;
  private lent = 0;
  private lentToHeavy = 0;

  constructor(
    private readonly connect: () => Promise<Connection>,
    private readonly size: number,
    private readonly disconnect: (connection: Connection) => void,
  ) {
    this.maxPerUser = Math.max(1, size - 1);
    this.maxHeavy = Math.max(1, Math.floor(size / 2));
  }

  /** Lends a connection. Rejects with the signal's reason when it is aborted while waiting, `busy` when too many wait. */
  async borrow(borrower: Borrower, signal?: AbortSignal): Promise<Connection> {
    signal?.throwIfAborted();
    if (this.mayHaveOne(borrower)) this.count(borrower, 1);
    else await this.placeInLine(borrower, signal);
    try {
      return this.idle.pop() ?? (await this.connect());
    } catch (error) {
      this.release(borrower);
      throw error;
    }
  }

  /** Takes back what was lent. */
  giveBack(connection: Connection, borrower: Borrower): void {
    this.idle.push(connection);
    this.release(borrower);
  }

  close(): void {
    for (const connection of this.idle.splice(0)) this.disconnect(connection);
  }

  private mayHaveOne({ user, lane }: Borrower): boolean {
    if (lane === 'heavy' && this.lentToHeavy >= this.maxHeavy) return false;
    return this.lent < this.size && this.heldBy(user) < this.maxPerUser;
  }

  private heldBy(user: string | undefined): number {
    return user === undefined ? 0 : (this.lentTo.get(user) ?? 0);
  }

  private count({ user, lane }: Borrower, change: 1 | -1): void {
    this.lent += change;
    if (lane === 'heavy') this.lentToHeavy += change;
    if (user === undefined) return;
    const held = this.heldBy(user) + change;
    if (held > 0) this.lentTo.set(user, held);
    else this.lentTo.delete(user);
  }

  private release(borrower: Borrower): void {
    this.count(borrower, -1);
    const [next] = this.line
      .filter((waiting) => this.mayHaveOne(waiting.borrower))
      .sort((a, b) => this.heldBy(a.borrower.user) - this.heldBy(b.borrower.user));
    if (!next) return;
    this.count(next.borrower, 1);
    next.enter();
  }

  private placeInLine(borrower: Borrower, signal?: AbortSignal): Promise<void> {
    if (this.line.length >= MAX_WAITING)
      return Promise.reject(
        new QueryRefused('busy', 'Too many questions wait for an answer. Try again in a few seconds.'),
      );
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
        borrower,
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
