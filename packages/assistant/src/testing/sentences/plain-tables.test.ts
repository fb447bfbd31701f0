import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

/** A figure by its names, and the measures that it may be in the query. */
const FIGURES: readonly (readonly [names: readonly string[], measure: RegExp])[] = [
  [['total', 'total spend', 'amount', 'dollars', 'sum of payments'], /^total_amount$/],
  [['number of payments', 'payment count'], /^payments$/],
  [['number of records', 'record count'], /^records$/],
  [['average payment', 'mean payment', 'avg payment amount'], /^average_/],
  [['median payment', 'median payment amount'], /^median_amount$/],
  [['largest payment', 'highest payment amount'], /^(?:max|largest)/],
  [['number of recipients', 'recipient count'], /^recipients$/],
  [['number of companies', 'company count', 'distinct companies'], /^companies$/],
];
/** One and many of what has a row each, and its dimension. */
const ROWS: readonly (readonly [one: string, many: string, dimension: string])[] = [
  ['state', 'states', 'state'],
  ['city', 'cities', 'city'],
  ['specialty', 'specialties', 'specialty'],
  ['nature of payment', 'natures of payment', 'nature'],
  ['payment type', 'payment types', 'nature'],
  ['company', 'companies', 'company'],
  ['product', 'products', 'product'],
  ['physician', 'physicians', 'recipient'],
  ['hospital', 'hospitals', 'recipient'],
  ['recipient', 'recipients', 'recipient'],
  ['cardiologist', 'cardiologists', 'recipient'],
  ['nurse practitioner', 'nurse practitioners', 'recipient'],
  ['year', 'years', 'program_year'],
  ['month', 'months', 'month'],
];
const CONDITIONS = ['', 'in Texas', 'in 2023', 'from Pfizer in 2023'];
type Sentence = (figure: string, one: string, many: string, when: string) => string;
const SENTENCES: readonly Sentence[] = [
  (figure, one, _, when) => `${figure} by ${one} ${when}`,
  (figure, one, _, when) => `${figure} ${when} by ${one}`,
  (figure, one, _, when) => `what is the ${figure} for each ${one} ${when}?`,
  (figure, one, _, when) => `by ${one}: ${figure} ${when}`,
  (figure, _, many, when) => `${many} by ${figure} ${when}`,
  (figure, _, many, when) => `${when ? `${when}, ` : ''}list ${many} with their ${figure}`,
];
/** What would be counted by itself. */
const isApart = (figure: string, dimension: string, many: string) =>
  figure.includes(dimension) || figure.includes(many);

async function readOtherwise(question: string, measure: RegExp, dimension: string): Promise<string | undefined> {
  const read = await interpret(question, undefined, data);
  if (read.kind !== 'answer') return `${question}: ${read.text}`;
  const names = (read.query.dimensions ?? []).map((one) => (typeof one === 'string' ? one : one.name));
  const [first] = (read.query.measures ?? []).map((one) => (typeof one === 'string' ? one : one.name));
  const isRight = names.at(-1) === dimension && names.length <= 2 && measure.test(first ?? '');
  return isRight ? undefined : `${question}: ${first} by ${names}`;
}

describe('a table of one figure', () => {
  it.each(ROWS)(
    'has a row for each %s, however it is asked',
    async (one, many, dimension) => {
      const wrong: (string | undefined)[] = [];
      let turn = 0;
      for (const [names, measure] of FIGURES) {
        for (const sentence of SENTENCES) {
          const name = names[turn % names.length] ?? '';
          const when = CONDITIONS[turn % CONDITIONS.length] ?? '';
          turn++;
          if (isApart(name, dimension, many)) continue;
          wrong.push(await readOtherwise(sentence(name, one, many, when).trim(), measure, dimension));
        }
      }
      expect(wrong.filter((line) => line !== undefined)).toEqual([]);
    },
    60_000,
  );
});
