import type { ReactNode } from 'react';
import type { AnalyticsViewer, ViewerSwitches } from './analytics-viewer.ts';

/** A viewer and the place where it shows itself: a board of our own draws tiles, another server's a frame. */
export interface MountedViewer {
  readonly viewer: AnalyticsViewer;
  render(switches: ViewerSwitches): ReactNode;
}
