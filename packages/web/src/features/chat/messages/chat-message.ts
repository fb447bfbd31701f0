import type { Cell, ChatColumn, ChatQuestionInput, ChatTurn, PlotlyFigure } from '@pellucid/contract';
import type { Interpretation } from './interpretation.ts';

/** A board as it is shown. */
export type BoardAsked = NonNullable<ChatQuestionInput['board']>;

export type ChatMessageType = 'text' | 'streaming' | 'table' | 'error' | 'auth-error';

/** The rows of an answer; `rowCount` may be more than what came of them. */
export interface Table {
  readonly headers: readonly ChatColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly rowCount: number;
  readonly truncated: boolean;
}

/** A question of the person's, or an answer, as far as it has come. */
export interface ChatMessage {
  readonly id: string;
  readonly text: string;
  /** It is the person's own. */
  readonly sent: boolean;
  readonly type: ChatMessageType;
  /** An answer that is still on its way. */
  readonly isPartial: boolean;
  readonly timestamp: number;
  /** What an answer answers. */
  readonly question: string;
  /** The view of a board that it was asked from. */
  readonly board: BoardAsked | undefined;
  /** By which the server keeps the question; null until it has told. */
  readonly questionId: number | null;
  /** A part of how it was read was changed: it is no longer what the question says. */
  readonly isEdited: boolean;
  /** What the person said of the answer in an earlier visit. */
  readonly helpful: boolean | null;
  /** Stands in for the text until some comes: what is being done. */
  readonly status: string;
  readonly interpretation: Interpretation | null;
  readonly sql: string;
  readonly tableHeaders: readonly ChatColumn[];
  readonly tableData: Table['rows'];
  readonly rowCount: number;
  readonly truncated: boolean;
  /** Not checked yet for what may be drawn (results/figure.ts). */
  readonly plotlyData: PlotlyFigure | null;
  readonly explanation: string;
  readonly followupQuestions: readonly string[];
  /** Why an answer is not whole: the person stopped it, the connection broke off, or it is of an earlier visit and not asked again yet. */
  readonly lack: 'stopped' | 'cut-off' | 'not-asked' | null;
  /** What the server said of a failure, beside the promised words. */
  readonly detail: string;
}

const NOTHING = {
  question: '',
  board: undefined,
  questionId: null,
  isEdited: false,
  helpful: null,
  status: '',
  interpretation: null,
  sql: '',
  tableHeaders: [],
  tableData: [],
  rowCount: 0,
  truncated: false,
  plotlyData: null,
  explanation: '',
  followupQuestions: [],
  lack: null,
  detail: '',
} as const;

export function questionMessage(id: string, text: string, timestamp: number): ChatMessage {
  return { ...NOTHING, id, text, sent: true, type: 'text', isPartial: false, timestamp };
}

/** The placeholder that an answer begins as. */
export function answerMessage(id: string, question: string, timestamp: number, board?: BoardAsked): ChatMessage {
  return { ...NOTHING, id, question, board, text: '', sent: false, type: 'streaming', isPartial: true, timestamp };
}

/** An answer of an earlier visit: only the question was kept. */
export function keptAnswer(id: string, { id: questionId, question, helpful, askedAt }: ChatTurn): ChatMessage {
  const message = answerMessage(id, question, Date.parse(askedAt));
  return { ...message, type: 'text', isPartial: false, questionId, helpful, lack: 'not-asked' };
}

/** Whether there is anything of an answer to show yet. */
export function hasContent({ text, sql, tableHeaders, plotlyData, explanation }: ChatMessage): boolean {
  return text !== '' || sql !== '' || tableHeaders.length > 0 || plotlyData !== null || explanation !== '';
}

export function hasFailed({ type }: ChatMessage): boolean {
  return type === 'error' || type === 'auth-error';
}
