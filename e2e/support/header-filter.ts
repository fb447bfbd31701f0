import type { Page } from 'playwright-core';

/** The controls of a page's header filter, and what the page says and remembers of them. */
export function headerFilterOf(page: () => Page) {
  return {
    field: (name: string) => page().getByRole('search').getByRole('combobox', { name, exact: true }),
    options: () => page().locator('.ant-select-item-option:visible'),
    chips: () => page().getByRole('region', { name: 'Filters and marks' }),
    stored: (key: string) => page().evaluate((name) => localStorage.getItem(name), key),
  };
}
