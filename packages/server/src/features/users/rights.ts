import { type Authority, grantableBy } from '@pellucid/contract';
import type { Caller } from '../../http/mount.ts';
import { conflict, forbidden } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import * as repository from './repository.ts';

/** Throws 403 unless the caller may give, and take away, all of these. */
export function checkGrantable(caller: Caller, authorities: readonly Authority[]): void {
  const grantable = grantableBy(caller.authorities);
  const above = authorities.find((authority) => !grantable.includes(authority));
  if (above !== undefined)
    throw forbidden(`${above} is above your own role: you can neither give it nor take it away.`);
}

/** Throws 403 unless the caller may change these users at all: nobody changes those who may do more than they. */
export async function checkBelow(tx: Db, caller: Caller, userIds: number | readonly number[]): Promise<void> {
  const grantable = grantableBy(caller.authorities);
  const users = [userIds].flat();
  const held = await repository.effectiveAuthorities(tx, users);
  const above = held.find((authority) => !grantable.includes(authority));
  if (above === undefined) return;
  throw forbidden(
    `${users.length === 1 ? 'This user' : 'One of these users'} has ${above}, which is above your own role.`,
  );
}

/** The same of everyone in a group: what the group gets, they get, and their sessions end with it. */
export async function checkMembersBelow(tx: Db, caller: Caller, userGroup: number): Promise<void> {
  const grantable = grantableBy(caller.authorities);
  const held = await repository.authoritiesOfMembers(tx, userGroup);
  const above = held.find((authority) => !grantable.includes(authority));
  if (above !== undefined) throw forbidden(`A member of this group has ${above}, which is above your own role.`);
}

interface Rights {
  authorities: readonly Authority[];
  activated: boolean;
}

/** A change of a user's rights; `after` is null for a deleted user. */
export interface RightsChange {
  old: Rights & { id: number };
  after: Rights | null;
}

/**
 * Throws 403 when someone gives themselves a role or shuts themselves out, and 409 when nobody would be left who has
 * ROLE_ADMIN and can sign in. Called in the transaction that makes all of these changes.
 */
export async function checkKeepsAdministrator(
  tx: Db,
  caller: Caller,
  ...changes: readonly RightsChange[]
): Promise<void> {
  const own = changes.find(({ old }) => old.id === caller.userId);
  if (own !== undefined) checkOwn(own);
  const lost = changes.filter(({ old, after }) => isAdministrator(old) && !isAdministrator(after));
  const ids = lost.map(({ old }) => old.id);
  if (ids.length === 0 || (await repository.hasOtherAdministrator(tx, ids))) return;
  throw conflict('This is the last administrator: give ROLE_ADMIN to someone else first.', 'error.lastadmin');
}

function checkOwn({ old, after }: RightsChange): void {
  if (after === null) throw forbidden('You cannot delete your own account.');
  if (!after.activated) throw forbidden('You cannot deactivate your own account.');
  const gained = after.authorities.find((authority) => !old.authorities.includes(authority));
  if (gained !== undefined) throw forbidden('You cannot give yourself a role.');
}

function isAdministrator(rights: Rights | null): boolean {
  return rights?.activated === true && rights.authorities.includes('ROLE_ADMIN');
}
