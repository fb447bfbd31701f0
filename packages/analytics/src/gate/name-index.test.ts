import { beforeAll, describe, expect, it } from 'vitest';
import { createDuckDBEngine } from '../engines/duckdb/duckdb-engine.ts';
import type { Engine } from '../engines/engine.ts';
import { dimensionOf, sourceOf } from '../plan/names.ts';
import { loadShippedModel, openFixtureWarehouse } from '../testing/index.ts';
import { DataVersions } from './data-versions.ts';
import { NameIndex } from './name-index.ts';
import { createNameIndexes, indexNames } from './name-indexes.ts';
import { TextPacker } from './packed-texts.ts';
import { searchLabels } from './search-labels.ts';

/** An index of names, whose ids are their places. */
function indexOf(...names: string[]): NameIndex {
  const packed = (texts: string[]) => {
    const packer = new TextPacker();
    // In chunks, as they are read.
    for (const text of texts) packer.add([text]);
    return packer.finish();
  };
  const ids = names.map((_, at) => String(at));
  const identifiers = [packed(ids.map((id) => `N${id}`))];
  return new NameIndex({
    names: packed(names),
    ids: packed(ids),
    identifiers,
    keys: Int32Array.from(ids, (id) => 10 * Number(id)),
  });
}

describe('an index of names', () => {
  const index = indexOf('li', 'mor', 'a mor', 'amora', 'moreno', 'ada moreno', 'x|moritz-ö');

  it('lists what begins with a text, then words that do, then what holds it', () => {
    expect(index.find('mor', 20)).toEqual(['1', '4', '2', '5', '6', '3']);
    expect(index.find('MOR', 2)).toEqual(['1', '4']);
    expect(index.find('mor', 4)).toEqual(['1', '4', '2', '5']);
    expect(index.find('a mor', 20)).toEqual(['2', '5']);
    expect(index.find('da m', 20)).toEqual(['5']);
    expect(index.find('da mx', 1)).toEqual([]);
    expect(index.find('m', 20)).toEqual(['1', '4', '2', '5', '6', '3']);
    expect(index.find('ö', 20)).toEqual(['6']);
    expect(index.find('zzz', 20)).toEqual([]);
  });

  it('tells the keys of what it finds', () => {
    expect(index.found('moreno', 1)).toEqual([{ id: '4', key: 40 }]);
  });

  it('finds an identifier that is typed in whole', () => {
    expect(index.find('N5', 20)).toEqual(['5']);
    expect(index.find('N', 1)).toEqual(['4']);
    expect(index.find('N55', 20)).toEqual([]);
  });

  it.each([
    ['moreni', '4'],
    ['mroeno', '4'],
    ['morno', '4'],
    ['morreno', '4'],
    ['oreno', '4'],
    ['ad moreno', '5'],
    ['aad moreno', '5'],
    ['moritzz', '6'],
  ])('forgives one typo: %s', (typo, wanted) => {
    expect(index.find(typo, 20)).toContain(wanted);
  });

  it('lists shorter names first, whichever letter is wrong', () => {
    const names = indexOf('orena', 'norena', 'omrena', 'moreni', 'x moreno');
    expect(names.find('morena', 20)).toEqual(['0', '1', '2', '3', '4']);
    expect(names.find('morena', 2)).toEqual(['0', '1']);
    expect(names.find('corena', 20)).toEqual(['0', '1']);
    expect(indexOf('amorend').find('morend', 20)).toEqual(['0']);
    expect(indexOf('amorend').find('morende', 20)).toEqual([]);
  });

  it('forgives no second one, and none in three letters', () => {
    expect(index.find('moorreno', 20)).toEqual([]);
    expect(index.find('mro', 20)).toEqual([]);
  });

  it('never reads from one name into the next', () => {
    expect(indexOf('ab', 'cdef').find('abcdef', 20)).toEqual([]);
    expect(indexOf('abcd', 'xyz').find('abcde', 20)).toEqual(['0']);
    expect(indexOf('abc', 'ef').find('abcdef', 20)).toEqual([]);
    expect(indexOf('ab', 'cd').find('b\nc', 20)).toEqual([]);
  });
});

describe('beside the statements', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = createDuckDBEngine(await openFixtureWarehouse());
  });

  it.each(['general', 'research', 'ownership'])('finds the same people in %s', async (name) => {
    const model = await loadShippedModel();
    const source = { ...sourceOf(model, name), rollups: [] };
    const dimension = dimensionOf(source, 'recipient_id', 'field');
    const index = await indexNames(engine, source, dimension, 0);
    if (index === null) throw new Error('There is no index');
    const policy = { kind: 'all' } as const;
    const all = await searchLabels({ source, dimension, policy, text: 'a', limit: 200 }, engine, {});
    const ids = all.map(({ value }) => String(value));
    expect(ids.length).toBeGreaterThan(1);
    const texts = [
      'a',
      'e',
      'ada',
      'mor',
      'ada moreno',
      'adam',
      'o',
      'mroeno',
      'okfaor',
      'hospitl',
      '%',
      'zzzz',
      ...ids,
    ];
    for (const text of texts) {
      const statement = await searchLabels({ source, dimension, policy, text }, engine, {});
      expect(index.find(text, 20), text).toEqual(statement.map(({ value }) => value));
    }
  });

  it('is made when it is first wanted, once for each data version, and not of names or of private records', async () => {
    const model = await loadShippedModel();
    const indexes = createNameIndexes(engine, 0);
    const policy = { kind: 'all' } as const;
    const ready = (name: string, field: string, version: string) => {
      const source = { ...sourceOf(model, name), rollups: [] };
      const versions = new DataVersions([['', 0, version]]);
      return indexes.ready(source, dimensionOf(source, field, 'field'), policy, versions);
    };
    expect(ready('general', 'recipient_id', '1')).toBeNull();
    await expect.poll(() => ready('general', 'recipient_id', '1')).toBeInstanceOf(NameIndex);
    expect(ready('general', 'recipient_id', '2'), 'of newer data').toBeNull();
    await expect.poll(() => ready('general', 'recipient_id', '2')).toBeInstanceOf(NameIndex);
    indexes.forgetOutdated(new DataVersions([['', 0, '3']]));
    expect(ready('general', 'recipient_id', '2'), 'forgotten').toBeNull();
    expect(ready('general', 'company', '3')).toBeNull();
    expect(ready('ledger', 'recipient_id', '3')).toBeNull();
  });

  it('has none of names that are few', async () => {
    const source = { ...sourceOf(await loadShippedModel(), 'general'), rollups: [] };
    expect(await indexNames(engine, source, dimensionOf(source, 'recipient_id', 'field'))).toBeNull();
  });
});
