import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import type { Context } from '../port/interpretation.ts';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const SPECIALTIES = [
  'Internal Medicine|Cardiovascular Disease',
  'Internal Medicine|Interventional Cardiology',
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

const CARDIOLOGISTS = { name: 'Cardiologists', values: SPECIALTIES.slice(0, 2) };
const ONCOLOGISTS = { name: 'Oncologists', values: SPECIALTIES.slice(2, 4) };

describe('words that stand for several specialties, side by side', () => {
  it.each(['cardiologists vs oncologists', 'who got more, CARDIOLOGISTS or oncologists'])(
    '“%s” has a row for each word',
    async (question) => {
      expect(await groupsAfter(question)).toEqual([
        { kind: 'dimension', dimension: 'specialty', sets: [CARDIOLOGISTS, ONCOLOGISTS] },
      ]);
    },
  );

  it('are asked as one row each', async () => {
    const read = await interpret('cardiologists vs oncologists', undefined, data);
    expect(read.kind === 'answer' && read.query.dimensions).toEqual([
      { name: 'compared', field: 'specialty', groups: [CARDIOLOGISTS, ONCOLOGISTS] },
    ]);
  });

  it('are rows of single specialties once others are asked for', async () => {
    expect(await groupsAfter('cardiologists vs oncologists', 'only cardiologists')).toEqual([
      { kind: 'dimension', dimension: 'specialty' },
    ]);
  });

  it('the amount is compared, and not the number of either', async () => {
    expect(await shortReading('who got more, cardiologists or oncologists', data)).toMatch(
      /^total_amount by specialty/,
    );
    expect(await shortReading('who paid more cardiologists, Stryker or Merck', data)).toMatch(/^count recipient/);
  });

  it.each([
    'cardiologists vs interventional cardiologists',
    'cardiologists vs hospitals',
    'compare physicians and cardiologists',
    'cardiologists in Texas vs hospitals in New York',
  ])('“%s” is refused: they are not apart, or not told apart by one field', async (question) => {
    expect(await shortReading(question, data)).toBe('refuse cannot');
  });
});
