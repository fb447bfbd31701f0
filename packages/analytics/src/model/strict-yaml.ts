import { readFile } from 'node:fs/promises';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** What is wrong with data files of the catalogue: one line each, `file:line: what to change`. */
export class CatalogueError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(errors.join('\n'));
    this.name = 'CatalogueError';
  }
}

/** A parsed data file that still knows where each of its values stands, for checks that a schema cannot say. */
export interface StrictYaml<T> {
  value: T;
  /** `file:line: message` for the value at a path of the file. */
  errorAt(path: Path, message: string): string;
}

/** Reads and parses a data file. Throws CatalogueError naming file and line of everything that does not fit the schema. */
export async function readStrictYaml<S extends z.ZodType>(file: string, schema: S): Promise<StrictYaml<z.output<S>>> {
  return parseStrictYaml(file, await readFile(file, 'utf8'), schema);
}

/** As `readStrictYaml`, of a text that is already read; `file` is only named in errors. */
export function parseStrictYaml<S extends z.ZodType>(file: string, text: string, schema: S): StrictYaml<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, message: string): string => `${file}:${lines.linePos(offset).line}: ${message}`;
  if (document.errors.length > 0) throw new CatalogueError(document.errors.map((e) => at(e.pos[0], e.message)));

  const errorAt = (path: Path, message: string): string => at(offsetOf(document, path), message);
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { value: parsed.data, errorAt };
  throw new CatalogueError(
    parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => errorAt([...issue.path, key], `unknown key "${key}"`))
        : [errorAt(issue.path, `${issue.path.map(String).join('.')}: ${issue.message}`)],
    ),
  );
}

/** Where the key of a path (else the nearest thing above it) begins. A list's entry begins at its value. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const last = path[length - 1];
    const parent = document.getIn(path.slice(0, length - 1), true);
    const pair = isMap(parent) ? parent.items.find((item) => isScalar(item.key) && item.key.value === last) : undefined;
    const node = isNode(pair?.key) ? pair.key : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
