import type { QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import type { Source } from '../model/model.ts';

export type NamedInput = Extract<NonNullable<QueryInput['measures']>[number], object>;
export type Dimensions = NonNullable<QueryInput['dimensions']>;

/** What a question may be made of. */
export interface Vocabulary {
  readonly source: Source;
  /** Sources of which the answers may be asked for members; none over an answer, whose fields these do not have. */
  readonly members: readonly string[];
  /** Of names of the question's own, which may not be names of the source. */
  readonly prefix: string;
}

export const nameOf = (asked: string | { name: string }): string => (typeof asked === 'string' ? asked : asked.name);

/** The dimensions of some types. */
export function namesOf(source: Source, types: readonly string[]): string[] {
  return [...source.dimensions.values()].filter(({ type }) => types.includes(type)).map(({ name }) => name);
}

/** Some of the names, in their order. */
export function someOf(names: readonly string[], most: number): fc.Arbitrary<string[]> {
  return fc.subarray([...names], { maxLength: Math.min(most, names.length) });
}
