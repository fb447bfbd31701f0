import type { BoardOpening, BoardView } from '@pellucid/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BOARD, OPENING, resultOf } from '../testing/fake-boards.ts';
import { Provenance } from './provenance.tsx';
import { recordRestrictions } from './restrictions.ts';

const ABOUT = { field: 'company', op: 'eq' as const, value: 'Helix & Sons' };
const opening: BoardOpening = { ...OPENING, board: { ...BOARD, where: [ABOUT] } };
const PEOPLE = { tile: 'people', field: 'recipient_id', values: ['1003'] };
const view: BoardView = {
  page: 'overview',
  filters: [{ field: 'program_year', op: 'in', value: [2023, 2024] }],
  marks: [{ tile: 'natures', field: 'nature', values: ['Education', 'Consulting Fee'] }, PEOPLE],
};

function tileOf(id: string) {
  const tile = BOARD.pages.flatMap(({ tiles }) => tiles).find((each) => each.id === id);
  if (tile === undefined) throw new Error(`The board has no tile ${id}`);
  return tile;
}

/** The people's tile as it stands on the screen: it knows whose id is marked. */
const tiles = { people: { result: resultOf(tileOf('people'), { ...view, marks: [] }), problem: null, loading: false } };

function factsOf(id: string) {
  const tile = tileOf(id);
  const result = resultOf(tile, view);
  render(<Provenance opening={opening} view={view} tiles={tiles} tile={tile} result={result} onClose={() => {}} />);
  const terms = [...screen.getByRole('dialog').querySelectorAll('dt')];
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextSibling?.textContent]));
}

it('says what a tile is narrowed to: by the board, by filters, by marks of other tiles and by itself', () => {
  expect(factsOf('parts')).toMatchObject({
    'Only on this dashboard': 'Company: Helix & Sons',
    'Only in this tile': 'State: not empty',
    Filters: 'Program year: 2023, 2024',
    'Marks in other tiles': 'Nature of payment: Education, Consulting Fee; Recipient: Recipient 3',
  });
});

it('is for people: no names of tables, no number of a version', () => {
  expect(Object.keys(factsOf('parts'))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/answered|version/i)]),
  );
  expect(screen.getByText('Data as of').nextSibling?.textContent).toBe('June 30, 2026');
});

it("leaves out a tile's own marks, which do not narrow it", () => {
  expect(factsOf('natures')).toMatchObject({ 'Marks in other tiles': 'Recipient: Recipient 3' });
});

it('brings the own conditions of the only tile that is marked to the records', () => {
  const marked = (...marks: BoardView['marks']) =>
    recordRestrictions({ opening, view: { ...view, marks }, tiles }, null);
  const parts = { tile: 'parts', field: 'nature', values: ['Education'] };
  expect(marked(parts).tile).toEqual(['State: not empty']);
  expect(marked(parts, PEOPLE).tile).toEqual([]);
});

it('brings the own conditions of the tile whose records are asked for, marked or not', () => {
  expect(recordRestrictions({ opening, view: { ...view, marks: [] }, tiles }, 'parts').tile).toEqual([
    'State: not empty',
  ]);
  expect(recordRestrictions({ opening, view, tiles }, 'natures').tile).toEqual([]);
});

it('names the source of a tile that has its own', () => {
  const tile = { ...tileOf('natures'), source: 'research' };
  render(
    <Provenance
      opening={opening}
      view={view}
      tiles={tiles}
      tile={tile}
      result={resultOf(tile, view)}
      onClose={() => {}}
    />,
  );
  expect(screen.getByText('Open Payments, research payments')).toBeDefined();
});

it('prints the question in words, and which periods the data ends within', () => {
  const tile = { ...tileOf('months'), query: { ...tileOf('months').query, timeGrain: 'month' as const } };
  const words = ['Total amount by month in General payments.', 'Only records whose state is not empty.'];
  const partialPeriods = [{ column: 'date', period: '2024-06-01' }];
  const result = { ...resultOf(tile, view), words, dataThrough: '2024-06-11', partialPeriods };
  render(<Provenance opening={opening} view={view} tiles={tiles} tile={tile} result={result} onClose={() => {}} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(words);
  expect(screen.getByText('Jun 2024')).toBeDefined();
  expect(screen.getByText('June 11, 2024')).toBeDefined();
});
