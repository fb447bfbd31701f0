import { getVerifiedDashboards, type NamedPage, setVerifiedDashboard } from '@pellucid/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Progress } from 'antd';
import { useToldFailure } from '../../../crud/tell-failure.ts';
import { call } from '../../../lib/api.ts';
import { reloadPage } from '../../../lib/reload.ts';
import { holdsAny, useSession } from '../../../lib/session.ts';
import { isCertificationMenu, isCertificationPage, progressOf } from './certification-rules.ts';
import { VerifyForm } from './verify-form.tsx';
import './certification.css';

const verifiedDashboardsQuery = queryOptions({
  queryKey: ['verified-dashboards'],
  queryFn: ({ signal }) => call(getVerifiedDashboards, undefined, { signal, quiet: true }),
  staleTime: 0,
});

/** How far a company has verified its dashboards, on the menu of the certification; on its page they are verified too. */
export function Certification({ page }: { page: NamedPage }) {
  return isCertificationMenu(page) ? <VerifiedDashboards page={page} /> : null;
}

function VerifiedDashboards({ page }: { page: NamedPage }) {
  const mayVerify = holdsAny(useSession(), ['ROLE_COMPLIANCE']);
  const { data, error } = useQuery(verifiedDashboardsQuery);
  useToldFailure(error);
  if (data === undefined || data.length === 0) return null;
  const { verified, percent } = progressOf(data);
  const submit = async (flags: ReadonlyMap<number, boolean>) => {
    for (const [id, flag] of flags)
      await call(setVerifiedDashboard, { params: { id: String(id), flag: flag ? 'true' : 'false' } }, { quiet: true });
    reloadPage();
  };
  return (
    <section className="certification" aria-label="Verified dashboards">
      <p>
        {verified} of {data.length} dashboards verified
      </p>
      <Progress percent={percent} size="small" aria-label="Verified dashboards" />
      {isCertificationPage(page) && <VerifyForm dashboards={data} onSubmit={submit} isReadOnly={!mayVerify} />}
    </section>
  );
}
