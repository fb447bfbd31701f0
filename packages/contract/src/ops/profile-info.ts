import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

/** What a client may know before sign-in: names, links and flags that are settings (decisions, preamble and section 7). */
export const ProfileInfo = z.object({
  productName: z.string(),
  version: z.string(),
  companyName: z.string(),
  inProduction: z.boolean(),
  swaggerEnabled: z.boolean(),
  demo: z.boolean(),
  /** Demo accounts to offer on the log-in screen; empty outside demo mode. */
  demoLogins: z.array(z.string()),
  contactUrl: z.string(),
  demoBookingUrl: z.string(),
  tourVideoUrl: z.string().nullable(),
  spotfireUrl: z.string().nullable(),
  analyticsId: z.string().nullable(),
});
export type ProfileInfo = z.infer<typeof ProfileInfo>;

export const getProfileInfo = endpoint({
  id: 'getProfileInfo',
  summary: 'Product name, version and public flags',
  tag: 'operations',
  method: 'GET',
  path: 'api/profile-info',
  access: 'public',
  response: ProfileInfo,
});
