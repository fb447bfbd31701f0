import type { Context } from './interpretation.ts';

/** Raised with every change of readings after which one that was kept before would be taken for something else. */
const VERSION = 3;

/** A context as it is kept. */
export function contextToKeep(context: Context): string {
  return JSON.stringify({ version: VERSION, ...context });
}

/** A context that was kept; undefined where another version kept it. */
export function keptContext(text: string): Context | undefined {
  const { version, ...context } = parsed(text);
  return version === VERSION ? (context as unknown as Context) : undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
