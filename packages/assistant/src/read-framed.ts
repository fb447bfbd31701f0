import type { Frame } from './grammar/frame.ts';
import { frameCondition, type Seat } from './grammar/frame-condition.ts';
import { withFrame } from './grammar/with-frame.ts';
import type { DataPort } from './port/data-port.ts';
import { isCarried } from './read-words.ts';
import type { Draft } from './reading/draft.ts';
import { rewritten } from './rewrites/rewritten.ts';
import { explained } from './tags/explain.ts';
import { excludingFirst } from './tags/left-out-behind.ts';
import { tokenise } from './text/tokens.ts';
import { lexiconOf } from './values/lexicon.ts';

/**
 * Reads a question of which a condition is said at either end (`in Texas, …`, `…, 2023 only`): the rest is read by itself with `read`, and
 * the condition holds for all of it, for the whole of a share as for its part. Of a turn what is left out is said of the answer before.
 */
export async function readFramed(
  frames: readonly Frame[],
  mayExclude: boolean,
  data: DataPort,
  read: (rest: string) => Promise<Draft | undefined>,
): Promise<Draft | undefined> {
  for (const { frame, rest, seat } of frames) {
    const condition = await conditionOf(frame, seat, data);
    if (!condition || (!mayExclude && condition.filters.some(({ isNegated }) => isNegated))) continue;
    const draft = await read(rest);
    const framed = draft && withFrame(draft, condition, seat);
    if (framed) return framed;
  }
  return undefined;
}

async function conditionOf(frame: string, seat: Seat, data: DataPort): Promise<Draft | undefined> {
  const lexicon = await lexiconOf(data, await data.describe());
  const text = rewritten(frame);
  const found = await explained(tokenise(text), lexicon, data);
  if ('kind' in found) return undefined;
  const excluding = excludingFirst(found, text);
  if (excluding !== undefined) return conditionOf(excluding, seat, data);
  const condition = frameCondition(found, lexicon, seat);
  if (!condition || !isCarried(condition)) return undefined;
  condition.assumptions.unshift(...found.assumptions);
  return condition;
}
