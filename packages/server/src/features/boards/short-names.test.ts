import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NATURES } from '@pellucid/analytics/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { loadShortNames, withValues } from './short-names.ts';

/** Specialties as they are published, kept beside the repository where there is such a folder. */
const SPECIALTIES = join(import.meta.dirname, '../../../../../../shared/domain/specialties.csv');

const { model, shortNames } = await loadCatalogue();
const valuesOf = (dimension: string) => shortNames.get(dimension)?.map(({ value }) => value) ?? [];

describe('the shipped short names', () => {
  it('has every nature of payment that was ever published', () => {
    expect(valuesOf('nature')).toHaveLength(19);
    expect(valuesOf('nature')).toEqual(expect.arrayContaining(NATURES.map(({ label }) => label)));
  });

  it('tell natures apart by their first letters, where a chart cuts them', () => {
    const beginnings = shortNames.get('nature')?.map(({ shortName }) => shortName.slice(0, 16)) ?? [];
    expect(new Set(beginnings).size).toBe(beginnings.length);
  });

  it.runIf(existsSync(SPECIALTIES))('has every group of the specialties in use', async () => {
    const text = await readFile(SPECIALTIES, 'utf8');
    const groups = [...text.matchAll(/^"?([^|\n]+)\|/gm)].map(([, group]) => group);
    expect(groups.length).toBeGreaterThan(200);
    expect([...new Set(groups)].filter((group) => !valuesOf('specialty_group').includes(group ?? ''))).toEqual([]);
  });

  it('are those of coded dimensions', () => {
    expect([...shortNames.keys()]).toEqual(['nature', 'form', 'recipient_type', 'product_type', 'specialty_group']);
    expect(valuesOf('recipient_type')).toContain('Covered Recipient Teaching Hospital');
  });
});

describe('a field', () => {
  it('has its coded values, program years those of the source from the oldest, others none', () => {
    const field = { name: 'form', label: 'Form', type: 'text' } as const;
    expect(withValues(field, shortNames, []).values?.[0]).toEqual({
      value: 'Cash or cash equivalent',
      shortName: 'Cash',
    });
    expect(withValues({ ...field, name: 'company' }, shortNames, [])).not.toHaveProperty('values');
    const years = withValues({ ...field, name: 'program_year' }, shortNames, [2024, 2023]).values;
    expect(years?.map(({ value }) => value)).toEqual([2023, 2024]);
  });
});

describe('a wrong file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pellucid-short-names-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['an unknown dimension', 'natur:\n  Gift: Gift\n', ':1: no source has a dimension "natur"'],
    [
      'one name for two values',
      'nature:\n  Gift: Gift\n  Grant: gift\n',
      ':3: "gift" is the short name of "Gift" already',
    ],
    ['an empty name', 'nature:\n  Gift: ""\n', 'must say something'],
    ['a name as long as what it shortens', `nature:\n  Gift: ${'x'.repeat(41)}\n`, 'has more than 40 letters'],
    ['bad YAML', 'nature: [\n', 'short-names.yml:'],
  ])('is refused with file and line: %s', async (_, text, fault) => {
    const file = join(folder, 'short-names.yml');
    await writeFile(file, text);
    await expect(loadShortNames(file, model)).rejects.toThrow(fault);
  });
});
