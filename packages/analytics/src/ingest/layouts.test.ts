import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { columnKey } from './columns.ts';
import { LAYOUTS } from './layouts.ts';

const HEADERS = join(import.meta.dirname, '../../../../../shared/domain/headers');
const published = existsSync(HEADERS)
  ? readdirSync(HEADERS).filter((name) => /^detail_|^vintage_(OP_DTL|P\d{8})/.test(name))
  : [];

describe('layouts', () => {
  it('tell their columns apart even when names are cut', () => {
    for (const { name, columns } of LAYOUTS) expect(new Set(columns.map(columnKey)).size, name).toBe(columns.length);
  });

  it.skipIf(published.length === 0)('are the published ones, in the published order (needs ../shared)', () => {
    for (const file of published) {
      const header = readFileSync(join(HEADERS, file), 'utf8').trim().split('\n').map(columnKey);
      const known = LAYOUTS.map(({ columns }) => columns.map(columnKey));
      // The portal export has the columns of two layouts in an order of its own.
      const wanted = file.includes('union') ? known.map((columns) => [...columns].sort()) : known;
      expect(wanted, file).toContainEqual(file.includes('union') ? [...header].sort() : header);
    }
  });
});
