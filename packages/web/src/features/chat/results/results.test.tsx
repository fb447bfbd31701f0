import { type ChatEvent, exportQuery, Query } from '@pellucid/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as plotly from '../results/load-plotly.ts';
import { ask, button, enter, on, setUpChat } from '../testing/chat-screen.tsx';
import { CHART_EVENT, COMPLETE, contextEvent, TABLE_EVENT } from '../testing/fake-stream.ts';

setUpChat();

describe('the results of an answer', () => {
  it('shows the chart as another kind that its figures can be shown as', async () => {
    await ask();
    for (const event of [CHART_EVENT, COMPLETE]) await on.stream.send(event);
    const kinds = await screen.findByRole('radiogroup', { name: 'Kind of chart' });
    expect(within(kinds).getAllByRole('radio')).toHaveLength(2);
    await on.user.click(within(kinds).getByRole('radio', { name: 'Horizontal bars' }));
    await waitFor(() => expect(on.react.mock.lastCall?.[1]).toMatchObject([{ orientation: 'h', y: ['Aster'] }]));
  });

  it('says how many of its rows the chart has', async () => {
    await ask();
    for (const event of [TABLE_EVENT, CHART_EVENT, COMPLETE]) await on.stream.send(event);
    expect(await screen.findByText('1 of 2 rows are drawn; the table has all.')).toBeDefined();
  });

  it('shows the table or the chart alone', async () => {
    await ask();
    for (const event of [TABLE_EVENT, CHART_EVENT, COMPLETE]) await on.stream.send(event);
    await on.user.click(await screen.findByRole('radio', { name: 'Chart' }));
    expect(screen.queryByRole('group', { name: 'Results' })).toBeNull();
    await on.user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByRole('group', { name: 'Results' })).toBeDefined();
    expect(screen.queryByRole('group', { name: /^Chart/ })).toBeNull();
  });

  it('says that a chart was not drawn, or that what draws it did not come', async () => {
    on.react.mockRejectedValue(new Error('no'));
    await ask();
    await on.stream.send(CHART_EVENT);
    expect(await screen.findByText('Chart Rendering Error')).toBeDefined();
    await on.stream.send(COMPLETE);
    vi.mocked(plotly.loadPlotly).mockResolvedValue(null);
    await enter('Again');
    await on.stream.send(CHART_EVENT);
    expect(await screen.findByText('Chart Unavailable')).toBeDefined();
  });

  it('has its chart in the height of the window, without a mode bar on mobiles', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await ask();
    await on.stream.send(CHART_EVENT);
    const last = () => {
      const [, , layout, config] = on.react.mock.lastCall as [
        unknown,
        unknown,
        { height: number },
        { displayModeBar: unknown },
      ];
      return [layout.height, config.displayModeBar];
    };
    await waitFor(() => expect(last()).toEqual([350, 'hover']));
    for (const [width, expected] of [
      [768, [300, false]],
      [1025, [400, 'hover']],
      [1024, [350, 'hover']],
    ] as const) {
      const before = on.react.mock.calls.length;
      vi.stubGlobal('innerWidth', width);
      act(() => void window.dispatchEvent(new Event('resize')));
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(on.react.mock.calls.length).toBe(before);
      await act(() => vi.advanceTimersByTimeAsync(50));
      await waitFor(() => expect(last()).toEqual(expected));
    }
  });

  it('offers all rows as files where some are missing, and not where so many were asked for', async () => {
    const query = Query.parse({ source: 'general', measures: ['total_amount'], dimensions: ['company'], limit: 2 });
    const cut: ChatEvent = { ...TABLE_EVENT, data: { ...TABLE_EVENT.data, truncated: true } };
    on.api.refuses(exportQuery, 400);
    await ask();
    for (const event of [contextEvent({ query }), cut, COMPLETE]) await on.stream.send(event);
    expect(screen.getByText('The first 2 rows; there are more')).toBeDefined();
    await on.user.click(await button('All rows as Excel'));
    const exported = () => on.api.requests.filter(({ endpoint }) => endpoint === exportQuery.id);
    await waitFor(() => expect(exported()).toHaveLength(1));
    expect(exported()[0]?.url).toContain('format=xlsx');
    expect(exported()[0]?.body).not.toHaveProperty('limit');

    await enter('The two largest');
    for (const event of [contextEvent({ query }), TABLE_EVENT, COMPLETE]) await on.stream.send(event);
    expect(screen.getByText('2 rows')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'All rows as CSV' })).toHaveLength(1);
    await on.user.click(await button('Download Excel'));
    await waitFor(() => expect(exported()).toHaveLength(2));
    expect(exported()[1]?.body).toMatchObject({ limit: 2 });
  });
});
