import { useQuery } from '@tanstack/react-query';
import { Button, Result } from 'antd';
import { reportingYearQuery } from '../../lib/reporting-year.ts';
import { holdsAny, useSession } from '../../lib/session.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ReportingYearForm } from './reporting-year-form.tsx';

/** The year that dashboards report on: everyone reads it, compliance and AS administrators change it. */
export function Component() {
  const session = useSession();
  const year = useQuery({ ...reportingYearQuery, staleTime: 0 });
  const company = session.account?.company?.companyName;
  return (
    <PageFrame
      title="Change Reporting Year"
      subtitle={company === undefined ? 'For every company that has chosen none of its own' : `For ${company}`}
      isBusy={year.isPending}
    >
      {year.isPending && <Loading label="Reading the reporting year" />}
      {year.isError && (
        <Result
          status="info"
          title={year.error.message}
          extra={<Button onClick={() => void year.refetch()}>Try again</Button>}
        />
      )}
      {year.data !== undefined && (
        <ReportingYearForm current={year.data} isReadOnly={!holdsAny(session, ['ROLE_AS_ADMIN', 'ROLE_COMPLIANCE'])} />
      )}
    </PageFrame>
  );
}
