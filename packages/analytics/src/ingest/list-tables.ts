import { SPECIALTY_CLASSIFICATION, SPECIALTY_GROUP } from '../warehouse/specialty-levels.ts';
import { INVESTIGATOR_ID } from './investigator-id.ts';
import { clean } from './lookup-table.ts';

/** Where lists are kept: their members, the members of each, and the texts of whole lists. */
export interface ListTables {
  /** The staged column, and the name of its slots. */
  readonly slots: string;
  readonly table: string;
  readonly bridge: string;
  readonly list: string;
  /** Columns of a member, as expressions over the attributes of a slot. */
  readonly columns: Readonly<Record<string, string>>;
  /** Texts of all members but the first: the column of the list table, and of the member. */
  readonly further?: Readonly<Record<string, string>>;
  /** The facts have the key of the first member too, under the name that it has in the bridge. */
  readonly withFirst?: true;
}

export const PRODUCT_LIST: ListTables = {
  slots: 'products',
  table: 'product',
  bridge: 'listed_product',
  list: 'product_list',
  columns: {
    product: clean('upper(product)'),
    product_type: clean('product_type'),
    product_category: clean('product_category'),
    product_code: `coalesce(${clean('product_code')}, ${clean('product_device_id')})`,
    product_covered: clean('product_covered'),
  },
  further: { other_products: 'product' },
};

export const SPECIALTY_LIST: ListTables = {
  slots: 'specialties',
  table: 'specialty',
  bridge: 'listed_specialty',
  list: 'specialty_list',
  columns: {
    specialty: clean('specialty'),
    specialty_group: SPECIALTY_GROUP,
    specialty_classification: SPECIALTY_CLASSIFICATION,
  },
  withFirst: true,
};

export const PRIMARY_TYPE_LIST: ListTables = {
  slots: 'primary_types',
  table: 'primary_type',
  bridge: 'listed_primary_type',
  list: 'primary_type_list',
  columns: { primary_type: clean('primary_type') },
};

/** Their names and NPIs are those of the recipients with their ids: see `investigator-names.ts`. */
export const INVESTIGATOR_LIST: ListTables = {
  slots: 'investigators',
  table: 'investigator',
  bridge: 'listed_investigator',
  list: 'investigator_list',
  columns: {
    investigator_id: INVESTIGATOR_ID,
    recipient_type: clean('recipient_type'),
    primary_type: clean('primary_type'),
    specialty: clean('specialty'),
    specialty_group: SPECIALTY_GROUP,
    state: clean('state'),
  },
};
