/** Chance that is the same for the same seed, on every machine (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** At least 0, less than 1. */
  part(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(this.part() * count);
  }

  chance(probability: number): boolean {
    return this.part() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const [item] = list.slice(this.below(list.length));
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  }

  /** The same in another order (Fisher and Yates). */
  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    return list.flatMap(() => left.splice(this.below(left.length), 1));
  }
}
