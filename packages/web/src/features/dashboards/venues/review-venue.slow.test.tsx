import {
  type Account,
  getAccount,
  getCurrentParameters,
  type PageView,
  type RuleValue,
  ruleEntryCalls,
  ruleValueCalls,
  runBoard,
} from '@pellucid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { restoreSession } from '../../../lib/session.ts';
import { storeToken } from '../../../lib/token.ts';
import { dashboardServer, PAGE_ID, pageView } from '../../../testing/dashboards.ts';
import { ANALYST, fakeServer } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { drainNotices } from '../../../ui/notices.ts';
import { ReviewVenue } from './review-venue.tsx';

const OFFICER: Account = { ...ANALYST, authorities: ['ROLE_USER', 'ROLE_COMPLIANCE'] };
const BANNER = 'To reflect the changes made to the data, please Reload the dashboard.';
const LIST = 'api/aggspend/view-rule-values';

const venue = (id: number, value: string, selection: number | null): RuleValue => ({
  id,
  version: 0,
  value,
  selection,
  company: { id: 1, companyName: 'Northwind' },
});
const VENUES = [venue(9, 'Blue Fig', null), venue(8, 'Copper Kettle', 0), venue(7, 'Golf Club', 1)];

async function openModal(onReload: () => void) {
  // A wide window: its tables have headings to press.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  render(
    // Without motion a modal that is closed has gone.
    <ConfigProvider theme={{ token: { motion: false } }}>
      <QueryClientProvider client={createQueryClient()}>
        <ReviewVenue onReload={onReload} />
      </QueryClientProvider>
    </ConfigProvider>,
  );
  press('Review Venue');
}

/** Opens the modal as somebody; 130 venues are said to be there. */
async function open(account = OFFICER, total = 130) {
  const api = fakeServer(account).answers(ruleValueCalls.list, VENUES, { 'X-Total-Count': String(total) });
  const onReload = vi.fn();
  storeToken('token', true);
  await restoreSession();
  await openModal(onReload);
  const asked = () => api.requests.filter(({ endpoint }) => endpoint === ruleValueCalls.list.id).map(({ url }) => url);
  return { api, onReload, asked };
}

/** A row by its venue; looking for it by its role takes seconds in a modal. */
const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button, button *' }));

async function edit(name: string) {
  fireEvent.click(await screen.findByLabelText(`Edit ${name}`));
  return row(name);
}

async function choose(label: string, status: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.click(await screen.findByTitle(status));
}

describe('the list of venues', () => {
  it('has a venue and its status in each row, the newest first, twenty a page, and says how many there are', async () => {
    const { asked } = await open();
    expect((await row('Blue Fig')).getByText('Not reviewed')).toBeDefined();
    expect((await row('Copper Kettle')).getByText('Appropriate Venue')).toBeDefined();
    expect((await row('Golf Club')).getByText('Inappropriate Venue')).toBeDefined();
    const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent.replace(/[↕↑↓]/, ''));
    expect(heads).toEqual(['Venues', 'Review Venue Status']);
    expect(screen.getByText('Showing 1 - 20 of 130 items.')).toBeDefined();
    expect(asked()).toEqual([`${LIST}?page=0&size=20&sort=id%2Cdesc`]);
  });

  it('sends a text and a status only where there is one, and Reset sends neither', async () => {
    const { asked } = await open();
    await row('Blue Fig');
    fireEvent.change(screen.getByLabelText('Venue'), { target: { value: '  fig ' } });
    await choose('Review Venue Status', 'Inappropriate Venue');
    expect(asked()).toHaveLength(1);
    press('Search');
    await waitFor(() =>
      expect(asked().at(-1)).toBe(`${LIST}?page=0&size=20&sort=id%2Cdesc&selection.equals=1&value.contains=fig`),
    );
    press('Reset');
    await waitFor(() => expect(asked().at(-1)).toBe(`${LIST}?page=0&size=20&sort=id%2Cdesc`));
    expect(screen.getByLabelText<HTMLInputElement>('Venue').value).toBe('');
    expect(screen.getAllByTitle('All Venue Status')).not.toHaveLength(0);
  });

  it('is sorted by a column with the id as second key', async () => {
    const { asked } = await open();
    await row('Blue Fig');
    fireEvent.click(screen.getByText('Venues'));
    await waitFor(() => expect(asked().at(-1)).toBe(`${LIST}?page=0&size=20&sort=value%2Casc&sort=id`));
  });

  it('lets no row be edited that another order is about to replace', async () => {
    await open();
    await row('Blue Fig');
    const isOff = () => screen.getByLabelText<HTMLButtonElement>('Edit Blue Fig').disabled;
    expect(isOff()).toBe(false);
    fireEvent.click(screen.getByText('Venues'));
    await waitFor(() => expect(isOff()).toBe(true));
    await waitFor(() => expect(isOff()).toBe(false));
  });

  it('shows five pages with the way to the first and the last', async () => {
    const { asked } = await open();
    await row('Blue Fig');
    const pager = within(screen.getByLabelText('Pages of venues'));
    const names = [...document.querySelectorAll('.pager button')].map((button) => button.getAttribute('aria-label'));
    const pages = [1, 2, 3, 4, 5].map((page) => `Page ${page}`);
    expect(names).toEqual(['First page', 'Previous page', ...pages, 'Next page', 'Last page']);
    fireEvent.click(pager.getByLabelText('Last page'));
    await waitFor(() => expect(asked().at(-1)).toContain('page=6'));
    expect(await screen.findByText('Showing 121 - 130 of 130 items.')).toBeDefined();
    fireEvent.click(pager.getByLabelText('First page'));
    await waitFor(() => expect(screen.getByText('Showing 1 - 20 of 130 items.')).toBeDefined());
    // Another search begins on its first page.
    fireEvent.click(pager.getByLabelText('Page 4'));
    press('Search');
    await waitFor(() => expect(asked().at(-1)).toContain('page=0'));
  });

  it('shows a failure with its message, and tries again', async () => {
    const api = fakeServer(OFFICER).refuses(ruleValueCalls.list, 500, { detail: 'The database is away' });
    storeToken('token', true);
    await restoreSession();
    await openModal(() => undefined);
    expect((await screen.findByRole('alert')).textContent).toContain('The database is away');
    api.answers(ruleValueCalls.list, [], { 'X-Total-Count': '0' });
    press('Try again');
    expect(await screen.findByText('Your company has no venues yet.')).toBeDefined();
  });

  it('is only looked at by those who are no compliance officers', async () => {
    await open(ANALYST);
    await row('Blue Fig');
    expect(screen.queryByLabelText(/^Edit/)).toBeNull();
  });
});

describe('a review', () => {
  it('with a value creates a rule entry, reads the list anew and asks to reload; closing reloads and ends the banner', async () => {
    const { api, asked, onReload } = await open();
    const created = { ...venue(9, 'Blue Fig', 1), selection: 1 };
    api.answers(ruleEntryCalls.create, created);
    const edited = await edit('Blue Fig');
    expect(edited.getByText('Cancel')).toBeDefined();
    await choose('Status of Blue Fig', 'Inappropriate Venue');
    api.answers(ruleValueCalls.list, [created, ...VENUES.slice(1)], { 'X-Total-Count': '130' });
    press('Save');
    await waitFor(async () => expect((await row('Blue Fig')).getByText('Inappropriate Venue')).toBeDefined());
    const { body } = api.requests.find(({ endpoint }) => endpoint === ruleEntryCalls.create.id) ?? {};
    expect(body).toMatchObject({ value: 'Blue Fig', selection: 1 });
    expect(asked()).toHaveLength(2);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Blue Fig');

    expect(document.querySelector('.reload-banner')?.textContent).toBe(BANNER);
    expect(onReload).not.toHaveBeenCalled();
    press('Close');
    expect(onReload).toHaveBeenCalledTimes(1);
    expect(document.querySelector('.reload-banner')).toBeNull();
  });

  it('begins with what was decided, and without a value deletes the rule entry by its id', async () => {
    const { api } = await open();
    api.answers(ruleEntryCalls.remove, undefined);
    const edited = await edit('Copper Kettle');
    expect(edited.getByTitle('Appropriate Venue')).toBeDefined();
    await choose('Status of Copper Kettle', 'Not reviewed');
    press('Save');
    await waitFor(() =>
      expect(api.requests.find(({ endpoint }) => endpoint === ruleEntryCalls.remove.id)?.url).toBe(
        'api/aggspend/rule-entries/8',
      ),
    );
  });

  it('is given up with Cancel', async () => {
    const { api } = await open();
    await edit('Golf Club');
    await choose('Status of Golf Club', 'Appropriate Venue');
    press('Cancel');
    expect((await row('Golf Club')).getByText('Inappropriate Venue')).toBeDefined();
    expect(api.requests.some(({ endpoint }) => endpoint === ruleEntryCalls.create.id)).toBe(false);
  });

  it('that fails says nothing, and the list is read anew', async () => {
    const { api, asked, onReload } = await open();
    api.refuses(ruleEntryCalls.create, 500, { detail: 'The database is away' });
    await edit('Golf Club');
    press('Save');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(await screen.findByLabelText('Edit Golf Club')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(drainNotices()).toEqual([]);
    expect(document.querySelector('.reload-banner')).toBeNull();
    press('Close');
    expect(onReload).not.toHaveBeenCalled();
  });

  it('leaves a banner that can be dismissed, and that reloads at once', async () => {
    const { api, onReload } = await open();
    api.answers(ruleEntryCalls.create, { ...venue(7, 'Golf Club', 1), selection: 1 });
    const save = async () => {
      await edit('Golf Club');
      press('Save');
    };
    await save();
    fireEvent.click(await screen.findByLabelText('Dismiss'));
    expect(document.querySelector('.reload-banner')).toBeNull();
    await save();
    fireEvent.click(await screen.findByText('Reload'));
    expect(onReload).toHaveBeenCalledTimes(1);
    expect(document.querySelector('.reload-banner')).toBeNull();
  });
});

describe('the button', () => {
  const FEATURE = { name: 'REVIEW_VENUE', value: 'true', pageType: 'Monitor', menu: 'Venues' };
  const openPage = async (page: Partial<PageView>, parameters = [FEATURE]) => {
    const api = dashboardServer(pageView(null, { menu: 'Venues', pageType: 'Monitor', ...page }));
    // A feature of every page tells that the others are known.
    const everywhere = { name: 'MEAL_LIMITS', value: 'true', pageType: null, menu: null };
    api.answers(getCurrentParameters, [everywhere, ...parameters]);
    renderApp(`/dashboard/${PAGE_ID}`, 'token');
    await screen.findByText('Meal Limits');
    return api;
  };

  it('is on pages of the type and menu that the feature names, and closing after a review asks the board again', async () => {
    const api = await openPage({});
    api.answers(getAccount, OFFICER).answers(ruleValueCalls.list, VENUES, { 'X-Total-Count': '3' });
    api.answers(ruleEntryCalls.create, { ...venue(7, 'Golf Club', 1), selection: 1 });
    await act(restoreSession);
    fireEvent.click(await screen.findByText('Review Venue'));
    await edit('Golf Club');
    press('Save');
    await screen.findByText('Reload');
    const asked = () => api.requests.filter(({ endpoint }) => endpoint === runBoard.id).length;
    const before = asked();
    press('Close');
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it.each<[string, Partial<PageView>, (typeof FEATURE)[]]>([
    ['a page of another type', { pageType: 'Standard' }, [FEATURE]],
    ['a page of another menu', { menu: 'Meal limits' }, [FEATURE]],
    ['a company without the feature', {}, []],
  ])('is not there for %s', async (_, page, parameters) => {
    await openPage(page, parameters);
    expect(screen.queryByText('Review Venue')).toBeNull();
  });
});
