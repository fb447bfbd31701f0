import { type Analytics, QueryRefused } from '@pellucid/analytics';
import type { Authority, Endpoint } from '@pellucid/contract';
import * as contract from '@pellucid/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../databases.ts';
import { noAnalytics } from '../no-analytics.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { ROLE_CALLS, ROLES } from './role-calls.ts';

/** A demo account of each role; a role alone, but for ROLE_USER, which everyone has. */
const ACCOUNTS: Record<Authority, string> = {
  ROLE_USER: 'analyst',
  ROLE_POWER_USER: 'poweruser',
  ROLE_COMPLIANCE: 'compliance',
  ROLE_ENTITY_ADMIN: 'entityadmin',
  ROLE_AS_ADMIN: 'asadmin',
  ROLE_ADMIN: 'admin',
};

/** What stands in a path: nothing that is there, so that a call which is let through changes nothing. */
const PLACEHOLDERS: Record<string, string> = { login: 'nobody', value: 'true', flag: 'true', year: 'All' };

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Every endpoint that the contract exports, alone or among the calls of an entity. */
const endpoints = Object.values(contract as Record<string, unknown>).flatMap((value) => {
  if (isEndpoint(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isEndpoint) : [];
});
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const patternOf = ({ path }: Endpoint) => `/${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Refuses every question: this suite is about who may ask. */
const refuse = async () => {
  throw new QueryRefused('invalid', 'Not asked here');
};
const analytics: Analytics = {
  ...noAnalytics,
  run: refuse,
  check: refuse,
  stream: refuse,
  search: refuse,
  describe: refuse,
};

onEachDatabase((database) => {
  let app: TestApp;
  /** For the calls that end the sessions of who makes them. */
  let other: TestApp;
  beforeAll(async () => {
    const config = { apiDocs: true };
    app = await buildTestApp({ database, analytics, config });
    other = await buildTestApp({ database, analytics });
  });
  afterAll(() => Promise.all([app.close(), other.close()]));

  const isMounted = (endpoint: Endpoint) => app.server.hasRoute({ method: endpoint.method, url: patternOf(endpoint) });
  const personOf = async (login: string, { path }: Endpoint) =>
    /sign-out|account\/sessions/.test(path) ? other.signIn(login) : app.as(login);

  /** The statuses that a call answers, in the order of the table: nobody first, then each role. */
  async function statusesOf(endpoint: Endpoint): Promise<number[]> {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => PLACEHOLDERS[name] ?? '999999999');
    const people = [app.anonymous, ...(await Promise.all(ROLES.map((role) => personOf(ACCOUNTS[role], endpoint))))];
    const answers = people.map((person, index) =>
      person.send({
        method: endpoint.method,
        url: `/${path}`,
        remoteAddress: `10.77.0.${index}`,
        ...(endpoint.body && { payload: {} }),
      }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  }

  it('mounts every call of the contract, and no other', () => {
    // `all` is served by the entities whose definition asks for it.
    const missing = endpoints.filter((endpoint) => !isMounted(endpoint) && !endpoint.path.endsWith('/all'));
    expect(missing.map(nameOf)).toEqual([]);
    const known = new Set(endpoints.map(({ id }) => id));
    const mounted = Object.values(app.server.swagger().paths ?? {}).flatMap((methods) => Object.values(methods ?? {}));
    const ids = mounted.map((one) => (one as { operationId: string }).operationId);
    expect(ids.length).toBeGreaterThan(150);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it('has a line in the table for every call, and no line for none', async () => {
    const mounted = endpoints.filter(isMounted);
    const lines = [];
    for (const endpoint of mounted.filter((one) => !(nameOf(one) in ROLE_CALLS))) {
      lines.push(`  '${nameOf(endpoint)}': [${(await statusesOf(endpoint)).join(', ')}],`);
    }
    expect(lines.join('\n'), 'Check these lines against the roles, then add them to role-calls.ts').toBe('');
    const names = new Set(mounted.map(nameOf));
    expect(Object.keys(ROLE_CALLS).filter((name) => !names.has(name))).toEqual([]);
  });

  // docs/promises/access.md#roles
  describe('answers nobody and each role as the table says', () => {
    it.each(Object.keys(ROLE_CALLS))('%s', async (name) => {
      const endpoint = endpoints.find((one) => nameOf(one) === name);
      expect(endpoint && (await statusesOf(endpoint))).toEqual(ROLE_CALLS[name]);
    });
  });
});

it('refuses strangers with 401 and the wrong roles with 403, and nobody else', () => {
  for (const endpoint of endpoints) {
    const row = ROLE_CALLS[nameOf(endpoint)];
    if (row === undefined) continue;
    const { access } = endpoint;
    const may = (role: Authority) => {
      const held = [role, 'ROLE_USER'];
      return access === 'public' || access === 'authenticated' || contract.hasAnyAuthority(held, access);
    };
    expect(row[0] === 401, `${nameOf(endpoint)} and strangers`).toBe(access !== 'public' || row[0] === 401);
    ROLES.forEach((role, index) => {
      if (!may(role)) expect(row[index + 1], `${nameOf(endpoint)} and ${role}`).toBe(403);
    });
  }
});
