import type { Health as HealthAnswer, HealthStatus } from '@pellucid/contract';

/** A part of the server that can be up or down. `check` gives its details or throws why it is down. */
export interface HealthProbe {
  name: string;
  check(): Promise<Record<string, unknown>>;
}

type Components = NonNullable<HealthAnswer['components']>;

export interface Health {
  status: HealthStatus;
  components: Components;
}

/** A probe that has not answered by then counts as down, in milliseconds. */
const PROBE_TIMEOUT = 3_000;

/** Asks every part at the same time; one that is down never hides the others. */
export async function takeHealth(probes: readonly HealthProbe[]): Promise<Health> {
  const answers = await Promise.all(probes.map(async (probe) => [probe.name, await ask(probe)] as const));
  const components: Components = Object.fromEntries(answers);
  const down = Object.values(components).some(({ status }) => status === 'DOWN');
  return { status: down ? 'DOWN' : 'UP', components };
}

async function ask({ check }: HealthProbe): Promise<Components[string]> {
  const timeout = AbortSignal.timeout(PROBE_TIMEOUT);
  const late = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(new Error(`No answer within ${PROBE_TIMEOUT / 1000} s`)));
  });
  try {
    return { status: 'UP', details: await Promise.race([check(), late]) };
  } catch (error) {
    return { status: 'DOWN', details: { error: error instanceof Error ? error.message : String(error) } };
  }
}
