import { type Authority, grantableBy, type User } from '@pellucid/contract';
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

/** Throws 403 unless the caller may change this user at all: nobody changes those who may do more than they. */
export async function checkBelow(tx: Db, caller: Caller, userId: number): Promise<void> {
  const grantable = grantableBy(caller.authorities);
  const held = await repository.effectiveAuthorities(tx, userId);
  const above = held.find((authority) => !grantable.includes(authority));
  if (above !== undefined) throw forbidden(`This user has ${above}, which is above your own role.`);
}

/** The same of everyone in a group: what the group gets, they get, and their sessions end with it. */
export async function checkMembersBelow(tx: Db, caller: Caller, userGroup: number): Promise<void> {
  const grantable = grantableBy(caller.authorities);
  const held = await repository.authoritiesOfMembers(tx, userGroup);
  const above = held.find((authority) => !grantable.includes(authority));
  if (above !== undefined) throw forbidden(`A member of this group has ${above}, which is above your own role.`);
}

/** What a change leaves of a user's rights. */
export interface RightsAfter {
  authorities: readonly Authority[];
  activated: boolean;
}

/**
 * Throws 403 when someone gives themselves a role or shuts themselves out, and 409 when nobody would be left who has
 * ROLE_ADMIN and can sign in. Called in the transaction of the change; `after` is null for a deleted user.
 */
export async function checkKeepsAdministrator(
  tx: Db,
  caller: Caller,
  old: Pick<User, 'id' | 'authorities' | 'activated'>,
  after: RightsAfter | null,
): Promise<void> {
  if (old.id === caller.userId) {
    if (after === null) throw forbidden('You cannot delete your own account.');
    if (!after.activated) throw forbidden('You cannot deactivate your own account.');
    const gained = after.authorities.find((authority) => !old.authorities.includes(authority));
    if (gained !== undefined) throw forbidden('You cannot give yourself a role.');
  }
  const wasAdministrator = old.activated && old.authorities.includes('ROLE_ADMIN');
  const isAdministrator = after?.activated === true && after.authorities.includes('ROLE_ADMIN');
  if (!wasAdministrator || isAdministrator) return;
  if (await repository.hasOtherAdministrator(tx, old.id)) return;
  throw conflict('This is the last administrator: give ROLE_ADMIN to someone else first.', 'error.lastadmin');
}
