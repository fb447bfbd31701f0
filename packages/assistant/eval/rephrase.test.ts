import { expect, it } from 'vitest';
import type { Question } from './questions.ts';
import { RULES, rephrased } from './rephrase.ts';

const question = (ask: string, sql = 'SELECT 1'): Question => ({
  ask,
  answers: [[sql]],
  behaviours: [],
  choices: [],
  prefix: false,
});

it.each([
  ['upper case', 'spend in Ohio', 'SPEND IN OHIO'],
  ['no punctuation', 'How much, in $1.5M steps, was it?', 'How much in $1.5M steps was it'],
  ['slips', 'total for physicians of Ostrelle', 'total for physciians of Ostrelle'],
  ['word order', 'How much was spent in 2023?', 'In 2023, How much was spent?'],
  ['word order', 'food spend 2023', '2023 food spend'],
  ['word order', 'growth from 2022 to 2023', undefined],
  ['synonyms', 'payments to physicians', 'payments to doctors'],
])('%s: %s', (rule, ask, changed) => {
  expect(RULES[rule]?.(question(ask), 'demonstration')?.ask).toBe(changed);
});

it('puts another company into the question and its SQL', () => {
  const changed = RULES['other things']?.(question('Caldrexa spend', `… LIKE 'Caldrexa%'`), 'demonstration');
  expect(changed).toMatchObject({ ask: 'Brantovia spend', answers: [[`… LIKE 'Brantovia%'`]] });
});

it('leaves a question alone that names two of a list, or one that its SQL does not', () => {
  expect(RULES['other things']?.(question('Caldrexa or Kelvanta', `'Caldrexa%'`), 'demonstration')).toBeUndefined();
  expect(RULES['other things']?.(question('Caldrexa', `'Caldrexa Inc.'`), 'demonstration')).toBeUndefined();
});

it('puts another year into both, where they name the same one alone', () => {
  expect(RULES['other years']?.(question('in 2023', 'year = 2023'), 'demonstration')).toMatchObject({
    ask: 'in 2022',
    answers: [['year = 2022']],
  });
  for (const [ask, sql] of [
    ['from 2022 to 2023', 'year IN (2022, 2023)'],
    ['since 2022', 'year >= 2022'],
    ['2023 against the year before', 'year IN (2022, 2023)'],
  ] as const) {
    expect(RULES['other years']?.(question(ask, sql), 'demonstration')).toBeUndefined();
  }
});

it('rephrases single questions that have an answer', () => {
  const single = { id: 'totals-1', className: 'totals', data: 'demonstration', turns: [question('spend')] } as const;
  const session = { ...single, id: 'sessions-1', turns: [question('spend'), question('and by year')] };
  const refused = { ...single, id: 'no-1', turns: [{ ...question('bribes'), answers: [] }] };
  expect(rephrased([single, session, refused]).map(({ id, className }) => [id, className])).toEqual([
    ['totals-1 (upper case)', 'upper case'],
  ]);
});
