import { authenticate, createViewerToken, getAccount, signOut } from '@pellucid/contract';
import type { FastifyRequest } from 'fastify';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import type { Accounts, Origin } from './service.ts';

export function accountRoutes(server: Server, { accounts }: { accounts: Accounts }): void {
  mount(server, authenticate, async ({ body }, { request, reply }) => {
    const token = await accounts.signIn(body, originOf(request));
    reply.header('Authorization', `Bearer ${token}`);
    return { id_token: token };
  });

  mount(server, getAccount, (_, context) => accounts.account(requireCaller(context)));

  // The native viewer needs no ticket; a customer's own analytics server gives its tickets here.
  mount(server, createViewerToken, async () => ({}));

  mount(server, signOut, async (_, context) => {
    await accounts.signOut(requireCaller(context), originOf(context.request));
    return undefined;
  });
}

function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '', requestId: request.id };
}
