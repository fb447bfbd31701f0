import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { EmailAddress } from './password.ts';

/** Mails that one user may send to friends in a day. */
export const REFERRALS_PER_DAY = 20;

export const ReferFriend = z
  .object({
    emails: z.array(EmailAddress).min(1).max(10),
    message: z
      .string()
      .trim()
      .max(1_000)
      .regex(/^[^\0]*$/, 'This text has a character that cannot be sent')
      .nullish(),
  })
  .meta({ id: 'ReferFriend' });
export type ReferFriend = z.infer<typeof ReferFriend>;

export const referFriend = endpoint({
  id: 'referFriend',
  summary: 'Recommend the product by mail to up to ten addresses',
  tag: 'account',
  method: 'POST',
  path: 'api/refer-friend',
  access: ['ROLE_USER'],
  body: ReferFriend,
});
