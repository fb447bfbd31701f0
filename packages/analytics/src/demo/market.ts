import { type DemoCompany, type DemoProduct, demoCompanies } from './cast.ts';
import { NATURES, type Nature } from './natures.ts';
import { itemAt, Random } from './random.ts';
import { Sampler } from './sampler.ts';

/** When the stories of the cast begin, in years after the start of the first program year. */
const NEWCOMERS_START = 1.25;
const LAUNCH = 2.25;
/** How long a new company or product takes to reach its full size, in years. */
const RAMP = 1.25;

const QUARTERS = [0, 1, 2, 3] as const;

export interface Dealings {
  readonly company: DemoCompany;
  readonly products: Sampler<DemoProduct>;
  readonly natures: Sampler<Nature>;
}

/** Who is active in a quarter of a program year, how much, with which products. */
export type Quarter = Sampler<Dealings>;

/** The four quarters of a program year when only one company is looked at. */
export function quartersOfCompany(company: DemoCompany, yearIndex: number): readonly Quarter[] {
  return QUARTERS.map((quarter) => {
    const time = timeOf(yearIndex, quarter);
    return new Sampler([dealingsOf(company, time)], () => 1);
  });
}

/** The four quarters of a program year; `yearIndex` is 0 for the first year that is generated. */
export function quartersOf(yearIndex: number): readonly Quarter[] {
  return QUARTERS.map((quarter) => {
    const time = timeOf(yearIndex, quarter);
    const active = demoCompanies.filter((company) => sizeAt(company, time) > 0);
    return new Sampler(
      active.map((company) => dealingsOf(company, time)),
      ({ company }) => sizeAt(company, time),
    );
  });
}

/** The middle of a quarter, in years after the start of the first program year. */
const timeOf = (yearIndex: number, quarter: number) => yearIndex + quarter / 4 + 0.125;

function dealingsOf(company: DemoCompany, time: number): Dealings {
  return {
    company,
    products: new Sampler(company.products, (product) => productWeightAt(product, time)),
    natures: naturesOf(company),
  };
}

function sizeAt({ story, size, growth }: DemoCompany, time: number): number {
  switch (story) {
    case 'riser':
      return size * power(1.5, time);
    case 'faller':
      return size * power(0.66, time);
    case 'newcomer':
      return size * 1.6 * ramp(time - NEWCOMERS_START);
    case 'launch':
      return size * (1 + 0.55 * ramp(time - LAUNCH));
    case 'steady':
      return size * power(growth, time);
  }
}

const productWeightAt = (product: DemoProduct, time: number) =>
  product.launched ? product.weight * ramp(time - LAUNCH) : product.weight;

const ramp = (age: number) => Math.max(0, Math.min(1, age / RAMP));
const power = (base: number, exponent: number) => Math.exp(exponent * Math.log(base));

const mixes = new Map<string, Sampler<Nature>>();

/** What a company pays for: like others of its kind, but some speak more, some lend more. Meals stay what they are. */
function naturesOf(company: DemoCompany): Sampler<Nature> {
  const known = mixes.get(company.id);
  if (known) return known;
  const random = new Random(0, 'natures', company.id);
  const mix = new Sampler(NATURES, (nature, index) =>
    index === 0 ? nature.records[company.kind] : nature.records[company.kind] * Math.exp(0.45 * random.normal() - 0.1),
  );
  mixes.set(company.id, mix);
  return mix;
}

/** A company that pays for research, in a program year: makers of drugs most of all. */
export function researchersOf(yearIndex: number): Sampler<DemoCompany> {
  return new Sampler(demoCompanies, (company) =>
    company.kind === 'pharma' ? sizeAt(company, yearIndex + 0.5) : 0.25 * sizeAt(company, yearIndex + 0.5),
  );
}

/** The first product that a company works on. */
export const mainProduct = (company: DemoCompany): DemoProduct => itemAt(company.products, 0);
