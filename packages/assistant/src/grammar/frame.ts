import type { Seat } from './frame-condition.ts';
import { AMONG, PAID_TO } from './paid-to.ts';

/** Words that may be a condition of all of a question, and the question without them. */
export interface Frame {
  readonly frame: string;
  readonly rest: string;
  readonly seat: Seat;
}

/** Longer parts say more than a condition does. */
const MAX_WORDS = 8;
/** As many ends are tried. */
const MAX_ENDS = 2;
const SIGN = /,(?!\d)|:(?!\d)|;| - | ?[–—(] ?/g;
/** What says by itself that it bounds all before it. */
const BOUNDING = /\s(?=(?:within|inside|limited to|restricted to|confined to|considering only|counting only)\b)/gi;
/** `…, was for meals` goes on with the sentence. */
const ASKS = /^(?:is|are|was|were|be|been|go|goes|went|did|does|do|has|had|have|came|which|who|what|how)\b/i;
/** `Honoraria, March 2024, largest payment, A, B`: of a list of phrases none holds for all others by itself. */
const LINKED =
  /^(?:(?:in|for|from|during|within|inside|among|at|by|to|with|of|on|since|between|as|when|outside|without|excluding|regarding|concerning|considering|counting|looking|leaving|apart|other|not)\b|.*\b(?:only|alone|aside|excluded|included|out)$)/i;
const POINTS = /\b(?:them|they|their|these|those|its?)\b/i;
/** Of several people in front: `its` is of a company, and `their` of the companies that are named before it. */
const POINTS_AT_PEOPLE =
  /\b(?:them|these|those(?! (?:that|who|which|with)\b)|(?<!\b(?:compan|firm|manufactur|maker|payer|state|product)\w*\b.*)(?:they|their))\b/i;
/** `by state`, `for each company`, `broken down by year`: what begins the rows of a question; `per` says what an average is over as well. */
const ROWS =
  /\s(?=(?:(?:split|broken|grouped|listed|separated|sorted)(?:\s+(?:down|out|up))?\s+)?by\b|(?:separately\s+)?(?:for|in)\s+(?:each|every)\b)/gi;
const LINK = /(?<!\b(?:and|or|not))\s(?=(?:in|during|since)\b)/gi;

/** The parts at either end that stand apart: `in Texas, …`, `for Texas: …`, `…, Texas only`, `… within Texas`. */
export function framesApart(question: string): readonly Frame[] {
  const text = question.trim();
  const signs = [...text.matchAll(SIGN)];
  const fronts = signs
    .slice(0, 1)
    .filter(({ 0: sign, index }) => sign === ':' || signs.length === 1 || LINKED.test(text.slice(0, index)))
    .map((sign) => front(text, sign));
  const bounds = [...text.matchAll(BOUNDING)];
  const among = [...text.matchAll(AMONG)];
  const backs = [signs, bounds, among].flatMap((all) => all.slice(-1)).map((sign) => back(text, sign, 'back'));
  const whom = [...text.matchAll(PAID_TO)].slice(-1).map((link) => back(text, link, 'whom'));
  return [...fronts, ...backs, ...whom].filter(isShort);
}

/** `of payments over $10,000, who made most of them`: the rest is of what stands in front of it. */
export function pointsAtFront({ seat, rest }: Frame, isOfPeople: boolean): boolean {
  return seat === 'front' && (isOfPeople ? POINTS_AT_PEOPLE : POINTS).test(rest);
}

/** The rows that a question ends with, without a sign before them: `… by state`, `… for each company`. */
export function rowsAtEnd(question: string): readonly Frame[] {
  const text = question.trim();
  const [last] = [...text.matchAll(ROWS)].slice(-1);
  return last ? [back(text, last, 'end')].filter(isShort) : [];
}

/** Another time, a change, which is on the year before, or a second question, which the time would be said of alone. */
const OF_TIMES =
  /\b(?:20\d\d|years?|gr[eo]w\w*|r[io]s\w*|fell|fall\w*|(?:in|de)creas\w*|declin\w*|and (?:how|what|which|who))\b/i;
const TIME_FIRST =
  /^(?<time>(?:in|during) (?:the year |program year |calendar year )?20\d\d),? (?<rest>[^.,:;]+?)(?<mark>[?!.]*)$/i;

/** `in 2024, how many doctors did Kelvanta drop`: of what began or ended then the time is said behind it. */
export function withTimeLast(question: string): string | undefined {
  const { time, rest = '', mark } = TIME_FIRST.exec(question.trim())?.groups ?? {};
  return time === undefined || OF_TIMES.test(rest) ? undefined : `${rest} ${time}${mark}`;
}

/** The last words of a question with what links them to it: `… in Texas`, `… for Zimuraxin in 2023`. */
export function framesAtEnd(question: string): readonly Frame[] {
  const text = question.trim();
  return [...text.matchAll(LINK)]
    .map((link) => back(text, link, 'end'))
    .filter(isShort)
    .reverse()
    .slice(0, MAX_ENDS);
}

function front(text: string, { 0: sign, index }: RegExpExecArray): Frame {
  return { frame: text.slice(0, index), rest: text.slice(index + sign.length).trim(), seat: 'front' };
}

function back(text: string, { 0: sign, index }: RegExpExecArray, seat: Seat): Frame {
  const frame = text.slice(index + sign.length).trim();
  const [mark = ''] = /[?!.]?$/.exec(frame) ?? [];
  return { frame: frame.replace(/[)?!.]+$/, ''), rest: `${text.slice(0, index).trim()}${mark}`, seat };
}

function isShort({ frame, rest }: Frame): boolean {
  const number = frame.split(/\s+/).length;
  return frame !== '' && rest.includes(' ') && number <= MAX_WORDS && !ASKS.test(frame);
}
