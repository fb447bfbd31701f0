import type { Condition, PageFilter } from '@pellucid/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { FilterRequest } from '../../../viewer/analytics-viewer.ts';
import type { BoundChoice, ChosenTexts, HeaderFilter } from './filter-kind.ts';
import { FILTER_KINDS, yearKind } from './filter-kinds.ts';
import { type FilteredPage, filterSettings } from './filter-settings.ts';

/** Pages whose markings have a filtering scheme each, of the same name. */
const SCHEME_PER_MARKING = 'top speaker';

/** A page of which the filter is asked for. */
export type ShownPage = Omit<FilteredPage, 'id'> & { id: number | null };

/**
 * The header filter of a page; null when it has none that has a screen. Who may see one program year only chooses it on
 * every page.
 */
export function headerFilterOf(
  page: ShownPage,
  configured: PageFilter | null,
  oneYearOnly: boolean,
): HeaderFilter | null {
  const { id } = page;
  // Nothing is configured, or could be remembered, for a page that is not known here.
  if (id === null) return null;
  const name = page.configurationFilter?.filterName?.toLowerCase() ?? '';
  const kind = FILTER_KINDS.find(({ word }) => name.includes(word)) ?? (oneYearOnly ? yearKind : null);
  if (kind === null) return null;
  const settings = filterSettings({ ...page, id }, configured, oneYearOnly);
  const choices = kind.choices.flatMap((choice) => {
    const field = choice.field(settings);
    return field === null ? [] : [{ choice, field }];
  });
  return { kind, settings, choices };
}

/** What the choices that are named become in the viewer. */
export function requestOf({ settings, choices }: HeaderFilter, texts: ChosenTexts): FilterRequest {
  const { datatable, markings, filteringScheme, pageNames } = settings;
  const perMarking = pageNames.some((name) => name.includes(SCHEME_PER_MARKING));
  return {
    settings: choices.flatMap(({ choice, field }) => {
      const text = texts[choice.name];
      if (text === undefined) return [];
      const value = text === null ? null : choice.toValue(text, field);
      return [{ field, value, includeEmpty: value === null || choice.includeEmpty }];
    }),
    table: datatable || null,
    schemes: perMarking ? markings : filteringScheme === null ? [] : [filteringScheme],
    markings,
  };
}

/** All of everything, which a page begins with where nothing else is known: an analysis may be saved with less. */
export function nothingChosen({ choices }: HeaderFilter): ChosenTexts {
  return Object.fromEntries(choices.map(({ choice }) => [choice.name, null]));
}

/** What the person chose on the page before; a choice that is not stored is left out. */
export function storedTexts({ settings, choices }: HeaderFilter): ChosenTexts {
  const stored = choices.flatMap(({ choice, field }) => {
    const text = localStorage.getItem(choice.storageKey(settings.pageId));
    return text === null ? [] : [[choice.name, choice.toValue(text, field) === null ? null : text] as const];
  });
  return Object.fromEntries(stored);
}

/** Stores choices, and "all" for none. */
export function storeTexts({ settings, choices }: HeaderFilter, texts: ChosenTexts): void {
  for (const { choice } of choices) {
    const text = texts[choice.name];
    if (text !== undefined) localStorage.setItem(choice.storageKey(settings.pageId), text ?? choice.all);
  }
}

/**
 * What is chosen now, wherever it was changed: the viewer has the values, and the storage the texts of those chosen here, or else
 * the page began with them.
 */
export function chosenTexts(
  filter: HeaderFilter,
  conditions: readonly Condition[],
  begun: ChosenTexts,
  queries: QueryClient,
): ChosenTexts {
  const stored = { ...begun, ...storedTexts(filter) };
  return Object.fromEntries(
    filter.choices.map((bound) => {
      const value = valueIn(filter.choices, bound, conditions);
      const { choice, field } = bound;
      const text = stored[choice.name] ?? null;
      if (value === null) return [choice.name, null];
      const known = text !== null && choice.toValue(text, field) === value;
      return [choice.name, known ? text : choice.toText(value, queries, filter.settings)];
    }),
  );
}

/**
 * The value that a choice has in the viewer's filters; choices of one column share its values in their order. Of more values that
 * were ticked elsewhere a choice alone is none, and choices that share are the first ones.
 */
function valueIn(
  choices: readonly BoundChoice[],
  bound: BoundChoice,
  conditions: readonly Condition[],
): string | number | null {
  const sharing = choices.filter(({ field }) => field === bound.field);
  const values = valuesOf(conditions.find(({ field }) => field === bound.field));
  return sharing.length === 1 && values.length > 1 ? null : (values[sharing.indexOf(bound)] ?? null);
}

/** What is filtered beside the choices that share a column: the third and fourth of companies side by side. */
export function furtherValues({ choices }: HeaderFilter, conditions: readonly Condition[]): string[] {
  const [shared] = choices.filter(({ field }, at) => choices.findIndex((other) => other.field === field) !== at);
  if (shared === undefined) return [];
  const sharing = choices.filter(({ field }) => field === shared.field);
  const values = valuesOf(conditions.find(({ field }) => field === shared.field));
  return values.slice(sharing.length).map(String);
}

function valuesOf({ op, value }: Partial<Condition> = {}): (string | number)[] {
  const values = op === 'eq' ? [value] : op === 'in' && Array.isArray(value) ? value : [];
  return values.filter((each) => typeof each === 'string' || typeof each === 'number');
}
