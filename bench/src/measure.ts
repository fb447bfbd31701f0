import { readFile } from 'node:fs/promises';

/** Measured values of one thing; milliseconds unless a report says otherwise. */
export interface Sample {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly values: readonly number[];
}

export function sampleOf(values: readonly number[]): Sample {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const median = (at(sorted, Math.ceil(middle) - 1) + at(sorted, Math.floor(middle))) / 2;
  return { median, min: at(sorted, 0), max: at(sorted, sorted.length - 1), values };
}

/** How many times as large the values of one are as those of the other, round by round. */
export function ratioOf(one: Sample, other: Sample): Sample {
  return sampleOf(one.values.map((value, round) => value / at(other.values, round)));
}

/** The sum of several things, round by round. */
export function sumOf(samples: readonly Sample[]): Sample {
  const rounds = samples[0]?.values.length ?? 0;
  return sampleOf(
    Array.from({ length: rounds }, (_, round) => samples.reduce((sum, { values }) => sum + at(values, round), 0)),
  );
}

/** Milliseconds that something took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Measures contenders in turn, so that whatever else the machine does hits all of them; who begins changes from round to
 * round. Each contender returns what it measured.
 */
export async function interleaved<Name extends string>(
  rounds: number,
  contenders: Readonly<Record<Name, (round: number) => Promise<number>>>,
): Promise<Record<Name, Sample>> {
  const names = Object.keys(contenders) as Name[];
  const values = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? names : [...names].reverse();
    for (const name of order) values.get(name)?.push(await contenders[name](round));
  }
  return Object.fromEntries(names.map((name) => [name, sampleOf(values.get(name) ?? [])])) as Record<Name, Sample>;
}

/** Resident memory of a process as the system counts it. */
export async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? Number.NaN;
}
