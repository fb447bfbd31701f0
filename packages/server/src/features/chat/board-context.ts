import type { Analytics, Model, Scope } from '@pellucid/analytics';
import { wordsOfFilter } from '@pellucid/analytics';
import type { Chip } from '@pellucid/assistant';
import { type BoardView, type ChatQuestion, type Filter, isCondition, type Query } from '@pellucid/contract';
import type { Caller } from '../../base/caller.ts';
import type { HandlerContext } from '../../http/mount.ts';

/** What a conversation takes from the board that it was begun on: plain data, which is kept with its questions. */
export interface BoardContext {
  readonly title: string;
  readonly source: string;
  readonly conditions: readonly BoardCondition[];
}

export interface BoardCondition {
  readonly label: 'About' | 'Filter' | 'Mark';
  readonly filter: Filter;
}

/** What a view of a board says of records, for a caller who may open the board; else 404. */
export type ConditionsOfView = (
  board: NonNullable<ChatQuestion['board']>,
  context: HandlerContext,
) => Promise<{ title: string; source: string } & Record<'about' | 'filters' | 'marks', readonly Filter[]>>;

/** A dashboard page of the caller's that shows the records of a question; null where none can. */
export type ViewOfQuery = (query: Query, caller: Caller) => Promise<AnswerBoard>;
export type AnswerBoard = { page: number; title: string; view: BoardView } | null;

/** What a view says, to be kept. */
export function boardContext({
  title,
  source,
  about,
  filters,
  marks,
}: Awaited<ReturnType<ConditionsOfView>>): BoardContext {
  const labelled = (label: BoardCondition['label'], all: readonly Filter[]) => all.map((filter) => ({ label, filter }));
  return {
    title,
    source,
    conditions: [...labelled('About', about), ...labelled('Filter', filters), ...labelled('Mark', marks)],
  };
}

export interface ChipsDeps {
  readonly model: Model;
  readonly analytics: Analytics;
  readonly scope: Scope;
}

/** What was taken from a board, as an answer shows it: the board, and each condition that holds. */
export async function boardChips(
  { title, source }: BoardContext,
  conditions: readonly BoardCondition[],
  { model, analytics, scope }: ChipsDeps,
): Promise<Chip[]> {
  const texts = await Promise.all(
    conditions.map(async ({ filter }) => {
      const named = await withNames(filter, source, model, analytics, scope);
      return wordsOfFilter(named, source, model);
    }),
  );
  return [
    { slot: 'board', label: 'Dashboard', text: title },
    ...conditions.map(({ label }, at): Chip => ({ slot: 'board', label, text: texts[at] ?? '' })),
  ];
}

/** A filter by ids as one by what they stand for, to be read. */
async function withNames(
  filter: Filter,
  source: string,
  model: Model,
  analytics: Analytics,
  scope: Scope,
): Promise<Filter> {
  if (!isCondition(filter) || filter.value === undefined) return filter;
  const { field } = filter;
  const shownAs = model.sources.get(source)?.dimensions.get(field)?.shown?.name;
  if (shownAs === undefined) return filter;
  const values = [filter.value].flat();
  const names = await analytics.namesOf({ source, field, values }, scope);
  const named = values.map((value) => names.find((one) => one.value === value)?.name ?? value);
  return { ...filter, field: shownAs, value: Array.isArray(filter.value) ? named : (named[0] ?? null) };
}
