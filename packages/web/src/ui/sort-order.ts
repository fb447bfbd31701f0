/** The column that a list is ordered by, and whether from its last value to its first. */
export interface SortOrder {
  field: string;
  descending: boolean;
}

/** An order as addresses and calls say it: `field,desc`. */
export function sortText({ field, descending }: SortOrder): string {
  return `${field},${descending ? 'desc' : 'asc'}`;
}

/** The other way; what says no direction ascends. */
export function parseSortText(text: string): SortOrder {
  const [field = '', direction] = text.split(',');
  return { field, descending: direction === 'desc' };
}
