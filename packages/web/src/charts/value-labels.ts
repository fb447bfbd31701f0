import {
  type Cell,
  type FieldInfo,
  fewestLevels,
  fullSpecialtyName,
  periodName,
  specialtyName,
  type TimeGrain,
} from '@pellucid/contract';
import { EMPTY, exactText } from './values.ts';

/** What a value is called: `text` where room is short, `fullText` as it is published. */
export interface ValueLabel {
  readonly text: string;
  readonly fullText: string;
}

/**
 * What the values of one list are called. Coded values have their short names; specialties
 * ("grouping|classification|specialization") their last level, for other professions than physicians with the profession
 * before it, and with as many levels as tell them from the others of the list; periods of a time grain their names
 * (`Mar 2024`, `Q1 2024`).
 */
export function valueLabels(field: FieldInfo, values: readonly Cell[], grain?: TimeGrain): ValueLabel[] {
  const texts = values.map((value) => publishedText(field, value, grain));
  const shortTexts = taxonomyLabels(texts);
  return texts.map((text, at) => ({
    text: shortNameOf(field, values[at] ?? null) ?? shortTexts[at] ?? text,
    fullText: fullSpecialtyName(text),
  }));
}

/** As `valueLabels`, of one value alone. */
export function valueLabel(field: FieldInfo, value: Cell, grain?: TimeGrain): ValueLabel {
  const [label] = valueLabels(field, [value], grain);
  return label ?? { text: '', fullText: '' };
}

function publishedText(field: FieldInfo, value: Cell, grain: TimeGrain | undefined): string {
  if (value === null || value === '') return EMPTY;
  const period = grain !== undefined && field.type === 'date' ? periodName(String(value), grain) : null;
  return period ?? exactText(value, field.type);
}

/** Published labels differ in capitals over the years. */
function shortNameOf({ values = [] }: FieldInfo, value: Cell): string | undefined {
  const published = String(value).toLowerCase();
  return values.find((coded) => String(coded.value).toLowerCase() === published)?.shortName;
}

/** The last levels of specialties, as many as tell the different ones of a list apart; other texts stay. */
function taxonomyLabels(texts: readonly string[]): string[] {
  const distinct = [...new Set(texts)];
  return texts.map((text) => {
    const depth = text.split('|').length;
    for (let levels = fewestLevels(text); levels < depth; levels += 1) {
      const label = specialtyName(text, levels);
      if (distinct.every((other) => other === text || specialtyName(other, levels) !== label)) return label;
    }
    return specialtyName(text, depth);
  });
}
