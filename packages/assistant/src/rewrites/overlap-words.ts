import { type Rewrites, replaced } from './replaced.ts';

const NAME = '[A-Z][\\w&.-]*(?:\\s+[A-Z][\\w&.-]*){0,2}';
const ASKED = '(?<asked>[Hh]ow\\s+many|[Ww]hich|[Ww]hat)';
const ALSO = '(?:(?:who|that|and)\\s+)?(?:(?:were|was|are|have\\s+been)\\s+)?also\\s+(?:(?:were|was|are)\\s+)?';

/** A company by its name, however it is written. */
const PAYER = '(?!(?:they|it|we|he|she|any|other|no|that|who)\\b)[\\w&.-]+(?:\\s+[\\w&.-]+){0,2}?';

/** Whom two companies have in common, or only one of them, in words that name both as the rules read it. */
const BOTH: Rewrites = [
  // `how many doctors did A pay in Texas that B did not pay`, `which doctors A paid in 2024 that B did not`.
  [
    new RegExp(
      `\\b${ASKED}\\s+(?<who>[\\w ]+?)\\s+(?:(?:do|does|did|has|have)\\s+)?(?<one>${PAYER})\\s+(?:pay|paid|pays)(?<where>(?:\\s+(?:in|for|during|since)\\s+(?:(?!that\\b|who\\b|but\\b)[\\w$-]+\\s*){1,3}?){0,2}),?\\s*(?:\\s(?:that|who|whom|but|and)\\s+)(?<other>${PAYER})\\s+(?:did\\s+not|didn['’]t|does\\s+not|doesn['’]t|never|has\\s+not|hasn['’]t)(?:\\s+(?:pay|paid)(?:\\s+(?:them|at\\s+all))?)?`,
      'i',
    ),
    '$<asked> $<who> were paid by $<one> but not by $<other>$<where>',
  ],
  // `how many KOLs does Pfizer share with Merck`, `which consultants does Pfizer have in common with Merck`.
  [
    new RegExp(
      `\\b${ASKED}\\s+(?<who>[\\w ]+?)\\s+(?:do|does|did)\\s+(?<one>${NAME})\\s+(?:share|have\\s+in\\s+common)\\s+with\\s+(?<other>${NAME})`,
    ),
    '$<asked> $<who> were paid by both $<one> and $<other>',
  ],
  // `which doctors do Pfizer and Merck have in common`.
  [
    new RegExp(
      `\\b${ASKED}\\s+(?<who>[\\w ]+?)\\s+(?:do|does|did)\\s+(?<one>${NAME})\\s+and\\s+(?<other>${NAME})\\s+(?:share|have\\s+in\\s+common)\\b`,
    ),
    '$<asked> $<who> were paid by both $<one> and $<other>',
  ],
  // `physicians paid by Pfizer who were also paid by Merck`.
  [
    new RegExp(`\\bpaid\\s+by\\s+(?<one>${NAME})\\s+${ALSO}paid\\s+by\\s+(?<other>${NAME})`),
    'paid by both $<one> and $<other>',
  ],
  // `how many of Pfizer's speakers also speak for Merck`.
  [
    new RegExp(
      `\\b${ASKED}\\s+of\\s+(?<one>${NAME})['’]s\\s+speakers\\s+${ALSO}(?:speak|spoke|speakers)\\s+(?:for|at)\\s+(?<other>${NAME})`,
    ),
    '$<asked> recipients got speaker fees from both $<one> and $<other>',
  ],
  [
    new RegExp(
      `\\b${ASKED}\\s+of\\s+(?<one>${NAME})['’]s\\s+consultants\\s+${ALSO}(?:consult|consulted|consultants)\\s+(?:for|at)\\s+(?<other>${NAME})`,
    ),
    '$<asked> recipients got consulting fees from both $<one> and $<other>',
  ],
];

/** `physicians paid by Pfizer who were also paid by Merck` are those paid by both. */
export function withBothPayers(question: string): string {
  return replaced(question, BOTH);
}
