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

/**
 * What a record has several of, in numbered columns: each slot names one. A slot says what its attributes are called in the
 * file; one whose `names` are all blank is no slot at all. `fixed` says an attribute for layouts that tell it by the column.
 */
export interface Slot {
  readonly columns: Readonly<Record<string, string>>;
  readonly fixed?: Readonly<Record<string, string>>;
}

/** A list that records of a type have: its slots in the order in which a record names them. */
export interface SlottedList {
  readonly name: string;
  readonly attributes: readonly string[];
  /** The attributes without which a slot names nothing. */
  readonly naming: readonly string[];
  readonly slots: readonly Slot[];
}

const FIVE = [1, 2, 3, 4, 5];

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
  specialty: {
    columns: [...[1, 2, 3, 4, 5, 6].map((number) => `Covered_Recipient_Specialty_${number}`), 'Physician_Specialty'],
  },
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

/** In the order in which a record names them; the slots that a file does not have are passed over. */
const PRODUCTS: SlottedList = {
  name: 'products',
  attributes: ['product', 'product_type', 'product_category', 'product_code', 'product_device_id', 'product_covered'],
  naming: ['product', 'product_type', 'product_category', 'product_code', 'product_device_id'],
  slots: [
    ...FIVE.map((number) => ({
      columns: {
        product: `Name_of_Drug_or_Biological_or_Device_or_Medical_Supply_${number}`,
        product_type: `Indicate_Drug_or_Biological_or_Device_or_Medical_Supply_${number}`,
        product_category: `Product_Category_or_Therapeutic_Area_${number}`,
        product_code: `Associated_Drug_or_Biological_NDC_${number}`,
        product_device_id: `Associated_Device_or_Medical_Supply_PDI_${number}`,
        product_covered: `Covered_or_Noncovered_Indicator_${number}`,
      },
    })),
    ...FIVE.map((number) => ({
      columns: {
        product: `Name_of_Associated_Covered_Drug_or_Biological${number}`,
        product_code: `NDC_of_Associated_Covered_Drug_or_Biological${number}`,
      },
      fixed: { product_type: 'Drug' },
    })),
    ...FIVE.map((number) => ({
      columns: { product: `Name_of_Associated_Covered_Device_or_Medical_Supply${number}` },
      fixed: { product_type: 'Device' },
    })),
  ],
};

/** What records of each type have several of. */
export const LISTS: Readonly<Record<SourceType, readonly SlottedList[]>> = {
  general: [PRODUCTS],
  research: [PRODUCTS],
  ownership: [],
};

/** What a research payment was spent on, as far as a record says. */
export const EXPENDITURES: readonly string[] = [...FIVE, 6].map((number) => `Expenditure_Category${number}`);

/** First and last name of each principal investigator of a research record. */
export const INVESTIGATORS: readonly { firstName: string; lastName: string }[] = FIVE.map((number) => ({
  firstName: `Principal_Investigator_${number}_First_Name`,
  lastName: `Principal_Investigator_${number}_Last_Name`,
}));
