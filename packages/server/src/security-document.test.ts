import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const document = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** The file that a path of the document means: it begins in the repository, in packages/ or in the server's sources. */
function fileOf(path: string): string | undefined {
  return ['', 'packages', 'packages/server/src'].map((base) => join(root, base, path)).find((file) => existsSync(file));
}

test('docs/security.md names files that exist and tests that are in them', () => {
  let file = '';
  let tests = 0;
  for (const [, path, name] of document.matchAll(/`([\w./-]+\.(?:tsx?|md|json))`|“([^”]+)”/g)) {
    if (path !== undefined) {
      const found = fileOf(path);
      expect(found, `${path} does not exist`).toBeDefined();
      file = readFileSync(found ?? '', 'utf8');
    } else if (name !== undefined) {
      tests += 1;
      expect(file.includes(name), `no test “${name}”`).toBe(true);
    }
  }
  expect(tests).toBeGreaterThan(60);
});
