import type { SourceType } from './layouts.ts';

/**
 * What a record has several of, in numbered columns: each slot names one. A slot says what its attributes are called in the
 * file; of several columns that a file has, the first that is not blank counts. One whose `naming` attributes are all blank is no slot
 * at all. `fixed` says an attribute for layouts that tell it by the column, or have nothing else.
 */
export interface Slot {
  readonly columns: Readonly<Record<string, readonly string[]>>;
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
const SIX = [...FIVE, 6];

/** In the order in which a record names them; the slots that a file does not have are passed over. */
const PRODUCTS: SlottedList = {
  name: 'products',
  attributes: ['product', 'product_type', 'product_category', 'product_code', 'product_device_id', 'product_covered'],
  naming: ['product', 'product_type', 'product_category', 'product_code', 'product_device_id'],
  slots: [
    ...FIVE.map((number) => ({
      columns: {
        product: [`Name_of_Drug_or_Biological_or_Device_or_Medical_Supply_${number}`],
        product_type: [`Indicate_Drug_or_Biological_or_Device_or_Medical_Supply_${number}`],
        product_category: [`Product_Category_or_Therapeutic_Area_${number}`],
        product_code: [`Associated_Drug_or_Biological_NDC_${number}`],
        product_device_id: [`Associated_Device_or_Medical_Supply_PDI_${number}`],
        product_covered: [`Covered_or_Noncovered_Indicator_${number}`],
      },
    })),
    ...FIVE.map((number) => ({
      columns: {
        product: [`Name_of_Associated_Covered_Drug_or_Biological${number}`],
        product_code: [`NDC_of_Associated_Covered_Drug_or_Biological${number}`],
      },
      fixed: { product_type: 'Drug' },
    })),
    ...FIVE.map((number) => ({
      columns: { product: [`Name_of_Associated_Covered_Device_or_Medical_Supply${number}`] },
      fixed: { product_type: 'Device' },
    })),
  ],
};

/** Of the recipient: six slots in files since 2022, one before and of ownership. They do not go with the types slot by slot. */
const SPECIALTIES: SlottedList = {
  name: 'specialties',
  attributes: ['specialty'],
  naming: ['specialty'],
  slots: [...SIX.map((number) => `Covered_Recipient_Specialty_${number}`), 'Physician_Specialty'].map((specialty) => ({
    columns: { specialty: [specialty] },
  })),
};

const PRIMARY_TYPES: SlottedList = {
  name: 'primary_types',
  attributes: ['primary_type'],
  naming: ['primary_type'],
  slots: [...SIX.map((number) => `Covered_Recipient_Primary_Type_${number}`), 'Physician_Primary_Type'].map(
    (primary_type) => ({ columns: { primary_type: [primary_type] } }),
  ),
};

/** Before 2016 they were physicians, and the layout does not say so. */
const INVESTIGATORS: SlottedList = {
  name: 'investigators',
  attributes: ['profile_id', 'npi', 'first_name', 'last_name', 'recipient_type', 'primary_type', 'specialty', 'state'],
  naming: ['profile_id', 'npi', 'first_name', 'last_name'],
  slots: FIVE.map((number) => {
    const of = (...names: string[]): string[] => names.map((name) => `Principal_Investigator_${number}_${name}`);
    return {
      columns: {
        profile_id: of('Profile_ID'),
        npi: of('NPI'),
        first_name: of('First_Name'),
        last_name: of('Last_Name'),
        recipient_type: of('Covered_Recipient_Type'),
        primary_type: of(...SIX.map((place) => `Primary_Type_${place}`), 'Primary_Type'),
        specialty: of(...SIX.map((place) => `Specialty_${place}`), 'Specialty'),
        state: of('State'),
      },
      fixed: { recipient_type: 'Covered Recipient Physician' },
    };
  }),
};

/** What records of each type have several of. */
export const LISTS: Readonly<Record<SourceType, readonly SlottedList[]>> = {
  general: [SPECIALTIES, PRIMARY_TYPES, PRODUCTS],
  research: [SPECIALTIES, PRIMARY_TYPES, PRODUCTS, INVESTIGATORS],
  ownership: [SPECIALTIES, PRIMARY_TYPES],
};
