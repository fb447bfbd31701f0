import type { LoggerState, LogLevel } from '@pellucid/contract';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import type { Clock } from '../../base/clock.ts';
import { LogRing } from './log-ring.ts';

/** The loggers and what their lines are about; ROOT stands for all whose level nobody changed. */
const LOGGERS = {
  ROOT: 'Every logger below that has no level of its own',
  http: 'Requests and their answers',
  gate: 'Questions to the query gate: who asked what, and what came of it',
  import: 'Files that are brought into the warehouse',
  mail: 'Mail that is sent, waits or failed',
  database: 'Connections to the application database',
  operations: 'Health, log levels and the audit trail',
} as const;
export type LoggerName = keyof typeof LOGGERS;

const PINO_LEVEL: Readonly<Record<LogLevel, string>> = {
  OFF: 'silent',
  ERROR: 'error',
  WARN: 'warn',
  INFO: 'info',
  DEBUG: 'debug',
  TRACE: 'trace',
};
const RANK: Readonly<Record<LogLevel, number>> = {
  OFF: Number.POSITIVE_INFINITY,
  ERROR: 50,
  WARN: 40,
  INFO: 30,
  DEBUG: 20,
  TRACE: 10,
};

/** The loggers of the server, their levels, and the newest lines. */
export interface Logs {
  logger(name: Exclude<LoggerName, 'ROOT'>): Logger;
  states(): Record<LoggerName, LoggerState>;
  /**
   * Changes a level until `minutes` are over; null ends a change. Levels live in memory: a restart begins with LOG_LEVEL, so
   * that no forgotten DEBUG survives one.
   */
  setLevel(name: LoggerName, level: LogLevel | null, change: { minutes: number; by: string }): void;
  readonly ring: LogRing;
  stop(): void;
}

export interface LogSettings {
  /** LOG_LEVEL: what goes to `write` unless a logger's level was changed. `silent` writes and keeps nothing. */
  level: string;
  /** Takes the lines: standard error. */
  write: (line: string) => void;
  /** Makes a line fit to be seen. */
  clean: (line: string) => string;
  clock: Clock;
}

interface Change {
  level: LogLevel;
  revertsAt: Date;
  by: string;
  timer: NodeJS.Timeout;
}

export function isLoggerName(name: string): name is LoggerName {
  return Object.hasOwn(LOGGERS, name);
}

/**
 * The newest lines are kept from INFO on even where LOG_LEVEL writes less, so that an administrator who opens the log
 * after something went wrong finds something in it.
 */
export function createLogs({ level, write, clean, clock }: LogSettings): Logs {
  const ring = new LogRing();
  const changes = new Map<LoggerName, Change>();
  const written = levelOf(level);
  const kept = written === 'OFF' || RANK[written] < RANK.INFO ? written : 'INFO';
  const names = (Object.keys(LOGGERS) as LoggerName[]).filter((name) => name !== 'ROOT');
  const loggers = new Map(names.map((name) => [name, makeLogger(name)]));

  function changeOf(name: LoggerName): Change | undefined {
    return changes.get(name) ?? changes.get('ROOT');
  }

  function makeLogger(name: LoggerName): Logger {
    // pino notes the level of the line on a stream with this mark, before it writes.
    const stream = {
      [Symbol.for('pino.metadata')]: true,
      lastLevel: 0,
      write(line: string) {
        const text = clean(line);
        ring.add(levelAt(stream.lastLevel), name, text);
        if (stream.lastLevel >= RANK[changeOf(name)?.level ?? written]) write(text);
      },
    };
    return pino({ level: PINO_LEVEL[kept], base: { logger: name }, timestamp: stdTimeFunctions.isoTime }, stream);
  }

  function apply(): void {
    for (const [name, logger] of loggers) logger.level = PINO_LEVEL[changeOf(name)?.level ?? kept];
  }

  function end(name: LoggerName): void {
    clearTimeout(changes.get(name)?.timer);
    changes.delete(name);
    apply();
  }

  const logs: Logs = {
    logger: (name) => loggers.get(name) ?? makeLogger(name),
    states() {
      const stateOf = (name: LoggerName): LoggerState => {
        const own = changes.get(name);
        return {
          configuredLevel: own?.level ?? (name === 'ROOT' ? kept : null),
          effectiveLevel: changeOf(name)?.level ?? kept,
          about: LOGGERS[name],
          revertsAt: own?.revertsAt.toISOString() ?? null,
          changedBy: own?.by ?? null,
        };
      };
      const all = (Object.keys(LOGGERS) as LoggerName[]).map((name) => [name, stateOf(name)]);
      return Object.fromEntries(all) as Record<LoggerName, LoggerState>;
    },
    setLevel(name, to, { minutes, by }) {
      end(name);
      if (to === null) return;
      const ms = minutes * 60_000;
      const timer = setTimeout(() => {
        end(name);
        logs.logger('operations').info({ logger: name }, 'the level of a logger went back by itself');
      }, ms).unref();
      changes.set(name, { level: to, by, timer, revertsAt: new Date(clock().getTime() + ms) });
      apply();
    },
    ring,
    stop: () => {
      for (const { timer } of changes.values()) clearTimeout(timer);
    },
  };
  return logs;
}

/** The level of a pino number; fatal counts as ERROR, as JHipster has none above. */
function levelAt(rank: number): LogLevel {
  if (rank >= RANK.ERROR) return 'ERROR';
  if (rank >= RANK.WARN) return 'WARN';
  if (rank >= RANK.INFO) return 'INFO';
  return rank >= RANK.DEBUG ? 'DEBUG' : 'TRACE';
}

function levelOf(name: string): LogLevel {
  if (name === 'fatal') return 'ERROR';
  const found = (Object.keys(PINO_LEVEL) as LogLevel[]).find((level) => PINO_LEVEL[level] === name);
  return found ?? 'INFO';
}
