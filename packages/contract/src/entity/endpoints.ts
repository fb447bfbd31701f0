import { z } from 'zod';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { PageQuery } from '../http/page.ts';
import { ExportQuery } from '../http/table-format.ts';
import type { EntityDef } from './definition.ts';
import type { Fields } from './field.ts';
import { createSchema, recordSchema, updateSchema } from './schemas.ts';

/** Digits only; an id beyond what is stored is a missing record, not a wrong request. */
export const IdParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,19}$/)
    // A number beyond what JavaScript counts exactly is no record's id either; the database would refuse it.
    .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER)),
});

/** Which fields an export has: those of the list on screen, or every one that is a value. */
export const EXPORT_COLUMNS = ['list', 'all'] as const;

/** A file of a list: no pages, but the same sort and criteria. */
export const EntityExportQuery = PageQuery.omit({ page: true, size: true }).extend({
  ...ExportQuery.shape,
  columns: z.enum(EXPORT_COLUMNS).default('list'),
});
export type EntityExportQuery = z.infer<typeof EntityExportQuery>;

/** The calls that every entity has. `all` is served where the definition asks for it. */
export function entityEndpoints<F extends Fields>(definition: EntityDef<F>) {
  const { path, noun, read, write } = definition;
  const base = `api/${path}`;
  const tag = path;
  const record = recordSchema(definition);
  const id = (verb: string) => `${verb}${definition.name[0]?.toUpperCase()}${definition.name.slice(1)}`;
  return {
    create: endpoint({
      id: id('create'),
      summary: `Create a ${noun.one}`,
      tag,
      method: 'POST',
      path: base,
      access: write,
      takesReason: true,
      status: 201,
      body: createSchema(definition),
      response: record,
    }),
    update: endpoint({
      id: id('update'),
      summary: `Change a ${noun.one}; the body has its id and, to be safe from overwriting, its version`,
      tag,
      method: 'PUT',
      path: base,
      access: write,
      takesReason: true,
      body: updateSchema(definition),
      response: record,
    }),
    get: endpoint({
      id: id('get'),
      summary: `One ${noun.one}`,
      tag,
      method: 'GET',
      path: `${base}/{id}`,
      access: read,
      params: IdParams,
      response: record,
    }),
    list: endpoint({
      id: id('list'),
      summary: `A page of ${noun.many}: page, size, sort, and criteria as field.operator=value`,
      tag,
      method: 'GET',
      path: base,
      access: read,
      query: PageQuery,
      response: z.array(record),
    }),
    count: endpoint({
      id: id('count'),
      summary: `How many ${noun.many} match the criteria`,
      tag,
      method: 'GET',
      path: `${base}/count`,
      access: read,
      query: z.looseObject({}),
      response: z.int(),
    }),
    export: endpoint({
      id: id('export'),
      summary: `All ${noun.many} that match the criteria, in the order of sort, as a CSV or Excel file`,
      tag,
      method: 'GET',
      path: `${base}/export`,
      access: read,
      query: EntityExportQuery,
      stream: 'text/csv',
    }),
    all: endpoint({
      id: id('all'),
      summary: `Every ${noun.one}, for pickers`,
      tag,
      method: 'GET',
      path: `${base}/all`,
      access: read,
      response: z.array(record),
    }),
    remove: endpoint({
      id: id('delete'),
      summary: `Delete a ${noun.one}`,
      tag,
      method: 'DELETE',
      path: `${base}/{id}`,
      access: write,
      takesReason: true,
      status: 204,
      params: IdParams,
    }),
  };
}

export type EntityEndpoints<F extends Fields = Fields> = ReturnType<typeof entityEndpoints<F>>;

/** The calls that every entity has, whatever its fields. `get` may answer with more than the record. */
export type EntityCalls = Pick<EntityEndpoints, 'create' | 'list' | 'update' | 'export'> & {
  get: Endpoint;
  remove: Endpoint;
};
