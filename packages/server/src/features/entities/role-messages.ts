import { getRoleMessagesOfCompany, roleMessageDef } from '@pellucid/contract';
import { entityStore } from '../../crud/entity-store.ts';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';

/**
 * What a company's people are told after they sign in: messages to all companies and to theirs, each role its own. Who may
 * do everything is not of every role, so ROLE_ADMIN gets what is said to administrators. Another company's messages are not
 * there.
 */
export function roleMessagesRoutes(server: Server, db: Db): void {
  const messages = entityStore(roleMessageDef);

  mount(server, getRoleMessagesOfCompany, async ({ params }, context) => {
    const { authorities, company } = requireCaller(context);
    if (company?.id !== params.id && !authorities.includes('ROLE_ADMIN')) throw notFound();
    const found = await messages.list(db, { criteria: [], access: { company: params.id } });
    return found.filter(({ authority }) => authority === null || authorities.includes(authority));
  });
}
