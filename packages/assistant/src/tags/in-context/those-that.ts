import type { Token } from '../../text/tokens.ts';
import type { Kind, Tag } from '../tag.ts';

const BESIDE: readonly Kind[] = ['filler', 'value', 'source'];
const RELATIVE = /^(?:that|which|whose|exceeding)$/;

/** `the total of those Pfizer payments that exceed $5,000`: `those` points at what is said behind them, and at no answer before. */
export function withThoseThat(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.map((tag, at) => {
    const { from, to, score } = tag;
    const isOf = tag.kind === 'followUp' && tokens[from]?.low === 'of' && tokens[from + 1]?.low === 'those';
    return isOf && arePaymentsThat(tokens, tags.slice(at + 1))
      ? { kind: 'preposition', word: 'of', from, to, score }
      : tag;
  });
}

/** `of the doctors that got meals, how many got royalties`: what they did in front is a clause of theirs, as with `who`. */
export function withThatInFront(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const [of] = tags;
  const isOfSome = of?.kind === 'preposition' && ['of', 'among'].includes(of.word);
  return tags.map((tag, at) => {
    const { from, to, score } = tag;
    const isThat = tag.kind === 'filler' && to - from === 1 && tokens[from]?.low === 'that';
    return isOfSome && isThat && arePeople(tags[at - 1]) && tags[at + 1]?.kind === 'verb'
      ? { kind: 'who', from, to, score }
      : tag;
  });
}

function arePeople(tag: Tag | undefined): boolean {
  return tag?.kind === 'noun'
    ? ['recipient', 'company'].includes(tag.noun.dimension)
    : tag?.kind === 'value' && tag.isPerson === true;
}

/** Payments are named, and a clause says which. */
function arePaymentsThat(tokens: readonly Token[], rest: readonly Tag[]): boolean {
  const end = rest.findIndex(({ kind }) => !BESIDE.includes(kind));
  const isNamed = rest[end]?.kind === 'unit' && rest.slice(0, end).some(({ kind }) => kind === 'value');
  return isNamed && rest.slice(end + 1).some(({ from }) => RELATIVE.test(tokens[from]?.low ?? ''));
}
