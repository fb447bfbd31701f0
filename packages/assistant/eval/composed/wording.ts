import type { Value } from './parts.ts';
import type { Random } from './random.ts';

/** What fills the blanks of a phrase: a word, words of which any is said, or both under names. */
export type Blanks = Readonly<Record<string, Value | readonly string[] | undefined>>;

/** What is said around a figure: phrases of conditions, some of which stand in front of the sentence. */
export interface Wording {
  readonly says: readonly string[];
  /** Right behind a word for payments alone: `payments received by doctors`. */
  readonly behind: readonly string[];
  readonly leads: readonly string[];
  readonly first?: true | undefined;
  readonly last?: true | undefined;
}

const BLANK = /<([a-z]+)(?:\.([a-z]+))?>/g;
const BEHIND_PAYMENTS = /(payments?|transactions?|records?) <where>/;
const LEADS = 0.3;
const IS_BEHIND = 0.5;

/** A phrase with its blanks filled: `in <month.said> <year>`. Throws where it has a blank that nothing fills. */
export function filled(phrase: string, blanks: Blanks, random: Random): string {
  return phrase.replace(BLANK, (blank: string, name: string, field?: string) => {
    const words = wordsOf(blanks[name], field);
    if (words === undefined) throw new RangeError(`Nothing fills ${blank} in "${phrase}".`);
    return String(Array.isArray(words) ? random.pick(words) : words);
  });
}

function wordsOf(value: Blanks[string], field: string | undefined): string | number | readonly string[] | undefined {
  if (typeof value !== 'object' || Array.isArray(value)) return field === undefined ? (value as string) : undefined;
  return field === undefined ? undefined : (value as Record<string, string | number | string[]>)[field];
}

/** The sentences all of whose blanks have something. */
export function sayable(sentences: readonly string[], blanks: Blanks): string[] {
  const isFilled = ([, name = '']: RegExpExecArray) => name === 'where' || blanks[name] !== undefined;
  return sentences.filter((sentence) => [...sentence.matchAll(BLANK)].every(isFilled));
}

/** A sentence with its conditions, one of them perhaps in front: `In Texas, what is the total spend on meals?` */
export function worded(sentence: string, blanks: Blanks, conditions: readonly Wording[], random: Random): string {
  const { where: _, ...rest } = blanks;
  const text = filled(sentence, { ...rest, where: '<where>' }, random);
  const leading = conditions.find(({ leads }) => leads.length > 0 && random.chance(LEADS));
  const said = random
    .shuffled(conditions.filter((condition) => condition !== leading))
    .map((condition) => placed(condition, BEHIND_PAYMENTS.test(text), random))
    .sort((one, other) => one.place - other.place);
  const where = said.map(({ phrase }) => phrase).join(' ');
  const whole = text.replace('<where>', where).replace(/ +(?=[ ?.,:]|$)/g, '');
  const led = leading ? `${random.pick(leading.leads)}, ${whole}` : whole;
  return led.charAt(0).toUpperCase() + led.slice(1);
}

/** What can only stand behind payments stands there first: an amount always, `payments over $500`, others now and then. */
function placed({ says, behind, first, last }: Wording, behindPayments: boolean, random: Random) {
  const isBehind = behindPayments && behind.length > 0 && (first || random.chance(IS_BEHIND));
  const place = isBehind ? (first ? 0 : 1) : first ? 2 : last ? 4 : 3;
  return { phrase: random.pick(isBehind ? behind : says), place };
}
