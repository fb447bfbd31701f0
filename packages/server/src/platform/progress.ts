import type { WriteStream } from 'node:tty';

/** Tells a person what the server is doing; with a fraction (0 to 1), how far it is. */
export type Say = (line: string, fraction?: number) => void;

/** In a log, where lines cannot be overwritten, progress is told in steps of this size. */
const STEP = 0.25;

/** Progress on a terminal is one line that is written over; elsewhere it is a line now and then. */
export function createSay(out: Pick<WriteStream, 'write' | 'isTTY' | 'columns'>): Say {
  let told = -1;
  return (line, fraction) => {
    if (out.isTTY) {
      const text = fraction === undefined ? line : `${percent(fraction)}  ${line}`;
      out.write(`\r\u001b[K${text.slice(0, (out.columns || 80) - 1)}${fraction === undefined ? '\n' : ''}`);
      return;
    }
    if (fraction === undefined) {
      told = -1;
      out.write(`${line}\n`);
    } else if (Math.floor(fraction / STEP) !== told) {
      told = Math.floor(fraction / STEP);
      out.write(`${percent(fraction)}  ${line}\n`);
    }
  };
}

function percent(fraction: number): string {
  return `${Math.floor(fraction * 100)} %`.padStart(5);
}
