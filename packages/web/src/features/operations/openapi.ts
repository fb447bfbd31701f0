import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';

/** Below the page's own address, as every call is. */
export const API_DOCS_ADDRESS = 'api-docs';

const Schema = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.object({ schema: Schema.optional() }));

const Operation = z.object({
  operationId: z.string().optional(),
  summary: z.string().optional(),
  tags: z.array(z.string()).optional(),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: Schema.optional() }))
    .optional(),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string().optional(), content: Content.optional() })),
});

/** The little of an OpenAPI document that the screen reads. */
const Document = z.object({
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema).optional() }).optional(),
});

export interface ApiCall extends z.infer<typeof Operation> {
  method: string;
  path: string;
}

export interface ApiDocs {
  title: string;
  version: string;
  /** Calls by the part of the product that they belong to. */
  parts: { name: string; calls: ApiCall[] }[];
  schemas: Readonly<Record<string, unknown>>;
}

export const apiDocsQuery = queryOptions({
  queryKey: ['operations', 'api-docs'],
  queryFn: async ({ signal }) => {
    const response = await fetch(`${API_DOCS_ADDRESS}/json`, { signal });
    if (!response.ok) throw new Error(`the server answered with status ${response.status}`);
    return readApiDocs(await response.json());
  },
  retry: false,
});

export function readApiDocs(json: unknown): ApiDocs {
  const { info, paths, components } = Document.parse(json);
  const parts = new Map<string, ApiCall[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const part = operation.tags?.[0] ?? 'other';
      parts.set(part, [...(parts.get(part) ?? []), { ...operation, method: method.toUpperCase(), path }]);
    }
  }
  return {
    ...info,
    parts: [...parts].map(([name, calls]) => ({ name, calls })).sort((a, b) => a.name.localeCompare(b.name)),
    schemas: components?.schemas ?? {},
  };
}

/** The schema of a JSON body, if there is one. */
export function bodySchema(content: z.infer<typeof Content> | undefined): Record<string, unknown> | undefined {
  return Object.values(content ?? {})[0]?.schema;
}

/** A call for the command line; the token is for the person to fill in. */
export function curlOf({ method, path, security, requestBody }: ApiCall, origin: string): string {
  return [
    `curl -X ${method} '${origin}${path}'`,
    ...(security === undefined ? [] : [`-H 'Authorization: Bearer YOUR_TOKEN'`]),
    ...(requestBody === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d '{}'`]),
  ].join(' \\\n  ');
}
