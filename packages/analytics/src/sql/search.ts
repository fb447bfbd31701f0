import type { Lookup } from '../model/model.ts';
import type { PlannedFilter } from '../plan/plan.ts';
import { conditionsOf, Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import type { Statement } from './statement.ts';

export interface LabelSearch {
  readonly lookup: Lookup;
  /** Where values must occur, and the column there that points to the lookup table: what others own stays unseen. */
  readonly within: { readonly relation: string; readonly column: string; readonly filters: readonly PlannedFilter[] };
  /** Trimmed and not empty. */
  readonly text: string;
  readonly limit: number;
}

const PIECES = 3;

/**
 * Labels that hold a text: the text itself first, then labels and words that begin with it, then the rest; shorter ones
 * first. Labels in which a word, or the beginning, is one slip away from the text come last.
 */
export function searchStatement({ lookup, within, text, limit }: LabelSearch, dialect: Dialect): Statement {
  const id = dialect.identifier;
  const parameters = new Parameters(dialect);
  const label = `l.${id(lookup.attribute)}`;
  const wanted = text.toLowerCase();
  const asked = parameters.bind(wanted);
  const rank = `CASE WHEN low = ${asked} THEN 0 WHEN starts_with(low, ${asked}) THEN 1
    WHEN contains(${dialect.words('low')}, ' ' || ${asked}) THEN 2 WHEN contains(low, ${asked}) THEN 3 ELSE 3 + slips END`;
  // One slip, even two letters swapped, leaves at least one of three pieces whole: a cheap test before the dear one.
  const pieces = piecesOf(wanted).map((piece) => `contains(low, ${parameters.bind(piece)})`);
  const conditions = conditionsOf(within.filters, 'f', parameters, dialect);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  return {
    text: `WITH labels AS (
  SELECT ${label} AS label, lower(${label}) AS low FROM ${id(lookup.table)} l
  WHERE ${label} IS NOT NULL AND l.key IN (SELECT f.${id(within.column)} FROM ${id(within.relation)} f${where})
), near AS (
  SELECT DISTINCT label, low, CASE WHEN contains(low, ${asked}) THEN 0 ELSE ${dialect.slips('low', asked)} END AS slips
  FROM labels WHERE contains(low, ${asked})${pieces.length > 0 ? ` OR ${pieces.join(' OR ')}` : ''}
)
SELECT label FROM near WHERE slips <= ${slipsAllowed(wanted)}
ORDER BY ${rank}, length(label), label LIMIT ${limit}`,
    parameters: parameters.values,
    columns: [{ name: 'value', type: 'text' }],
  };
}

/** Short texts are taken as typed: one slip in three letters is another word. */
function slipsAllowed(text: string): number {
  return text.length < 4 ? 0 : 1;
}

function piecesOf(text: string): string[] {
  if (slipsAllowed(text) === 0) return [];
  const letters = [...text];
  const size = Math.ceil(letters.length / PIECES);
  return [0, 1, 2].map((n) => letters.slice(n * size, (n + 1) * size).join('')).filter((piece) => piece !== '');
}
