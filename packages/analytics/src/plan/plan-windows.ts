import type { NamedMeasure, ValueType } from '@pellucid/contract';
import { QueryRefused } from '../scope/query-refused.ts';
import type { Operand, PlannedDimension, PlannedMeasure } from './plan.ts';

type WindowMeasure = Extract<NamedMeasure, { share: unknown } | { rank: unknown } | { runningTotal: unknown }>;

/** Where the measures that a window is over are found. */
interface Operands {
  operand(name: string, place: string): { operand: Operand; type: ValueType };
  addsUp(operand: Operand): boolean;
}

/** Checks a figure that depends on the other rows of the answer. Throws QueryRefused that names the place. */
export function planWindow(
  asked: WindowMeasure,
  measures: Operands,
  dimensions: readonly PlannedDimension[],
  place: string,
): Pick<PlannedMeasure, 'type' | 'value'> {
  if ('rank' in asked) {
    const { by, within, direction, parts } = asked.rank;
    const of = measures.operand(by, place).operand;
    checkNames(within, dimensions, place);
    const rank = { kind: 'rank' as const, of, within, descending: direction === 'desc' };
    return { type: 'count', value: parts === undefined ? rank : { ...rank, parts } };
  }
  const { of: name, within } = 'share' in asked ? asked.share : asked.runningTotal;
  const { operand: of, type } = measures.operand(name, place);
  checkNames(within, dimensions, place);
  if (!measures.addsUp(of)) {
    const message = `${name} of groups does not add up to ${name} of all, so that it has no parts.`;
    throw new QueryRefused('invalid', message, place);
  }
  if ('share' in asked) return { type: 'share', value: { kind: 'share', of, within } };
  checkNames([asked.runningTotal.along], dimensions, place);
  return { type, value: { kind: 'runningTotal', of, within, along: asked.runningTotal.along } };
}

function checkNames(names: readonly string[], dimensions: readonly PlannedDimension[], place: string): void {
  const missing = names.find((name) => !dimensions.some((dimension) => dimension.name === name));
  if (missing === undefined) return;
  throw new QueryRefused('invalid', `${missing} is not among the dimensions of the question.`, place);
}
