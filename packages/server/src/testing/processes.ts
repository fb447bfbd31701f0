import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect } from 'vitest';
import { serverProgram } from '../../../../tools/lib/build-server.mjs';

export interface Run {
  child: ChildProcess;
  /** Everything that was printed so far. */
  output(): string;
  code: Promise<number | null>;
}

export interface Processes {
  /** Runs a program, by its name, as a process of its own with these settings and no others. */
  run(program: string, settings: Record<string, string>, words?: readonly string[]): Run;
  /** Runs a command to its end. */
  finished(program: string, settings: Record<string, string>, words?: readonly string[]): Promise<Finished>;
  /** Starts a server that may open so many files, and resolves when it has printed its address. */
  serve(settings: Record<string, string>, openFiles?: number): Promise<Run & { origin: string }>;
}

export interface Finished {
  code: number | null;
  /** What was printed, line by line. */
  lines: string[];
}

/** Words that run a program of ours as `npm start` and its like do. */
export const commandOf = (program: string): [string, string] => [process.execPath, serverProgram(program)];

/** Programs as they run outside of tests, in production unless a setting says otherwise. Those left at the end are killed. */
export function useProcesses(): Processes {
  const children = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  const run: Processes['run'] = (program, settings, words = []) => spawned([...commandOf(program), ...words], settings);

  function spawned([command = '', ...words]: readonly string[], settings: Record<string, string>): Run {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', PORT: '0', ...settings };
    const child = spawn(command, words, { env });
    children.add(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    const code = once(child, 'close').then(([status]) => {
      children.delete(child);
      return status as number | null;
    });
    return { child, output: () => text, code };
  }

  return {
    run,
    async finished(...command) {
      const { code, output } = run(...command);
      return { code: await code, lines: output().trimEnd().split('\n') };
    },
    async serve(settings, openFiles) {
      const limited = openFiles === undefined ? [] : ['sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh'];
      const started = spawned([...limited, ...commandOf('main')], { LOG_LEVEL: 'error', ...settings });
      await expect.poll(started.output, { timeout: 120_000, interval: 50 }).toMatch(/ready: |^\S+: /m);
      const origin = /ready: (\S+)/.exec(started.output())?.[1];
      if (!origin) throw new Error(started.output());
      return { ...started, origin };
    },
  };
}
