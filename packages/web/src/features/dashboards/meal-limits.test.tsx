import { type ListedMealLimit, type QueryResult, runQuery, viewMealLimits } from '@pellucid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resultOf } from '../../charts/testing/sample-charts.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { restoreSession } from '../../lib/session.ts';
import { clearToken, storeToken } from '../../lib/token.ts';
import { fakeServer } from '../../testing/fake-api.ts';
import { MealLimits } from './meal-limits.tsx';
import { limitsByCity } from './meal-limits-by-city.ts';

const limit = (city: string | null, mealCategory: string, value: string) => ({
  city,
  mealCategory,
  mealType: 'Restaurant',
  value,
});

it('has each city once with all of its meals, whatever the server repeats', () => {
  const listed = [
    limit('Boston', 'Lunch', '40.00'),
    limit(null, 'Lunch', '35.00'),
    limit('BOSTON', 'Dinner', '125.00'),
  ];
  expect(limitsByCity([...listed, limit('Boston', 'lunch', '40.00')])).toEqual([
    { city: 'Boston', limits: [listed[0], listed[2]] },
    { city: null, limits: [listed[1]] },
  ]);
});

async function open() {
  const router = createMemoryRouter([
    { path: '/', element: <MealLimits /> },
    { path: '/meal-configuration', element: <h1>Meal configuration</h1> },
  ]);
  render(
    // Without motion a modal that is closed has gone.
    <ConfigProvider theme={{ token: { motion: false } }}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ConfigProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Meal Limits' }));
  return router;
}

it('shows city, category, meal type and value in dollars, and leads to where they are set', async () => {
  fakeServer().answers(viewMealLimits, [
    limit(null, 'Lunch', '35.00'),
    limit('Boston', 'Lunch', '40.00'),
    limit('Boston', 'Dinner', '125.00'),
  ]);
  const router = await open();
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'City',
    'Category',
    'Meal Type',
    'Value',
  ]);
  expect(table.getAllByText('Boston')).toHaveLength(1);
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toContain('DinnerRestaurant$125.00');
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(router.state.location.pathname).toBe('/meal-configuration');
});

describe('what the own company spent, beside the highest limit', () => {
  beforeEach(async () => {
    fakeServer();
    storeToken('token', true);
    await restoreSession();
  });
  afterEach(clearToken);

  async function rowsWith(limits: ListedMealLimit[], rows: QueryResult['rows']) {
    const api = fakeServer().answers(viewMealLimits, limits).answers(runQuery, resultOf([], rows));
    await open();
    const table = within(await screen.findByRole('region', { name: 'Meals beside limits' }));
    const [, ...texts] = table
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
    const asked = api.requests
      .filter(({ endpoint }) => endpoint === runQuery.id)
      .map(({ body }) => JSON.stringify(body));
    return { texts, asked };
  }

  it('of a city: how many records are above what any meal may cost there', async () => {
    const limits = [
      limit('Boston', 'Lunch', '40.00'),
      limit('Boston', 'Dinner', '125.00'),
      limit('Reno', 'Lunch', '9.00'),
    ];
    const { texts, asked } = await rowsWith(limits, [['BOSTON', 12, '900.00', '210.50', 3]]);
    expect(texts).toEqual(['Boston | $125.00 | 3 | $210.50 | 12 | $900.00', 'Reno | $9.00 | none | – | 0 | –']);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('{"field":"company","op":"eq","value":"Northwind"}');
    expect(asked[0]).toContain('"value":"Boston"},{"field":"amount","op":"gt","value":"125.00"}');
  });

  it('of everywhere else', async () => {
    const { texts, asked } = await rowsWith([limit(null, 'Lunch', '35.00')], [[4, '80.00', '30.00', 0]]);
    expect(texts).toEqual(['All other cities | $35.00 | none | $30.00 | 4 | $80.00']);
    expect(asked[0]).toContain('{"field":"amount","op":"gt","value":"35.00"}');
  });
});

it('says that there are none, closes, and tells why they could not be read', async () => {
  const api = fakeServer().answers(viewMealLimits, []);
  await open();
  expect(await screen.findByText('Your company keeps no meal limits yet.')).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  api.refuses(viewMealLimits, 500, { detail: 'The database is away' });
  await userEvent.click(screen.getByRole('button', { name: 'Meal Limits' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away');
});
