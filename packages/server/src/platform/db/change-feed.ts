import type pg from 'pg';

/** What the triggers of migrations 070 and 080 tell of. */
export type ChangeTopic = 'caller' | 'pages' | 'families';

/** Told the id of what changed, or null when anything of the topic may have. */
type Subscriber = (id: number | null) => void;

const CHANNEL = 'change';

/**
 * Changes of the database as its triggers tell them. Every connection of the pool listens: the one that made a change hears
 * of it before its COMMIT is answered, so that whoever waits for the answer already finds every cache without it.
 */
export class ChangeFeed {
  private readonly subscribers = new Set<{ topic: ChangeTopic; subscriber: Subscriber }>();
  private complete: boolean;

  /** `isShared`: whether other processes write to the database; what those change is heard by a `ChangeListener`. */
  constructor(readonly isShared: boolean) {
    this.complete = !isShared;
  }

  /** Whether every change is heard at this moment; while not, nothing that was read may be kept. */
  isComplete(): boolean {
    return this.complete;
  }

  /** Returns what ends the subscription. */
  subscribe(topic: ChangeTopic, subscriber: Subscriber): () => void {
    const subscription = { topic, subscriber };
    this.subscribers.add(subscription);
    return () => this.subscribers.delete(subscription);
  }

  /** Makes a connection hear what is told from now on. */
  async listenOn(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ payload = '' }) => this.tell(payload));
    await client.query(`LISTEN ${CHANNEL}`);
  }

  setComplete(complete: boolean): void {
    this.complete = complete;
    this.missed();
  }

  /** Changes may have gone unheard. */
  missed(): void {
    for (const { subscriber } of this.subscribers) subscriber(null);
  }

  private tell(payload: string): void {
    const [changed, id] = payload.split(' ');
    for (const { topic, subscriber } of this.subscribers) {
      if (topic === changed) subscriber(id === undefined ? null : Number(id));
    }
  }
}
