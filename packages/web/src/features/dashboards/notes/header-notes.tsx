import type { NamedPage } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { reportingYearQuery } from '../../../lib/reporting-year.ts';
import { type Feature, useFeatures } from '../page-features.ts';
import { headerNoteOf } from './header-note.ts';

/** What stands under the title of a dashboard: which data it consists of, and of which reporting year. */
export function HeaderNotes({ page }: { page: NamedPage }) {
  const hasSubHeader = useFeatures(page).has('CUSTOM_SUB_HEADER' satisfies Feature);
  const note = headerNoteOf(page.pageType, hasSubHeader);
  return (
    <>
      {note !== null && <p className="dashboard-note">{note}</p>}
      {page.pageType === 'Pre Submission' && <ReportingYearNote />}
    </>
  );
}

function ReportingYearNote() {
  const { data } = useQuery(reportingYearQuery);
  if (data === undefined) return null;
  return (
    <p className="dashboard-note">Dashboards are reflecting reportable data for reporting year {data.reportingYear}</p>
  );
}
