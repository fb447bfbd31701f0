import { listMails, type MailStatus } from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api.ts';

/** Rows of a page. */
export const PAGE_SIZE = 10;

/** While a mail waits its next try is near, so the list looks again by itself. */
const POLL_INTERVAL_MS = 15_000;

export const MAILS_KEY = ['mails'];

/** One page of the product's mails, newest first; `page` counts from 0. */
export const mailsQuery = (status: MailStatus | undefined, page: number) =>
  queryOptions({
    queryKey: [...MAILS_KEY, status, page],
    queryFn: async ({ signal }) => {
      const response = await send(listMails, { query: { status, page, size: PAGE_SIZE } }, { signal });
      const mails = listMails.response.parse(await response.json());
      return { mails, total: Number(response.headers.get('X-Total-Count')) };
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.mails.some(({ status: of }) => of === 'waiting') === true ? POLL_INTERVAL_MS : false,
  });
