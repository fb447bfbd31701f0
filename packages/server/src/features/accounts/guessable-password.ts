import { containsName, namesIn } from '@pellucid/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Guesses that eight random characters take in the library's estimate; what takes fewer is found by lists of words. */
const MIN_GUESSES = 1e8;

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether a password is one of those that are tried first: a common password or word with little around it, a run of keys,
 * a repetition, or one of `names` (logins, addresses, the product).
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const normalized = password.normalize('NFKC');
  if (containsName(normalized, names)) return true;
  // Made when it is first needed: indexing the lists takes a fifth of a second.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(normalized, namesIn(names)).guesses < MIN_GUESSES;
}
