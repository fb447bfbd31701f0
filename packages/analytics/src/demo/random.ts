/**
 * Chance that is the same on every machine: whole-number arithmetic, and of the mathematical functions only those that
 * the JavaScript engine computes itself.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d = 1;

  /** Different labels give independent sequences of the same seed. */
  constructor(seed: number, ...labels: readonly (number | string)[]) {
    this.#a = mix(seed | 0, 0x9e3779b9);
    this.#b = labels.reduce<number>(
      (hash, label) => mix(hash, typeof label === 'number' ? label : textHash(label)),
      seed | 0,
    );
    this.#c = mix(this.#a, this.#b);
    for (let round = 0; round < 12; round++) this.next();
  }

  /** A number of 32 bits (sfc32). */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** At least 0, less than 1. */
  share(): number {
    return this.next() / 0x1_0000_0000;
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(this.share() * count);
  }

  chance(probability: number): boolean {
    return this.share() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return itemAt(list, this.below(list.length));
  }

  /** A standard normal number (Box and Muller), cut at ±4. */
  normal(): number {
    const distance = Math.sqrt(-2 * Math.log(1 - this.share()));
    return Math.max(-4, Math.min(4, distance * Math.cos(2 * Math.PI * this.share())));
  }
}

/** An element that must be there. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}.`);
  return item;
}

/** Scrambles two numbers of 32 bits into one. */
export function mix(one: number, other: number): number {
  let hash = Math.imul(one ^ (other + 0x7f4a7c15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ Math.imul(other, 0xc2b2ae35), 0x27d4eb2f);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
