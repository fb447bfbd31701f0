import { CalendarOutlined, FileAddOutlined, UploadOutlined } from '@ant-design/icons';
import type { NamedPage } from '@pellucid/contract';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { holdsAny, useSession } from '../../../lib/session.ts';
import type { AnalyticsViewer } from '../../../viewer/analytics-viewer.ts';
import { JobStatus } from '../job-status/job-status.tsx';
import { useActiveTab } from '../use-active-tab.ts';
import { DeleteDashboard } from './delete-dashboard.tsx';
import { actionsOf } from './page-action-rules.ts';

/** What can be done on pages of a kind, beside what every page has. */
export function PageActions({ page, viewer }: { page: NamedPage; viewer: AnalyticsViewer | null }) {
  const navigate = useNavigate();
  const builds = holdsAny(useSession(), ['ROLE_POWER_USER']);
  const actions = actionsOf(page, { activeTab: useActiveTab(viewer), builds });
  return (
    <>
      {actions.upload && <UploadLink text="Upload" icon={<UploadOutlined aria-hidden="true" />} />}
      {actions.uploadEditFile && <UploadLink text="Upload Edit File" icon={<FileAddOutlined aria-hidden="true" />} />}
      {actions.changeReportingYear && (
        <Button icon={<CalendarOutlined aria-hidden="true" />} onClick={() => void navigate(paths.changeReportingYear)}>
          Change Reporting Year
        </Button>
      )}
      {actions.deleteDashboard && <DeleteDashboard page={page} />}
      {actions.jobStatus && <JobStatus />}
    </>
  );
}

/** Opens the uploads in a window of their own, which gets the sign-in of this one because it is its opener. */
function UploadLink({ text, icon }: { text: string; icon: ReactNode }) {
  return (
    <Button icon={icon} href={`#${paths.uploadTransactions}`} target="_blank" rel="opener">
      {text}
    </Button>
  );
}
