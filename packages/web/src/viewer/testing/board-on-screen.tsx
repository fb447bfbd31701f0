import { openBoard } from '@pellucid/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { call } from '../../lib/api.ts';
import type { ViewerSwitches } from '../analytics-viewer.ts';
import { NativeSurface } from '../native/native-surface.tsx';
import { NativeViewer } from '../native/native-viewer.ts';
import { BOARD, FakeServer } from './fake-boards.ts';

const NOTHING_SHOWN: ViewerSwitches = {
  title: '',
  heading: false,
  toolBar: false,
  pageNavigation: false,
  undoRedo: false,
  filterPanel: false,
  detailsPanel: false,
  exportFile: false,
  exportVisualization: false,
  statusBar: false,
};

/** A native viewer and the server that it asks, new for each test of the file. */
export function sampleBoard() {
  const sample = {
    server: new FakeServer(),
    viewer: newViewer(),
    /** Opens the sample board, as a link says where there is one. */
    open: (state: string | null = null) => sample.viewer.open({ path: BOARD.id, state, filters: [], page: null }),
    /** Draws what is open, with those parts of the page that a test needs. */
    show: (parts: Partial<ViewerSwitches>) =>
      render(
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter>
            <NativeSurface viewer={sample.viewer} switches={{ ...NOTHING_SHOWN, ...parts }} />
          </MemoryRouter>
        </QueryClientProvider>,
      ),
  };
  beforeEach(() => {
    sample.server = new FakeServer();
    sample.viewer = newViewer();
    vi.stubGlobal('fetch', sample.server.fetch);
  });
  afterEach(() => sample.viewer.dispose());
  return sample;
}

function newViewer(): NativeViewer {
  return new NativeViewer((boardId) => call(openBoard, { params: { boardId } }));
}

/** Finds the chip of a filter by its title, which goes on with what a filter does. */
export const chipOf = (filter: string) => (title: string) => title.startsWith(`${filter} A filter:`);
