import type { DemoCompany } from './cast.ts';
import { AREA_NAMES, AREAS, type AreaName } from './data/areas.ts';
import { PHYSICIAN_SPECIALTIES, PRACTITIONER_SPECIALTIES, type SpecialtyWeights } from './data/specialties.ts';
import { itemAt, Random } from './random.ts';
import { Sampler } from './sampler.ts';

export type Profession = 'physician' | 'practitioner';

/** The recipients of one specialty: numbers `first` to `first + size - 1`, the most often visited first. */
export interface Pool {
  readonly profession: Profession;
  readonly specialty: string;
  readonly first: number;
  readonly size: number;
}

/** Recipients of a program year and its general records, as published: about a million for 15.4 million. */
const PUBLISHED = { recipients: 1_050_000, records: 15_400_000, hospitals: 1_250 } as const;
/** Fewer records have more recipients each than a share of the published ones would. */
const GROWTH = { recipients: 0.85, hospitals: 0.3 } as const;
/** Over several years more people appear than in any one. */
const TURNOVER = 1.35;
const PHYSICIANS = 0.66;
/** Share of a specialty that companies know as opinion leaders. */
const LEADERS = 0.15;
/** Advisers of a company as a share of all physicians, before its size is taken into account. */
const ADVISERS = 0.1;
const FEWEST_ADVISERS = 8;
const INVENTORS_PER_ADVISER = 0.08;
/** Family doctors are visited more often than others outside a company's own field. */
const GENERALISTS = /\|(Family Medicine|Internal Medicine|General Practice)$/;
const GENERALISTS_ARE_SEEN = 3;

/** Who there is to be paid, and whom a company pays for what. Recipients are numbers; `people.ts` gives them names. */
export class Recipients {
  /** How many there are: people are numbered from 0, and so are hospitals. */
  readonly people: number;
  readonly hospitals: number;
  readonly pools: readonly Pool[];
  readonly #seed: number;
  readonly #physicians: number;
  readonly #audiences: Record<Profession, ReadonlyMap<AreaName, Sampler<Pool>>>;
  readonly #specialists: Record<Profession, ReadonlyMap<AreaName, Sampler<Pool>>>;
  readonly #circles = new Map<string, Int32Array>();

  constructor(seed: number, recordsPerYear: number) {
    const part = Math.max(recordsPerYear, 1) / PUBLISHED.records;
    const recipients = Math.max(1_000, Math.round(PUBLISHED.recipients * TURNOVER * power(part, GROWTH.recipients)));
    this.#seed = seed;
    this.hospitals = Math.max(60, Math.round(PUBLISHED.hospitals * power(part, GROWTH.hospitals)));
    this.#physicians = Math.round(recipients * PHYSICIANS);
    const physicians = makePools('physician', PHYSICIAN_SPECIALTIES, this.#physicians, 0);
    const next = physicians.reduce((sum, pool) => sum + pool.size, 0);
    const practitioners = makePools('practitioner', PRACTITIONER_SPECIALTIES, recipients - this.#physicians, next);
    this.pools = [...physicians, ...practitioners];
    this.people = this.pools.reduce((sum, pool) => sum + pool.size, 0);
    this.#audiences = { physician: audiences(physicians, true), practitioner: audiences(practitioners, true) };
    this.#specialists = { physician: audiences(physicians, false), practitioner: audiences(practitioners, false) };
  }

  /** Someone whom a representative visits: a few often, most now and then; not before they begin nor after they retire. */
  visited(random: Random, profession: Profession, area: AreaName, programYear: number): number {
    const pool = samplerOf(this.#audiences[profession], area).draw(random);
    let number = pool.first + Math.floor(pool.size * rareAtTheEnd(random.share()));
    for (let tries = 0; tries < 4 && !practises(number, programYear); tries++) {
      number = number + 1 < pool.first + pool.size ? number + 1 : pool.first;
    }
    return number;
  }

  /** One of the company's advisers in an area; the first of them are asked again and again. */
  adviser(random: Random, profession: Profession, company: DemoCompany, area: AreaName): number {
    const circle = this.#circle(profession, company, area);
    const share = random.share();
    return itemAt(circle, Math.floor(circle.length * share * share));
  }

  /** One of the few who hold rights in the company's products. */
  inventor(random: Random, company: DemoCompany, area: AreaName): number {
    const circle = this.#circle('physician', company, area);
    return itemAt(circle, random.below(Math.max(2, Math.round(circle.length * INVENTORS_PER_ADVISER))));
  }

  /** The specialty that a recipient belongs to. */
  poolOf(number: number): Pool {
    let low = 0;
    let high = this.pools.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (itemAt(this.pools, middle).first <= number) low = middle;
      else high = middle - 1;
    }
    return itemAt(this.pools, low);
  }

  hospital(random: Random): number {
    const share = random.share();
    return Math.floor(this.hospitals * share * share);
  }

  #circle(profession: Profession, company: DemoCompany, area: AreaName): Int32Array {
    const key = `${profession} ${company.id} ${area}`;
    const known = this.#circles.get(key);
    if (known) return known;
    const random = new Random(this.#seed, key);
    const size = Math.max(FEWEST_ADVISERS, Math.round(this.#physicians * ADVISERS * company.size));
    const circle = Int32Array.from({ length: size }, () => {
      const pool = samplerOf(this.#specialists[profession], area).draw(random);
      return pool.first + random.below(Math.max(1, Math.round(pool.size * LEADERS)));
    });
    this.#circles.set(key, circle);
    return circle;
  }
}

function makePools(
  profession: Profession,
  groups: Readonly<Record<string, SpecialtyWeights>>,
  people: number,
  start: number,
): Pool[] {
  const specialties = Object.entries(groups).flatMap(([group, weights]) =>
    Object.entries(weights).map(([rest, weight]) => ({ specialty: `${group}|${rest}`, weight })),
  );
  const total = specialties.reduce((sum, { weight }) => sum + weight, 0);
  let first = start;
  return specialties.map(({ specialty, weight }) => {
    const pool = { profession, specialty, first, size: Math.max(1, Math.round((people * weight) / total)) };
    first += pool.size;
    return pool;
  });
}

/** For each area, whom its representatives see: its specialists, and with `primaryCare` the share of everyone else. */
function audiences(pools: readonly Pool[], primaryCare: boolean): ReadonlyMap<AreaName, Sampler<Pool>> {
  const generalSize = (pool: Pool) => pool.size * (GENERALISTS.test(pool.specialty) ? GENERALISTS_ARE_SEEN : 1);
  const everyone = pools.reduce((sum, pool) => sum + generalSize(pool), 0);
  return new Map(
    AREA_NAMES.map((name) => {
      const area = AREAS[name];
      const matching = pools.filter((pool) => area.specialists.test(pool.specialty));
      const specialists = matching.reduce((sum, pool) => sum + pool.size, 0);
      // Nurse practitioners and physician assistants work in every field, mostly without naming it.
      const general = specialists === 0 ? 1 : primaryCare ? Math.max(area.primaryCare, ownShare(pools)) : 0.02;
      return [
        name,
        new Sampler(pools, (pool) => {
          const special = matching.includes(pool) ? (pool.size / specialists) * (1 - general) : 0;
          return special + (generalSize(pool) / everyone) * general;
        }),
      ];
    }),
  );
}

const ownShare = (pools: readonly Pool[]) => (pools[0]?.profession === 'practitioner' ? 0.75 : 0);

function samplerOf(samplers: ReadonlyMap<AreaName, Sampler<Pool>>, area: AreaName): Sampler<Pool> {
  const sampler = samplers.get(area);
  if (!sampler) throw new Error(`No recipients for ${area}.`);
  return sampler;
}

/** Turns an even share into one that falls near 0 fifty times as often as on average, and near 1 a third as often. */
function rareAtTheEnd(share: number): number {
  const start = 0.08;
  const place = start + (1 - start) * share;
  return (place * place * place - start ** 3) / (1 - start ** 3);
}

/** One in sixteen begins in each of the years from 2021 to 2024, one in twenty-four ends. */
function practises(number: number, programYear: number): boolean {
  const life = Math.imul(number + 1, 0x9e3779b1) >>> 0;
  const begins = 2018 + (life % 112) / 16;
  const ends = 2021 + ((life >>> 8) % 96) / 4;
  return programYear >= begins - 1 && programYear <= ends;
}

const power = (base: number, exponent: number) => Math.exp(exponent * Math.log(base));
