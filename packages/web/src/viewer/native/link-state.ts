import {
  type BoardOpening,
  BoardView,
  type BreakOut,
  type Condition,
  MAX_RECORD_COLUMNS,
  type Mark,
  OPERATORS,
  type Scalar,
  SideBySideView,
} from '@pellucid/contract';
import { CLOSED_PANELS, type Panels, tileOf } from './viewer-snapshot.ts';

/** What a link keeps: the view, and what is open beside its figures. */
export interface LinkState extends Panels {
  readonly view: BoardView;
}

const TAB = 'tab';
const FILTER = 'f';
const MARK = 'm';
const BREAK_OUT = 'by';
const FIGURE = 'show';
const REFERENCES = 'with';
const COLORS = 'colors';
const DETAILS = 'rows';
const MAXIMISED = 'max';
const ORDER = 'sort';
const COLUMNS = 'columns';

/**
 * The state as query text that a person can read:
 * `tab=overview&f.program_year=2024&f.total_amount.between=10~500&m.natures.nature=Consulting%20Fee&rows=1`.
 * A mark of a tile with two dimensions names the other one too, and its value first:
 * `m.quarters.date.form=Stock~2024-01-01`. A tile that is broken out is `by.natures=state`, records of one tile are
 * `rows.natures=1`, companies side by side are shown as `show=share&with=peers~industry`, in `colors=0~2`, the order of records is, largest first, `sort=-total_amount` and their columns are `columns=date~company`. Values are separated by `~`; `!` begins what is no plain text (see `serializeValue`).
 */
export function serializeLink({ view, ...panels }: LinkState): string {
  const parts = [`${TAB}=${encodeURIComponent(view.page)}`];
  const add = (name: readonly string[], text: string) => parts.push(`${name.map(encodeName).join('.')}=${text}`);
  for (const { field, op, value } of view.filters) {
    const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
    add(op === 'eq' ? [FILTER, field] : [FILTER, field, op], serializeValues(values));
  }
  for (const { tile, field, values, series } of view.marks) {
    if (series === undefined) add([MARK, tile, field], serializeValues(values));
    else add([MARK, tile, field, series.field], serializeValues([series.value, ...values]));
  }
  for (const { tile, by } of view.breakOuts ?? []) add([BREAK_OUT, tile], encodeURIComponent(by));
  return [...parts, ...sideBySideParts(view.sideBySide), ...panelParts(panels)].join('&');
}

/** What is not as it is at first. */
function sideBySideParts({ figure = 'amount', references = [], colors }: Partial<SideBySideView> = {}): string[] {
  return [
    ...(figure === 'amount' ? [] : [`${FIGURE}=${figure}`]),
    ...(references.length === 0 ? [] : [`${REFERENCES}=${references.join('~')}`]),
    ...(colors === undefined ? [] : [`${COLORS}=${colors.join('~')}`]),
  ];
}

function panelParts({ detailsOpen, detailsTile, maximised, recordsOrder, recordsColumns }: Panels): string[] {
  const parts: string[] = [];
  if (detailsOpen) parts.push(detailsTile === null ? `${DETAILS}=1` : `${DETAILS}.${encodeName(detailsTile)}=1`);
  if (maximised !== null) parts.push(`${MAXIMISED}=${encodeURIComponent(maximised)}`);
  if (recordsOrder !== null) {
    const { field, direction } = recordsOrder;
    parts.push(`${ORDER}=${direction === 'desc' ? '-' : ''}${encodeURIComponent(field)}`);
  }
  if (recordsColumns !== null) parts.push(`${COLUMNS}=${recordsColumns.map(encodeURIComponent).join('~')}`);
  return parts;
}

/** Reads what `serializeLink` wrote; null when the query has no state or one that cannot be read. */
export function parseLink(query: string): LinkState | null {
  const parameters = new URLSearchParams(query);
  const page = parameters.get(TAB);
  if (page === null) return null;
  const filters: Condition[] = [];
  const marks: Mark[] = [];
  const breakOuts: BreakOut[] = [];
  let panels = CLOSED_PANELS;
  for (const [name, text] of parameters) {
    const [kind, first, ...rest] = name.split('.').map(decodeName);
    panels = { ...panels, ...panelOf(kind, first, text) };
    if (first === undefined) continue;
    if (kind === BREAK_OUT) breakOuts.push({ tile: first, by: text });
    if (kind === MARK) marks.push(...markOf(first, rest, parseValues(text)));
    if (kind === FILTER) {
      const condition = conditionOf(first, rest[0] ?? 'eq', parseValues(text));
      if (condition === null) return null;
      filters.push(condition);
    }
  }
  const view = BoardView.safeParse({
    page,
    filters,
    marks,
    ...(breakOuts.length > 0 && { breakOuts }),
    ...sideBySideIn(parameters),
  });
  return view.success ? { view: view.data, ...panels } : null;
}

function sideBySideIn(parameters: URLSearchParams): Pick<BoardView, 'sideBySide'> {
  const references = parameters.get(REFERENCES)?.split('~');
  const figure = parameters.get(FIGURE) ?? undefined;
  const colors = parameters.get(COLORS)?.split('~').map(Number);
  if (references === undefined && figure === undefined && colors === undefined) return {};
  const { success, data } = SideBySideView.safeParse({ references, figure, ...(colors && { colors }) });
  return success ? { sideBySide: data } : {};
}

function panelOf(kind: string | undefined, tile: string | undefined, text: string): Partial<Panels> {
  if (kind === DETAILS && text === '1') return { detailsOpen: true, detailsTile: tile ?? null };
  if (kind === MAXIMISED) return { maximised: text };
  if (kind === COLUMNS && text !== '') return { recordsColumns: text.split('~').slice(0, MAX_RECORD_COLUMNS - 1) };
  if (kind !== ORDER || text === '') return {};
  const descending = text.startsWith('-');
  return { recordsOrder: { field: descending ? text.slice(1) : text, direction: descending ? 'desc' : 'asc' } };
}

function markOf(tile: string, [field, seriesField]: readonly string[], values: readonly Scalar[]): Mark[] {
  if (field === undefined) return [];
  const marked = values.map((value) => (typeof value === 'boolean' ? String(value) : value));
  if (seriesField === undefined) return [{ tile, field, values: marked }];
  const [series = null, ...others] = marked;
  return [{ tile, field, values: others, series: { field: seriesField, value: series } }];
}

function conditionOf(field: string, operator: string, values: Scalar[]): Condition | null {
  const op = OPERATORS.find((name) => name === operator);
  if (op === undefined) return null;
  if (op === 'isEmpty' || op === 'notEmpty' || op === 'yearToDate') return { field, op };
  if (op === 'in' || op === 'notIn' || op === 'between') return { field, op, value: values };
  const [value, ...more] = values;
  if (value === undefined) return null;
  return { field, op, value: more.length > 0 ? values : value };
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

/** What is open as a link says, without the tiles that are no longer on the board. */
export function panelsOf(opening: BoardOpening, link: LinkState | null): Panels {
  if (link === null) return CLOSED_PANELS;
  const { view: _, ...panels } = link;
  const known = (id: string | null) => (id === null ? null : (tileOf(opening, id)?.id ?? null));
  return { ...panels, detailsTile: known(panels.detailsTile), maximised: known(panels.maximised) };
}
