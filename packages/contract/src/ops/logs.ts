import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

const tag = 'operations';
const access = ['ROLE_ADMIN'] as const;

/** From silent to talkative. */
export const LOG_LEVELS = ['OFF', 'ERROR', 'WARN', 'INFO', 'DEBUG', 'TRACE'] as const;
export const LogLevel = z.enum(LOG_LEVELS);
export type LogLevel = z.infer<typeof LogLevel>;

/** Longest time that a changed level holds, and the time when none is given, in minutes. */
export const LEVEL_MINUTES = { max: 24 * 60, default: 60 } as const;

/** `configuredLevel` is null where nobody changed it: then the level is that of ROOT. */
export const LoggerState = z.object({
  configuredLevel: LogLevel.nullable(),
  effectiveLevel: LogLevel,
  /** What its lines are about. */
  about: z.string(),
  /** When a changed level goes back by itself, and who changed it. */
  revertsAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
});
export type LoggerState = z.infer<typeof LoggerState>;

const name = z.object({ name: z.string().min(1).max(50) });

export const getLoggers = endpoint({
  id: 'getLoggers',
  summary: 'All loggers with their levels',
  tag,
  method: 'GET',
  path: 'management/loggers',
  access,
  response: z.object({ levels: z.array(LogLevel), loggers: z.record(z.string(), LoggerState) }),
});

export const getLogger = endpoint({
  id: 'getLogger',
  summary: 'One logger',
  tag,
  method: 'GET',
  path: 'management/loggers/{name}',
  access,
  params: name,
  response: LoggerState,
});

/** 404 for an unknown logger. A level of null ends the change at once. */
export const setLogger = endpoint({
  id: 'setLogger',
  summary: 'Change the level of a logger for a time; it goes back by itself',
  tag,
  method: 'POST',
  path: 'management/loggers/{name}',
  access,
  status: 204,
  params: name,
  body: z.object({
    configuredLevel: LogLevel.nullable(),
    minutes: z.int().min(1).max(LEVEL_MINUTES.max).default(LEVEL_MINUTES.default),
  }),
});

/** The same, as clients of JHipster 4 and 5 call it. */
export const listLoggers = endpoint({
  id: 'listLoggers',
  summary: 'Names and levels of the loggers',
  tag,
  method: 'GET',
  path: 'management/logs',
  access,
  response: z.array(z.object({ name: z.string(), level: LogLevel })),
});

export const putLogger = endpoint({
  id: 'putLogger',
  summary: 'Change the level of a logger for an hour',
  tag,
  method: 'PUT',
  path: 'management/logs',
  access,
  status: 204,
  body: z.object({ name: z.string().min(1).max(50), level: LogLevel }),
});

export const LogLine = z.object({
  /** Counts the lines since the start of the server. */
  number: z.int(),
  at: z.iso.datetime(),
  level: LogLevel,
  logger: z.string(),
  message: z.string(),
  /** Everything else that the line says. */
  facts: z.record(z.string(), z.unknown()),
});
export type LogLine = z.infer<typeof LogLine>;

export const tailLogs = endpoint({
  id: 'tailLogs',
  summary:
    'The newest lines of the log that pass the filter, oldest first; `after` asks for those since an earlier answer',
  tag,
  method: 'GET',
  path: 'management/logs/tail',
  access,
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    /** This level and what is graver. */
    level: LogLevel.default('TRACE'),
    logger: z.string().max(50).optional(),
    text: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(1000).default(500),
  }),
  response: z.object({
    lines: z.array(LogLine),
    /** Give it as `after` to get what comes next. */
    last: z.int(),
    /** The oldest line that is still kept. */
    first: z.int(),
  }),
});

export const getLogfile = endpoint({
  id: 'getLogfile',
  summary: 'The kept lines of the log, one JSON object each',
  tag,
  method: 'GET',
  path: 'management/logfile',
  access,
  stream: 'text/plain',
});
