import type { BoardView, Compared, Problem, QueryResult, SideBySide, Standing, Tile } from '@pellucid/contract';

/** What the server answers for a tile. */
export interface TileFigures {
  readonly result: QueryResult;
  readonly compared?: Compared | undefined;
  readonly standing?: Standing | undefined;
  readonly sideBySide?: SideBySide | undefined;
}

/** What a tile shows: its result, or the problem that it has; `loading` while a newer answer is on its way. */
export interface TileState {
  readonly result: QueryResult | null;
  readonly compared?: Compared | undefined;
  readonly standing?: Standing | undefined;
  readonly sideBySide?: SideBySide | undefined;
  readonly problem: Problem | null;
  readonly loading: boolean;
}

export const NEW_TILE: TileState = { result: null, problem: null, loading: true };

/**
 * What the answer of a tile depends on, as text: what it is broken out by, the filters, the marks of the other tiles, and what
 * companies side by side are shown as. A tile's own marks do not
 * change it, so marking in a tile asks nothing for that tile.
 */
export function cacheKey(view: BoardView, tile: Tile): string {
  const filters = [...view.filters].sort((a, b) => (a.field < b.field ? -1 : 1));
  const marks = view.marks
    .filter((mark) => mark.tile !== tile.id)
    .map(({ field, values, series }) => [field, ...values, series]);
  return JSON.stringify([tile.id, tile.query.dimensions, filters, marks, view.sideBySide]);
}

const MAX_ANSWERS = 240;

/** Answers by question, so that undo, back and a return to a tab are instant. A new data version empties it. */
export class AnswerCache {
  private readonly answers = new Map<string, TileFigures>();
  private version: string | null = null;

  get(question: string): TileFigures | null {
    const answer = this.answers.get(question);
    if (answer === undefined) return null;
    this.answers.delete(question);
    this.answers.set(question, answer);
    return answer;
  }

  put(question: string, answer: TileFigures): void {
    this.answers.set(question, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > MAX_ANSWERS && oldest !== undefined) this.answers.delete(oldest);
  }

  /** True when the data changed since the last answers: those on screen are then of yesterday. */
  moveTo(version: string): boolean {
    const changed = this.version !== null && this.version !== version;
    this.version = version;
    if (changed) this.answers.clear();
    return changed;
  }

  clear(): void {
    this.answers.clear();
  }
}

/** The problem of a tile that got no answer, or of a request that failed before it had one. */
export function noAnswerProblem(cause?: unknown): Problem {
  const detail = cause instanceof Error ? cause.message : 'The server gave no answer for this tile.';
  return { type: 'about:blank', title: 'No answer', status: 0, detail, path: '', message: 'error.no.answer' };
}
