import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { ExportQuery } from '../http/table-format.ts';
import { Operator } from './filter.ts';
import { DimensionKind } from './named-dimension.ts';
import { MadeMeasure } from './named-measure.ts';
import { Query, QueryResult, ValueType } from './query.ts';
import { QUERY_EXAMPLES, type QueryExample } from './query-examples.ts';
import { RecordFigure } from './record-measure.ts';
import { TimeGrain, TimePart } from './time.ts';

const tag = 'analytics';

/** The examples as the API document shows them. */
function described(examples: readonly QueryExample[]): string {
  const parts = examples.map(({ title, meaning, query }) => {
    const json = JSON.stringify(query, null, 2);
    return `### ${title}\n\n${meaning}\n\n\`\`\`json\n${json}\n\`\`\``;
  });
  return ['Each part of the language by an example; parts combine freely.', ...parts].join('\n\n');
}

export const runQuery = endpoint({
  id: 'runQuery',
  summary: 'Ask the query gate in the scope of the caller',
  description: described(QUERY_EXAMPLES),
  tag,
  method: 'POST',
  path: 'api/analytics/query',
  access: ['ROLE_USER'],
  takesCompany: true,
  body: z.strictObject({ ...Query.shape, explain: z.boolean().default(false) }),
  response: QueryResult,
});

export const exportQuery = endpoint({
  id: 'exportQuery',
  summary: 'All rows of a query as a CSV or Excel file',
  tag,
  method: 'POST',
  path: 'api/analytics/query/export',
  access: ['ROLE_USER'],
  takesCompany: true,
  query: ExportQuery,
  body: Query,
  stream: 'text/csv',
});

/** What fields of a type take. Of the figures, `distinct` is of any field; `of` is of the measures of the model. */
export const TypeCapability = z.object({
  type: ValueType,
  operators: z.array(Operator),
  figures: z.array(RecordFigure),
  dimensions: z.array(DimensionKind),
});
export type TypeCapability = z.infer<typeof TypeCapability>;

/** What can be asked: names, labels and types, and what each type takes; no table or column of the warehouse. */
export const ModelDescription = z.object({
  dataVersion: z.string(),
  /** What the caller may make of fields, by their type; figures and dimensions of the question's own are not in the free tier. */
  types: z.array(TypeCapability),
  /** Measures that are made of others, for the caller. */
  madeMeasures: z.array(MadeMeasure),
  timeGrains: z.array(TimeGrain),
  timeParts: z.array(TimePart),
  limits: z.object({
    rows: z.int(),
    defaultRows: z.int(),
    milliseconds: z.int(),
    listValues: z.int(),
    memberships: z.int(),
  }),
  sources: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      description: z.string(),
      /** `private`: each company sees its own records alone. */
      visibility: z.enum(['public', 'private']),
      programYears: z.array(z.int()),
      dimensions: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          type: ValueType,
          description: z.string(),
          /** What else people call it. */
          synonyms: z.array(z.string()),
          /** Records may have several values of it. */
          manyValued: z.boolean(),
        }),
      ),
      measures: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          type: ValueType,
          description: z.string(),
          synonyms: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type ModelDescription = z.infer<typeof ModelDescription>;

export const getModel = endpoint({
  id: 'getModel',
  summary: 'The sources, measures and dimensions that the caller can ask',
  tag,
  method: 'GET',
  path: 'api/analytics/model',
  access: ['ROLE_USER'],
  takesCompany: true,
  response: ModelDescription,
});
