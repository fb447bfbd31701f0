import type { MemberCondition, Reading, Threshold } from './reading/reading.ts';

/** A part of a reading that is a chip of a condition, and which of its kind. */
interface Part {
  readonly is: 'among' | 'member' | 'new' | 'threshold' | 'firstOf';
  readonly at: number;
}

/** In the order of the chips, see `chipsOf`; one kind that all are among is a condition of its filter. */
function partsOf({ among, members, isNew, thresholds, firstOf }: Reading): readonly Part[] {
  const parts = (is: Part['is'], count: number): Part[] => Array.from({ length: count }, (_, at) => ({ is, at }));
  const all = among && among.all.length > 1 ? among.all.length : 0;
  return [
    ...parts('among', all + (among?.none.length ?? 0)),
    ...parts('member', members?.conditions.length ?? 0),
    ...parts('new', isNew ? 1 : 0),
    ...parts('threshold', thresholds.length),
    ...parts('firstOf', firstOf ? 1 : 0),
  ];
}

/** The reading with another condition in a place, or with none; undefined where `next` does not say one that may stand there. */
export function withCondition(reading: Reading, place: number, next: Reading | undefined): Reading | undefined {
  const part = partsOf(reading)[place];
  switch (part?.is) {
    case 'member':
      return withMember(reading, part.at, next);
    case 'threshold':
      return withThreshold(reading, part.at, next);
    case 'among': {
      // Whom all of several pay goes as a whole.
      const { among: _, ...rest } = reading;
      return next === undefined ? rest : undefined;
    }
    case 'new': {
      const { isNew: _, ...rest } = reading;
      return next === undefined ? rest : undefined;
    }
    case 'firstOf': {
      const { firstOf: _, ...rest } = reading;
      return next === undefined ? rest : undefined;
    }
    default:
      return undefined;
  }
}

/** Of a set one condition goes, or has another bound: `over $10,000`. */
function withMember(reading: Reading, at: number, next: Reading | undefined): Reading | undefined {
  const { members, ...rest } = reading;
  const old = members?.conditions[at];
  const condition = next && old && bounded(old, next.thresholds);
  if (!members || (next && !condition)) return undefined;
  const conditions = members.conditions.toSpliced(at, 1, ...(condition ? [condition] : []));
  // A share without its part asks nothing.
  if (conditions.length === 0) return members.isPart ? undefined : rest;
  return { ...rest, members: { ...members, conditions } };
}

function bounded(old: MemberCondition, [said, another]: readonly Threshold[]): MemberCondition | undefined {
  if (!old.bound || !said || another) return undefined;
  const { op, value, to } = said;
  const { measure } = old.bound;
  return { ...old, bound: { op, value, ...(to !== undefined && { to }), ...(measure !== undefined && { measure }) } };
}

/** It stays one on records or on totals, of the same figure. */
function withThreshold(reading: Reading, at: number, next: Reading | undefined): Reading | undefined {
  const old = reading.thresholds[at];
  const said = (next?.thresholds ?? []).map((one) => ({
    ...(old?.measure !== undefined && { measure: old.measure }),
    ...one,
    on: old?.on ?? one.on,
    ...(old?.of !== undefined && { of: old.of }),
  }));
  const thresholds = reading.thresholds.toSpliced(at, 1, ...said);
  return next?.thresholds.length === 0 ? undefined : { ...reading, thresholds };
}
