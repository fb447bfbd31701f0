import { select, sqlOfCondition } from '../statements.ts';
import type { Shapes } from './shape.ts';
import { clauses } from './statistics-clauses.ts';
import { STATISTICS_SENTENCES as SENTENCES } from './statistics-sentences.ts';
import { WORDS } from './statistics-words.ts';

const COMPANIES = ['Caldrexa', 'Brantovia', 'Norvelis', 'Kelvanta', 'Eskarion', 'Lorquin'];
const COUNTED = [
  { counted: ['physicians', 'doctors'], clause: ['to whom', 'to which'], only: "kind = 'physician'" },
  { counted: ['non-physician practitioners', 'NPPs'], clause: ['to whom'], only: "kind = 'practitioner'" },
  { counted: ['teaching hospitals'], clause: ['to which'], only: "kind = 'hospital'" },
  { counted: ['recipients'], clause: ['to whom', 'to which'], only: undefined },
];
const KINDS = COUNTED.filter(({ only }) => only !== undefined);

/** How many were paid, or paid, under long clauses. */
export const COUNTS = {
  'distinct counts'(draw) {
    const { counted, clause, only } = draw.random.pick(COUNTED);
    const company = draw.random.pick(COMPANIES);
    const conditions = clauses(draw, [1, 2], ['kind', 'company', 'bound', 'form']);
    const { ask } = draw.said(SENTENCES['distinct counts'], { ...WORDS, counted, clause, company }, conditions);
    const all = [...conditions.map(sqlOfCondition), only, `company LIKE '${company}%'`];
    return { ask, answers: [select(['count(DISTINCT recipient_id)'], all)] };
  },

  'distinct payers'(draw) {
    const { counted: kind, only } = draw.random.pick(KINDS);
    const conditions = clauses(draw, [1, 2], ['kind', 'company', 'bound', 'form']);
    const { sentence, ask } = draw.said(SENTENCES['distinct payers'], { ...WORDS, kind }, conditions);
    const all = [...conditions.map(sqlOfCondition), sentence.includes('<kind>') ? only : undefined];
    return { ask, answers: [select(['count(DISTINCT company_id)'], all)] };
  },
} satisfies Shapes;
