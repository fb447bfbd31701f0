import { getStandardPagesOfPage, type PageView, type StandardPage } from '@pellucid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createHashRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { pageView } from '../../testing/dashboards.ts';
import { fakeServer } from '../../testing/fake-api.ts';
import { SubPages } from './sub-pages.tsx';

const standard = (id: number, pageName: string, pageUrl: string): StandardPage => ({
  id,
  pageName,
  pageUrl,
  position: id,
});
const MEALS = standard(1, 'Business Meal(s)', '#/dashboard/7');
const OUTLIERS = standard(2, 'Outliers', '#/dashboard/9?tab=all');

async function show(pages: StandardPage[], route = '/dashboard/7', more: Partial<PageView> = {}) {
  const api = fakeServer().answers(getStandardPagesOfPage, pages);
  location.hash = `#${route}`;
  const router = createHashRouter([{ path: '*', element: <SubPages page={pageView(null, more)} /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(api.requests).toHaveLength(1));
}

it('lists the standard pages as pills that lead there with the menu, and marks the one that is shown', async () => {
  await show([MEALS, OUTLIERS]);
  const pills = await screen.findAllByRole('link');
  expect(pills.map((pill) => pill.getAttribute('href'))).toEqual([
    '#/dashboard/7?menu=Business+Meal%28s%29',
    '#/dashboard/9?tab=all&menu=Outliers',
  ]);
  expect(pills.map((pill) => pill.getAttribute('aria-current'))).toEqual(['page', null]);
});

it('marks the page too when it was found by its name', async () => {
  await show([MEALS, OUTLIERS], '/dashboard/-1?q=Business+Meal%28s%29');
  expect((await screen.findByRole('link', { current: 'page' })).textContent).toBe('Business Meal(s)');
});

it('shows no pills for a single page', async () => {
  await show([MEALS]);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('lists the pages under the page where no standard pages stand beside it', async () => {
  const below = ['Summary', 'Details'].map((menu, at) => ({
    id: at + 20,
    menu,
    pageName: menu,
    pageUrl: '',
    position: at,
  }));
  await show([], '/dashboard/7', { subPages: below });
  expect((await screen.findByRole('link', { name: 'Details' })).getAttribute('href')).toBe(
    '#/dashboard/21?menu=Details',
  );
});
