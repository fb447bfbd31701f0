import { availableParallelism, cpus, freemem, loadavg, totalmem } from 'node:os';
import { monitorEventLoopDelay, PerformanceObserver, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { MetricsSummary } from '@pellucid/contract';
import { Timings } from './timings.ts';

/** How often the delay of the event loop is looked at, in milliseconds; it is also what an idle loop shows, so it is taken off. */
const RESOLUTION = 20;

/** Processor, memory, garbage collection and event loop of this process. */
export interface ProcessMetrics {
  read(): { process: MetricsSummary['process']; eventLoop: MetricsSummary['eventLoop'] };
  /** Begins a new interval for what is told per interval: processor shares and the event loop. */
  tick(): void;
  stop(): void;
}

type Interval = ReturnType<typeof interval>;

function interval() {
  return {
    at: performance.now(),
    cpu: process.cpuUsage(),
    system: systemTimes(),
    loop: performance.eventLoopUtilization(),
  };
}

export function watchProcess(): ProcessMetrics {
  const collections = new Timings();
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collections.record(duration);
  });
  observer.observe({ entryTypes: ['gc'] });
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let begun = interval();
  let last = usageSince(begun, 0, 0, 0);

  function readLoop(): [number, number, number] {
    return [late(delay.percentile(50)), late(delay.percentile(99)), late(delay.max)];
  }

  return {
    read() {
      // An interval that has only just begun says nothing yet: then the one before it is told.
      const usage = performance.now() - begun.at > 1_000 ? usageSince(begun, ...readLoop()) : last;
      const memory = process.memoryUsage();
      return {
        process: {
          uptimeSeconds: process.uptime(),
          cpu: usage.cpu,
          systemCpu: usage.systemCpu,
          load1m: loadavg()[0] ?? 0,
          processors: availableParallelism(),
          residentBytes: memory.rss,
          heapUsedBytes: memory.heapUsed,
          heapLimitBytes: getHeapStatistics().heap_size_limit,
          externalBytes: memory.external,
          systemMemoryBytes: totalmem(),
          systemFreeBytes: freemem(),
          garbageCollections: collections.read(),
        },
        eventLoop: usage.eventLoop,
      };
    },
    tick() {
      last = usageSince(begun, ...readLoop());
      begun = interval();
      delay.reset();
    },
    stop() {
      observer.disconnect();
      delay.disable();
    },
  };
}

/** Nanoseconds of the monitor as milliseconds of lateness; before its first look the monitor says nonsense. */
function late(nanoseconds: number): number {
  const ms = nanoseconds / 1e6 - RESOLUTION;
  return Number.isFinite(ms) && ms > 0 && ms < 3_600_000 ? ms : 0;
}

function usageSince(begun: Interval, p50: number, p99: number, max: number) {
  const now = interval();
  const { user, system } = process.cpuUsage(begun.cpu);
  const all = now.system.all - begun.system.all;
  const { utilization } = performance.eventLoopUtilization(begun.loop);
  return {
    cpu: (user + system) / 1000 / Math.max(1, now.at - begun.at),
    systemCpu: all > 0 ? 1 - (now.system.idle - begun.system.idle) / all : 0,
    eventLoop: { p50, p99, max, busy: utilization },
  };
}

function systemTimes(): { all: number; idle: number } {
  const times = cpus().map(({ times }) => times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    all: sum(times.flatMap(({ user, nice, sys, idle, irq }) => [user, nice, sys, idle, irq])),
    idle: sum(times.map(({ idle }) => idle)),
  };
}
