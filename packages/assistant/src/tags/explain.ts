import type { DataPort } from '../port/data-port.ts';
import type { Refused } from '../port/interpretation.ts';
import { type Ambiguity, MAX_CHOICES } from '../reading/draft.ts';
import { notPlaced } from '../refusals/without-words.ts';
import { corrected, withWord } from '../text/correct.ts';
import { isEnglish } from '../text/english.ts';
import { uninflected } from '../text/inflected.ts';
import type { Token } from '../text/tokens.ts';
import { findPeople, livingIn } from '../values/people.ts';
import { type Named, nameAround, personTag, sourceOf, statesBeforeCities, textBetween } from './name-around.ts';
import type { SourceName, Tag, TagOf } from './tag.ts';
import type { Lexicon } from './tag-question.ts';
import { taggedOf } from './tagged.ts';
import { withSubspecialties } from './with-subspecialties.ts';

/** A question of which every word is explained. */
export interface Explained {
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
  readonly assumptions: readonly string[];
}

/** Words that no table and no list explains are names of people, typos, or not understood. */
export async function explained(
  written: readonly Token[],
  lexicon: Lexicon,
  data: DataPort,
): Promise<Explained | (Ambiguity & { kind: 'ask' }) | Refused> {
  const sets = [...lexicon.phrases.words, lexicon.values.words];
  const isIn = (all: readonly ReadonlySet<string>[]) => (word: string) => all.some((words) => words.has(word));
  const isVerb = isIn(lexicon.phrases.words);
  const plain = written.map((token) => uninflected(token, isIn(sets), isVerb));
  const tokens = withoutFormsLeft(plain, taggedOf(plain, lexicon), isVerb);
  const tags = await withNamedIds(tokens, taggedOf(tokens, lexicon), data);
  const runs = runsOfUnknown(tags);
  const people: Tag[] = [];
  for (const run of statesBeforeCities(tags)) {
    const named = await nameAround(tokens, tags, run, data);
    if (named?.found[0] && named.found.length === 1) people.push(personTag(named.found[0], named.from, named.to));
  }
  if (runs.length === 0)
    return { tokens, tags: await withSubspecialties(tokens, withPeople(tags, people), data), assumptions: [] };
  const assumptions: string[] = [];
  let words = [...tokens];
  for (const { from, to } of runs) {
    if (people.some((one) => one.from <= from && to <= one.to)) continue;
    const named = await nameAround(words, tags, { from, to }, data);
    if (named) {
      const person = oneOf(words, named);
      if (person.kind === 'ask') return person;
      people.push(person);
      continue;
    }
    const typos = to - from === 1 ? correctedRun(words, from, to, lexicon) : undefined;
    if (typos) {
      words = typos.words;
      assumptions.push(...typos.assumptions);
      continue;
    }
    const person = await personNamed(words, from, to, sourceOf(tags), data);
    if (person?.kind === 'ask') return person;
    if (person) {
      people.push(person);
      continue;
    }
    const several = correctedRun(words, from, to, lexicon);
    if (!several) return notKnown(words, from, to);
    words = several.words;
    assumptions.push(...several.assumptions);
  }
  const again = await withNamedIds(words, withPeople(taggedOf(words, lexicon), people), data);
  const doubtful = again.find(
    (tag) => tag.kind === 'value' && tag.choices[0]?.nearness === 'part' && isCorrected(tokens, words, tag),
  );
  if (doubtful?.kind === 'value') return didYouMean(tokens, doubtful);
  const [left] = runsOfUnknown(again);
  if (left) return notKnown(words, left.from, left.to);
  return { tokens: words, tags: await withSubspecialties(words, again, data), assumptions };
}

/** `declared` is a word of `declared as`, and alone a form of `declare`. */
function withoutFormsLeft(
  tokens: readonly Token[],
  tags: readonly Tag[],
  isVerb: (word: string) => boolean,
): readonly Token[] {
  const isLeft = (at: number) => tags.some(({ kind, from, to }) => kind === 'unknown' && from <= at && at < to);
  return tokens.map((token, at) => (isLeft(at) ? uninflected(token, () => false, isVerb) : token));
}

/** `recipient id "1001"`, as a question back offers it: the person of that id, by name. */
async function withNamedIds(tokens: readonly Token[], tags: readonly Tag[], data: DataPort): Promise<Tag[]> {
  const named = tags.map(async (tag, at) => {
    const noun = tags[at - 1];
    const isOfPerson = noun?.kind === 'noun' && noun.noun.dimension === 'recipient_id' && tag.kind === 'number';
    if (!isOfPerson) return tag;
    const id = textBetween(tokens, tag.from, tag.to);
    const [person] = await findPeople(data, sourceOf(tags), id);
    return person?.value === id && person.name !== undefined ? personTag(person, tag.from, tag.to) : tag;
  });
  return Promise.all(named);
}

function isCorrected(before: readonly Token[], after: readonly Token[], { from, to }: Tag): boolean {
  return before.slice(from, to).some((token, index) => token !== after[from + index]);
}

/** A typo that only fits the first words of a longer name is too little to go by. */
function didYouMean(
  tokens: readonly Token[],
  { from, to, choices }: Extract<Tag, { kind: 'value' }>,
): Ambiguity & { kind: 'ask' } {
  const text = tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ');
  const names = choices.flatMap(({ values }) => values).slice(0, MAX_CHOICES);
  return {
    kind: 'ask',
    text: `Nothing in the data is called “${text}”. Did you mean one of these?`,
    choices: names.map((name) => ({ label: name, words: `"${name}"` })),
    from,
    to,
  };
}

/** People in place of what else their words may mean: conditions as other values are. */
function withPeople(tags: readonly Tag[], people: readonly Tag[]): Tag[] {
  const others = tags.filter((tag) => people.every(({ from, to }) => tag.to <= from || tag.from >= to));
  return [...others, ...people].sort((a, b) => a.from - b.from);
}

function notKnown(tokens: readonly Token[], from: number, to: number): Refused {
  const text = tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ');
  return notPlaced(
    text,
    `I could not place “${text}”: it is no word that I know, and nothing in the data is called so.`,
  );
}

function runsOfUnknown(tags: readonly Tag[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const { kind, from, to } of tags) {
    const last = runs.at(-1);
    if (kind === 'restriction' && last?.to === from) last.to = to;
    if (kind !== 'unknown') continue;
    if (last?.to === from) last.to = to;
    else runs.push({ from, to });
  }
  return runs;
}

/** Every word of a run by the one known word that it is a typo of. */
function correctedRun(tokens: readonly Token[], from: number, to: number, { phrases, values }: Lexicon) {
  const words = [...tokens];
  const assumptions: string[] = [];
  for (let at = from; at < to; at++) {
    const token = words[at];
    const word = token && !token.quoted ? nearestWord(token, [...phrases.words, values.words]) : undefined;
    if (!token || word === undefined) return undefined;
    if (word === token.low) continue;
    words[at] = withWord(token, word);
    assumptions.push(`“${token.text}” is read as “${word}”.`);
  }
  return { words, assumptions };
}

/** Looked for in one set of words after the other; a word of an earlier one stands, unless a later one is nearer. */
function nearestWord(token: Token, sets: readonly ReadonlySet<string>[]): string | undefined {
  // `fee` alone says nothing, but it is right: the typo is in the word beside it.
  if (sets.some((words) => words.has(token.lemma))) return token.low;
  // `sued` says something that the data does not have, and is no typo of `used`.
  if (isEnglish(token.low)) return undefined;
  const found = sets.flatMap((words) => corrected(token, words) ?? []);
  return found.toSorted((a, b) => a.typos - b.typos)[0]?.word;
}

/** The kinds of payments that people are looked for in, one after the other. */
const SOURCES: readonly SourceName[] = ['general', 'research', 'ownership'];

/** Who is called so, in the kind of payments that is named, else in the first that has them. */
async function foundSomewhere(data: DataPort, named: SourceName, text: string) {
  for (const where of new Set([named, ...SOURCES])) {
    const found = await findPeople(data, where, text);
    if (found.length > 0) return { found, where };
  }
  return { found: [], where: named };
}

/** One person of that name, or a question which of several. */
async function personNamed(
  tokens: readonly Token[],
  from: number,
  to: number,
  source: SourceName,
  data: DataPort,
): Promise<TagOf<'value'> | (Ambiguity & { kind: 'ask' }) | undefined> {
  const { found, where } = await foundSomewhere(data, source, textBetween(tokens, from, to));
  if (found.length === 0) return undefined;
  const one = oneOf(tokens, { found, from, to });
  return one.kind === 'value' && where !== 'general' ? { ...one, source: where } : one;
}

/** The only one, or who lives where the question says; else a question which of them. */
function oneOf(tokens: readonly Token[], { found, from, to }: Named): TagOf<'value'> | (Ambiguity & { kind: 'ask' }) {
  const only = livingIn(found, tokens) ?? (found.length === 1 ? found[0] : undefined);
  if (only) return personTag(only, from, to);
  return {
    kind: 'ask',
    text: `${found.length >= 50 ? 'Many' : found.length} recipients are called “${textBetween(tokens, from, to)}”: whom do you mean?`,
    choices: found.slice(0, MAX_CHOICES).map(({ value, name, description }) => ({
      label: [name ?? value, description].filter(Boolean).join(', '),
      words: `recipient id "${value}"`,
    })),
    from,
    to,
  };
}
