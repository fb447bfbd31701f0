import { daysOf } from './calendar.ts';
import type { DemoProduct } from './cast.ts';
import { blanks, dollars, quoted } from './csv.ts';
import { HOSPITAL_STARTS } from './data/names.ts';
import { addressColumns, type Fragments } from './fragments.ts';
import type { YearOfRecords } from './general.ts';
import { researchersOf } from './market.ts';
import type { Address } from './people.ts';
import { priceLevelOf, recordIdsOf } from './plan.ts';
import { itemAt, Random } from './random.ts';
import type { Recipients } from './recipients.ts';

/** Who is paid for research: mostly hospitals and other institutions; physicians themselves seldom. */
const SHARES = { hospital: 0.33, entity: 0.62 } as const;
const INVESTIGATOR_COLUMNS = 32;
const MOST_INVESTIGATORS = 5;
const EXPENDITURES = [
  'Professional Salary Support',
  'Medical Research Writing or Publication',
  'Patient Care',
  'Non-patient Care',
  'Overhead',
  'Other',
];
const PHASES = ['Phase 1', 'Phase 2', 'Phase 2b', 'Phase 3', 'Phase 3, Open-Label', 'Post-Market Registry of'];
const STUDIES_OF_PRODUCT = 6;

/** Lines of a research file of one program year, in the current layout of 252 columns. */
export function* researchLines(year: YearOfRecords, recipients: Recipients, fragments: Fragments): Generator<string> {
  const random = new Random(year.seed, 'research', year.programYear);
  const days = daysOf(year.programYear);
  const companies = researchersOf(year.yearIndex);
  const level = priceLevelOf(year.yearIndex);
  const recordId = recordIdsOf('research', year.programYear);

  for (let row = 0; row < year.rows; row++) {
    const company = companies.draw(random);
    const product = random.pick(company.products);
    const leader = recipients.adviser(random, 'physician', company, product.area);
    const share = random.share();
    const recipient =
      share < SHARES.hospital
        ? withEntityName(fragments.hospitalColumns(recipients.hospital(random)))
        : share < SHARES.hospital + SHARES.entity
          ? entityColumns(random, fragments.person(leader))
          : withEntityName(fragments.recipientColumns(leader));
    const preclinical = random.chance(0.04);
    const study = random.below(STUDIES_OF_PRODUCT);
    const columns = [
      year.newest ? '"NEW"' : '"UNCHANGED"',
      recipient,
      investigatorColumns(random, fragments, leader),
      fragments.companyColumns(company),
      `"Yes",${fragments.productColumns(product)},${blanks(24)}`,
      dollars(Math.max(1, Math.round(100 * level * 2_100 * Math.exp(1.55 * random.normal())))),
      `"${days.draw(random).text}"`,
      random.chance(0.93) ? '"Cash or cash equivalent"' : '"In-kind items and services"',
      expenditureColumns(random),
      preclinical ? '"Yes"' : '"No"',
      '"No"',
      preclinical ? '' : quoted(studyName(product, study)),
      random.chance(0.001) ? '"Yes"' : '"No"',
      recordId(row),
      String(year.programYear),
      quoted(year.publicationDate),
      preclinical ? '' : quoted(trialNumber(product, study)),
      '',
      random.chance(0.05) ? '"Payment under the clinical trial agreement"' : '',
    ];
    yield `${columns.join(',')}\n`;
  }
}

/** Research records have the name of an institution after the recipient's type; covered recipients leave it blank. */
function withEntityName(generalColumns: string): string {
  const end = generalColumns.indexOf(',');
  return `${generalColumns.slice(0, end)},${generalColumns.slice(end)}`;
}

function entityColumns(random: Random, address: Address): string {
  const name = `${random.pick(HOSPITAL_STARTS)} ${random.pick(['Clinical Research, LLC', 'Research Institute', 'Trial Partners, Inc.', 'Foundation'])}`;
  return `"Non-covered Recipient Entity",${quoted(name)},${blanks(9)},${addressColumns(address)},${blanks(17)}`;
}

function investigatorColumns(random: Random, fragments: Fragments, leader: number): string {
  const count = random.chance(0.06) ? 2 : 1;
  // The second one is a colleague of the same specialty.
  const columns = Array.from({ length: count }, (_, index) =>
    fragments.investigatorColumns(Math.max(0, leader - index)),
  );
  return [...columns, blanks((MOST_INVESTIGATORS - count) * INVESTIGATOR_COLUMNS)].join(',');
}

function expenditureColumns(random: Random): string {
  if (random.chance(0.8)) return blanks(6);
  return `${quoted(random.pick(EXPENDITURES))},${blanks(5)}`;
}

const studyName = (product: DemoProduct, study: number) =>
  `${itemAt(PHASES, study)} Study of ${product.name}, ${product.category}, in Adults`;

/** Registry numbers that begin with 99 are far from being given out. */
const trialNumber = ({ ndc, deviceId }: DemoProduct, study: number) =>
  `NCT99${(ndc || deviceId).replaceAll(/\D/g, '').slice(-9, -4)}${study}`;
