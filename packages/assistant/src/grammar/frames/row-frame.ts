import { createDraft, type Draft, take } from '../../reading/draft.ts';
import { addGroup, groupOf } from '../../reading/groups.ts';
import { isMany } from '../clause-part.ts';
import { BY_ROWS } from '../headings/heading-rows.ts';
import { alt, END, type Input, only, type Parser } from '../parser.ts';
import { FIRST_N } from '../ranked.ts';
import { ROW } from '../rows.ts';
import { type Row, type Said, says } from '../sentence.ts';
import { BREAK, ONLY } from '../small-words.ts';
import type { Seat } from './frame-condition.ts';

type Known = Pick<Draft, 'anchor' | 'statesOf' | 'years'>;

const SEVERAL = only(ROW, ({ rows = [] }, input) => rows.every((row) => isMany(row, input)));
/** `by state`, `for each company`, `top 5 states`, `by state, 5 largest`. */
const ROWS: Parser<Said> = alt(
  says(BY_ROWS, END),
  says(ONLY, FIRST_N, SEVERAL, END),
  says(BY_ROWS, BREAK, ONLY, FIRST_N, ONLY, END),
);
const TOGETHER = /^(?:together|combined|altogether|jointly|collectively)$/;

/** What words say that are rows of a question and nothing else; `the top 5 together` are one figure. */
export function frameRows(input: Input, known: Known, seat: Seat): Draft | undefined {
  if (input.tokens.some(({ low }) => TOGETHER.test(low))) return undefined;
  const [match] = ROWS(input, 0);
  const { rows = [], n, direction } = match?.value ?? {};
  if (!match || !rows.every(isThing) || (n && !(direction && seat !== 'front'))) return undefined;
  const draft = createDraft(input.tokens, [...input.tags], known);
  take(draft, ...input.tags);
  for (const row of rows)
    addGroup(draft, row.kind === 'noun' ? { kind: 'dimension', dimension: row.noun.dimension } : groupOf(row));
  if (n && direction) draft.ranking = { n: Number(n.value), direction };
  return draft;
}

/** People are told apart by what each of them got, which other rules read. */
function isThing(row: Row): boolean {
  return row.kind === 'grain' || (row.noun.where === undefined && row.noun.dimension !== 'recipient');
}
