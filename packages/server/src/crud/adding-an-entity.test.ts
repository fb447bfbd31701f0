import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { companyDef, defineEntity, type EntityDef, type EntityEndpoints, entityEndpoints } from '@pellucid/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../base/caller.ts';
import { systemClock } from '../base/clock.ts';
import type { Server } from '../base/server.ts';
import { createServer } from '../http/create-server.ts';
import type { Database } from '../platform/db/database.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { entityRoutes } from './entity-routes.ts';
import { entityService } from './entity-service.ts';
import type { RecordChange } from './record-change.ts';
import { registryOf } from './registry.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/adding-an-entity.md', import.meta.url));

/** The entity as the page shows it: its definition and calls, and its migration. */
async function shown() {
  const text = await readFile(PAGE, 'utf8');
  const block = (language: string) => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';
  const plain = block('ts')
    .replace(/^import .*$/gm, '')
    .replace(/^export type .*$/gm, '')
    .replace(/^export /gm, '');
  const made = runInNewContext(`${plain}\n({ definition: venueDef, calls: venueCalls })`, {
    defineEntity,
    entityEndpoints,
  });
  return { ...(made as { definition: EntityDef; calls: EntityEndpoints }), migration: block('sql') };
}

const STAFF: Caller = {
  userId: 1,
  login: 'staff',
  email: 'staff@example.org',
  authorities: ['ROLE_USER', 'ROLE_ENTITY_ADMIN'],
  sessionId: 's',
  company: null,
  userGroup: null,
};

onEachDatabase((kind) => {
  let database: Database;
  let server: Server;
  const trail: RecordChange[] = [];
  beforeAll(async () => {
    database = await kind.open();
    const { definition, calls, migration } = await shown();
    await database.pool.query(migration);
    server = await createServer(
      {
        publicUrl: undefined,
        trustedProxies: [],
        viewerOrigins: [],
        mediaOrigins: [],
        analyticsOrigins: [],
        apiDocs: undefined,
      },
      {
        logger: pino({ level: 'silent' }),
        resolveCaller: async (token) => (token === 'staff' ? STAFF : null),
        clock: systemClock,
      },
    );
    const deps = {
      db: database.db,
      registry: registryOf([definition, companyDef]),
      enterExport: async () => () => undefined,
      audit: async (_: unknown, __: unknown, change: RecordChange) => {
        trail.push(change);
      },
    };
    entityRoutes(server, calls, entityService(definition, deps));
    await server.ready();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, token = 'staff') => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, headers: answer.headers, body: answer.payload === '' ? null : answer.json() };
  };

  it('takes one definition and one migration', async () => {
    expect((await send('GET', '/api/venues', undefined, 'nobody')).status).toBe(401);
    expect((await send('POST', '/api/venues', { seats: 0 })).body.fieldErrors).toEqual([
      { objectName: 'venue', field: 'name', message: 'NotNull' },
      { objectName: 'venue', field: 'seats', message: 'Min' },
    ]);
    const { rows } = await database.pool.query('SELECT id, company_name FROM company ORDER BY id LIMIT 1');
    const company = { id: rows[0].id, companyName: rows[0].company_name };
    const made = await send('POST', '/api/venues', { name: 'Blue Fig', seats: 40, openedOn: '2020-02-29', company });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Blue Fig', kind: 'Restaurant', seats: 40, openedOn: '2020-02-29', isAppropriate: true, company },
    });
    const changed = await send('PUT', '/api/venues', { ...made.body, kind: 'Hotel' });
    expect(changed).toMatchObject({ status: 200, body: { kind: 'Hotel', version: 1 } });
    expect((await send('PUT', '/api/venues', made.body)).status).toBe(409);
    const found = await send('GET', `/api/venues?name.contains=FIG&companyId.equals=${company.id}&sort=seats,desc`);
    expect(found.body).toEqual([changed.body]);
    expect(found.headers['x-total-count']).toBe('1');
    expect((await send('POST', '/api/venues', { name: 'BLUE FIG' })).body.fieldErrors[0].message).toBe('Unique');
    expect((await send('DELETE', `/api/venues/${made.body.id}`)).status).toBe(204);
    expect((await send('GET', `/api/venues/${made.body.id}`)).status).toBe(404);
    expect(trail.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });
});
