import type { Tile } from '@pellucid/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BOARD, OPENING, resultOf } from '../viewer/testing/fake-boards.ts';
import { TileChart } from './tile-chart.tsx';

const TILES = BOARD.pages.flatMap(({ tiles }) => tiles);

/** A tile of the sample board, drawn as a kind that it may not have there. */
function show(id: string, kind: Tile['kind'], measures = ['total_amount', 'records']) {
  const onMark = vi.fn();
  const found = TILES.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no tile ${id}`);
  const tile = { ...found, kind, query: { ...found.query, measures } };
  render(
    <TileChart
      tile={tile}
      fields={OPENING.fields}
      result={resultOf(tile, { page: '', filters: [], marks: [] })}
      onMark={onMark}
    />,
  );
  return { user: userEvent.setup(), onMark };
}

const DRAWN: [Tile['kind'], string][] = [
  ['bar', 'natures'],
  ['bar', 'split'],
  ['column', 'companies'],
  ['line', 'months'],
  ['area', 'years'],
  ['pie', 'parts'],
  ['treemap', 'tree'],
  ['map', 'states'],
];

it.each(DRAWN)('%s of %s: reached by Tab, read item by item with its figure, marked by Enter', async (kind, id) => {
  const { user, onMark } = show(id, kind);
  await user.tab();
  const list = screen.getByRole('listbox', {
    name: new RegExp(`^Tile ${id}: Total spend by .* the largest is .* \\$`),
  });
  expect(document.activeElement).toBe(list);
  const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
  const first = active()?.textContent;
  expect(first).toMatch(/: Total spend \$[\d,]+\.\d\d, Records \d+$/);
  await user.keyboard('{ArrowDown}');
  expect(active()?.textContent).not.toBe(first);
  expect(active()?.role).toBe('option');
  await user.keyboard('{Enter}');
  const [{ target }] = onMark.mock.lastCall ?? [];
  expect(target).toHaveProperty('value');
});

it('table: the heads sort and the rows are marked by the keyboard', async () => {
  const { user, onMark } = show('people', 'table');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tile people, table' }));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('columnheader', { name: /^Recipient/ }).ariaSort).toBe('ascending');
  await user.tab();
  await user.tab();
  await user.tab();
  const [, first] = screen.getAllByRole('row');
  expect(first?.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Enter}');
  expect(onMark).toHaveBeenCalledTimes(1);
});

it('matrix: a row has its name and the figure of each year, and is marked by the keyboard', async () => {
  const { user, onMark } = show('split', 'matrix', ['total_amount']);
  const [head, first] = screen.getAllByRole('row');
  expect(head?.textContent).toMatch(/2021.*2024.*2023 to 2024/);
  first?.querySelector('button')?.focus();
  await user.keyboard(' ');
  const [{ target }] = onMark.mock.lastCall ?? [];
  expect(first?.textContent).toContain(String(target.value));
});

it('card: its figure is read exactly, whatever is drawn short', () => {
  show('total', 'kpi');
  const [exact] = screen.getAllByRole('definition');
  expect(exact?.querySelector('.sr-only')?.textContent).toMatch(/^\$[\d,]+\.\d\d$/);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Total spend', 'Records']);
});
