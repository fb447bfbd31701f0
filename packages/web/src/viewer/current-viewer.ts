import { nativeKind } from './native/native-kind.ts';
import type { ViewerKind } from './viewer-kind.ts';

/** The viewer of this installation. It is chosen here and nowhere else. */
export const currentViewer: ViewerKind = nativeKind;
