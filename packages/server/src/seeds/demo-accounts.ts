import { demoCustomers } from '@pellucid/analytics/demo';
import type { Authority, DemoAccount, Tier } from '@pellucid/contract';
import type { Db } from '../platform/db/database.ts';
import { appUser, company, userAuthority, userGroup } from '../platform/db/tables.ts';
import { hashPassword } from '../platform/passwords.ts';

/** Password of every demo account; these accounts exist in demo mode only. */
export const DEMO_PASSWORD = 'Sunshine#2026';

/** Mail domain of every demo account; the name is reserved, so no mail to it arrives anywhere. */
export const DEMO_EMAIL_DOMAIN = 'pellucid.example';

/** Companies of the demonstration data, so that their users find their own spend in it. */
const COMPANIES: { cast: { name: string; state: string; country: string }; tier: Tier; userGroup: string }[] = [
  { cast: demoCustomers.analyst, tier: 'UNLIMITED', userGroup: 'Analysts' },
  { cast: demoCustomers.rival, tier: 'UNLIMITED', userGroup: 'Compliance' },
  { cast: demoCustomers.free, tier: 'FREE', userGroup: 'Free' },
];

/** Staff without a company administer the entities of all; everyone else finds only their own company's. */
const USERS: {
  login: string;
  about: string;
  name: [string, string];
  company: number | null;
  authorities: Authority[];
}[] = [
  {
    login: 'admin',
    about: 'Administrator: everything',
    name: ['Ada', 'Lindqvist'],
    company: 0,
    authorities: ['ROLE_ADMIN'],
  },
  {
    login: 'entityadmin',
    about: 'Administers pages, groups and companies',
    name: ['Emil', 'Okafor'],
    company: null,
    authorities: ['ROLE_ENTITY_ADMIN'],
  },
  {
    login: 'asadmin',
    about: 'Administers aggregate-spend settings',
    name: ['Asta', 'Moreau'],
    company: null,
    authorities: ['ROLE_AS_ADMIN'],
  },
  {
    login: 'analyst',
    about: 'Explores the dashboards of a customer',
    name: ['Ana', 'Reyes'],
    company: 0,
    authorities: [],
  },
  {
    login: 'poweruser',
    about: 'Explores the dashboards of a customer, as a power user',
    name: ['Paul', 'Ferrante'],
    company: 0,
    authorities: ['ROLE_POWER_USER'],
  },
  {
    login: 'compliance',
    about: 'Explores the dashboards of a customer, for compliance',
    name: ['Cora', 'Whitfield'],
    company: 0,
    authorities: ['ROLE_COMPLIANCE'],
  },
  {
    login: 'rival',
    about: 'Another customer, with data of its own',
    name: ['Rhea', 'Vance'],
    company: 1,
    authorities: ['ROLE_COMPLIANCE'],
  },
  { login: 'free', about: 'The free tier: six dashboards', name: ['Finn', 'Abara'], company: 2, authorities: [] },
];

/** The demo accounts as the log-in screen offers them. */
export const DEMO_ACCOUNTS: DemoAccount[] = USERS.map(({ login, about }) => ({
  login,
  password: DEMO_PASSWORD,
  description: about,
}));

/** Makes the demo companies, their user groups and accounts; does nothing when there are users already. */
export async function seedDemoAccounts(db: Db): Promise<void> {
  if ((await db.$count(appUser)) > 0) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    const homes = [];
    for (const { cast, tier, userGroup: name } of COMPANIES) {
      const [made] = await tx
        .insert(company)
        .values({ companyName: cast.name, companyState: cast.state || null, companyCountry: cast.country, tier })
        .returning({ companyId: company.id });
      if (!made) throw new Error('A demo company was not made');
      const [group] = await tx
        .insert(userGroup)
        .values({ name, selfRegistration: tier === 'FREE', ...made })
        .returning({ userGroupId: userGroup.id });
      homes.push({ ...made, ...group });
    }
    for (const { login, name, company: home, authorities } of USERS) {
      const [user] = await tx
        .insert(appUser)
        .values({
          login,
          email: `${login}@${DEMO_EMAIL_DOMAIN}`,
          passwordHash,
          firstName: name[0],
          lastName: name[1],
          activated: true,
          ...(home === null ? {} : homes[home]),
        })
        .returning({ userId: appUser.id });
      if (!user) throw new Error('A demo user was not made');
      await tx
        .insert(userAuthority)
        .values(['ROLE_USER' as const, ...authorities].map((authority) => ({ ...user, authority })));
    }
  });
}
