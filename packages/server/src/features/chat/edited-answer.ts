import { type Context, type DataPort, edited, type Interpretation, readAgain } from '@pellucid/assistant';
import type { ChatQuestion } from '@pellucid/contract';
import { type BoardContext, boardChips, type ChipsDeps } from './board-context.ts';

export type Edit = NonNullable<ChatQuestion['edit']>;

/** A part of what a question was read as, said otherwise. What came from a board is not of the reading. */
export function editedReading(context: Context, edit: Edit, data: DataPort): Promise<Interpretation> {
  return edit.chip.slot === 'board' ? readAgain(context, data) : edited(context, edit, data);
}

/** What is left of a board once a chip of it is taken away; the chip of the board itself takes all with it. */
export async function boardAfter(
  board: BoardContext | undefined,
  { chip }: Edit,
  deps: ChipsDeps,
): Promise<BoardContext | undefined> {
  if (board === undefined || chip.slot !== 'board') return board;
  const [whole, ...chips] = await boardChips(board, board.conditions, deps);
  if (whole?.text === chip.text && whole.label === chip.label) return undefined;
  const isOther = (at: number) => chips[at]?.text !== chip.text || chips[at]?.label !== chip.label;
  return { ...board, conditions: board.conditions.filter((_, at) => isOther(at)) };
}
