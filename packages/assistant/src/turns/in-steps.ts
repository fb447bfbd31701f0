import { plainly } from '../answer/assumptions.ts';
import type { Answered, Context, Interpretation } from '../port/interpretation.ts';
import { refusal } from '../refusals/refusals.ts';
import { addsBehind, stepsOf } from './two-steps.ts';

type Ask = (turn: string, before: Context) => Promise<Interpretation>;

/** `sort by dollars and keep the first five`: a turn, and another on its answer, where each by itself goes on. */
export async function inSteps(question: string, context: Context, ask: Ask): Promise<Answered | undefined> {
  for (const steps of stepsOf(question)) {
    const assumptions: string[] = [];
    let last: Answered | undefined;
    for (const step of steps) {
      const read = await ask(step, last?.context ?? context);
      last = read.kind === 'answer' && read.isFollowUp ? read : undefined;
      if (last === undefined) break;
      assumptions.push(...last.assumptions);
    }
    if (last) return { ...last, assumptions: plainly(assumptions) };
  }
  return undefined;
}

/**
 * `keep the first three and add the number of recipients`, a step after the other, or refused: read at once, the figure takes the place
 * of the one that is there. Undefined of any other turn.
 */
export async function figureAdded(
  question: string,
  context: Context | undefined,
  ask: Ask,
): Promise<Interpretation | undefined> {
  if (context === undefined || !addsBehind(question)) return undefined;
  const stepped = await inSteps(question, context, ask);
  if (stepped) return stepped;
  const read = await ask(question, context);
  return read.kind === 'answer' && !keepsFigure(read, context) ? refusal('cannot', NOT_BESIDE) : undefined;
}

/** Whether the figure of the answer before is still among those of an answer. */
function keepsFigure(read: Answered, { reading: { figures } }: Context): boolean {
  const first = JSON.stringify(figures[0]);
  return read.context?.reading.figures.some((one) => JSON.stringify(one) === first) === true;
}

const NOT_BESIDE = 'I cannot show that beside the figures that are there: ask for one after the other.';
