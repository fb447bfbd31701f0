export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What JSON says; undefined where a text is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A payload that was sent as a text of JSON, as objects and lists; any other as it is. */
export function unpacked(payload: unknown): unknown {
  if (typeof payload !== 'string') return payload;
  const parsed = parsedJson(payload);
  return typeof parsed === 'object' && parsed !== null ? parsed : payload;
}

/** The first of the named fields that a payload has, unpacked; undefined where it has none. */
export function fieldOf(payload: unknown, names: readonly string[]): unknown {
  const fields = unpacked(payload);
  if (!isFields(fields)) return undefined;
  return unpacked(names.map((name) => fields[name]).find((value) => value !== undefined && value !== null));
}

/** The text of a payload: itself, or the first of the named fields. */
export function textOf(payload: unknown, names: readonly string[]): string | null {
  if (typeof payload === 'string' && !isFields(unpacked(payload))) return payload;
  const fields = unpacked(payload);
  const text = isFields(fields)
    ? names.map((name) => fields[name]).find((value) => typeof value === 'string')
    : undefined;
  return typeof text === 'string' ? text : null;
}

/** Every field of a payload that nobody knows, as people read it. */
export function fieldsAsText(payload: unknown): string {
  const value = unpacked(payload);
  if (value === null || value === undefined) return '';
  if (!isFields(value)) return plainText(value);
  return Object.values(value).map(plainText).filter(Boolean).join('\n');
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
