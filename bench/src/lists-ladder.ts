import { buildTestApp, standaloneDatabases, type TestApp } from '@pellucid/server/standalone';
import { FILL, LISTS } from './lists-data.ts';
import { interleaved, type Sample, sumOf, timed } from './measure.ts';
import type { BenchOptions } from './options.ts';
import type { Line } from './report.ts';

/** Every list with an exact total has to wait for such a count; it tells a slow machine from a slow list. */
const COUNT = "SELECT count(*) FROM app_user WHERE login <> ''";
const MENU = 'page-infos/mainMenu/true';

interface Measured {
  readonly what: string;
  readonly ours: Sample;
  readonly count: Sample;
}

/** (e) Lists and the menu of administration in a large installation, through the whole application but for the socket. */
export async function listsLadder({ rounds }: BenchOptions, say: (text: string) => void): Promise<Line[]> {
  const lines: Line[] = [];
  for (const database of standaloneDatabases) {
    say(`Filling a database with users, companies and pages (${database.kind})`);
    const app = await buildTestApp({ database });
    try {
      for (const statement of FILL) await app.database.pool.query(statement);
      lines.push(...(await linesOn(database.kind, app, rounds)));
    } finally {
      await app.close();
    }
  }
  return lines;
}

async function linesOn(kind: string, app: TestApp, rounds: number): Promise<Line[]> {
  const lists: Measured[] = [];
  for (const path of LISTS) lists.push(await measure(app, rounds, 'admin', path));
  const slowest = lists.reduce((worst, list) => (list.ours.median > worst.ours.median ? list : worst));
  const all = {
    what: `all ${lists.length} lists, one after the other`,
    ours: sumOf(lists.map(({ ours }) => ours)),
    count: sumOf(lists.map(({ count }) => count)),
  };
  const menus: Measured[] = [];
  for (const login of ['admin', 'analyst']) {
    menus.push({ ...(await measure(app, rounds, login, MENU)), what: `the menu of ${login}` });
  }
  return [{ ...slowest, what: `slowest list, ${slowest.what}` }, all, ...menus].map(({ what, ours, count }) => ({
    ladder: 'e',
    what: `${kind}: ${what}`,
    unit: 'ms',
    ours,
    yardstick: { name: 'counting the users', sample: count },
    details: lists,
  }));
}

async function measure(app: TestApp, rounds: number, login: string, path: string): Promise<Measured> {
  const ask = async () => {
    const { status, text } = await app.as(login).get(`/api/${path}`);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  };
  await ask();
  const { ours, count } = await interleaved(rounds, {
    ours: () => timed(ask),
    count: () => timed(() => app.database.pool.query(COUNT)),
  });
  return { what: path, ours, count };
}
