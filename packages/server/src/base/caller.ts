import type { Scope } from '@pellucid/analytics';
import type { Authority, Tier } from '@pellucid/contract';

/** Who makes a request: what the session's row and its user say at this moment, never what the token remembers. */
export interface Caller {
  userId: number;
  login: string;
  email: string;
  authorities: readonly Authority[];
  sessionId: string;
  company: { id: number; companyName: string; tier: Tier } | null;
  userGroup: { id: number; name: string } | null;
  /** The company for which an administrator makes this request, where it is not their own. */
  actingFor?: number;
  /** Someone else set the password: only what leads to a new one is allowed. */
  mustChangePassword?: boolean;
}

/** Finds the caller behind a bearer token; null when the token or its session is no good. */
export type ResolveCaller = (token: string) => Promise<Caller | null>;

/** The analytics scope of a caller; without one it is the public's. */
export function scopeOfCaller(caller: Caller | null): Scope {
  if (!caller) return { kind: 'public' };
  const company = caller.company && { id: caller.company.id, tier: caller.company.tier };
  const { login, authorities, actingFor } = caller;
  return { kind: 'user', login, authorities, company, ...(actingFor !== undefined && { actingFor }) };
}
