import type { Random } from '../random.ts';
import { ORDER, type Slot, type Term } from './headings-words.ts';

/** The conditions of a heading, at most one of a kind. */
export type Conditions = Partial<Readonly<Record<Slot, Term>>>;
/** What fills a blank: any of some words. */
export type Fill = Readonly<Record<string, readonly (string | number)[] | undefined>>;

const SIGNS = [', ', ', ', ', ', ' - ', ' / ', ' – ', '; ', ' | '];
/** Conditions that have a place of their own in a frame. */
const OWN = /<(a|adjunct|where)>/;
const OTHERS = /<(rest|run|spend run)>/;
const GROUP = /\[([^\]]*)\]/g;

/** One of the frames with its blanks filled, in which every condition stands. Throws where none has room for them. */
export function written(frames: readonly string[], fill: Fill, conditions: Conditions, random: Random): string[] {
  for (const frame of random.shuffled(frames)) {
    const text = filled(frame, fill, conditions, random);
    if (text !== undefined) return [frame, text.charAt(0).toUpperCase() + text.slice(1)];
  }
  throw new RangeError(`No frame has room for ${Object.keys(conditions).join(', ')}.`);
}

function filled(frame: string, fill: Fill, conditions: Conditions, random: Random): string | undefined {
  const sign = random.pick(SIGNS);
  const left: Record<string, Term> = { ...conditions };
  const blanks: Record<string, readonly (string | number)[] | undefined> = { ...fill };
  for (const [, blank = ''] of frame.matchAll(new RegExp(OWN, 'g'))) {
    const slot = random.shuffled(Object.keys(left)).find((name) => fits(blank, name, left[name]));
    const term = slot === undefined ? undefined : left[slot];
    if (slot === undefined || !term) continue;
    delete left[slot];
    blanks[blank] = blank === 'adjunct' ? [term.adjunct ?? ''] : blank === 'where' ? [`in ${term.said[0]}`] : term.said;
  }
  const others = ORDER.flatMap((slot) => left[slot] ?? []);
  if (others.length > 0) {
    if (!OTHERS.test(frame)) return undefined;
    blanks.rest = [random.shuffled(others.map(({ said }) => random.pick(said))).join(sign)];
    blanks.run = [others.map(({ said }) => said[0]).join(' ')];
    // Without a figure it is money that is meant where a kind of payments is named, and nobody.
    if (left.nature && !left.people) blanks['spend run'] = blanks.run;
  }
  const whole = frame.replace(GROUP, (_, group: string) =>
    blanksOf(group).every((name) => blanks[name]) ? group : '',
  );
  if (!blanksOf(whole).every((name) => blanks[name]) || (others.length > 0 && !OTHERS.test(whole))) return undefined;
  return whole
    .replaceAll('~', sign)
    .replace(/<([a-z ]+)>/g, (_, name: string) => String(random.pick(blanks[name] ?? [])));
}

const blanksOf = (text: string) => [...text.matchAll(/<([a-z ]+)>/g)].map(([, name = '']) => name);

function fits(blank: string, slot: string, term: Term | undefined): boolean {
  if (blank === 'where') return slot === 'place';
  return blank === 'a' || term?.adjunct !== undefined;
}
