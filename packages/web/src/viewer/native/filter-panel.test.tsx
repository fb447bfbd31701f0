import { openBoard } from '@pellucid/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../lib/api.ts';
import { BOARD, FakeServer } from '../testing/fake-boards.ts';
import { NativeSurface } from './native-surface.tsx';
import { NativeViewer } from './native-viewer.ts';

const SWITCHES = {
  title: '',
  heading: false,
  toolBar: true,
  pageNavigation: false,
  undoRedo: false,
  filterPanel: true,
  detailsPanel: false,
  exportFile: false,
  exportVisualization: false,
  statusBar: false,
};

let viewer: NativeViewer;
beforeEach(() => {
  vi.stubGlobal('fetch', new FakeServer().fetch);
  viewer = new NativeViewer((boardId) => call(openBoard, { params: { boardId } }));
});
afterEach(() => {
  viewer.dispose();
  vi.unstubAllGlobals();
});

it('offers people of one name as so many choices, and says which of them is chosen', async () => {
  await viewer.open({ path: BOARD.id, state: null, filters: [], page: null });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NativeSurface viewer={viewer} switches={SWITCHES} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('Filters'));
  fireEvent.click(screen.getByText('Recipient'));
  expect(await screen.findAllByText('Recipient 3')).toHaveLength(3);
  fireEvent.click(screen.getByText('Town 1015'));
  expect(viewer.filters()).toEqual([{ field: 'recipient_id', op: 'eq', value: '1015' }]);
  expect(screen.getByTitle('Recipient: Recipient 3 (Town 1015)').textContent).toContain('Recipient 3 (Town 1015)');
});
