import { COLUMN } from './columns.ts';
import type { SourceType } from './layouts.ts';

/** How a value is read. `text` is kept as published; a row whose other values cannot be read is set aside. */
export type FieldKind = 'text' | 'amount' | 'date' | 'year' | 'count';

/**
 * What the warehouse wants to know and the published columns that say it. Of several that a file has, the first that is
 * not blank counts. A `constant` stands in where the layouts of a type have no such column.
 */
export interface Field {
  readonly columns: readonly string[];
  readonly kind?: FieldKind;
  readonly constant?: string;
}

const SHARED = {
  program_year: { columns: [COLUMN.programYear], kind: 'year' },
  publication: { columns: [COLUMN.publicationDate] },
  record_id: { columns: [COLUMN.recordId] },
  company_id: { columns: [COLUMN.companyId] },
  company: { columns: [COLUMN.company] },
  company_state: { columns: [COLUMN.companyState] },
  company_country: { columns: [COLUMN.companyCountry] },
  submitting_company: { columns: [COLUMN.submittingCompany] },
  profile_id: { columns: ['Covered_Recipient_Profile_ID', 'Physician_Profile_ID'] },
  npi: { columns: ['Covered_Recipient_NPI', 'Physician_NPI'] },
  first_name: { columns: ['Covered_Recipient_First_Name', 'Physician_First_Name'] },
  last_name: { columns: ['Covered_Recipient_Last_Name', 'Physician_Last_Name'] },
  hospital_id: { columns: ['Teaching_Hospital_ID'] },
  hospital_ccn: { columns: ['Teaching_Hospital_CCN'] },
  hospital: { columns: ['Teaching_Hospital_Name'] },
  entity: { columns: ['Noncovered_Recipient_Entity_Name'] },
  city: { columns: ['Recipient_City'] },
  state: { columns: ['Recipient_State'] },
  country: { columns: ['Recipient_Country'] },
  dispute_status: { columns: [COLUMN.disputeStatus] },
  change_type: { columns: ['Change_Type'] },
  street_line1: { columns: ['Recipient_Primary_Business_Street_Address_Line1'] },
  street_line2: { columns: ['Recipient_Primary_Business_Street_Address_Line2'] },
  zip_code: { columns: ['Recipient_Zip_Code', 'Recipient_Postal_Code'] },
  province: { columns: ['Recipient_Province'] },
} satisfies Record<string, Field>;

const PAYMENT = {
  ...SHARED,
  recipient_type: { columns: [COLUMN.recipientType] },
  amount: { columns: [COLUMN.amount], kind: 'amount' },
  date: { columns: [COLUMN.date], kind: 'date' },
  payments: { columns: [COLUMN.payments], kind: 'count' },
  form: { columns: [COLUMN.form] },
  nature: { columns: [COLUMN.nature] },
  third_party_indicator: { columns: [COLUMN.thirdPartyIndicator] },
  third_party_name: { columns: [COLUMN.thirdPartyName] },
} satisfies Record<string, Field>;

export const FIELDS: Readonly<Record<SourceType, Readonly<Record<string, Field>>>> = {
  general: {
    ...PAYMENT,
    context: { columns: ['Contextual_Information'] },
    travel_city: { columns: [COLUMN.travelCity] },
    travel_state: { columns: [COLUMN.travelState] },
    travel_country: { columns: [COLUMN.travelCountry] },
    physician_ownership: { columns: ['Physician_Ownership_Indicator'] },
    charity: { columns: ['Charity_Indicator'] },
  },
  research: {
    ...PAYMENT,
    context: { columns: ['Context_of_Research'] },
    study: { columns: ['Name_of_Study'] },
    clinical_trial_id: { columns: ['ClinicalTrials_Gov_Identifier'] },
    preclinical: { columns: ['Preclinical_Research_Indicator'] },
  },
  ownership: {
    ...SHARED,
    // Only physicians can hold an ownership or investment interest, so the layout does not say who the recipient is.
    recipient_type: { columns: [], constant: 'Covered Recipient Physician' },
    amount_invested: { columns: [COLUMN.amountInvested], kind: 'amount' },
    value_of_interest: { columns: [COLUMN.valueOfInterest], kind: 'amount' },
    terms: { columns: ['Terms_of_Interest'] },
    interest_held_by: { columns: ['Interest_Held_by_Physician_or_an_Immediate_Family_Member'] },
  },
};

/** What a research payment was spent on, as far as a record says. */
export const EXPENDITURES: readonly string[] = [1, 2, 3, 4, 5, 6].map((number) => `Expenditure_Category${number}`);
