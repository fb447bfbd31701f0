import type { ViewerKind } from '../viewer-kind.ts';

/** Analyses of a customer's own Spotfire server. */
export function spotfireKind(serverUrl: string): ViewerKind {
  return {
    load: async () => (await import('./create-spotfire-viewer.tsx')).spotfireViewers(serverUrl),
    // Everything comes from the server's own frame.
    prefetch: async () => undefined,
    linkState: () => '',
  };
}
