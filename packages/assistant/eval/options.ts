import { parseArgs } from 'node:util';
import { DATA_FOLDER } from './worlds.ts';

export const USAGE = `npm run eval:assistant -- [--class totals,time] [--only totals-7] [--failures] [--show-held-out] [--data FOLDER]
  --class          classes of questions (files of packages/assistant/eval/questions), rephrased and held-out questions of them included
  --only           questions whose id contains this, a turn of a session by its session
  --failures       says of every question that is not right what came instead
  --show-held-out  names questions of the third that nobody looks at while building
  --data           where the data is kept between runs (.data-eval)
Ends with 1 where an aim is not reached.`;

export interface EvalOptions {
  readonly classes: readonly string[];
  readonly only: string | undefined;
  readonly failures: boolean;
  readonly showHeldOut: boolean;
  readonly data: string;
}

/** @throws TypeError with a line for people when an argument is wrong. */
export function readOptions(args: string[]): EvalOptions {
  const { values } = parseArgs({
    args,
    options: {
      class: { type: 'string', default: '' },
      only: { type: 'string' },
      failures: { type: 'boolean', default: false },
      'show-held-out': { type: 'boolean', default: false },
      data: { type: 'string', default: DATA_FOLDER },
    },
  });
  return {
    classes: values.class.split(',').filter((name) => name !== ''),
    only: values.only,
    failures: values.failures,
    showHeldOut: values['show-held-out'],
    data: values.data,
  };
}
