import type { Board } from '@pellucid/contract';

/** Where boards are found: those that the product ships, and those that people will keep. */
export interface BoardStore {
  find(id: string): Promise<Board | undefined>;
  all(): Promise<readonly Board[]>;
}

/** The boards of the catalogue, which do not change while the server runs. */
export function catalogueBoards(boards: readonly Board[]): BoardStore {
  const byId = new Map(boards.map((board) => [board.id, board]));
  return { find: async (id) => byId.get(id), all: async () => boards };
}
