import { firstSaid, withFirst } from './grammar/parted/first-said.ts';
import { askedOfSet, type Parted, partedFirst, partedSet, setThenDid } from './grammar/parted/parted-words.ts';
import { restOf } from './grammar/parted/rest-words.ts';
import { setSaid, withSet } from './grammar/parted/set-said.ts';
import type { Draft } from './reading/draft.ts';

type Read = (part: string) => Promise<Draft | undefined>;

/**
 * Reads a question of some people or companies (`of the ten largest companies, which ones paid royalties`, `of the doctors who got meals in
 * 2023, which one got the most in 2024`): who they are and what is asked of them, each by itself with `read`.
 */
export async function readParted(question: string, read: Read): Promise<Draft | undefined> {
  const first = partedFirst(question);
  if (first) return ofFirst(first, read);
  const set = partedSet(question);
  if (set) return (await ofSet(set, read)) ?? ofWhom(set, read);
  for (const parts of setThenDid(question)) {
    const draft = await ofSet(parts, read);
    if (draft) return draft;
  }
  return undefined;
}

const EARNED = /^who\s+(?:made|earned)\b/i;

/** `among Iowa doctors, who made more than $100,000`: they got it, where companies would have made payments. */
async function ofWhom({ those, rest }: Parted, read: Read): Promise<Draft | undefined> {
  const said = EARNED.test(rest) ? await read(those) : undefined;
  const [group, another] = said?.groups ?? [];
  const arePeople = group?.kind === 'dimension' && group.dimension === 'recipient' && !another;
  return arePeople ? read(`which ${those} ${rest.replace(EARNED, 'received')}`) : undefined;
}

/** The same where only a verb tells the two parts apart, which other readings may know better. */
export async function readAskedOfSet(question: string, read: Read): Promise<Draft | undefined> {
  const set = askedOfSet(question);
  return set && ofSet(set, read);
}

async function ofFirst(parts: Parted, read: Read): Promise<Draft | undefined> {
  const said = await read(parts.those);
  const first = said && firstSaid(said);
  const draft = first && (await readRest(parts, first.dimension, read));
  return draft && withFirst(draft, said, first);
}

async function ofSet(parts: Parted, read: Read): Promise<Draft | undefined> {
  const said = await read(parts.those);
  const set = said && setSaid(said);
  const draft = set && (await readRest(parts, set.members.entity, read));
  return draft && withSet(draft, said, set);
}

async function readRest(parts: Parted, dimension: string, read: Read): Promise<Draft | undefined> {
  const rest = restOf(parts, dimension);
  return rest === undefined ? undefined : read(rest);
}
