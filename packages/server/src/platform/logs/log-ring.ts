import type { LogLevel, LogLine } from '@pellucid/contract';
import { LOG_LEVELS } from '@pellucid/contract';

/** Lines that are kept, and the characters of one of their facts that are told. */
const KEPT = 2_000;
const LONGEST = 1_000;

/** The newest lines of the log, as they were written; they are read as JSON only when somebody looks. */
export class LogRing {
  private readonly lines: { number: number; level: LogLevel; logger: string; text: string }[] = [];
  private count = 0;

  add(level: LogLevel, logger: string, text: string): void {
    this.count += 1;
    this.lines.push({ number: this.count, level, logger, text });
    if (this.lines.length > KEPT) this.lines.shift();
  }

  /** The newest `limit` lines after `after` that are of `level` or graver, oldest first. */
  tail(wanted: {
    after: number;
    level: LogLevel;
    logger?: string | undefined;
    text?: string | undefined;
    limit: number;
  }) {
    const gravest = LOG_LEVELS.indexOf(wanted.level);
    const needle = wanted.text?.toLowerCase() ?? '';
    const found = this.lines.filter(
      ({ number, level, logger, text }) =>
        number > wanted.after &&
        LOG_LEVELS.indexOf(level) <= gravest &&
        (wanted.logger === undefined || wanted.logger === logger) &&
        (needle === '' || text.toLowerCase().includes(needle)),
    );
    return { lines: found.slice(-wanted.limit).map(asLine), last: this.count, first: this.lines[0]?.number ?? 0 };
  }

  text(): string {
    return this.lines.map(({ text }) => text).join('');
  }
}

function asLine({
  number,
  level,
  logger,
  text,
}: {
  number: number;
  level: LogLevel;
  logger: string;
  text: string;
}): LogLine {
  const { time, msg, level: _, logger: __, ...facts } = JSON.parse(text) as Record<string, unknown>;
  const shown = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, shortened(value)]));
  return {
    number,
    level,
    logger,
    at: String(time),
    message: typeof msg === 'string' ? msg.slice(0, LONGEST) : '',
    facts: shown,
  };
}

function shortened<T>(value: T): T | string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length <= LONGEST ? value : `${text.slice(0, LONGEST)}…`;
}
