import type { MetricsSummary } from '@pellucid/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RouteTable } from './route-table.tsx';

it('leads through the routes with the pager of every list, and back to what a filter leaves', () => {
  const routes = Array.from({ length: 16 }, (_, at) => {
    const timing = { count: 100 - at, mean: 1, p50: 1, p95: 1, p99: 1, max: 1 };
    return { route: `/api/route-${at + 1}`, method: 'GET', errors: 0, timing, statuses: [] };
  });
  render(<RouteTable http={{ routes } as unknown as MetricsSummary['http']} />);
  expect(screen.queryByText('/api/route-16')).toBeNull();
  expect(screen.getByText('1–15 of 16')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(screen.getByText('/api/route-16')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filter routes' }), { target: { value: 'route-2' } });
  expect(screen.getByText('/api/route-2')).toBeDefined();
});
