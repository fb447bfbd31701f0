import { CLAUSES, SAID_OF_ASKER } from './clauses.ts';
import { CLOSINGS, withoutTail } from './closings.ts';
import { withoutFrame } from './requests.ts';

/** A question and the talk around it. */
export interface Heard {
  readonly question: string;
  /** Clauses of purpose, reason and occasion: they ask for nothing. */
  readonly asides: readonly string[];
  /** Those of them that say why it is asked. */
  readonly purposes?: readonly string[];
  /** What the talk is about, where the question goes on from it. */
  readonly topic?: string;
}

const MAX_CLAUSES = 6;
/** A question that points at what was named before it: `show them by year`, `more than $200,000 of them`. */
const POINTING =
  /^(?<ask>(?:please\s+)?(?:show|list|give|break|split|rank|group|sort|get|send|tell|compare|total|sum)(?:\s+(?:me|us))?)\s+(?:them|those|these|it|that)\b(?:\s+(?:down|out|up))?(?:\s+to\s+(?:me|us))?|(?<bound>[$€]?\d[\d,.]*\s?(?:k|m|million|thousand|dollars)?|\b(?:most|more|least|any|some|share|much|many|value|amount|total|number|worth)(?:\s+money)?|\b(?:spen[dt]s?|spending)(?:\s+the\s+most)?)\s+(?<of>of|in|from|on|for)\s+(?:them|those|it|these|that|such\s+payments)(?=[\s?.!,]|$)|(?<!\bof\s)\b(?:(?<=\b(?:got|gets?|received?|receives|earned|took|take|collected|accepted|gave|give|paid|pays?|made|with|without|for|on)\s)(?:them|those|these)|such\s+payments)(?=[\s?.!,]|$)/i;

/** Sets the talk around a question aside, clause by clause from its beginning and its end. */
export function heardOf(said: string): Heard {
  let heard: Heard = { question: said.trim(), asides: [] };
  for (let nth = 0; nth < MAX_CLAUSES; nth++) {
    const next = withoutClosing(withoutOpening(heard));
    if (next.question === heard.question) break;
    heard = next;
  }
  return heard;
}

function withoutOpening(heard: Heard): Heard {
  const framed = kept(withoutFrame(heard.question), heard.question);
  if (framed !== heard.question) return { ...heard, question: framed };
  for (const { pattern, isTopic, isHearsay, isPurpose } of CLAUSES) {
    const found = pattern.exec(heard.question);
    if (!found) continue;
    const rest = heard.question.slice(found[0].length);
    if (!isEnough(rest) || ((isHearsay || isPurpose) && !isWhole(rest))) continue;
    const { topic, of, talk = '' } = found.groups ?? {};
    const about = isTopic || POINTING.test(rest) ? (topic ?? of) : undefined;
    if (about !== undefined) return { ...heard, question: rest, topic: about.trim() };
    const purposes = [...(heard.purposes ?? []), ...(isPurpose ? [talk.trim()] : [])];
    return { ...heard, question: rest, asides: [...heard.asides, talk.trim()], ...(isPurpose && { purposes }) };
  }
  const asker = SAID_OF_ASKER.exec(heard.question);
  const rest = asker ? heard.question.slice(asker[0].length) : '';
  if (!asker || !isEnough(rest)) return heard;
  return { ...heard, question: rest, asides: [...heard.asides, (asker.groups?.talk ?? '').trim()] };
}

function withoutClosing(heard: Heard): Heard {
  const plain = kept(withoutTail(heard.question), heard.question);
  if (plain !== heard.question) return { ...heard, question: plain };
  for (const pattern of CLOSINGS) {
    const found = pattern.exec(heard.question);
    const rest = found ? heard.question.slice(0, found.index) : '';
    if (!found || !isEnough(rest)) continue;
    const talk = (found.groups?.talk ?? '').replace(/^[\s,;.!?–—(-]+|[\s.!?)]+$/g, '');
    return { ...heard, question: rest, asides: [...heard.asides, talk] };
  }
  return heard;
}

/** A single word asks for nothing: the talk was all there is. */
function isEnough(rest: string): boolean {
  return /\w\W+\w/.test(rest.trim());
}

/** `the companies with their totals`: what is theirs is of what the question names itself. */
const THEIR_OWN = /\b(?:with|and|by|beside)\s+(?:their|its)\b/gi;

/** It asks by itself, and points at nothing that was said before it. */
function isWhole(rest: string): boolean {
  return (
    rest.split(/\s+/).length > 4 &&
    !/\b(?:it|its|they|them|their|that|this|those|these|he|she|his|her|him|there)\b/i.test(rest.replace(THEIR_OWN, ''))
  );
}

function kept(next: string, before: string): string {
  return isEnough(next) ? next : before;
}

/** Whether a question points at what was named before it. */
export function isPointing(question: string): boolean {
  return POINTING.test(question);
}

/** `royalties` and `which doctors got the most of them`: both in one, the topic where the question points at it, else before it. */
export function withTopic(question: string, topic: string): string {
  if (!POINTING.test(question)) return `${topic}, ${question}`;
  return question.replace(POINTING, (...match) => {
    const { ask, bound, of } = match.at(-1) as Record<string, string | undefined>;
    if (ask !== undefined) return `${ask} ${topic}`;
    return bound !== undefined ? `${bound} ${of} ${topic}` : topic;
  });
}
