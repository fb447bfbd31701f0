import type { RollupMetrics, SlowQuestion } from '@pellucid/contract';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RollupTable } from './rollup-table.tsx';
import { SlowQuestionsTable } from './slow-questions-table.tsx';

const rowOf = (text: string | RegExp) => within(screen.getByText(text).closest('tr') as HTMLElement);

it('tells of each roll-up how far it is, its size, what it took and how often it answered, the most used first', () => {
  const made = { source: 'general', state: 'made', rows: 12_345, seconds: 1.5, uses: 0 } as const;
  const rollups: RollupMetrics[] = [
    { ...made, name: 'general_total' },
    { ...made, name: 'general_nature', uses: 7 },
    { ...made, name: 'general_state', state: 'waiting', rows: null, seconds: null },
  ];
  render(<RollupTable rollups={rollups} />);
  expect(screen.getByText('2 of 3 made; the others follow')).toBeDefined();
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('general_nature');
  for (const text of ['made', '12,345', '1.50 s', '7']) expect(rowOf('general_nature').getByText(text)).toBeDefined();
  expect(rowOf('general_state').getByText('waiting')).toBeDefined();
});

it('tells of slow questions with the roll-up that would answer them, as it is declared', () => {
  const slow = { source: 'general', figures: ['sum of amount'], times: 3, totalMs: 9_000, slowestMs: 4_000 };
  const questions: SlowQuestion[] = [
    {
      ...slow,
      dimensions: ['city'],
      filters: ['form'],
      rollup: { by: ['form', 'city'], counts: ['recipients'], years: 'both' },
    },
    { ...slow, dimensions: ['recipient'], filters: [], rollup: null },
  ];
  render(<SlowQuestionsTable questions={questions} />);
  const first = rowOf('general: sum of amount by city; filtered by form');
  expect(first.getByText('by: [form, city], counts: [recipients], years: both')).toBeDefined();
  expect(rowOf('general: sum of amount by recipient').getByText('none can')).toBeDefined();
});
