import type { Statement } from './statement.ts';

/** A text in quotes, which is left as it is, or the place of a parameter. */
const TEXT_OR_PLACE = /'(?:[^']|'')*'|\$(\d+)/g;

/** The statement with its parameters in their places, for people to read; the engine is given them apart from the text. */
export function writtenOut({ text, parameters }: Pick<Statement, 'text' | 'parameters'>): string {
  return text.replace(TEXT_OR_PLACE, (found, place?: string) => {
    const value = place === undefined ? undefined : parameters[Number(place) - 1];
    return value === undefined ? found : `'${value.replaceAll("'", "''")}'`;
  });
}
