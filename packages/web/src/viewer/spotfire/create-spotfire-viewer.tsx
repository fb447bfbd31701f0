import type { CreateViewer } from '../viewer-kind.ts';
import { loadWebPlayer } from './load-script.ts';
import { SpotfireSurface } from './spotfire-surface.tsx';
import { SpotfireViewer } from './spotfire-viewer.ts';

/** Makes viewers of analyses on a Spotfire server; its script is loaded when the first of them opens one. */
export function spotfireViewers(serverUrl: string): CreateViewer {
  const root = serverUrl.endsWith('/') ? serverUrl : `${serverUrl}/`;
  return () => {
    const viewer = new SpotfireViewer(`${root}wp/`, () => loadWebPlayer(`${root}js-api/loader.js`));
    return { viewer, render: (switches) => <SpotfireSurface viewer={viewer} switches={switches} /> };
  };
}
