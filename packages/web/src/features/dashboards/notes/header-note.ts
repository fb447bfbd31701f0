import type { PageView } from '@pellucid/contract';

/** Which data a dashboard consists of, word for word (docs/promises/pages.md#notes-under-the-title); null where nothing is said. */
export function headerNoteOf(pageType: PageView['pageType'], hasSubHeader: boolean): string | null {
  if (hasSubHeader) return 'source data only';
  return pageType === 'Agg Spend' ? '(This dashboard consists of Reportable and Action Required data)' : null;
}
