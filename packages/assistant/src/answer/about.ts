import type { Answered, Chip } from '../port/interpretation.ts';

/** What figures are of: `Total amount`, ` by company`, ` in general payments (Aster Pharma, 2023)`. */
export interface About {
  readonly what: string;
  readonly by: string;
  readonly where: string;
}

const CONDITIONS: readonly Chip['slot'][] = ['filter', 'time', 'condition', 'order', 'comparison', 'board'];

/** Of the chips of an answer, without those whose part a sentence says in its own words. */
export function aboutOf({ chips, words = [] }: Answered, without: readonly Chip['slot'][] = []): About {
  if (chips.length === 0) return { what: words.join(' ').replace(/\.$/, ''), by: '', where: '' };
  const of = (slot: Chip['slot']) => chips.filter((chip) => chip.slot === slot).map(({ text }) => text);
  const by = of('group').map(uncapitalised);
  const isSaid = ({ slot }: Chip) => CONDITIONS.includes(slot) && !without.includes(slot);
  const conditions = chips.filter(isSaid).map(conditionText);
  const sources = of('source').map(uncapitalised).join(', ');
  return {
    what: capitalised(enumerated(perOnce(of('figure').map(uncapitalised)))) || 'Records',
    by: by.length > 0 ? ` by ${enumerated(by)}` : '',
    where: ` in ${sources}${conditions.length > 0 ? ` (${conditions.join(', ')})` : ''}`,
  };
}

/** `median and 75th percentile per recipient`: what several figures are all per is said once, at the end. */
function perOnce(figures: readonly string[]): readonly string[] {
  const [per, another] = new Set(figures.map((figure) => / per .*$/.exec(figure)?.[0] ?? ''));
  if (!per || another !== undefined) return figures;
  return figures.map((figure, at) => (at < figures.length - 1 ? figure.slice(0, -per.length) : figure));
}

/** `the median, the mean and the total`. */
function enumerated(texts: readonly string[]): string {
  return texts.length < 3 ? texts.join(' and ') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

/** `Yes` says nothing without what it answers, nor does `without meals` without who has none. */
function conditionText({ label, text }: Chip): string {
  if (text === 'Yes' || text === 'No') return `${uncapitalised(label)}: ${text.toLowerCase()}`;
  return label === THOSE ? `${uncapitalised(label)} ${text}` : text;
}

/** The label of a condition on what else somebody has: it and its text are read as one. */
export const THOSE = 'Those';
/** Of whom a part is asked. */
export const OF_THOSE = 'Of those';

/** A label within a sentence; `NPI` and names of values, as `Consulting Fee`, stay as they are. */
export function uncapitalised(label: string): string {
  return /[A-Z]/.test(label.slice(1)) ? label : `${label[0]?.toLowerCase() ?? ''}${label.slice(1)}`;
}

/** A text as the beginning of a sentence. */
export function capitalised(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}

/** `Nature of payment` → `Natures of payment`, `City` → `Cities`: labels of the model, whose head is their first noun. */
export function plural(label: string): string {
  const [head = '', ...rest] = label.split(' of ');
  const many = /[^aeiou]y$/.test(head) ? `${head.slice(0, -1)}ies` : /(s|x|ch)$/.test(head) ? `${head}es` : `${head}s`;
  return [many, ...rest].join(' of ');
}
