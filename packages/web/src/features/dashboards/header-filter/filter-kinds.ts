import type { FilterKind } from './filter-kind.ts';
import { company } from './kinds/company.tsx';
import { competitor } from './kinds/competitor.tsx';
import { physician } from './kinds/physician.ts';
import { specialty } from './kinds/specialty.tsx';
import { state } from './kinds/state.ts';
import { subsidiary } from './kinds/subsidiary.ts';
import { year } from './kinds/year.ts';

/** The program year alone. */
export const yearKind: FilterKind = year;

/** Every kind of header filter; where a name contains several words, the first of these counts. */
export const FILTER_KINDS: readonly FilterKind[] = [subsidiary, company, physician, specialty, competitor, year, state];
