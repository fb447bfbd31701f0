import { type BoardOpening, type BoardView, boardInView, type FieldValue } from '@pellucid/contract';
import { createEmitter } from '../../lib/emitter.ts';
import { type LinkState, panelsOf } from './link-state.ts';
import { createHistory, type History } from './view-state.ts';
import { CLOSED, type NamedOpening, type ViewerSnapshot, withNames } from './viewer-snapshot.ts';
import { fieldInfo } from './wording.ts';

/** What the screen of a viewer shows, and the views before and after it. It asks for nothing: others bring the figures. */
export class ShownBoard {
  private current = CLOSED;
  private steps: History | null = null;
  /** As the server gave it: no tile is broken out. */
  private shipped: BoardOpening['board'] | null = null;
  private readonly changes = createEmitter<void>();

  readonly subscribe = (listener: () => void) => this.changes.on(listener);
  readonly getSnapshot = () => this.current;

  /** Null until a board is shown. */
  get history(): History | null {
    return this.steps;
  }

  show(snapshot: ViewerSnapshot): void {
    this.current = snapshot;
    this.changes.emit();
  }

  /** Begins with a board and its first view; its figures are still to come. */
  begin(opening: BoardOpening, link: LinkState | null, view: BoardView): void {
    this.steps = createHistory(view);
    this.shipped = opening.board;
    const shown = this.inView(opening, view);
    this.show({ ...CLOSED, phase: 'calculating', opening: shown, view, ...panelsOf(opening, link) });
  }

  /** Shows the present of a history; the view before it, or null where that is the same. */
  moveTo(history: History): BoardView | null {
    const before = this.steps?.present;
    const view = history.present;
    this.steps = history;
    if (before === undefined || view === before) return null;
    const { opening, maximised } = this.current;
    this.show({
      ...this.current,
      view,
      opening: opening && isOtherBoard(view, before) ? this.inView(opening, view) : opening,
      maximised: view.page === before.page ? maximised : null,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    });
    return before;
  }

  /** Names of ids that a person chooses from: a filter on one is shown by its name at once. */
  learnNames(field: string, values: readonly FieldValue[]): void {
    const { opening } = this.current;
    const named = opening && withNames(opening, field, values);
    if (named !== opening) this.show({ ...this.current, opening: named });
  }

  /** Keeps what is shown as it is: nothing moves it any more. */
  freeze(): void {
    this.steps = null;
  }

  private inView(opening: NamedOpening, view: BoardView): NamedOpening {
    const board = boardInView(this.shipped ?? opening.board, view, (name) => fieldInfo(opening, name));
    return { ...opening, board };
  }
}

/** Whether tiles are other ones than before. */
function isOtherBoard(view: BoardView, before: BoardView): boolean {
  return view.breakOuts !== before.breakOuts || view.sideBySide?.figure !== before.sideBySide?.figure;
}
