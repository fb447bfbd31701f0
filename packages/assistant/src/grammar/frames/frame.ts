import type { Seat } from './frame-condition.ts';
import {
  ASKS,
  BOUNDING,
  CLOSED,
  COLUMNS,
  GOES_ON,
  LINK,
  LINKED,
  OF_EACH,
  OF_TIMES,
  POINTS,
  POINTS_AT_PEOPLE,
  ROWS,
  SIGN,
  TIME_FIRST,
  UNFINISHED,
} from './frame-words.ts';
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
const MAX_ENDS = 3;

/** The parts at either end that stand apart: `in Texas, …`, `for Texas: …`, `…, Texas only`, `… within Texas`. */
export function framesApart(question: string): readonly Frame[] {
  const text = question.trim();
  const signs = [...text.matchAll(SIGN)];
  const fronts = signs
    .slice(0, 1)
    .filter(({ 0: sign, index }) => sign === ':' || signs.length === 1 || LINKED.test(text.slice(0, index)))
    .map((sign) => front(text, sign));
  const ofAll = fronts.filter(({ rest }) => !COLUMNS.test(rest));
  const bounds = [...text.matchAll(BOUNDING)];
  const among = [...text.matchAll(AMONG)];
  const backs = [signs, bounds, among].flatMap((all) => all.slice(-1)).map((sign) => back(text, sign, 'back'));
  const whom = [...text.matchAll(PAID_TO)].slice(-1).map((link) => back(text, link, 'whom'));
  const closed = linked(text, 'closed').filter(({ rest }) => CLOSED.test(withoutMark(rest)) && !COLUMNS.test(rest));
  return [...ofAll, ...backs, ...whom, ...closed].filter(isShort);
}

/** `of payments over $10,000, who made most of them`, `of all doctors, what percentage`: the rest is of what stands in front of it. */
export function pointsAtFront({ seat, frame, rest }: Frame, isOfPeople: boolean): boolean {
  if (seat !== 'front') return false;
  return isOfPeople ? OF_EACH.test(frame) || POINTS_AT_PEOPLE.test(rest) : POINTS.test(rest);
}

/** The rows that a question ends with, without a sign before them: `… by state`, `… for each company`. */
export function rowsAtEnd(question: string): readonly Frame[] {
  const text = question.trim();
  const [last] = [...text.matchAll(ROWS)].slice(-1);
  return last ? [back(text, last, 'rows')].filter(isShort) : [];
}

/** `in 2024, how many doctors did Kelvanta drop`: of what began or ended then the time is said behind it. */
export function withTimeLast(question: string): string | undefined {
  const { time, rest = '', mark } = TIME_FIRST.exec(question.trim())?.groups ?? {};
  return time === undefined || OF_TIMES.test(rest) ? undefined : `${rest} ${time}${mark}`;
}

/** The last words of a question with what links them to it: `… in Texas`, `… for Zimuraxin in 2023`. */
export function framesAtEnd(question: string): readonly Frame[] {
  return linked(question.trim(), 'end').filter(isShort).slice(0, MAX_ENDS);
}

/** The shortest end first. */
function linked(text: string, seat: Seat): readonly Frame[] {
  const ends = [...text.matchAll(LINK)].map((link) => back(text, link, seat)).reverse();
  return ends.filter(({ frame, rest }) => !UNFINISHED.test(withoutMark(rest)) && !GOES_ON.test(frame));
}

function front(text: string, { 0: sign, index }: RegExpExecArray): Frame {
  return { frame: text.slice(0, index), rest: text.slice(index + sign.length).trim(), seat: 'front' };
}

function back(text: string, { 0: sign, index }: RegExpExecArray, seat: Seat): Frame {
  const frame = text.slice(index + sign.length).trim();
  const [mark = ''] = /[?!.]?$/.exec(frame) ?? [];
  return { frame: frame.replace(/[)?!.]+$/, ''), rest: `${text.slice(0, index).trim()}${mark}`, seat };
}

const withoutMark = (text: string) => text.replace(/[?!.]$/, '');

function isShort({ frame, rest }: Frame): boolean {
  const number = frame.split(/\s+/).length;
  return frame !== '' && rest.includes(' ') && number <= MAX_WORDS && !ASKS.test(frame);
}
