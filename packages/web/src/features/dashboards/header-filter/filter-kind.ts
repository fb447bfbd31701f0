import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** A kind of header filter; `filter-kinds.ts` lists them all (docs/promises/filters.md#kinds). */
export interface FilterKind {
  /** The word by which the name of a configured filter chooses this kind, in any case. */
  readonly word: string;
  /** What a person chooses, in the order of the controls. */
  readonly choices: readonly FilterChoice[];
  /** How the controls stand together; without it each choice has its own, which applies at once. */
  readonly Controls?: ComponentType<FilterControlsProps>;
  /** What is shown under the header of what is chosen. */
  readonly Panel?: ComponentType<FilterPanelProps>;
  /** How the texts are found that a page begins with for who has chosen nothing yet; null where it begins with everything. */
  readonly defaults?: (settings: FilterSettings) => FindDefaults | null;
  /** Whether a page at an address waits for a choice before it is opened: nothing is asked for before. */
  readonly asksFirst?: (settings: FilterSettings, search: string) => boolean;
}

/** One choice of a header filter: its control, where it is stored, and how it becomes a filter. */
export interface FilterChoice {
  /** Among the choices of its kind. */
  readonly name: string;
  /** The column that it filters on a page; null where the page does not have this choice. */
  field(settings: FilterSettings): string | null;
  storageKey(pageId: number): string;
  /** What is stored for no restriction. */
  readonly all: string;
  /** The value that a stored text filters a column by; null where that is all of them. */
  toValue(text: string, field: string): string | number | null;
  /** The text of a value that was not chosen here: of a link, or after an undo. */
  toText(value: string | number, queries: QueryClient, settings: FilterSettings): string;
  /** Whether records without a value stay when one is chosen. */
  readonly includeEmpty: boolean;
  readonly Control: ComponentType<ChoiceControlProps>;
}

/** What is chosen, as it is stored, by the name of the choice; null for all. */
export type ChosenTexts = Readonly<Record<string, string | null>>;

export type FindDefaults = (queries: QueryClient) => Promise<ChosenTexts>;

/** What a page and its configuration say about its filter. */
export interface FilterSettings {
  readonly pageId: number;
  /** Menu text and page name, in small letters. */
  readonly pageNames: readonly string[];
  /** Where the controls look up what can be chosen. */
  readonly datatable: string;
  /** Columns that are filtered. */
  readonly columns: readonly string[];
  readonly primaryColumn: string | null;
  readonly secondaryColumn: string | null;
  readonly alternateDatatable: string | null;
  /** What the alternate table is searched for. */
  readonly switchToFilter: string | null;
  readonly usingSecondaryFilter: boolean;
  readonly yearColumn: string | null;
  readonly filteringScheme: string | null;
  readonly markings: readonly string[];
  /** One program year must be chosen. */
  readonly oneYearOnly: boolean;
}

/** A choice that a page has, and the column that it filters there. */
export interface BoundChoice {
  readonly choice: FilterChoice;
  readonly field: string;
}

/** The filter in a page's header: a kind of filter with what the page's configuration says about it. */
export interface HeaderFilter {
  readonly kind: FilterKind;
  readonly settings: FilterSettings;
  readonly choices: readonly BoundChoice[];
}

export interface ChoiceControlProps {
  settings: FilterSettings;
  field: string;
  /** What is chosen, as it is stored; null for all. */
  chosen: string | null;
  /** The page is opened with what is chosen now. */
  waits?: boolean;
  onChoose: (text: string | null) => void;
}

export interface FilterControlsProps {
  filter: HeaderFilter;
  chosen: ChosenTexts;
  /** The page is opened with what is chosen now. */
  waits: boolean;
  /** Applies the choices that are named, together. */
  onChoose: (texts: ChosenTexts) => void;
}

export interface FilterPanelProps {
  filter: HeaderFilter;
  chosen: ChosenTexts;
  /** What is filtered beside what is chosen, where choices share a column. */
  further: readonly string[];
}
