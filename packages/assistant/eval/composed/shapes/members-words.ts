/** A set of members by a condition on what each of them got or paid: in the words that follow a noun, and what holds for the records of each. */
export interface MemberSet {
  /** Words for what they did: `received more than $50,000 in total`. */
  readonly did: readonly string[];
  /** Words that stand behind a noun by themselves: `with more than 20 payments`. */
  readonly has?: readonly string[];
  readonly blanks?: Readonly<Record<string, readonly (string | number | Readonly<Record<string, string | number>>)[]>>;
  readonly having: string;
  /** Records that a figure of the members may be taken of as well, where the condition names some. */
  readonly narrow?: string;
  /** Kinds of conditions that nobody says beside it. */
  readonly unfit?: readonly string[];
  /** The condition is on what each got from one company. */
  readonly isOfPair?: true;
}

export const money = [
  { sql: 20000, said: '$20,000' },
  { sql: 50000, said: '$50,000' },
  { sql: 100000, said: '$100K' },
];
export const millions = [
  { sql: 500000, said: '$500,000' },
  { sql: 1000000, said: '$1 million' },
];
export const over = [
  { sql: '>', said: 'more than' },
  { sql: '>', said: 'over' },
  { sql: '>=', said: 'at least' },
];
export const nature = [
  { sql: 'Consulting Fee', said: 'consulting fees' },
  { sql: 'Travel and Lodging', said: 'travel and lodging' },
  { sql: 'Travel and Lodging', said: 'travel' },
  { sql: 'Honoraria', said: 'honoraria' },
];
export const other = [
  { sql: 'Royalty or License', said: 'royalties' },
  { sql: 'Education', said: 'education' },
  { sql: 'Gift', said: 'gifts' },
  { sql: 'Grant', said: 'grants' },
];
export const of = (one: string) => `nature = '<${one}.sql>'`;
export const number = (condition: string) => `count(*) FILTER (${condition})`;
export const both = (one: string, two: string) => `${number(one)} > 0 AND ${number(two)} > 0`;
export const butNot = (one: string, two: string) => `${number(one)} > 0 AND ${number(two)} = 0`;
export const from = (company: string) => `company LIKE '<${company}>%'`;
export const company = ['Caldrexa', 'Brantovia', 'Norvelis'];
export const rival = ['Kelvanta', 'Eskarion', 'Lorquin'];
