import type { Draft } from '../reading/draft.ts';
import type { Group, Reading } from '../reading/reading.ts';
import { inSource } from './turned-figures.ts';

const ROWS = ['company', 'company_family', 'program_year'];
const isThere = (group: Group) => group.kind === 'dimension' && ROWS.includes(group.dimension);
const THEIRS = ['his', 'her', 'hers', 'their', 'she', 'he'];

/** `what is the value of her ownership interests` after what she was paid for: all that she holds, since interests are paid for nothing. */
export function interestsOfPerson(earlier: Reading, draft: Draft): Reading | undefined {
  const { filters, figures, groups, periods, thresholds, ranking, comparison, isList, tokens } = draft;
  const people = earlier.filters.filter(({ field, isNegated }) => field === 'recipient_id' && !isNegated);
  const isTheirs = tokens.some(({ low }) => THEIRS.includes(low));
  const isOther = draft.source === 'ownership' && earlier.source !== 'ownership';
  const isPlain = thresholds.length + filters.length === 0 && !ranking && !comparison && !draft.members;
  if (!isOther || people.length === 0 || !isTheirs || !isPlain) return undefined;
  const value = { kind: 'measure' as const, measure: 'value_of_interest' };
  const asked = figures.length > 0 ? inSource(figures, 'ownership') : isList ? [] : [value];
  return {
    ...{
      source: 'ownership',
      figures: asked,
      groups: groups.length > 0 ? groups : earlier.groups.filter(isThere),
      filters: people,
      thresholds: [],
    },
    periods: periods.length > 0 ? periods : earlier.periods,
    ...(isList && { isList: true as const }),
  };
}
