import { describe, expect, expectTypeOf, it } from 'vitest';
import { companyDef } from '../admin/companies.ts';
import { missingPageFields, pageInfoDef } from '../pages/page-info.ts';
import { type DraftOf, defineEntity, type RecordOf } from './definition.ts';
import { createSchema, recordSchema, updateSchema } from './schemas.ts';

const sampleDef = defineEntity({
  name: 'sample',
  path: 'samples',
  screen: 'admin/sample',
  noun: { one: 'sample', many: 'samples' },
  read: ['ROLE_USER'],
  write: ['ROLE_ADMIN'],
  fields: {
    name: { type: 'string', label: 'Name', required: true, maxLength: 5, pattern: '^[a-z]+$' },
    note: { type: 'text', label: 'Note', maxLength: 50 },
    amount: { type: 'decimal', label: 'Amount', precision: 5, scale: 2 },
    state: { type: 'enum', label: 'State', values: ['new', 'done'], default: 'new' },
    place: { type: 'integer', label: 'Place', min: 1, max: 200, clamp: true, default: 1 },
    company: { type: 'relation', label: 'Company', to: 'company', show: 'companyName' },
    groups: { type: 'relations', label: 'Groups', to: 'userGroup', show: 'name' },
    by: { type: 'string', label: 'By', maxLength: 50, stamp: 'createdBy' },
  },
  labelField: 'name',
  columns: ['name'],
});

describe('types of an entity', () => {
  it('infers the record from the definition', () => {
    expectTypeOf<RecordOf<typeof sampleDef>>().toEqualTypeOf<{
      id: number;
      version: number;
      name: string;
      note: string | null;
      amount: string | null;
      state: 'new' | 'done';
      place: number;
      company: { id: number; companyName: string } | null;
      groups: { id: number; name: string }[];
      by: string | null;
    }>();
  });

  it('lets a draft leave out what has a default or may be empty, and nothing set that the server fills', () => {
    expectTypeOf<{ name: string }>().toExtend<DraftOf<typeof sampleDef>>();
    expectTypeOf<{ place: number }>().not.toExtend<DraftOf<typeof sampleDef>>();
    expectTypeOf<DraftOf<typeof sampleDef>>().not.toHaveProperty('by');
  });
});

describe('schemas of an entity', () => {
  const create = createSchema(sampleDef);

  it('fills defaults, trims, cuts to the bounds and drops what a request may not set', () => {
    const sent = { id: null, name: ' abc ', place: 500, amount: 12.5, by: 'me', version: 9, unknown: 1 };
    expect(create.parse(sent)).toEqual({
      id: null,
      name: 'abc',
      note: null,
      amount: '12.5',
      state: 'new',
      place: 200,
      company: null,
      groups: [],
    });
  });

  it.each([
    ['a missing required field', {}],
    ['a blank required field', { name: '  ' }],
    ['a null required field', { name: null }],
    ['a value that is too long', { name: 'abcdef' }],
    ['a value that breaks the pattern', { name: 'ABC' }],
    ['too many decimals', { name: 'a', amount: '1.234' }],
    ['too many digits', { name: 'a', amount: '12345' }],
    ['a character that cannot be stored', { name: 'a', note: 'x\0' }],
    ['an unknown state', { name: 'a', state: 'gone' }],
    ['a link without an id', { name: 'a', company: { companyName: 'Acme' } }],
  ])('refuses %s', (_, body) => {
    expect(create.safeParse(body).success).toBe(false);
  });

  it('leaves alone what an update does not name, and clears what it names as null', () => {
    const update = updateSchema(sampleDef);
    expect(update.parse({ id: 1, name: 'a', state: null, company: null })).toEqual({
      id: 1,
      name: 'a',
      state: 'new',
      company: null,
    });
    expect(update.safeParse({ id: 1 }).success).toBe(false);
  });

  it('answers with exactly the fields of the record', () => {
    const stored = { id: 1, version: 0, companyName: 'Acme', companyState: null, companyCountry: null };
    const record = { ...stored, tier: 'FREE', createAggspendDB: false };
    expect(recordSchema(companyDef).parse({ ...record, secret: 'x' })).toEqual(record);
  });
});

describe('page info', () => {
  it('has thirteen switches that are off', () => {
    const { menu, ...page } = createSchema(pageInfoDef).parse({ menu: 'Explore' });
    const switches = Object.entries(page).filter(([name]) => /^(show(?!ByVersion)|enable)/.test(name));
    expect(menu).toBe('Explore');
    expect(switches).toHaveLength(13);
    expect(switches.every(([, value]) => value === false)).toBe(true);
  });

  it('cuts position and icon to their bounds', () => {
    const page = createSchema(pageInfoDef).parse({ menu: 'a', position: 0, icon: { height: 99, width: 0 } });
    expect(page).toMatchObject({ position: 1, icon: { name: null, height: 30, width: 1 } });
  });

  it('needs what its kind needs', () => {
    const page = { isMenu: false, pageName: '', spCAnalysisPath: null, spPage: 'a', datatable: 'b', icon: null };
    const fields = (of: typeof page & { parentMenu: unknown }) => missingPageFields(of).map((error) => error.field);
    expect(fields({ ...page, parentMenu: null })).toEqual(['pageName', 'spCAnalysisPath']);
    expect(fields({ ...page, isMenu: true, parentMenu: null })).toEqual(['icon.name']);
    expect(fields({ ...page, isMenu: true, parentMenu: { id: 1 } })).toEqual([]);
  });
});
