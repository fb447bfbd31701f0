import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFamilies } from './load-families.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'families-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function load(text: string) {
  const file = join(folder, 'families.yml');
  await writeFile(file, text);
  return loadFamilies(file);
}

it('the shipped families hold entities that were bought or founded by their parents', async () => {
  const families = await loadFamilies(join(import.meta.dirname, '../../../../catalogue/company-families.yml'));
  const familyOf = (id: string) =>
    families.find(({ companies }) => companies.some(({ registrationId }) => registrationId === id))?.familyName;
  expect(['100000000329', '100000000226', '100000000278'].map(familyOf)).toEqual([
    'Johnson & Johnson',
    'Roche',
    'AbbVie',
  ]);
});

it('a company in two families, one without a name, and what is no id are refused by line', async () => {
  await expect(load('A:\n  "1": One\nB:\n  "2": Two\n  "1": One\n')).rejects.toThrow(
    /families\.yml:5: 1 is in A already/,
  );
  await expect(load('A:\n  "1": ""\n')).rejects.toThrow(/families\.yml:2: /);
  await expect(load('A:\n  Acme: Acme\n')).rejects.toThrow(/families\.yml:2: /);
});
