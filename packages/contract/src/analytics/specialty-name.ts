/** Physicians are known by their specialization; that of others, as of nurses ("Family"), says whom they care for. */
const PHYSICIANS = 'Allopathic & Osteopathic Physicians';

/** How many of the last levels of a specialty ("grouping|classification|specialization") people know it by, at least. */
export function fewestLevels(specialty: string): number {
  return specialty.split('|').length < 3 || specialty.startsWith(PHYSICIANS) ? 1 : 2;
}

/** A specialty by some of its last levels, as people read them: "family › specialty". Other texts are one level. */
export function specialtyName(specialty: string, levels = fewestLevels(specialty)): string {
  return specialty.split('|').slice(-levels).join(' › ');
}

/** A specialty by all its levels: "grouping › classification › specialization". */
export const fullSpecialtyName = (specialty: string) => specialtyName(specialty, Number.POSITIVE_INFINITY);
