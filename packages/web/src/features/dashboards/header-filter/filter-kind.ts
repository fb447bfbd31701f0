import type { Condition } from '@pellucid/contract';
import type { ComponentType } from 'react';

/** A kind of header filter; `filter-kinds.tsx` lists them all. */
export interface FilterKind {
  /** The word by which the name of a configured filter chooses this kind. */
  readonly word: string;
  /** What a person chooses, in the order of the controls. */
  readonly choices: readonly FilterChoice[];
  /** What is shown of the first choice under the header. */
  readonly Panel?: ComponentType<{ name: string }>;
}

/** One choice of a header filter: its control, where it is stored, and how it becomes a filter. */
export interface FilterChoice {
  readonly Control: ComponentType<FilterControlProps>;
  /** The dimension that it filters on a page; null where the page does not have this choice. */
  field(settings: FilterSettings): string | null;
  storageKey(pageId: number): string;
  /** What is stored for no restriction. */
  readonly all: string;
  /** The filter of a stored choice; null where that is no choice. */
  toFilter(field: string, stored: string): Condition | null;
}

/** What a page's configuration says about its filter. */
export interface FilterSettings {
  readonly pageId: number;
  /** Where the controls look up what can be chosen. */
  readonly datatable: string;
  readonly column: string | null;
  readonly yearColumn: string | null;
  /** One program year must be chosen. */
  readonly oneYearOnly: boolean;
}

export interface FilterControlProps {
  settings: FilterSettings;
  field: string;
  /** What is chosen, as text; null for all. */
  chosen: string | null;
  onChoose: (value: string | number | null) => void;
}
