import type { Figure, Reading } from './reading.ts';

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

const ENTITIES: Readonly<Record<string, string>> = {
  recipients: 'recipient',
  companies: 'company',
  products: 'product',
};

/** Of whom there are a number: of `how many doctors got more than $10k` the recipients. */
export function countedEntity(figure: Figure | undefined): string | undefined {
  if (figure?.kind === 'distinct') return figure.dimension;
  return figure?.kind === 'measure' ? ENTITIES[figure.measure] : undefined;
}

/** What tells people or companies apart. */
export function idOf(entity: string): string {
  if (entity === 'recipient') return 'recipient_id';
  return entity === 'investigator' ? 'investigator_id' : entity;
}

/** Whether there is something that a turn may rank: rows, or those that were counted. */
export function hasRowsOf({ groups, figures }: Reading): boolean {
  return groups.length > 0 || countedEntity(figures[0]) !== undefined;
}
