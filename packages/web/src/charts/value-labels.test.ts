import { describe, expect, it } from 'vitest';
import { chartDataOf } from './chart-data.ts';
import { tooltipHtml } from './options/shared.ts';
import { FIELDS, resultOf, tileOf } from './testing/sample-charts.ts';
import { valueLabel, valueLabels } from './value-labels.ts';

const NATURE = { name: 'nature', label: 'Nature', type: 'text' as const, values: FIELDS[0]?.values };
const FACULTY = 'Compensation for serving as faculty or as a speaker for a medical education program';

describe('labels', () => {
  it('coded values have their short name on the chart and their published one in the tooltip', () => {
    const rows = [[FACULTY, '5.00', 1]];
    const data = chartDataOf(tileOf('bar', ['nature']), FIELDS, resultOf(['nature', 'total_amount', 'payments'], rows));
    expect(data.categories).toEqual([{ value: FACULTY, text: 'Teaching at medical education', fullText: FACULTY }]);
    const [item] = data.items;
    if (item === undefined) throw new Error('no item');
    expect(tooltipHtml(data, item)).toContain(FACULTY);
  });

  it('published labels that differ in capitals have one short name; unknown ones stay', () => {
    expect(valueLabel(NATURE, 'CONSULTING FEE').text).toBe('Consulting fee');
    expect(valueLabel(NATURE, 'Something new')).toEqual({ text: 'Something new', fullText: 'Something new' });
  });

  // docs/promises/pages.md#empty-values
  it('what has no value has a name of its own', () => {
    expect(valueLabel(NATURE, null).text).toBe('<Empty>');
    expect(valueLabel(NATURE, '').text).toBe('<Empty>');
  });

  it('specialties show the last level, and as many before it as tell them apart', () => {
    const specialty = { name: 'specialty', label: 'Specialty', type: 'text' as const };
    const cardiology = 'Allopathic & Osteopathic Physicians|Internal Medicine|Cardiovascular Disease';
    expect(valueLabel(specialty, cardiology)).toEqual({
      text: 'Cardiovascular Disease',
      fullText: 'Allopathic & Osteopathic Physicians › Internal Medicine › Cardiovascular Disease',
    });
    const alike = [
      'Allopathic & Osteopathic Physicians|Internal Medicine|Sports Medicine',
      'Allopathic & Osteopathic Physicians|Family Medicine|Sports Medicine',
      cardiology,
    ];
    expect(valueLabels(specialty, alike).map(({ text }) => text)).toEqual([
      'Internal Medicine › Sports Medicine',
      'Family Medicine › Sports Medicine',
      'Cardiovascular Disease',
    ]);
  });

  it('specialties of nurses and dentists name the profession, which theirs do not tell', () => {
    const specialty = { name: 'specialty', label: 'Specialty', type: 'text' as const };
    const nurses = 'Physician Assistants & Advanced Practice Nursing Providers|Nurse Practitioner';
    const texts = [`${nurses}|Family`, nurses, 'Dental Providers|Dentist|General Practice'];
    expect(valueLabels(specialty, texts).map(({ text }) => text)).toEqual([
      'Nurse Practitioner › Family',
      'Nurse Practitioner',
      'Dentist › General Practice',
    ]);
  });

  it('periods of a grain have names', () => {
    const date = { name: 'date', label: 'Date', type: 'date' as const };
    expect(valueLabel(date, '2022-07-01', 'quarter').text).toBe('Q3 2022');
    expect(valueLabel(date, '2022-07-01', 'month').text).toBe('Jul 2022');
    expect(valueLabel(date, '2022-07-01').text).toBe('2022-07-01');
  });
});
