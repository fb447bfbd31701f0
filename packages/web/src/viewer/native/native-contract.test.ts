import { openBoard } from '@pellucid/contract';
import { vi } from 'vitest';
import { call } from '../../lib/api.ts';
import { BOARD, FakeServer } from '../testing/fake-boards.ts';
import { describeViewer } from '../testing/viewer-contract.ts';
import { NativeViewer } from './native-viewer.ts';

describeViewer('boards of this product', () => {
  vi.stubGlobal('fetch', new FakeServer().fetch);
  const viewer = new NativeViewer((boardId) => call(openBoard, { params: { boardId } }));
  return {
    viewer,
    path: BOARD.id,
    field: 'state',
    value: 'CA',
    other: { field: 'nature', value: 'Education' },
    failing: { field: 'company', value: 'Nobody', includeEmpty: true },
    mark: () => viewer.act({ type: 'mark', tile: 'natures', field: 'nature', value: 'Education', add: false }),
    dispose: () => vi.unstubAllGlobals(),
  };
});
