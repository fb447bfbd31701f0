import { checkStateData, getDataAgainstStates, getTemplateStates } from '@pellucid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { fakeServer } from '../../../testing/fake-api.ts';
import { drainNotices } from '../../../ui/notices.ts';
import type { FilterSettings } from '../header-filter/filter-kind.ts';
import { asksForState } from './asks-for-state.ts';
import { StateChoice } from './state-choice.tsx';

const settings = { pageId: 7, pageNames: ['state spend analytics', ''] } as unknown as FilterSettings;
const MODAL = 'Select State to Continue';

const server = () =>
  fakeServer()
    .answers(getTemplateStates, ['', ' All', 'CA', ' Elsewhere', 'TX'])
    .answers(getDataAgainstStates, [{ state: 'CA', records: 12_345 }])
    .answers(checkStateData, true);

const onChoose = vi.fn();

function Page({ first }: { first: string | null }) {
  const { search } = useLocation();
  const [chosen, setChosen] = useState(first);
  const [waits, setWaits] = useState(() => asksForState(settings.pageId, search));
  const choose = (text: string | null) => {
    onChoose(text);
    setChosen(text);
    setWaits(false);
  };
  return <StateChoice settings={settings} field="state" chosen={chosen} waits={waits} onChoose={choose} />;
}

/** Opens the page at an address. */
function open(search = '', chosen: string | null = null) {
  cleanup();
  onChoose.mockClear();
  render(
    // Without motion a modal that is closed has gone.
    <ConfigProvider theme={{ token: { motion: false } }}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[`/dashboard/7${search}`]}>
          <Page first={chosen} />
        </MemoryRouter>
      </QueryClientProvider>
    </ConfigProvider>,
  );
}

const pick = async (label: string, state: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(await screen.findByText(state, { selector: '.state-option' }));
};
const proceed = () => screen.getByText<HTMLElement>('Continue').closest('button') as HTMLButtonElement;
/** What the select in the header shows. */
const shown = () => screen.getByLabelText('Select State').closest('.ant-select')?.textContent;

beforeEach(() => void server());

describe('on the first entry', () => {
  it('asks for a state in a modal that no key and no click beside it ends, and Continue waits for a choice', async () => {
    open('?menu=State%20Spend%20Analytics');
    await screen.findByText(MODAL);
    expect(proceed().disabled).toBe(true);
    fireEvent.keyDown(screen.getByText(MODAL), { key: 'Escape', keyCode: 27 });
    fireEvent.click(document.querySelector('.ant-modal-wrap') as HTMLElement);
    fireEvent.mouseDown(document.querySelector('.ant-modal-mask') as HTMLElement);
    expect(screen.getByText(MODAL)).toBeDefined();
    expect(document.querySelector('.ant-modal-close')).toBeNull();
    await pick('select', 'CA');
    expect(proceed().disabled).toBe(false);
    fireEvent.click(proceed());
    await waitFor(() => expect(screen.queryByText(MODAL)).toBeNull());
    expect(onChoose.mock.calls).toEqual([['CA']]);
    expect(shown()).toContain('CA');
  });

  it('lists the states without blanks, what stands for all once under its label, and how many records each has', async () => {
    open();
    fireEvent.mouseDown(await screen.findByLabelText('select'));
    await screen.findByText('12,345 records');
    const options = [...document.querySelectorAll('.state-option')].map(({ textContent }) => textContent);
    expect(options).toEqual(['(All)', 'CA12,345 records', ' Elsewhere', 'TX']);
  });

  it('takes all states by asking whether there is any data, with its leading space', async () => {
    const api = server();
    open();
    await screen.findByText(MODAL);
    await pick('select', '(All)');
    fireEvent.click(proceed());
    await waitFor(() => expect(onChoose.mock.calls).toEqual([[null]]));
    const { url } = api.requests.find(({ endpoint }) => endpoint === checkStateData.id) ?? {};
    expect(url).toBe('api/aggspend/template-validation/check-data/state%20spend%20analytics/%20All');
    expect(shown()).toContain('(All)');
  });

  it('goes back to "select" where the state has no data, with a notice in red', async () => {
    server().answers(checkStateData, false);
    open();
    await screen.findByText(MODAL);
    await pick('select', 'TX');
    fireEvent.click(proceed());
    await waitFor(() => expect(proceed().disabled).toBe(true));
    expect(drainNotices()).toEqual([{ form: 'toast', kind: 'error', text: 'No data exist against selected state' }]);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('says why the states could not be read, tries again, and holds nobody', async () => {
    const api = server().refuses(getTemplateStates, 500, { detail: 'The database is away' });
    open();
    expect(await screen.findByText('The states could not be loaded: The database is away')).toBeDefined();
    expect(screen.getByText('Leave this page').getAttribute('href')).toBe('/home');
    api.answers(getTemplateStates, ['CA']);
    fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByLabelText('select')).toBeDefined();
  });
});

describe('the counter in the local storage', () => {
  it('of 1 takes up the saved state instead of asking, once', async () => {
    localStorage.setItem('stateCounter', '1');
    localStorage.setItem('statesFilter_7', 'CA');
    open('', 'CA');
    await waitFor(() => expect(shown()).toContain('CA'));
    expect(screen.queryByText(MODAL)).toBeNull();
    expect(localStorage.getItem('stateCounter')).toBe('0');
    open('', 'CA');
    expect(await screen.findByText(MODAL)).toBeDefined();
  });

  it('asks where it is 1 and no state was saved', async () => {
    localStorage.setItem('stateCounter', '1');
    open();
    expect(await screen.findByText(MODAL)).toBeDefined();
  });

  it('is 1 from when the window is left with a state, and 0 from when another page is opened', () => {
    open('?menu=x&tab=overview', 'CA');
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('stateCounter')).toBe('1');
    cleanup();
    expect(localStorage.getItem('stateCounter')).toBe('0');
    open();
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('stateCounter'), 'no state is chosen').toBe('0');
  });

  it('stays 0 where a window is left that asks for a state: reloaded, it asks again', async () => {
    localStorage.setItem('statesFilter_7', 'CA');
    open('?menu=x', 'CA');
    await screen.findByText(MODAL);
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('stateCounter')).toBe('0');
  });

  it('matters nothing to a link, which shows what its sender saw', async () => {
    open('?menu=x&tab=overview', 'TX');
    await waitFor(() => expect(shown()).toContain('TX'));
    expect(screen.queryByText(MODAL)).toBeNull();
  });
});

describe('the select in the header', () => {
  it('chooses another state, and all of them where that one has no data', async () => {
    const api = server();
    open('?tab=overview', 'CA');
    await pick('Select State', 'TX');
    await waitFor(() => expect(onChoose.mock.calls).toEqual([['TX']]));
    await waitFor(() => expect(shown()).toContain('TX'));
    api.answers(checkStateData, false);
    await pick('Select State', 'CA');
    await waitFor(() => expect(onChoose.mock.calls.at(-1)).toEqual([null]));
    await waitFor(() => expect(shown()).toBe('Select State'));
    expect(drainNotices()).toMatchObject([{ kind: 'error', text: 'No data exist against selected state' }]);
  });

  it('tells that it could not be asked whether a state has data', async () => {
    server().refuses(checkStateData, 503, { detail: 'The server is busy' });
    open('?tab=overview', 'CA');
    await pick('Select State', 'TX');
    await waitFor(() => expect(drainNotices()).toMatchObject([{ kind: 'error', text: 'The server is busy' }]));
  });
});
