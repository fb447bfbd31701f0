import { AREAS, type AreaName } from './data/areas.ts';
import { COMPANIES, type Story } from './data/companies.ts';
import { BRAND_ENDS, BRAND_MIDDLES, BRAND_STARTS, DEVICE_NOUNS, SERIES } from './data/product-words.ts';
import { itemAt, Random } from './random.ts';

export interface DemoProduct {
  readonly name: string;
  readonly type: 'Drug' | 'Biological' | 'Device' | 'Medical Supply';
  readonly area: AreaName;
  readonly category: string;
  readonly covered: boolean;
  readonly ndc: string;
  readonly deviceId: string;
  /** How often its company's records name it, before its age is taken into account. */
  readonly weight: number;
  /** Comes to market in the third program year. */
  readonly launched: boolean;
}

export interface DemoCompany {
  readonly name: string;
  /** As CMS numbers reporting entities. */
  readonly id: string;
  readonly kind: 'pharma' | 'device';
  /** State of a US company, else blank. */
  readonly state: string;
  readonly country: string;
  readonly story: Story;
  readonly products: readonly DemoProduct[];
  /** Share of all records in the first year; all shares add up to 1. */
  readonly size: number;
  /** Growth of its records from year to year where its story does not decide. */
  readonly growth: number;
}

/** The cast is the same for every seed; only what happens between it and the recipients differs. */
const CAST_SEED = 7;

/** Share of the records that device makers report. */
const DEVICE_SHARE = 0.17;

const PRODUCT_TYPES = { drug: 'Drug', biological: 'Biological', device: 'Device', supply: 'Medical Supply' } as const;

/** The fictitious companies of the demonstration data, the largest first. */
export const demoCompanies: readonly DemoCompany[] = castCompanies();

/** Companies of the demonstration accounts: they spend in the industry data and keep a private ledger. */
export const demoCustomers = {
  analyst: itemAt(demoCompanies, 0),
  rival: itemAt(demoCompanies, 3),
  free: itemAt(demoCompanies, 18),
} as const;

function castCompanies(): DemoCompany[] {
  const random = new Random(CAST_SEED, 'cast');
  const sizes = COMPANIES.map((_, index) => 1 / (index + 4) ** 1.15);
  const sumOf = (kind: string) =>
    COMPANIES.reduce((sum, company, index) => sum + (company.kind === kind ? itemAt(sizes, index) : 0), 0);
  const factor = { device: DEVICE_SHARE / sumOf('device'), pharma: (1 - DEVICE_SHARE) / sumOf('pharma') };
  const takenNames = new Set<string>();
  return COMPANIES.map((entry, index) => {
    const inUnitedStates = entry.seat.length === 2;
    return {
      name: entry.name,
      id: `1000090${String(index + 1).padStart(5, '0')}`,
      kind: entry.kind,
      state: inUnitedStates ? entry.seat : '',
      country: inUnitedStates ? 'United States' : entry.seat,
      story: entry.story,
      products: castProducts(random, index, takenNames),
      size: itemAt(sizes, index) * factor[entry.kind],
      growth: 0.96 + 0.2 * random.share(),
    };
  });
}

function castProducts(random: Random, companyIndex: number, takenNames: Set<string>): DemoProduct[] {
  const { areas, story } = itemAt(COMPANIES, companyIndex);
  const count = Math.max(2, Math.min(11, Math.round(14 / (1 + companyIndex / 12)), areas.length * 4));
  const products: DemoProduct[] = [];
  for (let index = 0; index < count; index++) {
    const area = itemAt(areas, index % areas.length);
    const kind = AREAS[area].products;
    const type = kind === 'biological' && random.chance(0.3) ? 'Drug' : PRODUCT_TYPES[kind];
    const launched = story === 'launch' && index === 0;
    const serial = String(companyIndex * 20 + index).padStart(4, '0');
    const medicine = type === 'Drug' || type === 'Biological';
    products.push({
      name: newName(random, area, takenNames),
      type,
      area,
      category: AREAS[area].category,
      covered: random.chance(0.97),
      // Labeler codes and company prefixes that nobody holds.
      ndc: medicine ? `99${serial.slice(0, 3)}-${serial}-0${1 + (index % 9)}` : '',
      deviceId: medicine ? '' : `0099999${serial}00${index % 10}`,
      weight: launched ? 1.6 : 1 / (index + 1) ** 0.9,
      launched,
    });
  }
  return products;
}

function newName(random: Random, area: AreaName, taken: Set<string>): string {
  for (;;) {
    const nouns = DEVICE_NOUNS[area];
    const name = nouns
      ? `${random.pick(SERIES)} ${random.pick(nouns)}`
      : random.pick(BRAND_STARTS) + random.pick(BRAND_MIDDLES) + random.pick(BRAND_ENDS);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
