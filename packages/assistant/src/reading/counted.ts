/** Dimensions whose different values the model counts. */
export const COUNTED: Readonly<Record<string, string>> = {
  recipient: 'recipients',
  recipient_id: 'recipients',
  company: 'companies',
  product: 'products',
};

/** The measure that counts the values of a dimension, or the name of one that the query makes. */
export function countedMeasure(dimension: string): string {
  return COUNTED[dimension] ?? `distinct ${dimension}`;
}
