import type { Endpoint } from '@pellucid/contract';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from './invalid-input.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Parses a part of the request with its schema of the contract. */
export const parseInput: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const objectName = objectNameOf(schema) ?? httpPart ?? 'request';
  return (data) => {
    const parsed = parsedBy(schema, data);
    if (parsed === null) return { error: new InvalidInput(httpPart ?? 'body', objectName, []) };
    if (parsed.success) return { value: parsed.data };
    return { error: new InvalidInput(httpPart ?? 'body', objectName, parsed.error.issues) };
  };
};

/** Null where the schema stumbles over a value: it asks an object in the place of a text for its length, whatever that is. */
function parsedBy(schema: z.ZodType, data: unknown): z.ZodSafeParseResult<unknown> | null {
  try {
    return schema.safeParse(data ?? undefined, { reportInput: true });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/**
 * Writes an answer through its schema, so that nothing leaves that the contract does not name. A frozen answer does not
 * change any more: it is written once, however often it is sent.
 */
export const writeAnswer: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  const written = new WeakMap<object, string>();
  return (data) => {
    if (typeof data !== 'object' || data === null || !Object.isFrozen(data)) return JSON.stringify(schema.parse(data));
    const text = written.get(data) ?? JSON.stringify(schema.parse(data));
    written.set(data, text);
    return text;
  };
};

/** The object's name in field errors: the schema's id or title, `LoginVM` → `loginVM`, without a trailing DTO. */
function objectNameOf(schema: z.ZodType): string | undefined {
  const { id: named, title } = z.globalRegistry.get(schema) ?? {};
  const id = named ?? title;
  return id && `${id.charAt(0).toLowerCase()}${id.slice(1)}`.replace(/DTO$/, '');
}
