import { itemAt, type Random } from './random.ts';

/** Draws elements by weight in constant time (the alias method). */
export class Sampler<T> {
  readonly #items: readonly T[];
  readonly #keep: Float64Array;
  readonly #alias: Int32Array;

  /** @throws RangeError when no weight is above 0. */
  constructor(items: readonly T[], weightOf: (item: T, index: number) => number) {
    const weights = items.map(weightOf);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (!(total > 0)) throw new RangeError('Nothing to draw from: no weight is above 0.');
    this.#items = items;
    this.#keep = Float64Array.from(weights, (weight) => (weight * items.length) / total);
    this.#alias = Int32Array.from(items, (_, index) => index);
    const small: number[] = [];
    const large: number[] = [];
    this.#keep.forEach((share, index) => {
      (share < 1 ? small : large).push(index);
    });
    while (small.length > 0 && large.length > 0) {
      const less = itemAt(small, small.length - 1);
      const more = itemAt(large, large.length - 1);
      small.pop();
      this.#alias[less] = more;
      const left = itemAt(this.#keep, more) + itemAt(this.#keep, less) - 1;
      this.#keep[more] = left;
      if (left < 1) {
        large.pop();
        small.push(more);
      }
    }
    for (const index of [...small, ...large]) this.#keep[index] = 1;
  }

  draw(random: Random): T {
    const place = random.share() * this.#items.length;
    const index = Math.floor(place);
    const kept = place - index < (this.#keep[index] ?? 1);
    return itemAt(this.#items, kept ? index : (this.#alias[index] ?? index));
  }
}
