/** How long rows of a table are kept, and how many of them. */
export interface RowRetention {
  what: string;
  table: string;
  key: string;
  /** The moment from which the days count, an SQL expression over the table; rows where it is null stay. */
  since: string;
  /** Only rows for which this holds are removed. */
  where?: string;
  days: number;
  /** The newest are kept beyond this number, of each owner where rows have one. */
  max: number;
  owner?: string;
}

/** Rows that are removed when they are old or too many. The audit trail is none of them: it is kept for good. */
export const ROW_RETENTION: readonly RowRetention[] = [
  {
    what: 'recent searches',
    table: 'recent_search',
    key: 'id',
    since: 'searched_at',
    days: 365,
    max: 1_000,
    owner: 'user_id',
  },
  {
    what: 'conversations with the assistant',
    table: 'chat_session',
    key: 'id',
    since: 'updated_at',
    days: 365,
    max: 1_000,
    owner: 'user_id',
  },
  {
    what: 'questions of a conversation',
    table: 'chat_question',
    key: 'id',
    since: 'asked_at',
    days: 365,
    max: 1_000,
    owner: 'session_id',
  },
  {
    what: 'sessions',
    table: 'session',
    key: 'id',
    since: 'coalesce(ended_at, expires_at)',
    days: 90,
    max: 500,
    owner: 'user_id',
  },
  {
    what: 'keys of mails',
    table: 'account_key',
    key: 'key_hash',
    since: 'created_at',
    days: 30,
    max: 50,
    owner: 'user_id',
  },
  {
    what: 'mails',
    table: 'mail',
    key: 'id',
    since: 'created_at',
    where: "status <> 'waiting'",
    days: 90,
    max: 50_000,
  },
];

/** Accounts that were registered and never activated: how long after the last key for them, and how many. */
export const NEVER_ACTIVATED = { days: 7, max: 10_000 } as const;

/** Mails in the outbox folder, which are written where no mail server is set. */
export const OUTBOX_FILES = { days: 30, max: 10_000 } as const;

/** Folders of the embedded database's socket that a killed process left behind. */
export const SOCKET_FOLDERS = { days: 1 } as const;
