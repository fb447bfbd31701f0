import type { Verdict } from './judge.ts';

/** What is aimed at, in parts of one. `behind` is how far other wordings may stay behind. */
const AIMS = { right: 0.97, wrong: 0.01, behind: 0.03 } as const;

/** The outcomes of some questions, counted. */
export interface Tally {
  readonly questions: number;
  readonly right: number;
  readonly asked: number;
  readonly refused: number;
  readonly wrong: number;
}

export function tallyOf(verdicts: readonly Verdict[]): Tally {
  const count = (outcome: Verdict['outcome']) => verdicts.filter((verdict) => verdict.outcome === outcome).length;
  return {
    questions: verdicts.length,
    right: count('right'),
    asked: count('asked'),
    refused: count('refused'),
    wrong: count('wrong'),
  };
}

/** The part that is right; of nothing, all. */
const rightPart = ({ questions, right }: Tally) => (questions === 0 ? 1 : right / questions);
/** The part that is silently wrong; of nothing, none. */
const wrongPart = ({ questions, wrong }: Tally) => (questions === 0 ? 0 : wrong / questions);

export interface Scores {
  readonly open: readonly Verdict[];
  readonly heldOut: readonly Verdict[];
  readonly rephrased: readonly Verdict[];
  readonly composed: readonly Verdict[];
}

/** The aims that are not reached, a line each. */
export function missedAims({ open, heldOut, rephrased, composed }: Scores): string[] {
  const right = rightPart(answerable(open));
  const outside = [...open, ...heldOut].filter(({ wanted, outcome }) => wanted === 'refuse' && outcome !== 'right');
  const missed = [...missedBy(open), ...missedBy(composed, 'of questions put together: ')];
  if (outside.length > 0) missed.push(`${outside.length} questions out of scope are not refused`);
  for (const [name, others] of Object.entries({ heldOut, rephrased })) {
    const behind = right - rightPart(answerable(others));
    // A thousandth of a point is the arithmetic's.
    if (behind > AIMS.behind + 0.000_01) {
      const words = name === 'heldOut' ? 'questions never looked at' : 'rephrased questions';
      missed.push(`${words} are ${(100 * behind).toFixed(1)} points behind; at most ${100 * AIMS.behind} may be lost`);
    }
  }
  return missed;
}

/** The aims of questions by themselves. */
function missedBy(verdicts: readonly Verdict[], which = ''): string[] {
  const right = rightPart(answerable(verdicts));
  const wrong = wrongPart(tallyOf(verdicts));
  const missed: string[] = [];
  if (right < AIMS.right)
    missed.push(`${which}${percent(right)} of what can be answered is right; the aim is ${percent(AIMS.right)}`);
  if (wrong > AIMS.wrong)
    missed.push(`${which}${percent(wrong)} is silently wrong; at most ${percent(AIMS.wrong)} may be`);
  return missed;
}

const answerable = (verdicts: readonly Verdict[]) => tallyOf(verdicts.filter(({ wanted }) => wanted === 'answer'));
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
