import type { QueryInput } from '@pellucid/contract';
import { holding, plainly } from './answer/assumptions.ts';
import { chipsOf } from './answer/chips.ts';
import { specialtyAlone } from './answer/specialty-alone.ts';
import { chartOf } from './answer/suggested-chart.ts';
import type { DataPort } from './port/data-port.ts';
import type { Interpretation } from './port/interpretation.ts';
import { toQuery } from './query/to-query.ts';
import { withSetsThatHold } from './reading/comparisons/compared-sets.ts';
import type { Draft } from './reading/draft.ts';
import type { Reading } from './reading/reading.ts';
import { refusal } from './refusals/refusals.ts';
import { cutShort, withoutData } from './refusals/years-asked.ts';
import { followUpsOf } from './turns/follow-ups.ts';

/** The answer to a reading, where the gate has one. */
export async function answered(
  asked: Reading,
  { assumptions, isFollowUp }: Pick<Draft, 'assumptions'> & { isFollowUp: boolean },
  data: DataPort,
): Promise<Interpretation> {
  const reading = withSetsThatHold(asked);
  const model = await data.describe();
  const missing = withoutData(reading, model);
  if (missing !== undefined) return refusal('not-in-data', missing);
  const query: QueryInput = toQuery(reading);
  const checked = await data.check(query);
  if (!checked.ok) {
    const { code, message } = checked.problem;
    return refusal(
      code === 'invalid' ? 'cannot' : 'not-allowed',
      code === 'invalid' ? `The data cannot answer that: ${message}` : message,
    );
  }
  return {
    kind: 'answer',
    query,
    chips: chipsOf(reading, model),
    assumptions: plainly([
      ...holding(assumptions, reading),
      ...(await specialtyAlone(reading, data)),
      ...cutShort(reading, model),
    ]),
    words: checked.words,
    context: { reading },
    isFollowUp,
    suggestedChart: chartOf(reading),
    followUps: await followUpsOf(reading, data),
  };
}
