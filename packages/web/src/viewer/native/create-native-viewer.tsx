import type { MountedViewer } from '../mounted-viewer.ts';
import { NativeSurface } from './native-surface.tsx';
import { NativeViewer } from './native-viewer.ts';

/** The viewer of this product's own boards. */
export function createNativeViewer(): MountedViewer {
  const viewer = new NativeViewer();
  return { viewer, render: (switches) => <NativeSurface viewer={viewer} switches={switches} /> };
}
