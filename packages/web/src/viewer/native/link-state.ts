import { BoardView, type Condition, type Mark, OPERATORS, type Scalar } from '@pellucid/contract';

/** What a link keeps: the view, whether the details panel is open, and the tile whose records it lists, where it is one's. */
export interface LinkState {
  readonly view: BoardView;
  readonly details: boolean;
  readonly detailsTile: string | null;
}

const TAB = 'tab';
const FILTER = 'f';
const MARK = 'm';
const DETAILS = 'rows';

/**
 * The state as query text that a person can read:
 * `tab=overview&f.program_year=2024&f.total_amount.between=10~500&m.natures.nature=Consulting%20Fee&rows=1`.
 * A mark of a tile with two dimensions names the other one too, and its value first:
 * `m.quarters.date.form=Stock~2024-01-01`. Records of one tile are `rows.natures=1`. Values are separated by `~`; `!` begins what is no plain text (see `serializeValue`).
 */
export function serializeLink({ view, details, detailsTile }: LinkState): string {
  const parts = [`${TAB}=${encodeURIComponent(view.page)}`];
  for (const { field, op, value } of view.filters) {
    const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
    const name = op === 'eq' ? [FILTER, field] : [FILTER, field, op];
    parts.push(`${name.map(encodeName).join('.')}=${serializeValues(values)}`);
  }
  for (const { tile, field, values, series } of view.marks) {
    const name = series === undefined ? [MARK, tile, field] : [MARK, tile, field, series.field];
    const all = series === undefined ? values : [series.value, ...values];
    parts.push(`${name.map(encodeName).join('.')}=${serializeValues(all)}`);
  }
  const panel = detailsTile === null ? [DETAILS] : [DETAILS, detailsTile];
  if (details) parts.push(`${panel.map(encodeName).join('.')}=1`);
  return parts.join('&');
}

/** Reads what `serializeLink` wrote; null when the query has no state or one that cannot be read. */
export function parseLink(query: string): LinkState | null {
  const parameters = new URLSearchParams(query);
  const page = parameters.get(TAB);
  if (page === null) return null;
  const filters: Condition[] = [];
  const marks: Mark[] = [];
  let details = false;
  let detailsTile: string | null = null;
  for (const [name, text] of parameters) {
    const [kind, first, second, third] = name.split('.').map(decodeName);
    if (kind === DETAILS && text === '1') {
      details = true;
      detailsTile = first ?? null;
    }
    if (first === undefined) continue;
    const values = parseValues(text);
    if (kind === FILTER) {
      const condition = conditionOf(first, second ?? 'eq', values);
      if (condition === null) return null;
      filters.push(condition);
    }
    if (kind === MARK && second !== undefined) {
      const marked = values.map((value) => (typeof value === 'boolean' ? String(value) : value));
      const [series = null, ...others] = marked;
      marks.push(
        third === undefined
          ? { tile: first, field: second, values: marked }
          : { tile: first, field: second, values: others, series: { field: third, value: series } },
      );
    }
  }
  const view = BoardView.safeParse({ page, filters, marks });
  return view.success ? { view: view.data, details, detailsTile } : null;
}

function conditionOf(field: string, operator: string, values: Scalar[]): Condition | null {
  const op = OPERATORS.find((name) => name === operator);
  if (op === undefined) return null;
  if (op === 'isEmpty' || op === 'notEmpty' || op === 'yearToDate') return { field, op };
  if (op === 'in' || op === 'notIn' || op === 'between') return { field, op, value: values };
  const [value] = values;
  return value === undefined ? null : { field, op, value };
}

/** Field names and tile ids have no dots of their own; should one ever have, it must not split the name. */
function encodeName(name: string): string {
  return encodeURIComponent(name.replaceAll('.', '%2E'));
}

function decodeName(name: string): string {
  return name.replaceAll('%2E', '.');
}

function serializeValues(values: readonly Scalar[]): string {
  return values.map((value) => encodeURIComponent(serializeValue(value))).join('~');
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Numbers and plain text as they are; `!0` null, `!t` and `!f` booleans, `!'` before text that looks like something else. */
function serializeValue(value: Scalar): string {
  if (value === null) return '!0';
  if (typeof value === 'boolean') return value ? '!t' : '!f';
  if (typeof value === 'number') return NUMBER.test(String(value)) ? String(value) : '!0';
  const text = value.replaceAll('^', '^^').replaceAll('~', '^-');
  return value === '' || value.startsWith('!') || NUMBER.test(value) ? `!'${text}` : text;
}

function parseValues(text: string): Scalar[] {
  return text === '' ? [] : text.split('~').map(parseValue);
}

function parseValue(text: string): Scalar {
  if (text === '!0') return null;
  if (text === '!t') return true;
  if (text === '!f') return false;
  if (NUMBER.test(text)) return Number(text);
  const plain = text.startsWith("!'") ? text.slice(2) : text;
  return plain.replaceAll(/\^([\^-])/g, (_, kind: string) => (kind === '^' ? '^' : '~'));
}
