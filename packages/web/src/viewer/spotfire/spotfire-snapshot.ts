import type { Condition, Problem } from '@pellucid/contract';
import type { ViewerPage, ViewerPhase } from '../analytics-viewer.ts';

/** What the surface draws around the player. */
export interface SpotfireSnapshot {
  readonly phase: ViewerPhase;
  readonly pages: readonly ViewerPage[];
  readonly activePage: string | null;
  readonly filters: readonly Condition[];
  readonly problem: Problem | null;
}

export const NO_FILTERS: readonly Condition[] = [];

/** Before an analysis is open. */
export const CLOSED: SpotfireSnapshot = {
  phase: 'idle',
  pages: [],
  activePage: null,
  filters: NO_FILTERS,
  problem: null,
};

/** What is known of a failure: the player throws texts too. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** What the analytics server said, as the problem that screens show. */
export function problemOf(title: string): Problem {
  return { type: 'about:blank', title, status: 502, path: '', message: 'error.analytics.server' };
}
