import { ACTING_FOR_HEADER } from '@pellucid/contract';
import type { Caller } from '../base/caller.ts';
import type { Server } from '../base/server.ts';
import { notFound } from './problems.ts';

/**
 * Callers act for the company that the header names: administrators for any that exists, others for their own alone. Another
 * company is one that does not exist, as everywhere.
 */
export function actForCompanies(server: Server, companyExists: (id: number) => Promise<boolean>): void {
  server.addHook('onRequest', async (request) => {
    const { caller, headers } = request;
    const named = headers[ACTING_FOR_HEADER.toLowerCase()];
    if (named === undefined || !caller) return;
    request.caller = await actingFor(caller, Number(named), companyExists);
  });
}

async function actingFor(caller: Caller, id: number, exists: (id: number) => Promise<boolean>): Promise<Caller> {
  if (caller.company?.id === id) return caller;
  const isAdministrator = caller.authorities.includes('ROLE_ADMIN');
  if (isAdministrator && Number.isSafeInteger(id) && id > 0 && (await exists(id))) return { ...caller, actingFor: id };
  throw notFound('There is no such company');
}
