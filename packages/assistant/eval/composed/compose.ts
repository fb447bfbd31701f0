import type { Conversation } from '../questions.ts';
import { Draw } from './draw.ts';
import type { Parts } from './parts.ts';
import { Random } from './random.ts';
import { SHAPES } from './shapes/all.ts';
import type { Asked, Composed } from './shapes/shape.ts';

export interface ComposeOptions {
  readonly seed: number;
  readonly count: number;
  /** Whether a statement has rows to judge by. */
  readonly isFair: (sql: string) => Promise<boolean>;
}

const SHAPE_NAMES = Object.keys(SHAPES);
/** So many drawn for each question that is kept, before it is said that the data has none. */
const MOST_DRAWN = 40;

/** Questions put together at random, as many of each shape, and the same for the same seed and data. */
export async function composed(parts: Parts, { seed, count, isFair }: ComposeOptions): Promise<Conversation[]> {
  const draw = new Draw(parts, new Random(seed));
  const found = new Map<string, Conversation>();
  for (let drawn = 0; found.size < count; drawn++) {
    if (drawn > count * MOST_DRAWN) throw new RangeError(`Of ${drawn} questions only ${found.size} have an answer.`);
    const shape = SHAPE_NAMES[found.size % SHAPE_NAMES.length] ?? '';
    const question = SHAPES[shape]?.(draw);
    if (question === undefined || found.has(question.ask) || !(await allFair(question, isFair))) continue;
    found.set(question.ask, conversationOf(question, shape, found.size + 1));
  }
  return [...found.values()];
}

/** Whether a name of a class, or the id of a question, is one of those put together. */
export const isComposed = (name: string) =>
  SHAPE_NAMES.some((shape) => name === shape || (name.startsWith(shape) && /^-\d+$/.test(name.slice(shape.length))));

async function allFair({ answers, then = [] }: Composed, isFair: ComposeOptions['isFair']): Promise<boolean> {
  for (const sql of [answers, ...then.map((turn) => turn.answers)].flat()) if (!(await isFair(sql))) return false;
  return true;
}

function conversationOf({ then = [], ...first }: Composed, shape: string, number: number): Conversation {
  const turns = [first, ...then].map(turnOf);
  return { id: `${shape}-${number}`, className: shape, data: 'demonstration', turns };
}

function turnOf({ ask, answers }: Asked): Conversation['turns'][number] {
  return { ask, answers: answers.map((sql) => [sql]), behaviours: [], choices: [], prefix: false };
}
