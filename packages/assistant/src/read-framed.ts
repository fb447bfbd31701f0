import { type Frame, pointsAtFront } from './grammar/frames/frame.ts';
import { frameCondition, isPeople } from './grammar/frames/frame-condition.ts';
import { orderAtEnd } from './grammar/frames/order-words.ts';
import { frameRows } from './grammar/frames/row-frame.ts';
import { withFrame } from './grammar/frames/with-frame.ts';
import { figureOrdered, withOrder } from './grammar/frames/with-order.ts';
import { withRows } from './grammar/frames/with-rows.ts';
import type { DataPort } from './port/data-port.ts';
import { isCarried } from './read-words.ts';
import { createDraft, type Draft } from './reading/draft.ts';
import { rewritten } from './rewrites/rewritten.ts';
import { explained } from './tags/explain.ts';
import { excludingFirst } from './tags/left-out-behind.ts';
import { tokenise } from './text/tokens.ts';
import { lexiconOf } from './values/lexicon.ts';

/**
 * Reads a question of which a condition or its rows are said at either end (`in Texas, …`, `…, 2023 only`, `…, by state`): the rest is read by
 * itself with `read`. A condition holds for all of it, for the whole of a share as for its part. Of a turn what is left out is said of the
 * answer before, and its rows are merged with those that are there.
 */
export async function readFramed(
  frames: readonly Frame[],
  isTurn: boolean,
  data: DataPort,
  read: (rest: string) => Promise<Draft | undefined>,
): Promise<Draft | undefined> {
  for (const one of frames) {
    const said = await saidIn(one, data);
    if (!said || (isTurn && (said.isOfRows || said.draft.filters.some(({ isNegated }) => isNegated)))) continue;
    if (pointsAtFront(one, !said.isOfRows && said.draft.tags.some(isPeople))) continue;
    const draft = await read(one.rest);
    const framed = draft && (said.isOfRows ? withRows(draft, said.draft) : withFrame(draft, said.draft, one.seat));
    if (framed) return framed;
  }
  return undefined;
}

/** Reads a question that says last by which figure its rows are sorted (`…, highest total first`), the rest of it with `read`. */
export async function readOrdered(
  question: string,
  data: DataPort,
  read: (rest: string) => Promise<Draft | undefined>,
): Promise<Draft | undefined> {
  const order = orderAtEnd(question);
  const lexicon = order && (await lexiconOf(data, await data.describe()));
  const found = lexicon && (await explained(tokenise(rewritten(order.figure)), lexicon, data));
  const figure = found && !('kind' in found) ? figureOrdered(found) : undefined;
  const draft = order && figure ? await read(order.rest) : undefined;
  if (!draft || !figure || !found || 'kind' in found) return undefined;
  return withOrder(draft, createDraft(found.tokens, [...found.tags], lexicon), figure, order);
}

/** What a frame says: rows, or a condition. */
async function saidIn(
  { frame, rest, seat }: Frame,
  data: DataPort,
): Promise<{ draft: Draft; isOfRows: boolean } | undefined> {
  const lexicon = await lexiconOf(data, await data.describe());
  const text = rewritten(frame);
  const found = await explained(tokenise(text), lexicon, data);
  if ('kind' in found) return undefined;
  const excluding = excludingFirst(found, text);
  if (excluding !== undefined) return saidIn({ frame: excluding, rest, seat }, data);
  const rows = frameRows(found, lexicon, seat);
  if (rows) return { draft: rows, isOfRows: true };
  if (seat === 'rows') return undefined;
  const condition = frameCondition(found, lexicon, seat);
  if (!condition || !isCarried(condition)) return undefined;
  condition.assumptions.unshift(...found.assumptions);
  return { draft: condition, isOfRows: false };
}
