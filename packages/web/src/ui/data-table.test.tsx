import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';
import { parseSortText, sortText } from './sort-order.ts';

const COLUMNS: Column<string>[] = [
  { key: 'name', title: 'Name', isSortable: true, cell: (name) => name },
  { key: 'size', title: 'Size', isSortable: true, isLargestFirst: true, cell: (name) => name.length },
];

function show(isWide: boolean, sort = 'name,asc') {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  const onSort = vi.fn();
  render(
    <DataTable
      label="Fruits"
      columns={COLUMNS}
      rows={['apple', 'fig']}
      keyOf={(name) => name}
      sort={parseSortText(sort)}
      onSort={(next) => onSort(sortText(next))}
      details={(name) => `All about ${name}`}
    />,
  );
  return onSort;
}

it('is sorted by its headings: the other way round where it is already, figures with the largest first', async () => {
  const onSort = show(true);
  expect(screen.getByRole('columnheader', { name: /Name/ }).ariaSort).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: /Name/ }));
  await userEvent.click(screen.getByRole('button', { name: /Size/ }));
  expect(onSort.mock.calls).toEqual([['name,desc'], ['size,desc']]);
});

it('unfolds the row that is asked for, in a narrow window too, where there are no headings to press', async () => {
  show(false);
  expect(screen.queryByRole('button', { name: /Name/ })).toBeNull();
  const [first] = screen.getAllByRole('button', { name: 'Expand row' });
  await userEvent.click(first as HTMLElement);
  expect(screen.getByText('All about apple')).toBeDefined();
  expect(screen.queryByText('All about fig')).toBeNull();
  await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Collapse row' }));
  expect(screen.queryByText('All about apple')).toBeNull();
});
