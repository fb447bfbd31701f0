import type { Board, RollupMetrics } from '@pellucid/contract';
import { type Sample, sampleOf, sumOf } from './measure.ts';
import type { Line } from './report.ts';

export interface TileTimes {
  readonly tile: string;
  readonly answeredBy: string;
  readonly gate: Sample;
  /** Of questions in the names of the model alone. */
  readonly hand?: Sample;
  readonly base: Sample;
}

export interface PageTimes {
  readonly page: string;
  /** All tiles at once, as a server asks them for a screen; the same by hand, over as many connections. */
  readonly atOnce: Sample;
  readonly byHandAtOnce: Sample;
  readonly tiles: readonly TileTimes[];
}

/** A board in one view: its slowest page against the same by hand, and its tiles against the base table. */
export function linesOf(board: Board, view: string, pages: readonly PageTimes[]): Line[] {
  const tiles = pages.flatMap((page) => page.tiles);
  const worst = slowest(pages);
  const name = `${board.title}, ${view}`;
  return [
    {
      ladder: 'a',
      what: `${name}: slowest page, all ${worst.tiles.length} tiles at once (${worst.page})`,
      unit: 'ms',
      ours: worst.atOnce,
      yardstick: { name: 'by hand', sample: worst.byHandAtOnce },
      details: pages,
    },
    {
      ladder: 'a',
      what: `${name}: ${tiles.length} tiles one by one`,
      unit: 'ms',
      ours: sampleOf([sumOf(tiles.map(({ gate }) => gate)).median]),
      yardstick: {
        name: 'without roll-ups',
        sample: sampleOf([tiles.reduce((sum, { base }) => sum + base.median, 0)]),
      },
    },
  ];
}

/** All boards and views together, and what the gate adds to one question. */
export function summaryOf(pages: readonly PageTimes[]): Line[] {
  const tiles = pages
    .flatMap((page) => page.tiles)
    .flatMap((tile) => (tile.hand ? [{ ...tile, hand: tile.hand }] : []));
  return [
    {
      ladder: 'a',
      what: `all ${pages.length} pages and views, tiles at once`,
      unit: 'ms',
      ours: sumOf(pages.map(({ atOnce }) => atOnce)),
      yardstick: { name: 'by hand', sample: sumOf(pages.map(({ byHandAtOnce }) => byHandAtOnce)) },
    },
    {
      ladder: 'a',
      what: `all ${tiles.length} questions one by one`,
      unit: 'ms',
      ours: sumOf(tiles.map(({ gate }) => gate)),
      yardstick: { name: 'by hand', sample: sumOf(tiles.map(({ hand }) => hand)) },
    },
    {
      ladder: 'a',
      what: 'what the gate adds to a question that is asked alone',
      unit: 'ms',
      ours: sampleOf(tiles.map(({ gate, hand }) => gate.median - hand.median)),
    },
  ];
}

/** What the roll-ups cost, and how many of them no tile in any view was answered by; each of them is in the JSON. */
export function rollupsLine(rollups: readonly RollupMetrics[]): Line {
  const rows = rollups.reduce((sum, one) => sum + (one.rows ?? 0), 0);
  const unused = rollups.filter(({ uses }) => uses === 0).length;
  return {
    ladder: 'a',
    what: `making ${rollups.length} roll-ups of ${rows.toLocaleString('en-US')} rows, ${unused} of which answered nothing here`,
    unit: 's',
    ours: sampleOf([rollups.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)]),
    details: rollups.toSorted((one, other) => other.uses - one.uses),
  };
}

export function slowest(pages: readonly PageTimes[]): PageTimes {
  const [first, ...rest] = pages;
  if (!first) throw new Error('A board has pages');
  return rest.reduce((worst, page) => (page.atOnce.median > worst.atOnce.median ? page : worst), first);
}
