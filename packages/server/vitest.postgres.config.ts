import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineProject } from 'vitest/config';
import server from './vitest.config.ts';

const sources = join(import.meta.dirname, 'src');
const isOnEachDatabase = (file: string) =>
  file.endsWith('.test.ts') && readFileSync(join(sources, file), 'utf8').includes('onEachDatabase(');

/** The suites of `onEachDatabase` once more, on PostgreSQL. */
export default defineProject({
  test: {
    ...server.test,
    name: 'postgres',
    env: { TEST_DATABASE: 'PostgreSQL' },
    include: readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter(isOnEachDatabase)
      .map((file) => `src/${file}`),
  },
});
