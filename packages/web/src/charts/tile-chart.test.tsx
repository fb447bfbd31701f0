import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exactMoney } from '../lib/format.ts';
import { BOARD, OPENING, resultOf } from '../viewer/testing/fake-boards.ts';
import { TileChart } from './tile-chart.tsx';

const VIEW = { page: 'overview', filters: [], marks: [] };

function tileOf(id: string) {
  const tile = BOARD.pages.flatMap(({ tiles }) => tiles).find((each) => each.id === id);
  if (tile === undefined) throw new Error(`no tile ${id}`);
  return { tile, result: resultOf(tile, VIEW), fields: OPENING.fields };
}

describe('keyboard', () => {
  it('arrows move over the items, Enter marks the active one, with Ctrl in addition', async () => {
    const onMark = vi.fn();
    const user = userEvent.setup();
    const { result } = tileOf('natures');
    render(<TileChart {...tileOf('natures')} onMark={onMark} />);
    await user.tab();
    const list = screen.getByRole('listbox');
    expect(list).toHaveProperty('ariaLabel', expect.stringContaining('5 values'));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onMark).toHaveBeenLastCalledWith({ target: { value: result.rows[1]?.[0] }, add: false, doubleClick: false });
    const active = document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain(String(result.rows[1]?.[0]));
    await user.keyboard('{End}{Control>} {/Control}');
    expect(onMark).toHaveBeenLastCalledWith({ target: { value: result.rows[4]?.[0] }, add: true, doubleClick: false });
  });

  it('says which items are marked', () => {
    const { result } = tileOf('natures');
    const value = String(result.rows[2]?.[0]);
    render(
      <TileChart
        {...tileOf('natures')}
        marks={[{ tile: 'natures', field: 'nature', values: [value] }]}
        onMark={vi.fn()}
      />,
    );
    const selected = screen.getAllByRole('option', { selected: true });
    expect(selected.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(value)]);
  });
});

describe('a tile with two dimensions', () => {
  it('marks the combination of both from the keyboard, and shows that alone as marked', async () => {
    const onMark = vi.fn();
    const user = userEvent.setup();
    const split = tileOf('split');
    const { rerender } = render(<TileChart {...split} onMark={onMark} />);
    await user.tab();
    await user.keyboard('{Enter}');
    const [{ target }] = onMark.mock.lastCall ?? [];
    expect(target).toEqual({ value: expect.any(String), series: { field: 'program_year', value: 2021 } });
    const mark = { tile: 'split', field: 'nature', values: [target.value], series: target.series };
    rerender(<TileChart {...split} marks={[mark]} onMark={onMark} />);
    const selected = screen.getAllByRole('option', { selected: true });
    expect(selected.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(`${target.value}, 2021`)]);
  });
});

describe('as a table', () => {
  it('has the same exact figures as the drawing, sorts, and marks by its first column', async () => {
    const onMark = vi.fn();
    const user = userEvent.setup();
    const { result } = tileOf('natures');
    render(<TileChart {...tileOf('natures')} asTable onMark={onMark} />);
    const [, first] = screen.getAllByRole('row');
    if (first === undefined) throw new Error('no row');
    expect(within(first).getByText(exactMoney(String(result.rows[0]?.[1])))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Nature of payment/ }));
    const names = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByRole('button').textContent);
    expect(names).toEqual([...names].sort());
    await user.click(screen.getByRole('button', { name: String(result.rows[0]?.[0]) }));
    expect(onMark).toHaveBeenCalledWith(expect.objectContaining({ target: { value: result.rows[0]?.[0] } }));
  });

  it('shows the name and hides the id that it marks', () => {
    render(<TileChart {...tileOf('people')} onMark={vi.fn()} />);
    expect(screen.queryByRole('columnheader', { name: /Recipient id/ })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Recipient' })).toBeTruthy();
  });
});
