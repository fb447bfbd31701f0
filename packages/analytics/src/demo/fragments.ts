import type { DemoCompany, DemoProduct } from './cast.ts';
import { blanks, quoted } from './csv.ts';
import { type Address, hospitalOf, type Person, personOf } from './people.ts';
import type { Pool, Recipients } from './recipients.ts';

/**
 * Runs of neighbouring columns that many records share, written once and kept: most of a record's text is who was paid, by
 * whom and for which product.
 */
export class Fragments {
  readonly #seed: number;
  readonly #recipients: Recipients;
  // Of their full length from the start: lists that grow from everywhere become slow hash tables.
  readonly #people: (string | undefined)[];
  readonly #investigators: (string | undefined)[];
  readonly #hospitals: (string | undefined)[];
  readonly #companies = new Map<DemoCompany, string>();
  readonly #products = new Map<DemoProduct, string>();

  constructor(seed: number, recipients: Recipients) {
    this.#seed = seed;
    this.#recipients = recipients;
    this.#people = new Array(recipients.people);
    this.#investigators = new Array(recipients.people);
    this.#hospitals = new Array(recipients.hospitals);
  }

  person(number: number): Person {
    return personOf(this.#seed, number, this.#recipients.poolOf(number));
  }

  /** From `Covered_Recipient_Type` to `Covered_Recipient_License_State_code5` of the general layout. */
  recipientColumns(number: number): string {
    let columns = this.#people[number];
    if (columns === undefined) {
      columns = personColumns(this.person(number), this.#recipients.poolOf(number));
      this.#people[number] = columns;
    }
    return columns;
  }

  /** The 32 columns of a principal investigator of the research layout. */
  investigatorColumns(number: number): string {
    let columns = this.#investigators[number];
    if (columns === undefined) {
      columns = investigatorColumns(this.person(number));
      this.#investigators[number] = columns;
    }
    return columns;
  }

  /** The same columns of a teaching hospital. */
  hospitalColumns(number: number): string {
    let columns = this.#hospitals[number];
    if (columns === undefined) {
      columns = this.#hospitalColumns(number);
      this.#hospitals[number] = columns;
    }
    return columns;
  }

  #hospitalColumns(number: number): string {
    const { ccn, id, name, ...address } = hospitalOf(this.#seed, number);
    const kind = quoted('Covered Recipient Teaching Hospital');
    return `${kind},${quoted(ccn)},${id},${quoted(name)},${blanks(6)},${addressColumns(address)},${blanks(17)}`;
  }

  /** The five columns of the payer. */
  companyColumns(company: DemoCompany): string {
    const known = this.#companies.get(company);
    if (known) return known;
    const { name, id, state, country } = company;
    const text = `${quoted(name)},${id},${quoted(name)},${quoted(state)},${quoted(country)}`;
    this.#companies.set(company, text);
    return text;
  }

  /** The six columns of one product. */
  productColumns(product: DemoProduct): string {
    const known = this.#products.get(product);
    if (known) return known;
    const { covered, type, category, name, ndc, deviceId } = product;
    const text = [covered ? 'Covered' : 'Non-Covered', type, category, name, ndc, deviceId].map(quoted).join(',');
    this.#products.set(product, text);
    return text;
  }
}

export const RECIPIENT_TYPES = {
  physician: 'Covered Recipient Physician',
  practitioner: 'Covered Recipient Non-Physician Practitioner',
} as const;

function personColumns(person: Person, pool: Pool): string {
  const kind = quoted(RECIPIENT_TYPES[pool.profession]);
  return [kind, blanks(3), identityColumns(person), addressColumns(person), professionColumns(person)].join(',');
}

function investigatorColumns(person: Person): string {
  const kind = quoted(RECIPIENT_TYPES.physician);
  return [kind, identityColumns(person), addressColumns(person), professionColumns(person)].join(',');
}

/** Profile id, NPI and the four parts of the name. */
export function identityColumns({ profileId, npi, first, middle, last, suffix }: Person): string {
  return `${profileId},${npi},${quoted(first)},${quoted(middle)},${quoted(last)},${quoted(suffix)}`;
}

/** Two lines of the street, city, state, zip, country, province, postal code. */
export function addressColumns({ street, suite, city, state, zip }: Address): string {
  return `${[street, suite, city, state, zip, 'United States'].map(quoted).join(',')},,`;
}

/** Up to six primary types, six specialties and five licence states. */
export function professionColumns({ primaryType, specialties, licenseStates }: Person): string {
  return [...filled([primaryType], 6), ...filled(specialties, 6), ...filled(licenseStates, 5)].map(quoted).join(',');
}

function filled(values: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => values[index] ?? '');
}
