import { demoCompanies } from './cast.ts';
import { dollars, quoted } from './csv.ts';
import { addressColumns, type Fragments, identityColumns } from './fragments.ts';
import type { YearOfRecords } from './general.ts';
import { mainProduct } from './market.ts';
import { recordIdsOf } from './plan.ts';
import { Random } from './random.ts';
import type { Recipients } from './recipients.ts';
import { Sampler } from './sampler.ts';

const TERMS = [
  'Common Stock',
  'Stock options, vesting over four years',
  'LLC membership units',
  'Preferred "Series B" shares',
  'Partnership interest',
];

/** Small device makers are what physicians own; large companies are not. */
const owned = new Sampler(demoCompanies, (company) => (company.kind === 'device' ? 1 : 0.25) / Math.sqrt(company.size));

/** Lines of an ownership file of one program year, in the layout of 30 columns. */
export function* ownershipLines(year: YearOfRecords, recipients: Recipients, fragments: Fragments): Generator<string> {
  const random = new Random(year.seed, 'ownership', year.programYear);
  const recordId = recordIdsOf('ownership', year.programYear);
  for (let row = 0; row < year.rows; row++) {
    const company = owned.draw(random);
    const person = fragments.person(recipients.adviser(random, 'physician', company, mainProduct(company).area));
    const value = Math.round(100 * 14_000 * Math.exp(2 * random.normal()));
    const invested = random.chance(0.4) ? Math.max(1, Math.round(value * random.share())) : 0;
    const holder = random.chance(0.93) ? 'Physician Covered Recipient' : 'Immediate family member';
    yield `"${year.newest ? 'NEW' : 'UNCHANGED'}",${identityColumns(person)},${addressColumns(person)},${quoted(person.primaryType)},${quoted(
      person.specialties[0] ?? '',
    )},${recordId(row)},${year.programYear},${dollars(invested)},${dollars(value)},${quoted(random.pick(TERMS))},${fragments.companyColumns(
      company,
    )},${random.chance(0.004) ? '"Yes"' : '"No"'},${quoted(holder)},${quoted(year.publicationDate)}\n`;
  }
}
