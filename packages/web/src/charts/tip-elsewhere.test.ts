import { beforeEach, expect, it, vi } from 'vitest';
import { baseOption } from './options/shared.ts';
import { THEME } from './testing/sample-charts.ts';
import { hideTipElsewhere } from './tip-elsewhere.ts';

const hide = vi.fn();
const chart = document.createElement('div');
const press = (on: HTMLElement) => on.dispatchEvent(new Event('pointerdown', { bubbles: true }));
let held = false;

beforeEach(() => {
  document.body.replaceChildren(chart);
  hide.mockClear();
  held = false;
  return hideTipElsewhere(chart, () => held, hide);
});

it('the tooltip goes when something else is pressed, and not when the chart is', () => {
  press(chart);
  expect(hide).not.toHaveBeenCalled();
  press(document.body);
  expect(hide).toHaveBeenCalledOnce();
});

it('the tooltip goes when the page scrolls, but for one that the keyboard holds', () => {
  held = true;
  document.dispatchEvent(new Event('scroll'));
  expect(hide).not.toHaveBeenCalled();
  held = false;
  document.dispatchEvent(new Event('scroll'));
  expect(hide).toHaveBeenCalledOnce();
});

it('the tooltip lies below menus, drawers and the bars that stay in sight', () => {
  expect(baseOption(THEME).tooltip.extraCssText).toContain('z-index: 3;');
});
