import { describe, expect, it } from 'vitest';
import { analysisPathOf, boardIdOf } from './analysis-path.ts';

describe('analysis path', () => {
  it('puts the company in place and the suffixes that apply behind', () => {
    const suffixes = [
      { suffix: '-cms' },
      { company: 'Acme', suffix: '-ba' },
      { company: 'Other', suffix: '-pdqa' },
      { version: 'v2021', suffix: '-21' },
    ];
    const context = { company: 'Acme', version: 'v2023', suffixes };
    expect(analysisPathOf('/Reports/{company}/Spend', context)).toBe('/Reports/Acme/Spend-cms-ba');
    expect(boardIdOf('/Pellucid/Boards/spend', context)).toBe('spend-cms-ba');
  });

  it.each([
    ['/Pellucid/Boards/top-10-specialty-by-spend', 'top-10-specialty-by-spend'],
    ['/Pellucid/Boards/../secrets', null],
    ['/Pellucid/Boards/', null],
    ['/Library/Spend', null],
    [null, null],
  ])('%s leads to the board %s', (path, board) => {
    expect(boardIdOf(path)).toBe(board);
  });
});
