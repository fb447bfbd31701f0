import { expect, it } from 'vitest';
import { shownChips } from './chip-room.ts';

const ROW = { gap: 6, source: 200, open: [130, 100], chips: [150, 200, 180] };

it('shows everything where there is room for it', () => {
  expect(shownChips({ ...ROW, room: 1200 })).toEqual({ chips: 3, source: true, open: 2 });
});

it('what restricts nothing gives way first, the source after it', () => {
  expect(shownChips({ ...ROW, room: 900 })).toEqual({ chips: 3, source: true, open: 1 });
  expect(shownChips({ ...ROW, room: 750 })).toEqual({ chips: 3, source: true, open: 0 });
  expect(shownChips({ ...ROW, room: 600 })).toEqual({ chips: 3, source: false, open: 0 });
});

it('a chip is whole or not there, and the way to the list has its room', () => {
  expect(shownChips({ ...ROW, room: 542 }).chips).toBe(3);
  expect(shownChips({ ...ROW, room: 541 }).chips).toBe(2);
  expect(shownChips({ ...ROW, room: 414 }).chips).toBe(2);
  expect(shownChips({ ...ROW, room: 413 }).chips).toBe(1);
  expect(shownChips({ ...ROW, room: 110 }).chips).toBe(0);
});

it('there are more than are drawn', () => {
  expect(shownChips({ ...ROW, room: 542 }, 40).chips).toBe(2);
});
