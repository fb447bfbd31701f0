import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

/** An account of demo mode, to try the product with: it exists nowhere else, so its password is no secret. */
export const DemoAccount = z.object({
  login: z.string(),
  password: z.string(),
  /** What this account is for, in a few words. */
  description: z.string(),
});
export type DemoAccount = z.infer<typeof DemoAccount>;

/** What a client may know before sign-in: names, links and flags that are settings. */
export const ProfileInfo = z.object({
  productName: z.string(),
  version: z.string(),
  companyName: z.string(),
  inProduction: z.boolean(),
  swaggerEnabled: z.boolean(),
  /** As JHipster 4 and 5 clients read them; the ribbon names the profile, and is not there in production. */
  activeProfiles: z.array(z.string()).optional(),
  ribbonEnv: z.string().nullable().optional(),
  demo: z.boolean(),
  /** Other machines can reach this demonstration, whose passwords are public. */
  demoOnNetwork: z.boolean(),
  /** Demo accounts to offer on the log-in screen; empty outside demo mode. */
  demoAccounts: z.array(DemoAccount),
  contactUrl: z.string(),
  demoBookingUrl: z.string(),
  tourVideoUrl: z.string().nullable(),
  spotfireUrl: z.string().nullable(),
  /** The id that page views are reported under; null outside production and where it is not set. */
  analyticsId: z.string().nullable(),
  /**
   * Where page views are sent to (a beacon or `fetch`: the Content-Security-Policy allows no script from there). Null
   * together with the id.
   */
  analyticsUrl: z.string().nullable(),
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
