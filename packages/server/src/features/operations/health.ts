import type { HealthChange, HealthComponent, HealthStatus } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { type ErrorLog, every } from '../../base/every.ts';

/** A part of the server that can be up or down. `check` gives its details or throws why it is down. */
export interface HealthProbe {
  name: string;
  /** False where the product can do without it for a while: then the whole stays up. */
  critical?: boolean;
  check(): Promise<Record<string, unknown>>;
}

/** A part is down, and these are the facts about it. */
export class Unhealthy extends Error {
  override readonly name = 'Unhealthy';

  constructor(
    message: string,
    readonly details: Record<string, unknown>,
  ) {
    super(message);
  }
}

export interface Health {
  status: HealthStatus;
  since: string;
  components: Record<string, HealthComponent>;
  changes: HealthChange[];
}

/** Watches the parts of the server, so that it knows since when one is down even when nobody looked. */
export interface HealthMonitor {
  /** Asks every part now; those who ask at the same time share the answer. */
  take(): Promise<Health>;
  /** An answer that is at most a second old: for callers who are not known. */
  recent(): Promise<Health>;
  start(): void;
  stop(): void;
}

/** A probe that has not answered by then counts as down, in milliseconds. */
const PROBE_TIMEOUT = 3_000;
/** Milliseconds between looks when nobody asks. */
const LOOK_EVERY = 15_000;
const RECENT = 1_000;
const CHANGES_KEPT = 50;

export function createHealthMonitor(deps: {
  probes: readonly HealthProbe[];
  clock: Clock;
  log: ErrorLog & { warn(facts: object, message: string): void };
}): HealthMonitor {
  const { probes, clock, log } = deps;
  const states = new Map<string, { status: HealthStatus; since: string }>();
  const changes: HealthChange[] = [];
  let asking: Promise<Health> | undefined;
  let latest: { at: number; health: Health } | undefined;
  let stop: (() => void) | undefined;

  /** Since when it is as it is; the first look begins its history and is no change. */
  function since(name: string, status: HealthStatus, at: string): string {
    const known = states.get(name);
    if (known?.status === status) return known.since;
    states.set(name, { status, since: at });
    return at;
  }

  function note(component: string, status: HealthStatus, at: string, error: string | null): void {
    const before = states.get(component)?.status ?? 'UP';
    if (before === status) return;
    changes.unshift({ at, component, status, error });
    changes.splice(CHANGES_KEPT);
    log.warn({ component, status, error }, status === 'DOWN' ? 'a part of the server is down' : 'it is up again');
  }

  async function ask(): Promise<Health> {
    const answers = await Promise.all(probes.map(async (probe) => ({ probe, answer: await askOne(probe) })));
    const at = clock().toISOString();
    const components: Record<string, HealthComponent> = {};
    for (const { probe, answer } of answers) {
      const { status, details } = answer;
      note(probe.name, status, at, status === 'DOWN' ? String(details.error) : null);
      components[probe.name] = { ...answer, since: since(probe.name, status, at), critical: probe.critical !== false };
    }
    const down = Object.values(components).some(({ status, critical }) => critical && status === 'DOWN');
    const status: HealthStatus = down ? 'DOWN' : 'UP';
    const health = { status, since: since('(whole)', status, at), components, changes: [...changes] } satisfies Health;
    latest = { at: performance.now(), health };
    return health;
  }

  function take(): Promise<Health> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    take,
    recent: async () => (latest && performance.now() - latest.at < RECENT ? latest.health : take()),
    start() {
      stop = every(LOOK_EVERY, take, log);
      take().catch((error) => log.error({ err: error }, 'the first look at the parts of the server failed'));
    },
    stop: () => stop?.(),
  };
}

async function askOne({ check }: HealthProbe): Promise<Pick<HealthComponent, 'status' | 'details'>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PROBE_TIMEOUT / 1000} s`)), PROBE_TIMEOUT);
  });
  try {
    return { status: 'UP', details: await Promise.race([check(), late]) };
  } catch (error) {
    const facts = error instanceof Unhealthy ? error.details : {};
    return { status: 'DOWN', details: { ...facts, error: error instanceof Error ? error.message : String(error) } };
  } finally {
    clearTimeout(timer);
  }
}
