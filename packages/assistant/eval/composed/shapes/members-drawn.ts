import type { Draw, Drawn } from '../draw.ts';
import { type Blanks, filled } from '../wording.ts';
import { OF_COMPANIES } from './members-of-companies.ts';
import { OF_RECIPIENTS } from './members-of-recipients.ts';
import type { MemberSet } from './members-words.ts';

/** A set of members as it is said, with its SQL. */
export interface DrawnSet {
  readonly id: 'recipient_id' | 'company_id';
  readonly blanks: Blanks;
  /** What holds for all records that are asked about, beside the conditions. */
  readonly scope: readonly string[];
  /** Beside which the members alone are left, by the same conditions. */
  readonly members: (conditions: readonly string[]) => string;
  /** Each with each company that the condition holds for. */
  readonly pairs: (conditions: readonly string[]) => string;
  readonly unfit: readonly string[];
  readonly narrow?: string;
  readonly isOfPair: boolean;
  readonly isTotal: boolean;
}

const PEOPLE = [
  { many: 'physicians', one: 'physician', sql: "kind = 'physician'" },
  { many: 'doctors', one: 'doctor', sql: "kind = 'physician'" },
  { many: 'teaching hospitals', one: 'teaching hospital', sql: "kind = 'hospital'" },
  { many: 'non-physician practitioners', one: 'non-physician practitioner', sql: "kind = 'practitioner'" },
  { many: 'recipients', one: 'recipient', sql: 'true' },
];
/** Few enough for a list of those who have something many have. */
const SPECIALISTS = [
  { many: 'cardiologists', one: 'cardiologist', sql: "specialty LIKE '%|Cardiovascular Disease'" },
  { many: 'neurologists', one: 'neurologist', sql: "specialty LIKE '%|Psychiatry & Neurology|Neurology'" },
  { many: 'dermatologists', one: 'dermatologist', sql: "specialty LIKE '%|Dermatology'" },
];
const COMPANIES = [
  { many: 'companies', one: 'company', sql: 'true' },
  { many: 'manufacturers', one: 'manufacturer', sql: 'true' },
];
const PLACES = [
  { said: 'Texas', sql: "state = 'TX'" },
  { said: 'California', sql: "state = 'CA'" },
  { said: 'Florida', sql: "state = 'FL'" },
];
const HAS_PLACE = 0.4;
const IS_OF_RECIPIENTS = 0.7;
const IS_SPECIALIST = 0.2;

/** Draws whose condition it is and what it is. */
export function drawnSet(draw: Draw, fits: (set: MemberSet) => boolean, isList = false): DrawnSet {
  const { random } = draw;
  const isOfRecipients = random.chance(IS_OF_RECIPIENTS);
  const set = random.pick((isOfRecipients ? OF_RECIPIENTS : OF_COMPANIES).filter(fits));
  const isOfMany = isList && set.unfit?.includes('list') === true;
  const noun = random.pick(nounsOf(isOfRecipients, isOfMany || random.chance(IS_SPECIALIST)));
  const place = isOfRecipients && (isOfMany || random.chance(HAS_PLACE)) ? random.pick(PLACES) : undefined;
  const values = Object.fromEntries(Object.entries(set.blanks ?? {}).map(([name, all]) => [name, random.pick(all)]));
  const fill = (text: string) => filled(text, values, random);
  const did = fill(random.pick(set.did));
  const who = isOfRecipients ? 'who' : 'that';
  const has = set.has && random.chance(0.5) ? fill(random.pick(set.has)) : undefined;
  const they = place ? random.pick([`${noun.many} in ${place.said}`, `${place.said} ${noun.many}`]) : noun.many;
  const clause = has ?? `${who} ${did}`;
  const scope = [noun.sql, ...(place ? [place.sql] : [])];
  const id = isOfRecipients ? 'recipient_id' : 'company_id';
  const per = set.isOfPair ? `${id}, company_id` : id;
  const having = fill(set.having).replaceAll(',000', '000');
  return {
    id,
    scope,
    blanks: { did, clause, they, many: noun.many, one: noun.one, set: `${they} ${clause}`, ...WORDS[id] },
    members: (conditions) =>
      `${id} IN (SELECT ${id} FROM paid WHERE ${[...scope, ...conditions].join(' AND ')} GROUP BY ${per} HAVING ${having})`,
    pairs: (conditions) => `${[...scope, ...conditions].join(' AND ')} GROUP BY recipient_id, company HAVING ${having}`,
    unfit: [...(set.unfit ?? []), ...(place ? ['state'] : [])],
    isOfPair: set.isOfPair === true,
    isTotal: set.having.startsWith('sum(amount) '),
    ...(set.narrow !== undefined && { narrow: fill(set.narrow) }),
  };
}

function nounsOf(isOfRecipients: boolean, isSpecialist: boolean) {
  return isOfRecipients ? (isSpecialist ? SPECIALISTS : PEOPLE) : COMPANIES;
}

const WORDS = {
  recipient_id: {
    paid: ['paid to', 'amount paid to', 'spend on', 'amount received by', 'payments in dollars to'],
    link: ['to', 'made to', 'received by'],
    take: ['receive', 'get'],
    took: ['received', 'got'],
    went: ['went to', 'goes to', 'was paid to'],
  },
  company_id: {
    paid: ['paid by', 'amount paid by', 'spend of'],
    link: ['by', 'made by', 'from'],
    take: ['spend', 'pay'],
    took: ['spent', 'paid'],
    went: ['came from', 'comes from', 'was paid by'],
  },
} as const;

const CONDITIONS: readonly (Pick<Drawn, 'of' | 'says' | 'leads' | 'sql'> & { readonly last?: true })[] = [
  ...[2022, 2023, 2024].map((year) => ({
    of: 'time',
    says: [`in ${year}`, `during ${year}`],
    leads: [`in ${year}`, `during ${year}`],
    sql: `year = ${year}`,
  })),
  { of: 'time', says: ['from 2021 to 2023'], leads: ['from 2021 to 2023'], sql: 'year BETWEEN 2021 AND 2023' },
  { of: 'time', says: ['since 2022'], leads: ['since 2022'], sql: 'year >= 2022' },
  ...['Caldrexa', 'Kelvanta', 'Brantovia'].map((one) => ({
    of: 'company',
    says: [],
    leads: [`for ${one}`, `looking only at ${one}`],
    sql: `company LIKE '${one}%'`,
  })),
  { of: 'nature', says: [], leads: ['for meals only', 'considering only meals'], sql: "nature = 'Food and Beverage'" },
  {
    of: 'nature',
    says: [],
    leads: ['for consulting fees', 'when it comes to consulting fees'],
    sql: "nature = 'Consulting Fee'",
  },
  { of: 'state', says: [], leads: ['in Texas', 'within the state of Texas'], sql: "state = 'TX'" },
];

/** Conditions on all that a question is about, at most one and now and then two. */
export function conditionsBeside(draw: Draw, { id, unfit }: DrawnSet, leftOut: readonly string[] = []): Drawn[] {
  const none = [...unfit, ...leftOut, ...(id === 'company_id' ? ['company'] : [])];
  const all = draw.random.shuffled(CONDITIONS.filter(({ of }) => !none.includes(of)));
  const [first, ...rest] = all;
  const time = rest.find(({ of }) => of === 'time' && of !== first?.of);
  const drawn =
    first && draw.random.chance(0.6)
      ? [first, ...(time && first.says.length === 0 && draw.random.chance(0.4) ? [time] : [])]
      : [];
  return drawn.map((one) => ({ ...one, behind: [], went: [] }));
}

/** A sentence, one of whose conditions stands in front where it can stand nowhere else. */
export function saidWith(draw: Draw, sentences: readonly string[], blanks: Blanks, conditions: readonly Drawn[]) {
  const leading = conditions.find(({ says }) => says.length === 0);
  const { sentence, ask } = draw.said(
    sentences,
    blanks,
    conditions.filter((one) => one !== leading).map((one) => ({ ...one, leads: leading ? [] : one.leads })),
  );
  if (!leading) return { sentence, ask };
  const [head = '', ...tail] = ask;
  const lead = draw.random.pick(leading.leads);
  const isName = /^[A-Z]/.test(String(blanks.they)) && ask.startsWith(String(blanks.they));
  return {
    sentence,
    ask: `${lead.charAt(0).toUpperCase()}${lead.slice(1)}, ${isName ? head : head.toLowerCase()}${tail.join('')}`,
  };
}
