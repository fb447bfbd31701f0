import { EMAIL_PATTERN } from '../accounts/email.ts';
import { LOGIN_PATTERN, MAX_LOGIN_LENGTH } from '../accounts/login.ts';
import { AUTHORITIES, AUTHORITY_LABELS } from '../authority.ts';
import { defineEntity, type RecordOf } from '../entity/definition.ts';

const text = <const L extends string>(label: L, maxLength: number) => ({ type: 'string', label, maxLength }) as const;

/**
 * An account as administrators keep it. Two readings in one record: `login` is also the username, `createdDate` and
 * `lastModifiedDate` are also createdAt and updateAt, `authorities` are also the role (docs/promises/accounts.md#the-account).
 */
export const userDef = defineEntity({
  name: 'user',
  path: 'users',
  screen: 'admin/user-management',
  noun: { one: 'user', many: 'users' },
  read: ['ROLE_ENTITY_ADMIN'],
  write: ['ROLE_ENTITY_ADMIN'],
  fields: {
    login: {
      ...text('Login', MAX_LOGIN_LENGTH),
      help: 'Letters, digits and the characters _ . @ -; kept in lower case.',
      required: true,
      pattern: LOGIN_PATTERN,
      unique: true,
    },
    firstName: text('First name', 50),
    lastName: text('Last name', 50),
    email: {
      ...text('E-mail', 254),
      required: true,
      minLength: 5,
      pattern: EMAIL_PATTERN,
      unique: true,
    },
    activated: {
      type: 'boolean',
      label: 'Activated',
      help: 'Without it the user cannot sign in. A new user is active at once, unless rejected, and is mailed an invitation.',
      default: false,
    },
    authorities: {
      type: 'enums',
      label: 'Roles',
      help: 'Nobody gives a role above their own, and nobody one to themselves.',
      values: AUTHORITIES,
      labels: AUTHORITY_LABELS,
      each: 'authority',
    },
    assignedRoles: {
      type: 'relations',
      label: 'Assigned roles',
      to: 'assignedRoles',
      show: 'authority',
      mappedBy: 'users',
    },
    company: { type: 'relation', label: 'Company', to: 'company', show: 'companyName' },
    userGroup: {
      type: 'relation',
      label: 'User group',
      help: 'Decides which pages the user sees. It belongs to the same company, or to none.',
      to: 'userGroup',
      show: 'name',
    },
    langKey: { ...text('Language', 10), minLength: 2, pattern: '^[A-Za-z-]+$', default: 'en' },
    organization: text('Organization', 255),
    department: text('Department', 100),
    contact: text('Contact', 100),
    usertype: text('User type', 50),
    npi: { ...text('NPI', 10), help: 'National Provider Identifier, ten digits.', pattern: '^(\\d{10})?$' },
    promotionCode: text('Promotion code', 50),
    isRejected: {
      type: 'boolean',
      label: 'Rejected',
      help: 'The request for an account was turned down: the user cannot be activated.',
      default: false,
    },
    confirmed: {
      type: 'boolean',
      label: 'E-mail confirmed',
      help: 'Whether the user opened the link that was sent to them.',
      default: false,
      readOnly: true,
    },
    mustChangePassword: { type: 'boolean', label: 'Must choose a new password', default: false, readOnly: true },
    imageUrl: text('Image URL', 256),
    lastSignInAt: { type: 'instant', label: 'Last sign-in', readOnly: true },
    createdBy: { ...text('Created by', 50), stamp: 'createdBy' },
    createdDate: { type: 'instant', label: 'Created', stamp: 'createdAt' },
    lastModifiedBy: { ...text('Last modified by', 50), stamp: 'updatedBy' },
    lastModifiedDate: { type: 'instant', label: 'Last modified', stamp: 'updatedAt' },
  },
  labelField: 'login',
  aliases: { username: 'login', role: 'authorities', createdAt: 'createdDate', updateAt: 'lastModifiedDate' },
  columns: [
    'login',
    'email',
    'firstName',
    'lastName',
    'authorities',
    'company',
    'userGroup',
    'activated',
    'lastSignInAt',
  ],
  search: ['login', 'email', 'firstName', 'lastName'],
  ownedBy: 'company',
  unowned: 'hidden',
});
export type User = RecordOf<typeof userDef>;
