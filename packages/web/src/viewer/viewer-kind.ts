import type { Condition } from '@pellucid/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { MountedViewer } from './mounted-viewer.ts';

/** A kind of viewer: what screens can do with it before one is made, and how one is made. */
export interface ViewerKind {
  /** Loads its code; screens that only link to an analysis do without. */
  load(): Promise<CreateViewer>;
  /** Fetches what opening an analysis will need, while the pointer is on its way to the link. */
  prefetch(queries: QueryClient, path: string): Promise<void>;
  /** The state for a link to a page of an analysis with these filters; see `AnalyticsViewer.state`. */
  linkState(page: string, filters: Condition[]): string;
}

export type CreateViewer = (queries: QueryClient) => MountedViewer;
