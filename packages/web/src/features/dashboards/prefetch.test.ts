import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch.ts';

let asked: string[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace(/\?.*/, ''));
    return new Response(null, { status: 404 });
  });
  document.body.innerHTML = `
    <ul role="menu"><li role="menuitem" tabindex="0"><span><a href="#/dashboard/7?menu=X" tabindex="-1">Spend</a></span></li></ul>
    <a id="named" href="#/dashboard/-1?q=Probe&parent=3">Probe</a>
    <a id="home" href="#/home">Home</a>`;
  end = prefetchOnIntent(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const rests = async (type: 'pointerover' | 'focusin', selector: string, milliseconds = 200) => {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(milliseconds);
};

it('asks for the page, its filter and the features of the company once a pointer rests on the link or the focus comes to its menu entry', async () => {
  await rests('pointerover', 'li a', 20);
  expect(asked).toEqual([]);
  await rests('pointerover', '#home');
  expect(asked).toEqual([]);
  await rests('focusin', 'li');
  expect(asked.toSorted()).toEqual([
    'api/configuration-standard-pages-filters/7-by-page-info',
    'api/page-infos/7',
    'api/parameters/current',
  ]);
});

it('finds a page by its name too, and asks nothing after its end', async () => {
  await rests('pointerover', '#named');
  expect(asked.toSorted()).toEqual(['api/page-infos/getByDashboardId/Probe/3', 'api/parameters/current']);
  end();
  await rests('pointerover', 'li a');
  expect(asked).toHaveLength(2);
});
