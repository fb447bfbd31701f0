import { MailStatus } from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented, Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { LoadError } from '../../crud/load-error.tsx';
import { ListFooter } from '../../ui/list-footer.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { MailTable } from './mail-table.tsx';
import { STATUS_LABELS } from './mail-text.ts';
import { mailsQuery, PAGE_SIZE } from './mails-query.ts';
import './mails.css';

const FILTERS = [
  { value: 'all', label: 'All' },
  ...MailStatus.options.map((value) => ({ value, label: STATUS_LABELS[value] })),
];

/** The product's mails for administrators: what was sent, what waits, and what failed and can be sent again. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const status = MailStatus.safeParse(search.get('status')).data;
  const page = Math.max(0, Math.trunc(Number(search.get('page'))) || 0);
  const { data, isFetching, error, refetch } = useQuery({
    ...mailsQuery(status, page),
    placeholderData: keepPreviousData,
  });

  const show = (next: { status: string | undefined; page: number }) =>
    setSearch({
      ...(next.status !== undefined && { status: next.status }),
      ...(next.page > 0 && { page: String(next.page) }),
    });

  return (
    <PageFrame
      title="Mails"
      subtitle="What the product has sent or is about to send. A mail that fails is tried again by itself; one that was given up can be sent again here. The words of the mails are not shown: they may hold a key."
      actions={
        <Button loading={isFetching} onClick={() => refetch()}>
          Refresh
        </Button>
      }
    >
      <Segmented
        className="mails-states"
        aria-label="State of the mails"
        options={FILTERS}
        value={status ?? 'all'}
        onChange={(value) => show({ status: value === 'all' ? undefined : value, page: 0 })}
      />
      {error !== null && <LoadError error={error} onRetry={refetch} what="The mails" />}
      {data === undefined && error === null && <Skeleton active paragraph={{ rows: 6 }} />}
      {data !== undefined && <MailTable mails={data.mails} empty={emptyText(status)} />}
      {data !== undefined && (
        <ListFooter
          page={page + 1}
          size={PAGE_SIZE}
          total={data.total}
          onPage={(next) => show({ status, page: next - 1 })}
        />
      )}
    </PageFrame>
  );
}

function emptyText(status: MailStatus | undefined): string {
  if (status === 'failed') return 'No mail has failed.';
  if (status === 'waiting') return 'No mail is waiting to be sent.';
  return 'No mail was sent yet. The first one goes out when somebody registers or forgets a password.';
}
