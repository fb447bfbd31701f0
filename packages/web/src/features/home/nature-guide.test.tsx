import { getMainMenu, landingPreview } from '@pellucid/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { NATURE_RULES, QUICK_FINDER } from './nature-advice.ts';
import { PAYMENT_NATURES } from './payment-natures.ts';

const FOOD = 'Food and Beverage';
const PREVIEW = {
  title: 'General Spend by NoP',
  programYear: 2024,
  tile: { id: 'natures', title: 'Natures', kind: 'bar', width: 7, height: 5, query: { measures: ['total_amount'] } },
  fields: [],
  result: {
    columns: [
      { name: 'nature', type: 'text' },
      { name: 'total_amount', type: 'money' },
      { name: 'payments', type: 'count' },
    ],
    rows: [
      ['Royalty or License', '3000000.00', 10],
      [FOOD, '1000000.50', 90],
    ],
    rowCount: 2,
    truncated: false,
    words: [],
    dataThrough: null,
    partialPeriods: [],
    dataVersion: '1',
    elapsedMs: 1,
    answeredBy: 'general_nature',
    cached: false,
  },
} as const;

const BOARD_PAGE = {
  id: 7,
  menu: 'General Spend by NoP',
  pageName: 'General Spend by NoP',
  pageType: 'Standard',
  pageUrl: '',
  isMenu: true,
  position: 1,
  icon: null,
  subPages: [],
};

function guide() {
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => undefined;
  return fakeServer()
    .answers(landingPreview, landingPreview.response.parse(PREVIEW))
    .answers(getMainMenu, [BOARD_PAGE]);
}

it('has every nature of payment, each with advice, and leads to each from the quick finder', () => {
  expect(PAYMENT_NATURES.map(({ code }) => code)).toEqual(Array.from({ length: 19 }, (_, at) => at + 1));
  expect(new Set(PAYMENT_NATURES.map(({ label }) => label)).size).toBe(19);
  for (const { covers, test, examples, mistakes, evidence } of PAYMENT_NATURES) {
    expect(Math.min(covers.length, test.length, evidence.length)).toBeGreaterThan(15);
    expect(Math.min(examples.length, mistakes.length)).toBeGreaterThan(0);
  }
  const codes = PAYMENT_NATURES.map(({ code }) => code);
  expect(QUICK_FINDER.filter(({ code }) => !codes.includes(code))).toEqual([]);
  expect(NATURE_RULES).toHaveLength(5);
});

it('puts the live figures beside a nature and leads to its payments', async () => {
  guide();
  renderApp('/nop-mapping', 'token');
  const food = await screen.findByRole('article', { name: 'Food and beverage' });
  expect(await within(food).findByText('$1.00M')).toBeDefined();
  expect(within(food).getByText('25.0%')).toBeDefined();
  expect(within(food).getByText('$11,111.12')).toBeDefined();
  const link = await within(food).findByRole('link', { name: 'See the payments: Food and beverage' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /^#\/dashboard\/7\?menu=General\+Spend\+by\+NoP&tab=overview&f\.program_year=2024&f\.nature=Food and Beverage$/,
  );
  expect(within(screen.getByRole('article', { name: 'Gift' })).getByText(/No payments of this nature/)).toBeDefined();
  expect(screen.getByRole('img', { name: /Most of the payments: Food and beverage, 90.0%/ })).toBeDefined();
  expect(screen.getByRole('table').textContent).toContain('$1,000,000.50');
});

it('stands on home in short: one picture, and one link to all of it', async () => {
  guide();
  renderApp('/home', 'token');
  expect(await screen.findByRole('heading', { name: 'Classifying the nature of a payment' })).toBeDefined();
  expect(await screen.findByRole('img', { name: /^Bar chart of 2 natures of payment/ })).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Guidelines for all 19 natures' }));
  expect(await screen.findByRole('article', { name: 'Honoraria' })).toBeDefined();
});

it('keeps the guidelines when the figures cannot be had', async () => {
  fakeServer().refuses(landingPreview, 500);
  renderApp('/nop-mapping', 'token');
  expect(await screen.findByRole('article', { name: 'Honoraria' })).toBeDefined();
  expect(await screen.findByText(/chart of spend by nature appears/, undefined, { timeout: 20_000 })).toBeDefined();
});

it('narrows to what a search mentions, and a jump widens it again', async () => {
  guide();
  renderApp('/nop-mapping', 'token');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Search the guidelines'), 'textbook');
  expect(screen.getByRole('status').textContent).toBe('2 natures');
  expect(screen.queryByRole('article', { name: 'Acquisition' })).toBeNull();
  await user.click(screen.getByRole('link', { name: /Purchase of a start-up/ }));
  expect(await screen.findByRole('article', { name: 'Acquisition' })).toBe(document.activeElement);
  expect(location.hash).toBe('#/nop-mapping#nature-19');
});
