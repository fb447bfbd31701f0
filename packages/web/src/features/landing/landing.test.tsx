import { getProfileInfo, landingPreview } from '@pellucid/contract';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, PROFILE } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
afterEach(() => play.mockClear());

const EMPTY = landingPreview.response.parse({
  title: 'Top Companies by Spend',
  programYear: null,
  tile: { id: 'top', title: 'Top', kind: 'bar', width: 6, height: 4, query: { measures: ['total_amount'] } },
  fields: [],
  result: {
    columns: [],
    rows: [],
    rowCount: 0,
    truncated: false,
    words: [],
    dataThrough: null,
    partialPeriods: [],
    dataVersion: '0',
    elapsedMs: 1,
    answeredBy: 'general',
    cached: false,
  },
});

it('plays the tour only when asked, with captions and with controls from then on', async () => {
  fakeServer();
  renderApp('/');
  // The first screen of the file also compiles its modules, which a busy machine takes long for.
  const begin = await screen.findByRole('button', { name: 'Watch the tour' }, { timeout: 45_000 });
  const film = screen.getByLabelText<HTMLVideoElement>('Product tour');
  expect(film).toMatchObject({ preload: 'none', autoplay: false, controls: false });
  expect(film.querySelector('track')).toMatchObject({ kind: 'captions', srclang: 'en', default: true });
  expect(play).not.toHaveBeenCalled();
  fireEvent.click(begin);
  expect(play).toHaveBeenCalledOnce();
  expect(film.controls).toBe(true);
  expect(screen.queryByRole('button', { name: 'Watch the tour' })).toBeNull();
});

it('shows the video that a setting names instead', async () => {
  const url = 'https://video.example/tour.mp4';
  fakeServer().answers(getProfileInfo, { ...PROFILE, tourVideoUrl: url });
  renderApp('/');
  expect(await screen.findByLabelText('Product tour')).toMatchObject({ src: url, autoplay: false });
  expect(screen.queryByRole('button', { name: 'Watch the tour' })).toBeNull();
});

it('chooses the first preview by itself, and says so when there is no data yet', async () => {
  fakeServer().answers(landingPreview, EMPTY);
  renderApp('/');
  expect(await screen.findByText(/There is no data yet/)).toBeDefined();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Top Companies by Spend');
  expect(screen.getAllByRole('tab')).toHaveLength(6);
});

it('keeps the page and offers to try again when a preview cannot be had', async () => {
  const api = fakeServer().refuses(landingPreview, 404);
  renderApp('/');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getAllByRole('link', { name: /Free Signup/ }).length).toBeGreaterThan(0);
  api.answers(landingPreview, EMPTY);
  fireEvent.click(again);
  expect(await screen.findByText(/There is no data yet/)).toBeDefined();
});
