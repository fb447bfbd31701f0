import type { BoardView } from '@pellucid/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { chartThemeOf } from '../../../charts/chart-theme.ts';
import { OPENING, resultOf } from '../../testing/fake-boards.ts';
import { tileOf } from '../viewer-snapshot.ts';
import { chartPicture } from './chart-picture.ts';

const VIEW: BoardView = { page: 'recipients', filters: [], marks: [] };
const SIZE = { width: 600, height: 320 };

beforeAll(() => {
  // jsdom has no canvas, which charts measure their letters by.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

async function pictureOf(id: string, foot: readonly string[] = []): Promise<Document | null> {
  const tile = tileOf(OPENING, id);
  if (tile === null || tile === undefined) throw new Error(`There is no tile ${id}`);
  const chart = { opening: OPENING, view: VIEW, answered: { tile, result: resultOf(tile, VIEW) } };
  const file = await chartPicture(chart, foot, chartThemeOf('light'), SIZE);
  return file === null ? null : new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
}

it('is lines and letters, with the title, the colours and their names, and the drawing', async () => {
  const picture = await pictureOf('years');
  expect(picture?.querySelector('parsererror')).toBeNull();
  expect(picture?.querySelector('image, foreignObject, canvas')).toBeNull();
  const texts = [...(picture?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
  expect(texts[0]).toBe('Tile years');
  for (const name of ['Food and Beverage', 'Consulting Fee']) expect(texts).toContain(name);
  expect(picture?.querySelectorAll('svg svg path').length).toBeGreaterThan(5);
});

it('says below what it holds and who made it, in lines of whole words', async () => {
  const long = `Filters: Company: ${Array.from({ length: 30 }, (_, at) => `Company ${at}`).join(', ')}`;
  const picture = await pictureOf('years', [long, 'Made by Ana Reyes (analyst)']);
  const texts = [...(picture?.querySelectorAll('svg > text') ?? [])].map(({ textContent }) => textContent ?? '');
  const from = texts.findIndex((text) => text.startsWith('Filters'));
  const to = texts.indexOf('Made by Ana Reyes (analyst)');
  expect(texts.slice(from, to).join(' ')).toBe(long);
  expect(Math.max(...texts.slice(from, to).map(({ length }) => length))).toBeLessThan(SIZE.width / 6);
});

it('lies on paper of its own colour, wide enough for the legend and the drawing', async () => {
  const picture = await pictureOf('years');
  const [paper] = picture?.querySelectorAll('rect') ?? [];
  expect(paper?.getAttribute('fill')).toBe(chartThemeOf('light').surface);
  expect(Number(paper?.getAttribute('width'))).toBeGreaterThan(SIZE.width);
  for (const text of picture?.querySelectorAll('svg > text') ?? [])
    expect(Number(text.getAttribute('x'))).toBeLessThan(SIZE.width);
});

it('is made of charts alone', async () => {
  expect(await pictureOf('people')).toBeNull();
  expect(await pictureOf('total')).toBeNull();
});
