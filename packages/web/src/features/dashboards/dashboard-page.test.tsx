import { getFilterOfPage, getPageByDashboard, pageInfoCalls, runBoard } from '@pellucid/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toPng } from 'html-to-image';
import { expect, it, vi } from 'vitest';
import { dashboardServer, pageView } from '../../testing/dashboards.ts';
import { fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refusalOf } from './page-lookup.ts';

it.each([
  ['of another group', { isDeleted: false, listsCaller: false }, 403],
  ['of its group', { isDeleted: false, listsCaller: true }, null],
  ['who asks for a deleted page', { isDeleted: true, listsCaller: true }, 404],
  ['who asks for a page that is not there', null, 404],
])('answers somebody %s', (_, asked, status) => {
  expect(refusalOf(asked)).toBe(status);
});

it('leads home from a dashboard that does not exist, and says why there', async () => {
  fakeServer().answers(getFilterOfPage, null).refuses(pageInfoCalls.get, 404);
  renderApp('/dashboard/7?menu=Company+Analysis', 'token');
  expect((await screen.findByRole('alert')).textContent).toBe('The page asked was not found.');
  expect(screen.getByRole('heading', { name: /Welcome/ })).toBeDefined();
  expect(location.hash).toBe('#/home');
});

const HOME = '#/home';
const BY_NAME = '/dashboard/-1?q=Speakers+%26+more&menu=Speakers+%26+more';

it.each([
  ['by its id, 404', '/dashboard/7', 404, HOME],
  ['by its id, 400', '/dashboard/7', 400, HOME],
  ['by its id, 500', '/dashboard/7', 500, '#/dashboard/7'],
  ['by its name, 404', BY_NAME, 404, HOME],
  ['by its name, 500', BY_NAME, 500, HOME],
  ['by its name, 400', BY_NAME, 400, `#${BY_NAME}`],
])(
  'leads home from a page that is refused, or says that it could not be opened: %s',
  async (_, route, status, hash) => {
    fakeServer().answers(getFilterOfPage, null).refuses(pageInfoCalls.get, status).refuses(getPageByDashboard, status);
    renderApp(route, 'token');
    if (hash === HOME) await screen.findByRole('heading', { name: /Welcome/ });
    else await screen.findByText('This page could not be opened');
    expect(location.hash).toBe(hash);
  },
);

it('finds an entry at the top without an id by its name and 0 as its parent', async () => {
  const found = pageView(null, { menu: 'Speakers & more', boardId: null });
  const api = fakeServer().answers(getFilterOfPage, null).answers(getPageByDashboard, found);
  renderApp(BY_NAME, 'token');
  await screen.findByText('Speakers & more has no dashboard yet');
  expect(api.requests.find(({ endpoint }) => endpoint === getPageByDashboard.id)?.url).toBe(
    'api/page-infos/getByDashboardId/Speakers%20%26%20more/0',
  );
});

it('shows the page under a page that `sub` names', async () => {
  const meals = { id: 9, menu: 'Meals', pageName: 'Meals', pageUrl: '', position: 1 };
  const above = pageView(null, { menu: 'Spend', boardId: null, subPages: [meals] });
  fakeServer().answers(getFilterOfPage, null).answers(pageInfoCalls.get, above);
  renderApp('/dashboard/7?menu=Spend&sub=Meals', 'token');
  await screen.findByText('Spend has no dashboard yet');
  expect(location.hash).toBe('#/dashboard/9?menu=Meals');
});

it('begins with the tab that `sub` names, in place of the tab of the page', async () => {
  const api = dashboardServer(pageView(null, { spPage: 'Overview' }));
  renderApp('/dashboard/7?menu=Spend&sub=Recipients', 'token');
  await waitFor(() =>
    expect(api.requests.find(({ endpoint }) => endpoint === runBoard.id)?.body).toMatchObject({ page: 'recipients' }),
  );
});

it('a screenshot has its page, and says at its foot who made it and when', async () => {
  let drawn: string | null = null;
  vi.mocked(toPng).mockImplementationOnce(async (element) => {
    drawn = element.textContent;
    return 'data:,';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  dashboardServer(pageView(null, { menu: 'Spend', enableScreenshot: true }));
  renderApp('/dashboard/7?menu=Spend', 'token');
  fireEvent.click(await screen.findByRole('button', { name: 'Screenshot' }));
  await waitFor(() => expect(drawn).toMatch(/^Spend.+Made by .+ on .+ at .+#\/dashboard\/7/));
});
