/** Values by key up to a bound of memory, least recently used first out. */
export class BoundedMemory<V> {
  private readonly kept = new Map<string, { value: V; bytes: number }>();
  private bytes = 0;

  /** `onEvicted` is told of each value that had to make room. */
  constructor(
    private readonly maxBytes: number,
    private readonly onEvicted: () => void = () => undefined,
  ) {}

  get size(): number {
    return this.kept.size;
  }

  get(key: string): V | undefined {
    const known = this.kept.get(key);
    if (!known) return undefined;
    this.kept.delete(key);
    this.kept.set(key, known);
    return known.value;
  }

  /** What would take a quarter of the memory is not kept. Answers whether it was. */
  set(key: string, value: V, bytes: number): boolean {
    if (bytes > this.maxBytes / 4) return false;
    this.delete(key);
    this.kept.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.delete(oldest);
      this.onEvicted();
    }
    return true;
  }

  /** Forgets the values whose key does not pass, and answers how many. */
  retain(passes: (key: string) => boolean): number {
    const outdated = [...this.kept.keys()].filter((key) => !passes(key));
    for (const key of outdated) this.delete(key);
    return outdated.length;
  }

  private delete(key: string): void {
    const known = this.kept.get(key);
    if (!known) return;
    this.kept.delete(key);
    this.bytes -= known.bytes;
  }
}
