import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import type { BoardView, ChatEvent } from '@pellucid/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { dataOf, eventsOf } from '../../testing/chat-events.ts';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';
import { freeTierOf } from '../boards/free-tier.ts';

const { model, boards } = await loadCatalogue();
const STREAM = '/api/chatbot-stream';

/** The general payments of the fixture, computed again from its rule; amounts in cents. */
const PAYMENTS = Array.from({ length: 100 }, (_, index) => {
  const i = index + 1;
  return {
    year: 2021 + (i % 4),
    cents: i % 13 === 0 ? 0 : i % 29 === 0 ? -1234 : i * 1000 + (i % 7) * 11,
    nature: ['Food and Beverage', 'Consulting Fee', 'Royalty or License'][i % 3],
    state: [null, 'IL', 'MA', 'MA'][i % 4],
  };
});
type Payment = (typeof PAYMENTS)[number];

function total(is: (payment: Payment) => boolean): string {
  const cents = PAYMENTS.filter(is).reduce((sum, payment) => sum + payment.cents, 0);
  return (cents / 100).toFixed(2);
}

const year = (value: number) => ({ field: 'program_year', op: 'eq' as const, value });
const board = (view: Partial<BoardView>, id = 'top-companies-by-spend') => ({
  id,
  view: { page: 'overview', filters: [], marks: [], ...view },
});
const ofMeals = { tile: 'nature-share', field: 'nature', values: ['Food and Beverage'] };
const meals2023 = board({ filters: [year(2023)], marks: [ofMeals] });

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    const analytics = await openFixtureAnalytics({ model, freeTier: freeTierOf(boards, model) });
    app = await buildTestApp({ database, analytics });
  });
  afterAll(() => app.close());

  async function ask(question: string, more: object = {}, login = 'analyst'): Promise<ChatEvent[]> {
    const answer = await app.as(login).post(STREAM, { question, ...more });
    expect(answer.status, answer.text).toBe(200);
    return eventsOf(answer);
  }
  const figureOf = (events: readonly ChatEvent[]) => dataOf(events, 'dataframe').rows[0]?.at(-1);
  const boardChips = (events: readonly ChatEvent[]) =>
    dataOf(events, 'context_detection').chips.flatMap(({ slot, label, text }) =>
      slot === 'board' ? [`${label}: ${text}`] : [],
    );

  it.each([
    ['one that is not there', board({}, 'nothing'), 404],
    ['a page that it has not', board({ page: 'nothing' }), 400],
    ['a mark that its tile cannot have', board({ marks: [{ ...ofMeals, field: 'state' }] }), 400],
    ['a filter by a field that is none', board({ filters: [{ field: 'salary', op: 'eq', value: 1 }] }), 400],
  ])('of a board is refused: %s', async (_, wanted, status) => {
    const answer = await app.as('analyst').post(STREAM, { question: 'total spend', board: wanted });
    expect([answer.status, answer.text]).toEqual([status, expect.not.stringContaining('"dataframe"')]);
  });

  it('knows no board that the group of who asks has no page of', async () => {
    expect((await app.as('entityadmin').post(STREAM, { question: 'total spend', board: board({}) })).status).toBe(404);
  });

  // docs/promises/chat.md#boards
  it('is within the filters and marks of the board, and shows them', async () => {
    const events = await ask('total spend', { board: meals2023 });
    expect(figureOf(events)).toBe(total(({ year, nature }) => year === 2023 && nature === 'Food and Beverage'));
    expect(boardChips(events)).toEqual([
      'Dashboard: Top Companies by Spend',
      'Filter: Program year is 2023',
      'Mark: Nature of payment is “Food and Beverage”',
    ]);
    expect(dataOf(events, 'text').text).toContain('Program year is 2023');
    expect(dataOf(events, 'context_detection').query?.where).toHaveLength(2);
  });

  it('stays within them until another board is named, also when it is asked again', async () => {
    const first = await ask('total spend', { board: meals2023 });
    const { session_id } = dataOf(first, 'session');
    const second = await ask('by state', { session_id });
    const inMassachusetts = total(
      (one) => one.year === 2023 && one.nature === 'Food and Beverage' && one.state === 'MA',
    );
    expect(dataOf(second, 'dataframe').rows).toContainEqual(['MA', inMassachusetts]);
    const { question_id } = dataOf(second, 'context_detection');
    const again = eventsOf(await app.as('analyst').post(`/api/chat-questions/${question_id}/answer`));
    expect(dataOf(again, 'dataframe')).toEqual(dataOf(second, 'dataframe'));
    expect(boardChips(again)).toEqual(boardChips(first));
    const other = await ask('total spend', { session_id, board: board({ filters: [year(2021)] }) });
    expect(figureOf(other)).toBe(total(({ year }) => year === 2021));
  });

  it('is freed of a part of it, or of all, by its chips', async () => {
    const first = await ask('total spend', { board: meals2023 });
    const { session_id } = dataOf(first, 'session');
    const without = async (events: readonly ChatEvent[], words: string) => {
      const { question_id, chips } = dataOf(events, 'context_detection');
      const chip = chips.find(({ text }) => text === words);
      return ask('total spend', { session_id, edit: { question_id, chip, words: '' } });
    };
    const ofMealsOnly = await without(first, 'Program year is 2023');
    expect(figureOf(ofMealsOnly)).toBe(total(({ nature }) => nature === 'Food and Beverage'));
    expect(boardChips(ofMealsOnly)).toHaveLength(2);
    const free = await without(ofMealsOnly, 'Top Companies by Spend');
    expect(figureOf(free)).toBe(total(() => true));
    expect(boardChips(free)).toEqual([]);
    expect(boardChips(await ask('and the number of payments?', { session_id }))).toEqual([]);
  });

  it('gives way to what the question names itself, and says so', async () => {
    const events = await ask('total spend in 2022', { board: meals2023 });
    expect(figureOf(events)).toBe(total(({ year, nature }) => year === 2022 && nature === 'Food and Beverage'));
    expect(boardChips(events).join()).not.toContain('2023');
    expect(dataOf(events, 'text').text).toContain(
      'In place of this of the dashboard the question names its own: Program year is 2023.',
    );
    const without = await ask('total spend excluding consulting fees', { board: meals2023 });
    expect(figureOf(without)).toBe(total(({ year, nature }) => year === 2023 && nature === 'Food and Beverage'));
  });

  it('says what does not hold for records of another kind', async () => {
    const { chips, assumptions } = dataOf(
      await ask('value of ownership interests', { board: meals2023 }),
      'context_detection',
    );
    expect(chips.map(({ text }) => text)).toContain('Program year is 2023');
    expect(assumptions).toEqual([
      'Ownership and investment interests have no such field, so this of the dashboard does not hold: Nature of payment is “Food and Beverage”.',
    ]);
  });

  it('asks the source of the board where the question names none and it can answer', async () => {
    const all = board({}, 'research-and-ownership');
    const sourceOf = async (question: string) =>
      dataOf(await ask(question, { board: all }), 'context_detection').query?.source;
    expect(await sourceOf('total spend')).toBe('all_payments');
    expect(await sourceOf('total spend by nature')).toBe('general');
    expect(await sourceOf('research spend')).toBe('research');
  });

  it('names people and not their ids', async () => {
    const filters = [{ field: 'recipient_id', op: 'eq' as const, value: '1002' }];
    const events = await ask('total spend', { board: board({ filters }, 'company-analysis') });
    expect(boardChips(events)).toContain('Filter: Recipient is “Ben Okafor”');
  });

  it.each([
    ['total spend on meals in Massachusetts since 2022', 2],
    ['total spend by state in 2023', 1],
    ['median payment of at least $100', 1],
    ['average spend per recipient in 2022', 2],
  ])('leads to the page of a board with the records of “%s”', async (question, conditions) => {
    const events = await ask(question);
    const { board: shown, query } = dataOf(events, 'context_detection');
    expect(shown?.view.filters).toHaveLength(conditions);
    const { body: page } = await app.as('analyst').get(`/api/page-infos/${shown?.page}`);
    const { body: details } = await app
      .as('analyst')
      .post(`/api/boards/${page.boardId}/details`, { ...shown?.view, limit: 1 });
    const measures = ['records'];
    const where = query?.from?.where ?? query?.where;
    const counted = await app.as('analyst').post('/api/analytics/query', { source: query?.source, measures, where });
    expect(details.total.records).toBe(counted.body.rows[0][0]);
  });

  it.each([
    'growth in spend from 2022 to 2023',
    'companies that paid more than $5,000',
    'spend on Fridays',
    'ownership interests by company',
  ])('leads nowhere where no link could say “%s”', async (question) => {
    expect(dataOf(await ask(question), 'context_detection').board ?? null).toBeNull();
  });

  it('leads to no board that the group of who asks has no page of', async () => {
    const { board: shown } = dataOf(
      await ask('total spend by company in 2023', {}, 'entityadmin'),
      'context_detection',
    );
    expect(shown).toBeNull();
  });

  it('opens no more to the free tier than its boards show', async () => {
    const refused = await ask('total spend in 2021', { board: board({ filters: [year(2024)] }) }, 'free');
    expect(refused.map(({ type }) => type)).not.toContain('dataframe');
    const closed = await app.as('free').post(STREAM, {
      question: 'total spend',
      board: board({}, 'company-analysis'),
    });
    expect(closed.status).toBe(404);
  });
});
