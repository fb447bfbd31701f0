/** Levels that are written out; deeper ones are told by their kind. */
const MAX_DEPTH = 5;

type Schema = Readonly<Record<string, unknown>>;

/** A JSON schema as people read a shape: `{ id: integer, name?: string, tags: string[] }`. */
export function schemaText(schema: unknown, schemas: Schema, depth = 0): string {
  if (!isSchema(schema)) return 'any';
  const { $ref: ref, anyOf, oneOf, enum: values, type } = schema;
  if (typeof ref === 'string') {
    const name = ref.split('/').at(-1) ?? '';
    return depth >= MAX_DEPTH || schemas[name] === undefined ? name : schemaText(schemas[name], schemas, depth + 1);
  }
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return choices.map((choice) => schemaText(choice, schemas, depth)).join(' | ');
  if (type === 'array') return arrayText(schemaText(schema.items, schemas, depth));
  if (isSchema(schema.properties)) return objectText(schema, schema.properties, schemas, depth);
  if (isSchema(schema.additionalProperties)) {
    return `{ [name]: ${schemaText(schema.additionalProperties, schemas, depth + 1)} }`;
  }
  return [type].flat().join(' | ') || 'any';
}

function objectText(schema: Schema, properties: Schema, schemas: Schema, depth: number): string {
  if (depth >= MAX_DEPTH) return 'object';
  const required = Array.isArray(schema.required) ? schema.required : [];
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(
    ([name, value]) =>
      `${indent}${name}${required.includes(name) ? '' : '?'}: ${schemaText(value, schemas, depth + 1)}`,
  );
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

function arrayText(items: string): string {
  return items.includes(' | ') && !items.startsWith('{') ? `(${items})[]` : `${items}[]`;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
