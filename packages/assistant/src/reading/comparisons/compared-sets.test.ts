import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import type { Context } from '../../port/interpretation.ts';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const SPECIALTIES = [
  'Surgery',
  'Neurological Surgery',
  'Internal Medicine|Medical Oncology',
  'Radiology|Radiation Oncology',
  'Dermatology',
];
const plain = await wordsPort();
const data = await wordsPort({
  valuesOf: async (request) => (request.field === 'specialty' ? SPECIALTIES : plain.valuesOf(request)),
});

async function groupsAfter(...turns: string[]) {
  let context: Context | undefined;
  for (const turn of turns) {
    const read = await interpret(turn, context, data);
    if (read.kind === 'answer') context = read.context;
  }
  return context?.reading.groups;
}

const SURGEONS = { name: 'Surgeons', values: SPECIALTIES.slice(0, 2) };
const ONCOLOGISTS = { name: 'Oncologists', values: SPECIALTIES.slice(2, 4) };

describe('words that stand for several specialties, side by side', () => {
  it.each(['surgeons vs oncologists', 'who got more, SURGEONS or oncologists'])(
    '“%s” has a row for each word',
    async (question) => {
      expect(await groupsAfter(question)).toEqual([
        { kind: 'dimension', dimension: 'specialty', sets: [SURGEONS, ONCOLOGISTS] },
      ]);
    },
  );

  it('are asked as one row each', async () => {
    const read = await interpret('surgeons vs oncologists', undefined, data);
    expect(read.kind === 'answer' && read.query.dimensions).toEqual([
      { name: 'compared', field: 'specialty', groups: [SURGEONS, ONCOLOGISTS] },
    ]);
  });

  it('are rows of single specialties once others are asked for', async () => {
    expect(await groupsAfter('surgeons vs oncologists', 'only surgeons')).toEqual([
      { kind: 'dimension', dimension: 'specialty' },
    ]);
  });

  it('the amount is compared, and not the number of either', async () => {
    expect(await shortReading('who got more, surgeons or oncologists', data)).toMatch(/^total_amount by specialty/);
    expect(await shortReading('who paid more surgeons, Stryker or Merck', data)).toMatch(/^count recipient/);
  });

  it.each([
    'surgeons vs neurosurgeons',
    'surgeons vs hospitals',
    'compare physicians and surgeons',
    'surgeons in Texas vs hospitals in New York',
  ])('“%s” is refused: they are not apart, or not told apart by one field', async (question) => {
    expect(await shortReading(question, data)).toBe('refuse cannot');
  });
});
