import { describe, expect, it } from 'vitest';
import { practitionersOf } from './practitioners.ts';
import { createValueIndex } from './value-index.ts';

describe('who practises a specialty', () => {
  it.each([
    ['pediatric cardiology', ['pediatric cardiologist', 'pediatric cardiology specialist']],
    ['transplant surgery', ['transplant surgeon', 'transplant surgery specialist']],
    ['geriatric psychiatry', ['geriatric psychiatrist']],
    ['periodontic', ['periodontist']],
    ['hospitalist', []],
  ])('is called after its ending: %s', (specialty, names) => {
    expect(practitionersOf(specialty)).toEqual(names);
  });

  it('is found by everyday names', () => {
    const electrophysiology =
      'Allopathic & Osteopathic Physicians|Internal Medicine|Clinical Cardiac Electrophysiology';
    const trauma = 'Allopathic & Osteopathic Physicians|Surgery|Trauma Surgery';
    const index = createValueIndex(new Map([['specialty', [electrophysiology, trauma]]]));
    expect(index.find('electrophysiologist')[0]?.values).toEqual([electrophysiology]);
    expect(index.find('trauma surgeon')[0]?.values).toEqual([trauma]);
  });
});
