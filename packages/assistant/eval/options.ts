import { parseArgs } from 'node:util';
import { DATA_FOLDER } from './worlds.ts';

export const USAGE = `npm run eval:assistant -- [--class totals,time] [--only totals-7] [--failures] [--show-held-out]
    [--composed 400] [--seed 1] [--data FOLDER]
  --class          classes of questions (files of packages/assistant/eval/questions), rephrased and held-out questions of them included;
                   or shapes of those put together (plain, by, ranked, …)
  --only           questions whose id contains this, a turn of a session by its session
  --failures       says of every question that is not right what came instead
  --show-held-out  names questions of the third that nobody looks at while building
  --composed       how many questions are put together at random (400)
  --seed           by which: another seed, other questions (1)
  --data           where the data is kept between runs (.data-eval)
Ends with 1 where an aim is not reached.`;

export interface EvalOptions {
  readonly classes: readonly string[];
  readonly only: string | undefined;
  readonly failures: boolean;
  readonly showHeldOut: boolean;
  readonly composed: number;
  readonly seed: number;
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
      composed: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      data: { type: 'string', default: DATA_FOLDER },
    },
  });
  return {
    classes: values.class.split(',').filter((name) => name !== ''),
    only: values.only,
    failures: values.failures,
    showHeldOut: values['show-held-out'],
    composed: wholeNumber('composed', values.composed),
    seed: wholeNumber('seed', values.seed),
    data: values.data,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new TypeError(`--${name} is a whole number, not "${text}".`);
  return Number(text);
}
