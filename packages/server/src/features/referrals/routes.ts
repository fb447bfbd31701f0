import { referFriend } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { actorOf } from '../../crud/entity-routes.ts';
import { mount, type Server } from '../../http/mount.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { createReferrals } from './service.ts';

export function referralRoutes(server: Server, deps: { mailer: Mailer; clock: Clock }): void {
  const refer = createReferrals(deps);
  mount(server, referFriend, ({ body }, context) => refer(body, actorOf(context)));
}
