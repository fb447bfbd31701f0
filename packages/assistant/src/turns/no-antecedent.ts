import type { Explained } from '../tags/explain.ts';
import type { Tag } from '../tags/tag.ts';

type Words = Pick<Explained, 'tags' | 'tokens'>;
type Token = Explained['tokens'][number];

const POINTING = ['that', 'those', 'these', 'such', 'said'];
const THEM = ['it', 'them', 'those', 'these'];
const OWN = ['their', 'its', 'his', 'her'];
const OF = ['of', 'from', 'among', 'amongst', 'behind', 'in', 'to'];
/** What makes `those` mean whoever is described behind it. */
const DESCRIBED =
  /^(?:who|that|which|whose|whom|with|without|in|from|paid|receiving|getting|made|having|above|below|over|under)$/;
/** Whether `those` are described further on: `those Pfizer payments of 2024 that exceed $5,000`. */
const areDescribed = (tokens: readonly Token[], at: number) =>
  tokens[at]?.low !== 'that' && tokens.slice(at + 1).some(({ low }) => RELATIVE.test(low));
const RELATIVE = /^(?:who|that|which|whose|whom)$/;
const BOUNDARY = /^(?:[,;:.–—-]|and|but|or|who|whose|whom|which|that|where)$/;
const OPENING = /^(?:and|but|so|then|now|,)$/;

/**
 * `how many of them got meals`, `who are they`, `which companies paid that hospital`, `the first one's payers`: what is meant is in no word of
 * the question, which nobody can answer where none was asked before.
 */
export function hasNoAntecedent(words: Words): boolean {
  const lows = words.tokens.map(({ low }) => low);
  return (
    ASKED_OF_ROWS.test(lows.join(' ')) || words.tokens.some((_, at) => POINTERS.some((points) => points(words, at)))
  );
}

/** `who are they`, `how many is that in 2021`, `total by that state`, `the companies in question`, `the first one`. */
const ASKED_OF_ROWS =
  /^(?:(?:and|so|but|,) )*(?:(?:who|what|which) (?:are|were) (?:they|those|these)\b(?! (?:who|that|which|with|in|from|paid)\b)|how (?:many|much)(?: \w+){0,2} (?:is|was) (?:that|this|it)(?: (?:in|for|by|per|as)\b|(?: \?)?$))|\b(?:companies|firms|people|physicians|doctors|recipients|records|payments) in question\b|\bby that \w+\b|\bthe (?:first|second|third|fourth|fifth) (?:one|1)(?: ?['’]s?\b| of (?:them|those|these)\b| ,|(?: [?.])?$)/;

/** `that hospital`, `those companies`, where nothing of its kind stands before. */
function isThatThing({ tokens, tags }: Words, at: number): boolean {
  const low = tokens[at]?.low ?? '';
  const thing = tags.find(({ from }) => from === at + 1);
  if (!POINTING.includes(low) || thing?.kind !== 'noun' || isRelative(tokens, tags, at)) return false;
  const isOfOne = low === 'that' || low === 'said';
  const head = tokens[thing.to - 1];
  if (isOfOne === (head !== undefined && head.low !== head.lemma)) return false;
  if (areDescribed(tokens, at) || (low !== 'that' && DESCRIBED.test(tokens[thing.to]?.low ?? ''))) return false;
  const { dimension } = thing.noun;
  return !tags.some((tag) => tag.to <= at && isOfKind(tag, dimension));
}

/** `hospitals that companies paid`. */
function isRelative(tokens: readonly Token[], tags: readonly Tag[], at: number): boolean {
  const before = tags.find(({ to }) => to === at);
  return (
    tokens[at]?.low === 'that' && before !== undefined && ['noun', 'value', 'amount', 'measure'].includes(before.kind)
  );
}

const isOfKind = (tag: Tag, dimension: string | undefined): boolean =>
  (tag.kind === 'noun' && (dimension === undefined || tag.noun.dimension === dimension)) ||
  (tag.kind === 'value' &&
    (dimension === undefined || tag.isPerson === true || tag.choices.some(({ field }) => field.startsWith(dimension))));

/** `how many of them`, `amounts of it`: in the first clause, where nobody is named before. */
function isOfThem({ tokens, tags }: Words, at: number): boolean {
  const [low = '', before = '', next = ''] = [tokens[at]?.low, tokens[at - 1]?.low, tokens[at + 1]?.low];
  if (!THEM.includes(low) || !OF.includes(before) || (low === 'these' ? RELATIVE : DESCRIBED).test(next)) return false;
  if (low === 'those' && areDescribed(tokens, at)) return false;
  if (low !== 'it' && low !== 'them' && tags.some((tag) => tag.from === at + 1 && tag.kind === 'noun')) return false;
  return (
    isInFirstClause(tokens, at) &&
    (low === 'it' ? !hasNamed(tags, at) : !hasMention(tags, at, ['noun', 'value', 'unit', 'source']))
  );
}

/** `the median of their totals`. */
function isOwnFirst({ tokens, tags }: Words, at: number): boolean {
  const isOf = OWN.includes(tokens[at]?.low ?? '') && OF.includes(tokens[at - 1]?.low ?? '');
  const isNamed = tags.some(({ kind }) => ['noun', 'value', 'who'].includes(kind));
  return isOf && isInFirstClause(tokens, at) && !isNamed;
}

const hasNamed = (tags: readonly Tag[], at: number) => hasMention(tags, at, ['value']);

function hasMention(tags: readonly Tag[], at: number, kinds: readonly Tag['kind'][]): boolean {
  return tags.some(({ to, kind }) => to <= at && kinds.includes(kind));
}

function isInFirstClause(tokens: readonly Token[], at: number): boolean {
  const start = tokens.findIndex(({ low }) => !OPENING.test(low));
  return !tokens.slice(start + 1, at).some(({ low }) => BOUNDARY.test(low));
}

/** `such share`, `those fees` where nothing at all is named before, `in that year` where no time is. */
function isOfNothing({ tokens, tags }: Words, at: number): boolean {
  const [low = '', next = '', then = ''] = [tokens[at]?.low, tokens[at + 1]?.low, tokens[at + 2]?.low];
  const isThing =
    /^[a-z]/.test(next) &&
    !areDescribed(tokens, at) &&
    !DESCRIBED.test(next) &&
    !/^(?:is|are|was|were|as|a|an)$/.test(next);
  if (low === 'such') return isThing && !hasMention(tags, at, ['noun', 'value', 'period', 'number']);
  if (low === 'those' || low === 'these')
    return (
      isThing &&
      !DESCRIBED.test(then) &&
      isInFirstClause(tokens, at) &&
      !hasMention(tags, at, ['noun', 'value', 'verb'])
    );
  const isTime = low === 'that' && /^(?:year|quarter|month|period)$/.test(next === 'same' ? then : next);
  return isTime && /^(?:in|during|of|for|over)$/.test(tokens[at - 1]?.low ?? '') && !hasTime(tokens, tags, at);
}

/** `the best paid of each year, with the total for that year`. */
function hasTime(tokens: readonly Token[], tags: readonly Tag[], at: number): boolean {
  const isTime = ({ lemma }: Token) => /^(?:year|yearly|annual|annually|quarter|quarterly|month|monthly)$/.test(lemma);
  return hasMention(tags, at, ['period', 'grain']) || tokens.slice(0, at).some(isTime);
}

const POINTERS = [isThatThing, isOfThem, isOwnFirst, isOfNothing];
