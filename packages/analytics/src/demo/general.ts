import { daysOf } from './calendar.ts';
import type { DemoCompany, DemoProduct } from './cast.ts';
import { blanks, dollars, quoted } from './csv.ts';
import { SURNAMES } from './data/names.ts';
import type { Fragments } from './fragments.ts';
import { type Quarter, quartersOf } from './market.ts';
import { drawCents, FOOD_AND_BEVERAGE, type Nature, TRAVEL } from './natures.ts';
import { destinationOf } from './people.ts';
import { priceLevelOf, recordIdsOf } from './plan.ts';
import { itemAt, Random } from './random.ts';
import type { Recipients } from './recipients.ts';
import type { Sampler } from './sampler.ts';

export interface YearOfRecords {
  readonly seed: number;
  readonly programYear: number;
  /** 0 for the first year that is generated. */
  readonly yearIndex: number;
  readonly rows: number;
  /** MM/DD/YYYY */
  readonly publicationDate: string;
  /** The newest year is new in its publication; of older ones some records were corrected. */
  readonly newest: boolean;
}

const UNRELATED_TO_PRODUCTS = 0.055;
/** How often a record names a further product after each one. */
const ONE_MORE_PRODUCT = 0.21;
const MOST_PRODUCTS = 5;
/** Of what advisers and inventors receive, some goes to their practice or to another person instead. */
const THIRD_PARTY = { entity: 0.26, individual: 0.09 } as const;
const DISPUTED = 0.0006;
const HOSPITALS_RECEIVE = 4;

const HOSPITAL_CONTEXTS = [
  'Support of an accredited symposium',
  'Educational event on "emerging" therapies, see agreement',
  'Booth and display space at the annual meeting',
  'Fellowship programme, second instalment',
  'Equipment for the skills laboratory',
];
const CONTEXTS = [
  'Advisory board',
  'Speaker programme, evening session',
  'Protocol review',
  'Product "hands-on" training',
];

/** Lines of a general payments file of one program year, in the current layout of 91 columns. */
export function generalLines(year: YearOfRecords, recipients: Recipients, fragments: Fragments): Generator<string> {
  return paymentLines(year, recipients, fragments, {
    random: new Random(year.seed, 'general', year.programYear),
    quarters: quartersOf(year.yearIndex),
    recordId: recordIdsOf('general', year.programYear),
  });
}

export interface PaymentSource {
  readonly random: Random;
  /** Who pays in each quarter. */
  readonly quarters: readonly Quarter[];
  /** The id of a row by its number. */
  readonly recordId: (row: number) => string;
}

export function* paymentLines(
  year: YearOfRecords,
  recipients: Recipients,
  fragments: Fragments,
  { random, quarters, recordId }: PaymentSource,
): Generator<string> {
  const days = daysOf(year.programYear);
  const level = priceLevelOf(year.yearIndex);
  const ending = `,${year.programYear},${quoted(year.publicationDate)}\n`;

  for (let row = 0; row < year.rows; row++) {
    const day = days.draw(random);
    const { company, products, natures } = itemAt(quarters, day.quarter).draw(random);
    const nature = natures.draw(random);
    const product = products.draw(random);
    const toHospital = random.chance(nature.hospitals);
    const recipient = toHospital
      ? fragments.hospitalColumns(recipients.hospital(random))
      : fragments.recipientColumns(drawRecipient(random, recipients, year.programYear, { company, nature, product }));
    const cents = drawCents(random, nature, toHospital ? level * HOSPITALS_RECEIVE : level);
    const payments = nature === FOOD_AND_BEVERAGE || random.chance(0.8) ? 1 : 1 + random.below(4);

    yield `${changeType(random, year.newest)},${recipient},${fragments.companyColumns(company)},${dollars(cents)},"${day.text}",${payments},${formOf(
      random,
      nature,
    )},${labelOf(nature)},${nature === TRAVEL ? travelColumns(random) : ',,'},${toHospital ? '' : random.chance(0.002) ? '"Yes"' : '"No"'},${thirdPartyColumns(
      random,
      nature,
      toHospital,
    )},${contextOf(random, nature, toHospital)},"No",${recordId(row)},${random.chance(DISPUTED) ? '"Yes"' : '"No"'},${productColumns(
      random,
      fragments,
      product,
      products,
    )}${ending}`;
  }
}

function drawRecipient(
  random: Random,
  recipients: Recipients,
  programYear: number,
  { company, nature, product }: { company: DemoCompany; nature: Nature; product: DemoProduct },
): number {
  const profession = random.chance(nature.practitioners) ? 'practitioner' : 'physician';
  switch (nature.circle) {
    case 'visited':
      return recipients.visited(random, profession, product.area, programYear);
    case 'advisers':
      return recipients.adviser(random, profession, company, product.area);
    case 'inventors':
      return recipients.inventor(random, company, product.area);
  }
}

function changeType(random: Random, newest: boolean): string {
  if (newest) return '"NEW"';
  const share = random.share();
  return share < 0.985 ? '"UNCHANGED"' : share < 0.995 ? '"CHANGED"' : '"ADD"';
}

const labels = new Map<Nature, string>();
function labelOf(nature: Nature): string {
  const known = labels.get(nature);
  if (known) return known;
  const label = quoted(nature.label);
  labels.set(nature, label);
  return label;
}

function formLabel(random: Random, nature: Nature): string {
  if (nature.label === 'Acquisitions' && random.chance(0.4)) return 'Stock';
  return random.chance(nature.inKind) ? 'In-kind items and services' : 'Cash or cash equivalent';
}
const formOf = (random: Random, nature: Nature) => `"${formLabel(random, nature)}"`;

function travelColumns(random: Random): string {
  if (random.chance(0.03)) return `"${random.pick(['Berlin', 'Paris', 'Barcelona', 'London'])}",,"Other countries"`;
  const { city, state } = destinationOf(random);
  return `"${city.name}","${state}","United States"`;
}

/** Indicator, name of the entity, charity, third party equals covered recipient. */
function thirdPartyColumns(random: Random, nature: Nature, toHospital: boolean): string {
  if (nature.circle === 'visited' || nature === TRAVEL || toHospital) return '"No Third Party Payment",,,';
  const share = random.share();
  if (share < THIRD_PARTY.entity) {
    return `"Entity","${random.pick(SURNAMES)} MEDICAL CONSULTING, LLC",${random.chance(0.04) ? '"Yes"' : '"No"'},"No"`;
  }
  return share < THIRD_PARTY.entity + THIRD_PARTY.individual
    ? '"Individual",,"No","No"'
    : '"No Third Party Payment",,,';
}

function contextOf(random: Random, nature: Nature, toHospital: boolean): string {
  if (toHospital) return quoted(random.pick(HOSPITAL_CONTEXTS));
  return nature.circle !== 'visited' && random.chance(0.1) ? quoted(random.pick(CONTEXTS)) : '';
}

const productBlanks = Array.from({ length: MOST_PRODUCTS }, (_, left) => (left === 0 ? '' : `,${blanks(left * 6)}`));

/** The related product indicator and five groups of six columns. */
function productColumns(
  random: Random,
  fragments: Fragments,
  first: DemoProduct,
  others: Sampler<DemoProduct>,
): string {
  if (random.chance(UNRELATED_TO_PRODUCTS)) return `"No",${blanks(MOST_PRODUCTS * 6)}`;
  let text = `"Yes",${fragments.productColumns(first)}`;
  if (!random.chance(ONE_MORE_PRODUCT)) return text + productBlanks[MOST_PRODUCTS - 1];
  const named = new Set([first]);
  do named.add(others.draw(random));
  while (named.size < MOST_PRODUCTS && random.chance(ONE_MORE_PRODUCT));
  named.delete(first);
  for (const product of named) text += `,${fragments.productColumns(product)}`;
  return text + productBlanks[MOST_PRODUCTS - 1 - named.size];
}
