import { FIRST_NAMES, HOSPITAL_ENDS, HOSPITAL_STARTS, STREETS, SURNAMES } from './data/names.ts';
import { type City, STATES } from './data/places.ts';
import { itemAt, Random } from './random.ts';
import type { Pool } from './recipients.ts';
import { Sampler } from './sampler.ts';

export interface Address {
  readonly street: string;
  readonly suite: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export interface Person extends Address {
  readonly profileId: number;
  readonly npi: string;
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  readonly suffix: string;
  readonly primaryType: string;
  readonly specialties: readonly string[];
  readonly licenseStates: readonly string[];
}

export interface Hospital extends Address {
  readonly ccn: string;
  readonly id: number;
  readonly name: string;
}

/** Far above the profile and hospital numbers that CMS has given out. */
const FIRST_PROFILE_ID = 90_000_000;
const FIRST_HOSPITAL_ID = 90_000;

const PLACES = new Sampler(
  STATES.flatMap((state) =>
    state.cities.map((city, index) => ({ state, city, weight: state.population / (index + 1.5) })),
  ),
  (place) => place.weight,
);

/** The person behind a number: always the same one for a seed. */
export function personOf(seed: number, number: number, pool: Pool): Person {
  const random = new Random(seed, 'person', number);
  const address = addressOf(random);
  return {
    ...address,
    profileId: FIRST_PROFILE_ID + number,
    npi: npiOf(number),
    first: titleCase(random.pick(FIRST_NAMES)),
    middle: random.chance(0.45) ? String.fromCharCode(65 + random.below(26)) : '',
    last: titleCase(random.pick(SURNAMES)),
    suffix: random.chance(0.02) ? random.pick(['JR', 'III']) : '',
    primaryType: primaryTypeOf(random, pool),
    specialties: [pool.specialty],
    licenseStates: random.chance(0.08) ? [...new Set([address.state, random.pick(STATES).code])] : [address.state],
  };
}

export function hospitalOf(seed: number, number: number): Hospital {
  const random = new Random(seed, 'hospital', number);
  const address = addressOf(random);
  const start = itemAt(HOSPITAL_STARTS, number % HOSPITAL_STARTS.length);
  const end = itemAt(HOSPITAL_ENDS, Math.floor(number / HOSPITAL_STARTS.length) % HOSPITAL_ENDS.length);
  const place = number < HOSPITAL_STARTS.length * HOSPITAL_ENDS.length ? '' : ` of ${address.city}`;
  return {
    ...address,
    ccn: `99${String(number).padStart(4, '0')}`,
    id: FIRST_HOSPITAL_ID + number,
    name: `${start} ${end}${place}`,
  };
}

/** A place that trips go to. */
export function destinationOf(random: Random): { readonly city: City; readonly state: string } {
  const { city, state } = PLACES.draw(random);
  return { city, state: state.code };
}

/**
 * A provider number with a valid check digit (Luhn over the prefix 80840) that belongs to nobody: numbers that begin
 * with 2 are reserved and none has been given out.
 */
export function npiOf(number: number): string {
  const body = `29${String(number).padStart(7, '0')}`;
  // 24 is what the prefix 80840 adds to the sum.
  let sum = 24;
  for (let index = 0; index < body.length; index++) {
    const digit = body.charCodeAt(body.length - 1 - index) - 48;
    const counted = index % 2 === 0 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function addressOf(random: Random): Address {
  const { city, state } = PLACES.draw(random);
  return {
    street: `${1 + random.below(9_900)} ${random.pick(STREETS)}`,
    suite: random.chance(0.35) ? `STE ${100 + random.below(800)}` : '',
    city: city.name,
    state: state.code,
    zip:
      city.zip3 +
      String(random.below(100)).padStart(2, '0') +
      (random.chance(0.25) ? `-${1000 + random.below(9_000)}` : ''),
  };
}

const PRIMARY_TYPES: readonly (readonly [specialty: RegExp, type: string])[] = [
  [/^Dental/, 'Doctor of Dentistry'],
  [/^Eye/, 'Doctor of Optometry'],
  [/^Podiatric/, 'Doctor of Podiatric Medicine'],
  [/^Chiropractic/, 'Chiropractor'],
  [/Nurse Anesthetist/, 'Certified Registered Nurse Anesthetist'],
  [/Midwife/, 'Certified Nurse-Midwife'],
  [/Clinical Nurse Specialist/, 'Clinical Nurse Specialist'],
  [/Nurse Practitioner/, 'Nurse Practitioner'],
  [/Physician Assistant\b/, 'Physician Assistant'],
];

function primaryTypeOf(random: Random, pool: Pool): string {
  const osteopath = random.chance(0.11);
  if (pool.specialty.startsWith('Allopathic')) return osteopath ? 'Doctor of Osteopathy' : 'Medical Doctor';
  return PRIMARY_TYPES.find(([specialty]) => specialty.test(pool.specialty))?.[1] ?? 'Medical Doctor';
}

const titleCase = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();
