import { refusal } from '../answer/refusals.ts';
import type { DataPort } from '../port/data-port.ts';
import type { Refused } from '../port/interpretation.ts';
import type { Ambiguity } from '../reading/draft.ts';
import type { ValueFilter } from '../reading/reading.ts';
import { corrected, withWord } from '../text/correct.ts';
import type { Token } from '../text/tokens.ts';
import { findPeople } from '../values/people.ts';
import type { Tag } from './tag.ts';
import { type Lexicon, tagQuestion } from './tag-question.ts';

/** A question of which every word is explained. */
export interface Explained {
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
  readonly assumptions: readonly string[];
  /** People that are named. */
  readonly filters: readonly ValueFilter[];
}

/** Words that no table and no list explains are names of people, typos, or not understood. */
export async function explained(
  tokens: readonly Token[],
  lexicon: Lexicon,
  data: DataPort,
): Promise<Explained | (Ambiguity & { kind: 'ask' }) | Refused> {
  const tags = tagQuestion(tokens, lexicon);
  const runs = runsOfUnknown(tags);
  if (runs.length === 0) return { tokens, tags, assumptions: [], filters: [] };
  const filters: ValueFilter[] = [];
  const assumptions: string[] = [];
  let words = [...tokens];
  const solved = new Set<number>();
  for (const { from, to } of runs) {
    const typos = to - from === 1 ? correctedRun(words, from, to, lexicon) : undefined;
    if (typos) {
      words = typos.words;
      assumptions.push(...typos.assumptions);
      continue;
    }
    const person = await personNamed(words, from, to, data);
    if (person && 'kind' in person) return person;
    if (person) {
      addPerson(filters, person.filter);
      for (let at = from; at < to; at++) solved.add(at);
      continue;
    }
    const several = correctedRun(words, from, to, lexicon);
    if (!several) return notPlaced(words, from, to);
    words = several.words;
    assumptions.push(...several.assumptions);
  }
  const again = tagQuestion(words, lexicon).map(
    (tag): Tag => (tag.kind === 'unknown' && solved.has(tag.from) ? { ...tag, kind: 'filler' } : tag),
  );
  const doubtful = again.find(
    (tag) => tag.kind === 'value' && tag.choices[0]?.nearness === 'part' && isCorrected(tokens, words, tag),
  );
  if (doubtful?.kind === 'value') return didYouMean(tokens, doubtful);
  const [left] = runsOfUnknown(again);
  return left ? notPlaced(words, left.from, left.to) : { tokens: words, tags: again, assumptions, filters };
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

/** Several people are any of them. */
function addPerson(filters: ValueFilter[], person: ValueFilter): void {
  const [known] = filters;
  if (known) filters[0] = { ...known, values: [...known.values, ...person.values] };
  else filters.push(person);
}

function notPlaced(tokens: readonly Token[], from: number, to: number): Refused {
  const text = tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ');
  return refusal(
    'not-understood',
    `I could not place “${text}”: it is no word that I know, and nothing in the data is called so.`,
  );
}

function runsOfUnknown(tags: readonly Tag[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const { kind, from, to } of tags) {
    if (kind !== 'unknown') continue;
    const last = runs.at(-1);
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
    words[at] = withWord(token, word);
    assumptions.push(`“${token.text}” is read as “${word}”.`);
  }
  return { words, assumptions };
}

/** Looked for in one set of words after the other; a word of an earlier one stands, unless a later one is nearer. */
function nearestWord(token: Token, sets: readonly ReadonlySet<string>[]): string | undefined {
  const found = sets.flatMap((words) => corrected(token, words) ?? []);
  return found.toSorted((a, b) => a.typos - b.typos)[0]?.word;
}

const MAX_CHOICES = 5;

/** One person of that name, or a question which of several. */
async function personNamed(
  tokens: readonly Token[],
  from: number,
  to: number,
  data: DataPort,
): Promise<{ filter: ValueFilter } | (Ambiguity & { kind: 'ask' }) | undefined> {
  const text = tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ');
  const found = await findPeople(data, 'general', text);
  const [only] = found;
  if (!only) return undefined;
  if (found.length === 1)
    return { filter: { field: 'recipient_id', values: [only.value], text: only.name ?? text, at: from } };
  return {
    kind: 'ask',
    text: `${found.length >= 50 ? 'Many' : found.length} recipients are called “${text}”: whom do you mean?`,
    choices: found.slice(0, MAX_CHOICES).map(({ value, name, description }) => ({
      label: [name ?? value, description].filter(Boolean).join(', '),
      words: `recipient id "${value}"`,
    })),
    from,
    to,
  };
}
