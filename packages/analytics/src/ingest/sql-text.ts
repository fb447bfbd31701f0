/** An SQL identifier. */
export const name = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;

/** An SQL text literal, or NULL. */
export const text = (value: string | null) => (value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`);

/** `left.a IS NOT DISTINCT FROM right.a AND …`: equal, and blank equals blank; the engine hashes it like an equality. */
export const sameIn = (left: string, right: string, columns: readonly string[]) =>
  columns.map((column) => `${left}.${name(column)} IS NOT DISTINCT FROM ${right}.${name(column)}`).join(' AND ');
