import type { DuckDBConnection } from '@duckdb/node-api';
import { expect } from 'vitest';
import type { Statement } from '../sql/statement.ts';

interface Written {
  statement: Statement;
  connection: DuckDBConnection;
}

/**
 * `await expect({statement, connection}).toBeValidQuery(text)`: the text is the expected one, and the engine binds it.
 * A comparison of texts alone would accept what no engine can run.
 */
expect.extend({
  async toBeValidQuery({ statement, connection }: Written, expected: string) {
    const bound = await connection.prepare(statement.text).then(
      (prepared) => prepared.destroySync(),
      (error: Error) => error,
    );
    if (bound instanceof Error) return { pass: false, message: () => `${bound.message}\n\n${statement.text}` };
    const [actual, wanted] = [statement.text, expected].map(lines);
    return {
      pass: actual === wanted,
      message: () => `The statement is not the expected one:\n\n${statement.text}`,
      actual,
      expected: wanted,
    };
  },
});

/** Without the indentation that a test puts before its expectation. */
function lines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

declare module 'vitest' {
  interface Matchers<T> {
    toBeValidQuery(expected: string): Promise<void>;
  }
}
