import type { Board, Condition, Tile } from '@pellucid/contract';

/** A table that can answer: the base table or a roll-up, and its columns. */
export interface Relation {
  readonly name: string;
  readonly columns: ReadonlySet<string>;
}

/** Where an expert finds a dimension: a lookup table with its key in the facts, or a column of the facts. */
const LOOKUPS: Readonly<Record<string, { table: string; key: string }>> = {
  company: { table: 'company', key: 'company_key' },
  company_id: { table: 'company', key: 'company_key' },
  recipient: { table: 'recipient', key: 'recipient_key' },
  recipient_id: { table: 'recipient', key: 'recipient_key' },
  recipient_type: { table: 'recipient_type', key: 'recipient_type_key' },
  specialty: { table: 'specialty', key: 'specialty_key' },
  specialty_group: { table: 'specialty', key: 'specialty_key' },
  specialty_classification: { table: 'specialty', key: 'specialty_key' },
  state: { table: 'state', key: 'state_key' },
  city: { table: 'place', key: 'place_key' },
  nature: { table: 'nature', key: 'nature_key' },
  form: { table: 'form', key: 'form_key' },
  third_party: { table: 'third_party', key: 'third_party_key' },
};

/** What a record names several of: found through the table of the members of its list, or in the rows of each member. */
const OF_PRODUCTS = new Set(['product', 'product_type', 'product_category']);
const PRODUCTS_OF_LIST = 'listed_product JOIN product ON product.key = product_key';

/** A statement with the texts that are bound to its `$1`, `$2` … */
export interface HandWritten {
  readonly sql: string;
  readonly texts: readonly string[];
}

/**
 * The SQL that someone who knows the warehouse would write for a tile against a table of their choice, in the plainest form:
 * filter by keys, group, sort, cut, then look up the names of what is left. Texts that a person chose are bound, as anyone
 * must who answers the questions of others. It shares nothing with the query gate, so that it holds the gate's answers as
 * well as its times.
 */
export function handWritten(board: Board, tile: Tile, filters: readonly Condition[], relation: Relation): HandWritten {
  const texts: string[] = [];
  return { sql: textOf(board, tile, filters, relation, (value) => literal(value, texts)), texts };
}

type Literal = (value: unknown) => string;

function literal(value: unknown, texts: string[]): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = String(value);
  if (!texts.includes(text)) texts.push(text);
  return `$${texts.indexOf(text) + 1}`;
}

function textOf(
  board: Board,
  { query }: Tile,
  filters: readonly Condition[],
  relation: Relation,
  write: Literal,
): string {
  const { dimensions, measures, orderBy, limit = 1_000, timeGrain, where } = query;
  const all = [...board.where, ...filters, ...where];
  const conditions = [
    ...all.filter(({ field }) => !OF_PRODUCTS.has(field)).flatMap((condition) => filterOf(condition, relation, write)),
    ...productFilters(all, relation, write),
  ];
  const filtered = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const figures = measures.map((name) => `${figureOf(name, relation)} AS ${name}`);
  const order =
    orderBy.length > 0 ? `ORDER BY ${orderBy.map(({ field, direction }) => `${field} ${direction}`).join(', ')}` : '';

  // Recipients are many: the first hundred are found by key, and only they are named.
  if (dimensions.includes('recipient_id')) {
    return `SELECT recipient_id, recipient, ${measures.join(', ')} FROM (
        SELECT recipient_key, ${figures.join(', ')} FROM ${relation.name} f ${filtered} GROUP BY recipient_key ${order} LIMIT ${limit}
      ) JOIN recipient ON recipient.key = recipient_key ${order}`;
  }
  const joins = new Set<string>();
  const groups = dimensions.map((name) => {
    if (OF_PRODUCTS.has(name)) {
      joins.add(productsJoin(dimensions, all, relation, write));
      return `named.${name}`;
    }
    if (name === 'date') return `date_trunc('${timeGrain ?? 'day'}', f.date)::DATE AS date`;
    const lookup = LOOKUPS[name];
    if (!lookup) return `f.${name}`;
    joins.add(`JOIN ${lookup.table} ON ${lookup.table}.key = f.${lookup.key}`);
    return `${lookup.table}.${name}`;
  });
  if (measures.includes('products') && !relation.columns.has('products')) {
    joins.add(productsJoin(['product'], all, relation, write));
  }
  const joined = [...joins].join(' ');
  if (groups.length === 0) return `SELECT ${figures.join(', ')} FROM ${relation.name} f ${joined} ${filtered}`;
  return `SELECT ${[...groups, ...figures].join(', ')} FROM ${relation.name} f ${joined} ${filtered} GROUP BY ALL ${order} LIMIT ${limit}`;
}

function figureOf(measure: string, { columns }: Relation): string {
  const records = columns.has('records') ? 'sum(f.records)' : 'count(*)';
  switch (measure) {
    case 'total_amount':
      return 'sum(f.amount)';
    case 'payments':
      return 'sum(f.payments)';
    case 'records':
      return records;
    case 'average_amount':
      return `sum(f.amount)::DOUBLE / ${records}`;
    case 'recipients':
      return columns.has('recipients') ? 'sum(f.recipients)' : 'count(DISTINCT nullif(f.recipient_key, 0))';
    case 'companies':
      return columns.has('companies')
        ? 'sum(f.companies)'
        : 'count(DISTINCT (SELECT company_id FROM company WHERE key = f.company_key))';
    case 'products':
      return columns.has('products') ? 'sum(f.products)' : 'count(DISTINCT named.product)';
    default:
      throw new Error(`Nobody has written SQL for the measure ${measure}`);
  }
}

/** The products that a row names and that satisfy the conditions on products, as columns of `named`. */
function productsJoin(
  dimensions: readonly string[],
  conditions: readonly Condition[],
  { columns }: Relation,
  write: Literal,
): string {
  if (columns.has('listed_product_key')) return 'JOIN product named ON named.key = f.listed_product_key';
  const names = dimensions.filter((name) => OF_PRODUCTS.has(name)).join(', ');
  const tests = conditions.filter(({ field }) => OF_PRODUCTS.has(field)).map((one) => testOf(one, one.field, write));
  const where = tests.length > 0 ? `WHERE ${tests.join(' AND ')}` : '';
  return `JOIN (SELECT DISTINCT list_key, ${names} FROM ${PRODUCTS_OF_LIST} ${where}) named ON named.list_key = f.product_list_key`;
}

/** One product has to satisfy all conditions. A roll-up of drugs with neither column holds nothing else. */
function productFilters(conditions: readonly Condition[], { columns }: Relation, write: Literal): string[] {
  const ofProducts = conditions.filter(({ field }) => OF_PRODUCTS.has(field));
  const key = ['product_list_key', 'listed_product_key'].find((column) => columns.has(column));
  if (ofProducts.length === 0 || key === undefined) return [];
  const all = ofProducts.map((one) => testOf(one, one.field, write)).join(' AND ');
  const found = key === 'product_list_key' ? `list_key FROM ${PRODUCTS_OF_LIST}` : 'key FROM product';
  return [`f.${key} IN (SELECT ${found} WHERE ${all})`];
}

/** No condition where the table holds nothing else: a roll-up of specialists has no column for the specialty. */
function filterOf(condition: Condition, { columns }: Relation, write: Literal): string[] {
  const { field } = condition;
  const lookup = LOOKUPS[field];
  const column = lookup?.key ?? field;
  if (!columns.has(column)) return [];
  const test = testOf(condition, lookup ? field : `f.${field}`, write);
  return [lookup ? `f.${column} IN (SELECT key FROM ${lookup.table} WHERE ${test})` : test];
}

function testOf({ op, value }: Condition, name: string, write: Literal): string {
  if (op === 'notEmpty') return `${name} IS NOT NULL`;
  if (op === 'eq') return `${name} = ${write(value)}`;
  if (op === 'in' && Array.isArray(value)) return `${name} IN (${value.map(write).join(', ')})`;
  throw new Error(`Nobody has written SQL for the condition ${op}`);
}
