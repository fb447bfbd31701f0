import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

/** Kinds that one word leaves out, and the words between them. */
interface LeftOut {
  readonly not: Tag;
  readonly kinds: readonly Tag[];
  readonly joints: readonly Tag[];
}

/** `drugs or devices`, `drugs and devices`, `drugs, devices or supplies`. */
const JOINS = /^(?:,|,? ?(?:or|nor|and|&)(?: to| for| the)*)$/;
const JOINED = ['and', 'or', 'nor', '&'];
const CONTRASTS = /^(?:but |and )?not(?: for| on)?$/;

/**
 * `hospitals, not doctors or nurses`: each kind is left out, and not the first alone. Of products, `supplies, not drugs or devices` says
 * only which kind is meant: a payment may be for several.
 */
export function withKindsLeftOut(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const all = tags.flatMap((tag, at) => (tag.kind === 'not' ? leftOutBy(tokens, tags, at) : []));
  const contrasted = all.filter((one) => isContrasted(tokens, tags, one));
  const isIdle = (tag: Tag) =>
    contrasted.some(({ not, kinds }) => tag.from >= not.from && tag.to <= (kinds.at(-1)?.to ?? 0));
  const joints = all.flatMap((one) => one.joints);
  return tags.map((tag) => {
    const { from, to, score } = tag;
    if (isIdle(tag)) return { kind: 'filler', from, to, score };
    return joints.includes(tag) ? { kind: 'not', from, to, score } : tag;
  });
}

/** The kinds behind a word that leaves out; a comma joins them only where `or` or `and` does further on. */
function leftOutBy(tokens: readonly Token[], tags: readonly Tag[], at: number): readonly LeftOut[] {
  const not = tags[at];
  const first = tags.slice(at + 1).find(({ kind }) => !SMALL.includes(kind));
  if (!not || !first || whatOf(first) === undefined) return [];
  const kinds = [first];
  for (let next = nextKind(tokens, tags, first); next; next = nextKind(tokens, tags, next)) kinds.push(next);
  const isJoined = kinds.map(({ from, to }, place) => {
    // `devices and supplies` may be one word of the table.
    const start = place === 0 ? from : (kinds[place - 1]?.to ?? from);
    return tokens.slice(start, to).some(({ low }) => JOINED.includes(low));
  });
  const named = kinds.slice(0, Math.max(1, isJoined.lastIndexOf(true) + 1));
  const areValues = named.every(({ kind }) => kind === 'value');
  const joints = areValues ? [] : named.slice(1).flatMap((kind, place) => jointBetween(tags, named[place], kind));
  return [{ not, kinds: named, joints }];
}

/** What stands between `not` and a kind, as in `not payments to hospitals`. */
const SMALL: readonly Tag['kind'][] = ['filler', 'preposition', 'unit'];

/** The next kind of the same things that is joined to one. */
function nextKind(tokens: readonly Token[], tags: readonly Tag[], one: Tag): Tag | undefined {
  const next = tags.find((tag) => tag.from >= one.to && whatOf(tag) !== undefined);
  if (!next || whatOf(next) !== whatOf(one)) return undefined;
  const between = tokens.slice(one.to, next.from).map(({ low }) => low);
  return JOINS.test(between.join(' ')) ? next : undefined;
}

function jointBetween(tags: readonly Tag[], one: Tag | undefined, other: Tag): readonly Tag[] {
  const between = tags.filter(({ from, to }) => one && from >= one.to && to <= other.from);
  const joint =
    between.find(({ kind }) => kind === 'and' || kind === 'or') ?? between.find(({ kind }) => kind === 'filler');
  return joint ? [joint] : [];
}

/** Whether a kind of product stands before `not` and other kinds behind it. */
function isContrasted(tokens: readonly Token[], tags: readonly Tag[], { not, kinds: [first] }: LeftOut): boolean {
  const said = tags.findLast(({ kind, to }) => to <= not.from && kind !== 'filler');
  const words = tokens.slice(not.from, not.to).map(({ low }) => low);
  return CONTRASTS.test(words.join(' ')) && whatOf(said) === 'product' && whatOf(first) === 'product';
}

/** Of what something is a kind: of people, or of products. */
function whatOf(tag: Tag | undefined): string | undefined {
  if (tag?.kind === 'noun') return tag.noun.where && tag.noun.dimension;
  if (tag?.kind !== 'value') return undefined;
  if (tag.isPerson) return 'recipient';
  return tag.choices.every(({ field }) => field === 'product_type') ? 'product' : undefined;
}
