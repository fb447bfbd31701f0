import { type FilterInput, partsOf, Query, type QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadShippedModel, openFixtureAnalytics } from '../testing/index.ts';
import { questionOf } from '../testing/question-arbitrary.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

const { system } = SCOPES;
const model = await loadShippedModel();
let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics({ model });
});

const nameOf = (asked: string | { name: string }): string => (typeof asked === 'string' ? asked : asked.name);
const isWindow = (measure: Query['measures'][number]): boolean =>
  typeof measure !== 'string' &&
  ('share' in measure || 'rank' in measure || 'runningTotal' in measure || 'previous' in measure);

/** What a measure was before is what it is of the records that are said to be behind it, which its own filters are among. */
async function figureBefore(query: Query, of: string, where: FilterInput[]) {
  const named = query.measures.find((one) => typeof one !== 'string' && one.name === of);
  const measure = typeof named === 'object' && 'where' in named ? { ...named, where: [] } : of;
  return (await analytics.run({ ...over(query, where), measures: [measure] }, system)).rows[0]?.[0];
}

/** The rows of an answer depend on each other, or a record is in several: over fewer records they are others. */
function isOfWholeAnswer({ from, source }: Query): boolean {
  if (!from) return false;
  const windows = madeOfWindows({ measures: from.measures });
  const isMany = (field: string) => model.sources.get(source)?.dimensions.get(field)?.lookup?.bridge !== undefined;
  return (
    windows.size > 0 ||
    from.dimensions.some((one) => (typeof one === 'string' ? isMany(one) : 'top' in one || isMany(one.field)))
  );
}

/** The question of the records that are said to be behind a figure; over an answer, that of these records. */
const over = ({ source, from }: Query, where: FilterInput[]): QueryInput =>
  from ? { source, from: { ...from, where } } : { source, where };

/** The same figure of the records that are said to be behind one: the question without its rows, over them alone. */
async function figureOf(query: Query, measure: string, where: FilterInput[]) {
  const measures = query.measures.filter((one) => !isWindow(one) && !madeOfWindows(query).has(nameOf(one)));
  const known = measures.some((one) => nameOf(one) === measure) ? measures : [...measures, measure];
  const { rows } = await analytics.run({ ...over(query, where), measures: known }, system);
  return rows[0]?.[known.findIndex((one) => nameOf(one) === measure)];
}

function madeOfWindows({ measures }: Pick<Query, 'measures'>): Set<string> {
  const made = new Set<string>();
  for (const measure of measures) {
    if (typeof measure === 'string') continue;
    if (isWindow(measure) || partsOf(measure).some((part) => made.has(part))) made.add(measure.name);
  }
  return made;
}

describe.each([...model.sources.values()].map((source) => [source.name, source] as const))('%s', (_, source) => {
  it('has records behind every figure of a random question, of which the figure is', async () => {
    let checked = 0;
    await fc.assert(
      fc.asyncProperty(questionOf(source, model), async (asked) => {
        const query = Query.parse(asked);
        const { rows, dataThrough } = await analytics.run({ ...query, totals: false }, system);
        const names = [...query.dimensions, ...query.measures].map(nameOf);
        for (const cells of rows.slice(0, 2)) {
          const row = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null]));
          for (const measure of query.measures) {
            const name = nameOf(measure);
            const isRun = typeof measure !== 'string' && 'runningTotal' in measure;
            const where = listed(() => analytics.recordsOf(query, { measure: name, row, dataThrough }));
            if (!where) continue;
            const of = isRun ? measure.runningTotal.of : name;
            if (typeof measure !== 'string' && 'previous' in measure) {
              if (row[name] === null) continue;
              const figure = await figureBefore(query, measure.previous.of, where).catch(tooMuch);
              if (figure !== TOO_MUCH) expect(figure, name).toBe(row[name]);
              continue;
            }
            if ((!isRun && madeOfWindows(query).has(name)) || isOfWholeAnswer(query)) continue;
            const figure = await figureOf(query, of, where).catch(tooMuch);
            if (figure !== TOO_MUCH) expect(figure, name).toBe(row[name]);
            checked++;
          }
        }
      }),
      { numRuns: 12 },
    );
    // How many of the figures that chance asks for have records varies: 3 were seen of ownership.
    expect(checked).toBeGreaterThan(0);
  });
});

const TOO_MUCH = 'more than a question takes';

/** The records behind a figure and the filters of the other measures may together be more than one question takes. */
function tooMuch(error: unknown): string {
  if (String(error).includes('takes at most') || String(error).includes('where.')) return TOO_MUCH;
  throw error;
}

/** Nothing for a running total along a text, and what is made of one: these records cannot be listed. */
function listed<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (String(error).includes('cannot be listed')) return undefined;
    throw error;
  }
}

describe('the records behind a figure', () => {
  const meals = {
    name: 'meals',
    of: 'total_amount',
    where: [{ field: 'nature', op: 'eq' as const, value: 'Food and Beverage' }],
  };
  const query: QueryInput = {
    source: 'general',
    dimensions: ['company'],
    measures: ['total_amount', meals, { name: 'part', ratio: { of: 'meals', per: 'total_amount' } }],
  };

  it('hold the filters of its own measure and of its row', () => {
    expect(analytics.recordsOf(query, { measure: 'meals', row: { company: null } })).toEqual([
      { field: 'company', op: 'isEmpty' },
      { field: 'nature', op: 'eq', value: 'Food and Beverage' },
    ]);
  });

  it('over the answer to another question are those of the rows that it is a figure of', () => {
    const total = { field: 'total_amount', op: 'gte' as const, value: '500' };
    const known = { field: 'recipient_id', op: 'notEmpty' as const };
    const from = { dimensions: ['recipient_id'], measures: ['total_amount'], where: [known] };
    const band = { name: 'size', field: 'total_amount', bands: ['500', '5000'] };
    const average = { name: 'typical', average: 'total_amount' };
    const asked = { source: 'general', from, dimensions: [band], measures: ['rows', average] };
    const largest = { where: [known], measures: [], having: [{ ...total, value: '5000' }] };
    for (const measure of ['rows', 'typical']) {
      expect(analytics.recordsOf(asked, { measure, row: { size: '5000 and over' } })).toEqual([
        known,
        { field: 'recipient_id', op: 'in', orEmpty: true, query: largest },
      ]);
    }
    const all = { ...asked, dimensions: [] };
    expect(analytics.recordsOf(all, { measure: 'typical', row: {} }), 'all recipients').toEqual([known]);
    const many = { ...asked, from: { ...from, dimensions: ['recipient_id', 'program_year'] } };
    expect(() => analytics.recordsOf(many, { measure: 'rows', row: { size: 'under 500' } })).toThrow(
      'cannot be listed',
    );
  });

  it('are refused for others that are chosen within what is itself within more', () => {
    const of = (field: string, within: string[], others: string) =>
      ({ name: `first_${field}`, field, top: { n: 1, by: 'records', within }, others }) as const;
    const dimensions = ['nature', of('state', ['nature'], 'Others'), of('company', ['first_state'], 'Rest')];
    const asked: QueryInput = { source: 'general', measures: ['records'], dimensions };
    const row = { nature: 'Consulting Fee', first_state: 'Others', first_company: 'Rest' };
    expect(() => analytics.recordsOf(asked, { measure: 'records', row })).toThrow('cannot be listed');
    const named = { ...row, first_company: 'Aster Pharma' };
    expect(analytics.recordsOf(asked, { measure: 'records', row: named })).toHaveLength(3);
  });

  it('are refused for a measure that is not there, and along a text', () => {
    const refused =
      (asked: QueryInput, measure: string, row = {}) =>
      () =>
        analytics.recordsOf(asked, { measure, row });
    expect(refused(query, 'fees')).toThrow('no measure "fees"');
    const running = { name: 'so_far', runningTotal: { of: 'records', along: 'company' } };
    expect(refused({ ...query, measures: [running] }, 'so_far', { company: 'Aster Pharma' })).toThrow(
      'cannot be listed',
    );
  });
});
