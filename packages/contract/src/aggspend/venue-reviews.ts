import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { type EntityEndpoints, entityEndpoints } from '../entity/endpoints.ts';
import type { Fields } from '../entity/field.ts';

const readers = ['ROLE_USER'] as const;
const reviewers = ['ROLE_COMPLIANCE'] as const;

/** What a company can decide of a venue, as calls say it; null is no decision. */
export const VENUE_SELECTION = { appropriate: 0, inappropriate: 1 } as const;

/** The length of a venue's name. */
const MAX_VENUE_LENGTH = 255;

const company = { type: 'relation', label: 'Company', to: 'company', show: 'companyName' } as const;
const value = { type: 'string', label: 'Venue', required: true, maxLength: MAX_VENUE_LENGTH } as const;
const selection = {
  type: 'integer',
  label: 'Review venue status',
  min: VENUE_SELECTION.appropriate,
  max: VENUE_SELECTION.inappropriate,
} as const;

/** What both have: a venue of a company; clients call its name `value` or `entry`. */
const venue = {
  screen: 'dashboard',
  // Whose rows are whose goes by this: but for administrators, who has no company has no venues either.
  read: ['ROLE_ADMIN'],
  write: reviewers,
  labelField: 'value',
  aliases: { entry: 'value' },
  columns: ['value', 'selection'],
  search: ['value'],
  ownedBy: 'company',
  unowned: 'hidden',
} as const;

/** A venue with what its company decided of it, if it did. */
export const ruleValueDef = defineEntity({
  ...venue,
  name: 'ruleValue',
  path: 'aggspend/view-rule-values',
  noun: { one: 'venue', many: 'venues' },
  fields: { value, selection, company },
});
export type RuleValue = RecordOf<typeof ruleValueDef>;

/** The calls that read, for everyone of the company. */
function readByAll<F extends Fields>({ list, count, export: file, get }: EntityEndpoints<F>) {
  const access = readers;
  return {
    list: { ...list, access },
    count: { ...count, access },
    export: { ...file, access },
    get: { ...get, access },
  };
}

/** The venues of the caller's company, reviewed or not. */
export const ruleValueCalls = readByAll(entityEndpoints(ruleValueDef));

/** A venue that is reviewed. It has the id of the venue, and goes when the review is taken back. */
export const ruleEntryDef = defineEntity({
  ...venue,
  name: 'ruleEntry',
  path: 'aggspend/rule-entries',
  noun: { one: 'venue review', many: 'venue reviews' },
  fields: { value, selection: { ...selection, required: true }, company },
});

const entryCalls = entityEndpoints(ruleEntryDef);

/** Creating reviews a venue, also one that was reviewed before or that the company does not have yet; deleting takes the review back. */
export const ruleEntryCalls = { ...entryCalls, ...readByAll(entryCalls) };
