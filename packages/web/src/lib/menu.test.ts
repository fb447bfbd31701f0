import { describe, expect, it } from 'vitest';
import { activeTrail, type MenuItem, menuLink, menuPages } from './menu.ts';

function entry(menu: string, more: Partial<MenuItem> = {}): MenuItem {
  return {
    id: null,
    menu,
    pageName: menu,
    pageType: 'Standard',
    pageUrl: '',
    isMenu: false,
    position: 1,
    icon: null,
    subPages: [],
    ...more,
  };
}

const drugs = entry('Top Drugs', { id: 13 });
const unsaved = entry('Speakers & more');
const industry = entry('Industry', { id: 1, isMenu: true, subPages: [drugs, unsaved] });

// docs/promises/navigation.md#top-bar
describe('menuLink', () => {
  it('leads nowhere from a dropdown', () => {
    expect(menuLink(industry)).toBeNull();
  });
  it('leads from an id to its dashboard with the menu name', () => {
    expect(menuLink(drugs, industry)).toEqual({ to: '/dashboard/13?menu=Top+Drugs' });
  });
  it('leads without an id to the dashboard -1', () => {
    expect(menuLink(unsaved, industry)).toEqual({ to: '/dashboard/-1?q=Speakers+%26+more&parent=1&menu=Industry' });
  });
  it('leads from a URL to it, the user guide beside the application', () => {
    expect(menuLink(entry('Reports', { id: 5, pageUrl: '#/reports' }))).toEqual({ to: '/reports' });
    expect(menuLink(entry('Site', { id: 5, pageUrl: 'https://x.example/' }))).toEqual({
      href: 'https://x.example/',
      newTab: false,
    });
    expect(menuLink(entry('User Guide', { id: 5, pageUrl: 'user-guide/index.html' }))).toEqual({
      href: 'user-guide/index.html',
      newTab: true,
    });
  });
  it('does not follow an address that would run a script', () => {
    expect(menuLink(entry('Bad', { id: 5, pageUrl: 'javascript:alert(1)' }))).toBeNull();
  });
});

describe('activeTrail', () => {
  it('finds the entry of an address, whatever else its query says', () => {
    expect(activeTrail([industry], '/dashboard/13', '?menu=Top+Drugs&page=x')).toEqual([industry, drugs]);
  });
  it('tells the pages of the dashboard -1 apart by their name', () => {
    expect(activeTrail([industry], '/dashboard/-1', '?q=Speakers+%26+more')).toEqual([industry, unsaved]);
    expect(activeTrail([industry], '/dashboard/-1', '?q=Other')).toEqual([]);
  });
});

it('menuPages lists what can be opened under the entries above it', () => {
  expect(menuPages([industry]).map(({ entry: page, above }) => [page.menu, above[0]?.menu])).toEqual([
    ['Top Drugs', 'Industry'],
    ['Speakers & more', 'Industry'],
  ]);
});
