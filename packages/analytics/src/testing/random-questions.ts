import type { QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import type { Model } from '../model/model.ts';
import { questionOf } from './question-arbitrary.ts';

/** Questions to the named sources in turn that use every part of the language; one seed gives the same ones again. */
export function randomQuestions(
  model: Model,
  { sources, runs, seed }: { sources: readonly string[]; runs: number; seed: number },
): QueryInput[] {
  const known = sources.flatMap((name) => model.sources.get(name) ?? []);
  const drawn = known.map((source) =>
    fc.sample(questionOf(source, model), { numRuns: Math.ceil(runs / known.length), seed }),
  );
  return Array.from({ length: runs }, (_, n) => drawn[n % known.length]?.[Math.floor(n / known.length)]).flatMap(
    (query) => query ?? [],
  );
}
