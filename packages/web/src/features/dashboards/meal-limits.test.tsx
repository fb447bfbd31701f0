import { viewMealLimits } from '@pellucid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
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

it('says that there are none, closes, and tells why they could not be read', async () => {
  const api = fakeServer().answers(viewMealLimits, []);
  await open();
  expect(await screen.findByText('Your company keeps no meal limits yet.')).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  api.refuses(viewMealLimits, 500, { detail: 'The database is away' });
  await userEvent.click(screen.getByRole('button', { name: 'Meal Limits' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away');
});
