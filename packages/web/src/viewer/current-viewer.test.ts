import { expect, it } from 'vitest';
import { boardViewer, viewerOf } from './current-viewer.ts';

const SERVER = 'https://spotfire.example/spotfire';
const board = { boardId: 'top', analysisPath: '/Pellucid/Boards/top' };
const foreign = { boardId: null, analysisPath: '/Customer/Spend' };

it('shows boards by itself, and other analyses by the server that the installation names', () => {
  expect(viewerOf(board, SERVER)).toEqual({ kind: boardViewer, path: 'top' });
  const shown = viewerOf(foreign, SERVER);
  expect(shown?.path).toBe('/Customer/Spend');
  expect(shown?.kind).not.toBe(boardViewer);
  expect(viewerOf(foreign, SERVER)?.kind, 'the same kind each time').toBe(shown?.kind);
});

it('shows nothing where there is no server, or nothing to open', () => {
  expect(viewerOf(foreign, null)).toBeNull();
  expect(viewerOf({ boardId: null, analysisPath: null }, SERVER)).toBeNull();
});
