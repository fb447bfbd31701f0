import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';

/** A column of moments: UTC, read as Date. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** Who made and last changed a record, and how often it changed: every record that people edit has these columns. */
export const recordColumns = () => ({
  version: integer('version').notNull().default(0),
  createdBy: varchar('created_by', { length: 50 }).notNull().default('system'),
  createdDate: moment('created_date').notNull().defaultNow(),
  lastModifiedBy: varchar('last_modified_by', { length: 50 }).notNull().default('system'),
  lastModifiedDate: moment('last_modified_date').notNull().defaultNow(),
});

export const company = pgTable('company', {
  id: id(),
  companyName: varchar('company_name', { length: 255 }).notNull(),
  companyState: varchar('company_state', { length: 100 }),
  companyCountry: varchar('company_country', { length: 100 }),
  tier: varchar('tier', { length: 20, enum: ['FREE', 'UNLIMITED'] })
    .notNull()
    .default('FREE'),
  createAggspendDb: boolean('create_aggspend_db').notNull().default(false),
  ...recordColumns(),
});

export const userGroup = pgTable('user_group', {
  id: id(),
  name: varchar('name', { length: 100 }).notNull(),
  companyId: bigint('company_id', { mode: 'number' })
    .notNull()
    .references(() => company.id),
  selfRegistration: boolean('self_registration').notNull().default(false),
  ...recordColumns(),
});

export const appUser = pgTable('app_user', {
  id: id(),
  login: varchar('login', { length: 50 }).notNull(),
  email: varchar('email', { length: 254 }).notNull(),
  passwordHash: varchar('password_hash', { length: 255 }).notNull(),
  firstName: varchar('first_name', { length: 50 }),
  lastName: varchar('last_name', { length: 50 }),
  imageUrl: varchar('image_url', { length: 256 }),
  image: text('image'),
  activated: boolean('activated').notNull().default(false),
  langKey: varchar('lang_key', { length: 10 }).notNull().default('en'),
  companyId: bigint('company_id', { mode: 'number' }).references(() => company.id),
  userGroupId: bigint('user_group_id', { mode: 'number' }).references(() => userGroup.id),
  awaitsActivation: boolean('awaits_activation').notNull().default(false),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** Computed: whether the owner has opened the account by what was mailed to them. */
  confirmed: boolean('confirmed').generatedAlwaysAs(
    sql`NOT awaits_activation AND (NOT must_change_password OR last_sign_in_at IS NOT NULL)`,
  ),
  ...recordColumns(),
});

export const userAuthority = pgTable(
  'user_authority',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.id),
    authority: varchar('authority', { length: 50 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.authority] })],
);

export const accountKey = pgTable('account_key', {
  keyHash: char('key_hash', { length: 64 }).primaryKey(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => appUser.id),
  purpose: varchar('purpose', { length: 20, enum: ['activation', 'reset'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const session = pgTable('session', {
  id: varchar('id', { length: 64 }).primaryKey(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => appUser.id),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  endReason: varchar('end_reason', { length: 50 }),
  remembered: boolean('remembered').notNull(),
  address: varchar('address', { length: 64 }).notNull(),
  userAgent: varchar('user_agent', { length: 255 }).notNull(),
});

export const auditEvent = pgTable('audit_event', {
  seq: bigint('seq', { mode: 'number' }).primaryKey(),
  at: moment('at').notNull(),
  actor: varchar('actor', { length: 50 }).notNull(),
  action: varchar('action', { length: 50 }).notNull(),
  entity: varchar('entity', { length: 50 }),
  entityId: varchar('entity_id', { length: 100 }),
  old: jsonb('old'),
  new: jsonb('new'),
  reason: varchar('reason', { length: 500 }),
  address: varchar('address', { length: 64 }),
  requestId: varchar('request_id', { length: 64 }),
  previousHash: char('previous_hash', { length: 64 }).notNull(),
  hash: char('hash', { length: 64 }).notNull(),
});
