import type { NamedPage } from '@pellucid/contract';

/** A page as far as it decides what can be done on it. */
export type ActionPage = Pick<NamedPage, 'id' | 'pageType' | 'pageName' | 'menu'>;

export interface ActionsOfPage {
  readonly upload: boolean;
  readonly uploadEditFile: boolean;
  readonly changeReportingYear: boolean;
  readonly deleteDashboard: boolean;
  readonly jobStatus: boolean;
}

interface Situation {
  /** The title of the tab that is shown. */
  readonly activeTab: string | null;
  /** Whether the person builds dashboards, and so may delete them. */
  readonly builds: boolean;
}

/** Which actions a page has for somebody (docs/promises/pages.md#actions). */
export function actionsOf(page: ActionPage, { activeTab, builds }: Situation): ActionsOfPage {
  const isAggSpend = page.pageType === 'Agg Spend';
  const isPreSubmission = page.pageType === 'Pre Submission';
  const hasErrors = isPreSubmission && [page.pageName, page.menu].includes('Validation Errors');
  return {
    upload: hasErrors && activeTab === 'Details',
    uploadEditFile: hasErrors,
    changeReportingYear: isAggSpend,
    deleteDashboard: builds && (page.id === null || page.pageType === 'Power User dashboard'),
    // Elsewhere nothing is uploaded or edited that a job could be in the way of.
    jobStatus: isAggSpend || isPreSubmission,
  };
}
