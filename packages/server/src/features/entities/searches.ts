import { type FieldError, searchDef, userDef } from '@pellucid/contract';
import { type Actor, type EntityDeps, type EntityService, entityService } from '../../crud/entity-service.ts';
import { entityStore } from '../../crud/entity-store.ts';
import { rowAccessOf } from '../../crud/row-access.ts';
import { invalidFields } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';

function refused(message: FieldError['message']) {
  return invalidFields([{ objectName: searchDef.name, field: 'username', message }]);
}

/** Searches say whose they are by a link or by the username. The database keeps both alike. */
export function searchService(deps: EntityDeps): EntityService<(typeof searchDef)['fields']> {
  const users = entityStore(userDef);

  async function userNamed(tx: Db, login: string, { caller }: Actor): Promise<{ id: number }> {
    const criteria = [{ field: 'login', operator: 'equals' as const, values: [login.toLowerCase()] }];
    const [user] = await users.list(tx, { criteria, access: rowAccessOf(userDef, caller), limit: 1 });
    if (user === undefined) throw refused('NotFound');
    return { id: user.id };
  }

  return entityService(searchDef, deps, {
    async beforeWrite(tx, { old, values }, actor) {
      if (values === null) return {};
      const { username, time, ...others } = values;
      const isOtherUser = others.user != null && (others.user as { id: number }).id !== old?.user?.id;
      const isOtherName = typeof username === 'string' && username !== old?.username;
      const named = !isOtherUser && isOtherName ? { user: await userNamed(tx, username, actor) } : {};
      const written = { ...others, ...named, ...(time != null && { time }) };
      if ('user' in written && written.user === null) throw refused('NotNull');
      return written;
    },
  });
}
