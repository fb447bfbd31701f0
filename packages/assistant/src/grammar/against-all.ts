import type { Tag } from '../tags/tag.ts';
import { wordsWith } from './members/member-words.ts';
import { type Input, wordsOf } from './parser.ts';

/** Everybody, or everybody else, that one is held against. */
export interface AgainstAll {
  readonly isOthers: boolean;
  /** The kind of the one, where the words say it: of the industry a company is one. */
  readonly field?: keyof typeof KINDS;
  /** Whether it is a mean, of which a sum is none. */
  readonly isMean: boolean;
  /** The question without the words for all of them, and without those that hold the two against each other. */
  readonly left: Input;
}

const KINDS = {
  company: '(?:compan(?:y|ies)|makers?|manufacturers?|firms?|competitors|industry|market|payers)',
  state: '(?:states?|national(?:ly)?|nationwide|country|nation|us)',
  specialty: '(?:specialt(?:y|ies)|fields)',
  product: '(?:products?|brands?|drugs?|devices?)',
} as const;
const ANY = Object.values(KINDS).join('|');
const MEAN = '(?:averages?|means?|medians?|norm|benchmark)';
const FIGURE = `(?:${MEAN}|figures?|totals?|levels?|numbers?|amounts?|spend(?:ing)?)`;
const OTHERS = new RegExp(
  `^(?:that of |those of |the )?(?:all |every )?(?:of )?(?:the )?(?:others?(?: (?:${ANY}))?|rest(?: of (?:them|the (?:${ANY}|field|data))|(?! of))|everyone else|everybody else|anyone else)(?: combined| together| put together)?(?=$| )`,
);
const ALL = new RegExp(
  `^(?:that of |those of |what |across |throughout |in )?(?:the )?(?:overall |general )?(?:(?:all|whole|entire) (?:the )?(?:${ANY})|(?:${ANY})(?: wide)?|everyone|everybody)(?: as a whole| combined| together)?(?=$| )`,
);
const MARKS: readonly Tag['kind'][] = ['versus', 'compare'];

/** The first words for all, or all others, behind what holds two against each other. */
export function findAgainstAll(input: Input): AgainstAll | undefined {
  if (!input.tags.some(({ kind }) => MARKS.includes(kind))) return undefined;
  for (let at = 0; at < input.tags.length; at++) {
    const mark = markBefore(input, at);
    const said = mark === undefined ? undefined : (allAt(input, at) ?? allAfterFigure(input, at));
    if (mark === undefined || !said) continue;
    const words = wordsWith(input, withoutMarks(input, mark, afterSameTime(input, said.to)));
    return { ...said, left: words };
  }
  return undefined;
}

/** `against`, `compared with`, `compare … with`, `compare … and`. */
function markBefore(input: Input, at: number): number | undefined {
  const tag = input.tags[at - 1];
  if (!tag) return undefined;
  const isJoined = ['with', 'to', 'against', 'and', 'from'].includes(wordsOf(input, tag));
  const isCompared = isJoined && input.tags.slice(0, at).some(({ kind }) => kind === 'compare');
  return tag.kind === 'versus' || isCompared ? at - 1 : undefined;
}

/** `Pfizer's median meal compared with the median meal of all`: what the one has is said again, of all. */
function allAfterFigure(input: Input, at: number): ReturnType<typeof allAt> {
  const isSaid = ({ kind, from, to }: Tag) =>
    input.tags.slice(0, at).some((tag) => tag.kind === kind && wordsOf(input, tag) === wordsOf(input, { from, to }));
  let isFigure = false;
  for (let place = at; place < input.tags.length; place++) {
    const all = isFigure ? allAt(input, place) : undefined;
    const tag = input.tags[place];
    if (all || !tag || !(isSmall(tag) || isSaid(tag))) return all;
    isFigure ||= ['statistic', 'amount', 'count', 'measure', 'value', 'unit'].includes(tag.kind);
  }
  return undefined;
}

const isSmall = ({ kind }: Tag) => kind === 'filler' || kind === 'preposition';

/** `… that year`: the time that the question has named. */
function afterSameTime(input: Input, at: number): number {
  const tag = input.tags[at];
  const isSame = tag !== undefined && SAME_TIME.test(wordsOf(input, { from: tag.from, to: input.tokens.length }));
  return isSame && input.tags.some(({ kind }) => kind === 'period') ? input.tags.length : at;
}

const SAME_TIME = /^(?:in |over |during )?(?:that|the) (?:same )?(?:year|quarter|month|time|period)\W*$/;

function allAt(input: Input, at: number): (Omit<AgainstAll, 'left'> & { readonly to: number }) | undefined {
  const from = input.tags[at]?.from ?? 0;
  const text = wordsOf(input, { from, to: input.tokens.length });
  const others = OTHERS.exec(text)?.[0];
  const words = others ?? ALL.exec(text)?.[0];
  const end = from + (words?.split(' ').length ?? 0);
  const to =
    placeAfter(input, end) ?? (IS_FIGURE.test(input.tokens[end]?.low ?? '') ? placeAfter(input, end + 1) : undefined);
  if (words === undefined || to === undefined) return undefined;
  const field = FIELDS.find((kind) => new RegExp(`\\b${KINDS[kind]}\\b`).test(words));
  const figure = figureAt(input, to);
  const isMean = figure !== undefined && IS_MEAN.test(wordsOf(input, figure));
  return {
    isOthers: others !== undefined || /\b(?:competitors|rivals)\b/.test(words),
    ...(field && { field }),
    isMean,
    to: figure ? to + 1 : to,
  };
}

const FIELDS = ['company', 'state', 'specialty', 'product'] as const;
const IS_MEAN = new RegExp(`^${MEAN}$`);
const IS_FIGURE = new RegExp(`^${FIGURE}$`);

/** The tag that begins where some words end, if they end between two. */
function placeAfter({ tags }: Input, end: number): number | undefined {
  const at = tags.findIndex((tag) => tag.from >= end);
  const to = at < 0 ? tags.length : at;
  return tags[to - 1]?.to === end ? to : undefined;
}

/** `the industry average`, and not `the rest: average meal`. */
function figureAt(input: Input, at: number): Tag | undefined {
  const [figure, next] = input.tags.slice(at);
  const isOfNext = next !== undefined && ['value', 'unit', 'amount', 'noun', 'measure'].includes(next.kind);
  return figure && !isOfNext && IS_FIGURE.test(wordsOf(input, figure)) ? figure : undefined;
}

/** `how much more or less did A pay`, `how does A compare`: what A paid. */
function withoutMarks(input: Input, from: number, to: number): readonly Tag[] {
  return input.tags.flatMap((tag, at): Tag[] => {
    const words = wordsOf(input, tag);
    if (at >= from && at < to) return [];
    if (tag.kind === 'growth' && /^how much (?:more|less)$/.test(words)) return [{ ...asAmount(tag) }];
    const isMark = MARKS.includes(tag.kind) || tag.kind === 'how' || /^or (?:less|more)$/.test(words);
    return isMark || (at === 0 && words === ',') ? [] : [tag];
  });
}

const asAmount = ({ from, score }: Tag): Tag => ({ kind: 'amount', from, to: from + 2, score });
