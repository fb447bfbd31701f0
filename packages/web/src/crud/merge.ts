import type { EntityDef } from '@pellucid/contract';
import { changedFields, type FormValues } from './form-values.ts';

/** Which version of a field a person keeps. */
export type Side = 'mine' | 'theirs';

/** A field in which the person's version differs from the one that someone else saved meanwhile. */
export interface Difference {
  field: string;
  /** Both changed it: only a person can decide. */
  conflicting: boolean;
  /** What is proposed: the version of who changed it, one's own where both did. */
  proposed: Side;
}

/** Compares what someone typed with what someone else saved, knowing what both began with. */
export function diffVersions(
  definition: EntityDef,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Difference[] {
  const byMe = new Set(changedFields(definition, base, mine));
  const byThem = new Set(changedFields(definition, base, theirs));
  return changedFields(definition, mine, theirs).map((field) => ({
    field,
    conflicting: byMe.has(field) && byThem.has(field),
    proposed: byMe.has(field) ? 'mine' : 'theirs',
  }));
}

/** The person's form with the fields of the other version that they chose. What is no field stays theirs. */
export function merged(mine: FormValues, theirs: FormValues, choices: Readonly<Record<string, Side>>): FormValues {
  const taken = Object.entries(choices).filter(([, side]) => side === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(([field]) => [field, theirs[field]])) };
}
