import { Query, type QueryInput } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { viewOfQuery } from './view-of-query.ts';

const { boards } = await loadCatalogue();
/** As the menu has them; the others follow. */
const MENU = ['top-companies-by-spend', 'top-physicians-by-spend', 'general-spend-by-nop', 'company-analysis'];
const placeOf = (id: string) => (MENU.includes(id) ? MENU.indexOf(id) : MENU.length);
const inMenu = boards.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));

function openedBy(question: Partial<QueryInput>): string | undefined {
  const query = Query.parse({ source: 'general', measures: ['total_amount'], ...question });
  const found = viewOfQuery(query, inMenu);
  return found && `${found.board.id}/${found.view.page}`;
}

const physicians = { field: 'recipient_type', op: 'eq', value: 'Covered Recipient Physician' } as const;

it.each([
  ['nothing', {}, 'top-companies-by-spend/overview'],
  ['companies', { dimensions: ['company'] }, 'top-companies-by-spend/overview'],
  ['natures', { dimensions: ['nature'] }, 'general-spend-by-nop/overview'],
  ['months', { dimensions: ['date'], timeGrain: 'month' }, 'top-companies-by-spend/overview'],
  ['people', { dimensions: ['recipient_id', 'recipient'] }, 'company-analysis/recipients'],
  ['people of one kind', { dimensions: ['recipient_id'], where: [physicians] }, 'top-physicians-by-spend/overview'],
  ['companies of one kind of people', { dimensions: ['company'], where: [physicians] }, 'physician-probe/overview'],
  ['states', { dimensions: ['state'] }, 'top-companies-by-spend/geography'],
  ['two things together', { dimensions: ['nature', 'program_year'] }, 'top-companies-by-spend/trends'],
  ['two things that no tile has together', { dimensions: ['nature', 'state'] }, 'general-spend-by-nop/overview'],
  ['what no tile shows', { dimensions: ['country'] }, 'top-companies-by-spend/overview'],
] satisfies [string, Partial<QueryInput>, string][])('opens a board on the tab that shows %s', (_, question, board) => {
  expect(openedBy(question)).toBe(board);
});

it('takes a board that sets companies side by side only where there is no other', () => {
  const query = Query.parse({ source: 'general', measures: ['records'], dimensions: ['company'] });
  const idOf = (ids: readonly string[]) =>
    viewOfQuery(
      query,
      boards.filter(({ id }) => ids.includes(id)),
    )?.board.id;
  expect(idOf(['competitor-analysis', 'state-spend-analytics'])).toBe('state-spend-analytics');
  expect(idOf(['competitor-analysis'])).toBe('competitor-analysis');
});
