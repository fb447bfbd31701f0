import { COLUMN } from './columns.ts';

export type SourceType = 'general' | 'research' | 'ownership';

/** The columns of a published file, in their published order. */
export interface Layout {
  readonly name: string;
  readonly type: SourceType;
  readonly columns: readonly string[];
}

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
const prefixed = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}${name}`);

const ADDRESS = ['Street_Address_Line1', 'Street_Address_Line2'];
const RECIPIENT_ADDRESS = [
  ...prefixed('Recipient_Primary_Business_', ADDRESS),
  ...prefixed('Recipient_', ['City', 'State', 'Zip_Code', 'Country', 'Province', 'Postal_Code']),
];
const NAME = ['First_Name', 'Middle_Name', 'Last_Name', 'Name_Suffix'];
const HOSPITAL = ['Teaching_Hospital_CCN', 'Teaching_Hospital_ID', 'Teaching_Hospital_Name'];
const PAYER = [COLUMN.submittingCompany, COLUMN.companyId, COLUMN.company, COLUMN.companyState, COLUMN.companyCountry];

interface Person {
  npi: boolean;
  /** Up to six types and specialties (since 2016, in files made since 2022) instead of one. */
  many: boolean;
}

const types = (prefix: string, { many }: Person) =>
  many
    ? [...numbered(`${prefix}Primary_Type_`, 6), ...numbered(`${prefix}Specialty_`, 6)]
    : [`${prefix}Primary_Type`, `${prefix}Specialty`];

const identity = (prefix: string, { npi }: Person) => [
  `${prefix}Profile_ID`,
  ...(npi ? [`${prefix}NPI`] : []),
  ...prefixed(prefix, NAME),
];

function recipient(person: Person): string[] {
  const prefix = person.many ? 'Covered_Recipient_' : 'Physician_';
  return [
    ...HOSPITAL,
    ...identity(prefix, person),
    ...RECIPIENT_ADDRESS,
    ...types(prefix, person),
    ...numbered(`${prefix}License_State_code`, 5),
  ];
}

function investigator(number: number, person: Person): string[] {
  const prefix = `Principal_Investigator_${number}_`;
  return [
    ...(person.many ? [`${prefix}Covered_Recipient_Type`] : []),
    ...identity(prefix, person),
    ...prefixed(`${prefix}Business_`, ADDRESS),
    ...prefixed(prefix, ['City', 'State', 'Zip_Code', 'Country', 'Province', 'Postal_Code']),
    ...types(prefix, person),
    ...numbered(`${prefix}License_State_code`, 5),
  ];
}

const PRODUCTS_2013 = [
  'Product_Indicator',
  ...numbered('Name_of_Associated_Covered_Drug_or_Biological', 5),
  ...numbered('NDC_of_Associated_Covered_Drug_or_Biological', 5),
  ...numbered('Name_of_Associated_Covered_Device_or_Medical_Supply', 5),
];

const products2016 = ({ deviceIds }: { deviceIds: boolean }) => [
  'Related_Product_Indicator',
  ...[1, 2, 3, 4, 5].flatMap((number) => [
    `Covered_or_Noncovered_Indicator_${number}`,
    `Indicate_Drug_or_Biological_or_Device_or_Medical_Supply_${number}`,
    `Product_Category_or_Therapeutic_Area_${number}`,
    `Name_of_Drug_or_Biological_or_Device_or_Medical_Supply_${number}`,
    `Associated_Drug_or_Biological_NDC_${number}`,
    ...(deviceIds ? [`Associated_Device_or_Medical_Supply_PDI_${number}`] : []),
  ]),
];

const PUBLICATION = [COLUMN.programYear, COLUMN.publicationDate];

const PAYMENT = [
  COLUMN.amount,
  COLUMN.date,
  COLUMN.payments,
  COLUMN.form,
  COLUMN.nature,
  COLUMN.travelCity,
  COLUMN.travelState,
  COLUMN.travelCountry,
  'Physician_Ownership_Indicator',
  COLUMN.thirdPartyIndicator,
  COLUMN.thirdPartyName,
  'Charity_Indicator',
  'Third_Party_Equals_Covered_Recipient_Indicator',
  'Contextual_Information',
  'Delay_in_Publication_Indicator',
  COLUMN.recordId,
  COLUMN.disputeStatus,
];

const general = (name: string, person: Person, products: readonly string[]): Layout => ({
  name,
  type: 'general',
  columns: [
    'Change_Type',
    COLUMN.recipientType,
    ...recipient(person),
    ...PAYER,
    ...PAYMENT,
    ...products,
    ...PUBLICATION,
  ],
});

const research = (name: string, person: Person, products: readonly string[]): Layout => ({
  name,
  type: 'research',
  columns: [
    'Change_Type',
    COLUMN.recipientType,
    'Noncovered_Recipient_Entity_Name',
    ...recipient(person),
    ...[1, 2, 3, 4, 5].flatMap((number) => investigator(number, person)),
    ...PAYER,
    ...products,
    COLUMN.amount,
    COLUMN.date,
    COLUMN.form,
    ...numbered('Expenditure_Category', 6),
    'Preclinical_Research_Indicator',
    'Delay_in_Publication_Indicator',
    'Name_of_Study',
    COLUMN.disputeStatus,
    COLUMN.recordId,
    ...PUBLICATION,
    'ClinicalTrials_Gov_Identifier',
    'Research_Information_Link',
    'Context_of_Research',
  ],
});

const ownership = (name: string, person: Person): Layout => ({
  name,
  type: 'ownership',
  columns: [
    'Change_Type',
    ...identity('Physician_', person),
    ...RECIPIENT_ADDRESS,
    ...types('Physician_', person),
    COLUMN.recordId,
    COLUMN.programYear,
    COLUMN.amountInvested,
    COLUMN.valueOfInterest,
    'Terms_of_Interest',
    ...PAYER,
    COLUMN.disputeStatus,
    'Interest_Held_by_Physician_or_an_Immediate_Family_Member',
    COLUMN.publicationDate,
  ],
});

const WITHOUT_NPI: Person = { npi: false, many: false };
const WITH_NPI: Person = { npi: true, many: false };
const CURRENT: Person = { npi: true, many: true };

const general2013 = general('general 2013–2014 (65 columns)', WITHOUT_NPI, PRODUCTS_2013);
const general2016 = general(
  'general 2016–2020, published before 2022 (75 columns)',
  WITHOUT_NPI,
  products2016({ deviceIds: false }),
);

/** Every layout that is known; see `recogniseLayout` for which of them a file has. */
export const LAYOUTS: readonly Layout[] = [
  general2013,
  general('general 2015 (66 columns)', WITH_NPI, PRODUCTS_2013),
  general2016,
  general('general since 2016 (91 columns)', CURRENT, products2016({ deviceIds: true })),
  research('research 2013–2014 (166 columns)', WITHOUT_NPI, PRODUCTS_2013),
  research('research 2015 (172 columns)', WITH_NPI, PRODUCTS_2013),
  research('research since 2016 (252 columns)', CURRENT, products2016({ deviceIds: true })),
  ownership('ownership without NPI (29 columns)', WITHOUT_NPI),
  ownership('ownership (30 columns)', WITH_NPI),
  {
    // Not a publication of CMS: what its data portal exported for all years together, names cut to 63 characters.
    name: 'portal export of general payments, all years (93 columns)',
    type: 'general',
    columns: [...new Set([...general2013.columns, ...general2016.columns, 'full_address', 'physician_full_name'])],
  },
];
