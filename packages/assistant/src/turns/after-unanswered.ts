import type { Asked, Context, Interpretation, Refused } from '../port/interpretation.ts';
import { refusal } from '../refusals/refusals.ts';
import { anew } from './carried-on.ts';

const GOING_ON = 'Going on from the last answer: ';
const SAYS_SO = /^\s*going\s+on\s+from\s+the\s+last\s+answer\s*:\s*/i;

/** A turn without the words that say what it goes on from; undefined of any other. */
export function saidToGoOn(question: string): string | undefined {
  return SAYS_SO.test(question) ? question.replace(SAYS_SO, '') : undefined;
}

interface Turn {
  readonly question: string;
  readonly unanswered: string;
  readonly context: Context | undefined;
}

type Ask = (question: string, context: Context | undefined) => Promise<Interpretation>;

/**
 * What a turn is read as after a question that had no answer: where it could go on from that, it is asked about, or refused where there is no
 * answer at all; `ask` reads a question, `pointsBackAlone` tells whether the words of the turn point at one before.
 */
export async function afterUnanswered(
  read: Interpretation,
  { question, unanswered, context }: Turn,
  ask: Ask,
  pointsBackAlone: () => Promise<boolean>,
): Promise<Interpretation> {
  if (read.kind !== 'answer' || (context !== undefined && !read.isFollowUp)) return read;
  if (!leavesDoubt(unanswered, await ask(unanswered, context))) return read;
  if (context === undefined) return (await pointsBackAlone()) ? nothingToGoOnFrom(unanswered) : read;
  const alone = await ask(question, undefined);
  return askedWhatFrom(question, unanswered, alone.kind === 'answer');
}

const POINTING =
  /^\s*(?:and|but|also|only|just|same|now|then|or|what about|how about|what if)\b|\b(?:that|those|these|this|them|they|it|its|their|he|she|his|her|instead)\b/i;
/** Shorter ones are mostly turns themselves. */
const FEWEST_WORDS = 5;
/** `is that legal`: whatever it asks, it is of the answer before. */
const OF_ANSWER = /^\s*(?:is|are|was|were|does|do|did|should|can)\s+(?:that|this|it|those|these|they)\b/i;

/** Whether a question has a subject of its own, which a turn after it may go on from. */
function isSubject(unanswered: string): boolean {
  return !POINTING.test(unanswered) && unanswered.trim().split(/\s+/).length >= FEWEST_WORDS;
}

/**
 * Whether it is in doubt what goes on from a question that was refused so: one with a subject, or with words that were not understood. What is no
 * question of payments, or a turn that the data cannot answer, leaves the answer before it in place.
 */
function leavesDoubt(unanswered: string, refused: Interpretation): boolean {
  if (refused.kind !== 'refuse' || OF_ANSWER.test(unanswered)) return false;
  return refused.reason === 'not-understood' || (refused.reason === 'cannot' && isSubject(unanswered));
}

/** A turn after a question that had no answer: whether it goes on from that, or from the answer before, only who asks can tell. */
function askedWhatFrom(question: string, unanswered: string, isAnsweredAlone: boolean): Asked {
  const alone = { label: 'It is a question of its own', question: anew(question) };
  return {
    kind: 'ask',
    text: `${notAnswered(unanswered)} Does this go on from the answer before it?${isAnsweredAlone ? '' : ' If not, ask for all of it.'}`,
    choices: [
      { label: 'It goes on from the answer before', question: `${GOING_ON}${question}` },
      ...(isAnsweredAlone ? [alone] : []),
    ],
  };
}

/** The same where no answer is before it. */
function nothingToGoOnFrom(unanswered: string): Refused {
  return refusal(
    'not-understood',
    `${notAnswered(unanswered)} There is nothing that this could go on from: ask for all of it.`,
  );
}

const MAX_SHOWN = 80;

function notAnswered(question: string): string {
  const shown = question.length > MAX_SHOWN ? `${question.slice(0, MAX_SHOWN)}…` : question;
  return `“${shown}” had no answer.`;
}
