import { DID, NUMBER } from './numbers-and-verbs.ts';
import { withRows } from './rest-words.ts';

/** The words for some people or companies, and what is asked of them. */
export interface Parted {
  readonly those: string;
  /** With `{row}` or `{rows}` where they are meant and not named. */
  readonly rest: string;
}

/** Of one clause: the comma of `$10,000` ends none. */
const CLAUSE = '(?:[^,:;]|,(?=\\d{3}))';
const FIRST = `(?:the|our|your|my)\\s+(?:top\\s+${NUMBER}|${NUMBER})\\s${CLAUSE}+?|top\\s+${NUMBER}\\s${CLAUSE}+?`;
const OF = '(?:out\\s+of|of|among|amongst|within)';
const FRONT = `^(?:(?:and|so)\\s+)?${OF}\\s+(?:all\\s+)?`;

/** `of the ten largest companies, which ones paid royalties`. */
const OF_FIRST = new RegExp(
  `${FRONT}(?<those>${FIRST})\\s*[,:;]\\s*(?<rest>(?:which|who|how\\s+(?:many|much)|what)\\b.+)$`,
  'i',
);
/** `which of the ten largest companies paid royalties`, `how many of the top 20 doctors got meals`. */
const ASKED_OF_FIRST = new RegExp(
  `^(?<asked>which(?:\\s+ones?)?|how\\s+many|who)\\s+${OF}\\s+(?<those>${FIRST})(?<!\\s(?:best|highest|most|lowest|least))\\s+(?<rest>${DID}\\b.+)$`,
  'i',
);
/** `how much did the 50 best paid doctors of 2023 get in 2024`: two times, so that they are not the first under the same conditions. */
const GOT_BY_FIRST = new RegExp(
  `^how\\s+much\\s+did\\s+(?<those>(?:${FIRST})\\s(?:of|in)\\s+20\\d\\d)\\s+(?:get|receive|earn|pay|spend)\\b(?<rest>.*\\b20\\d\\d\\b.*)$`,
  'i',
);
/** `of the doctors who got meals in 2023, which one got the most in 2024`; a number or a share of them is read with them. */
const OF_SET = new RegExp(
  `${FRONT}(?<those>${CLAUSE}+?)\\s*[,:;]\\s*(?<rest>(?:which|who|how\\s+much|what(?!\\s+(?:share|part|percent|portion|fraction|proportion)))\\b.+)$`,
  'i',
);
/** `doctors with royalties, how many of them got meals`. */
const SET_THEN_THEM = new RegExp(
  `^(?<those>${CLAUSE}+?)(?:\\s*[,:;]|\\s+[-–—])\\s*(?!how\\s+many\\s+(?:of|are|were)\\s+\\w+\\W*$)(?<rest>(?:which|who|how\\s+(?:many|much))\\b.*\\b(?:them|they|these|those)\\b.*)$`,
  'i',
);
/** `how many of the doctors who got royalties also got meals`. */
const ASKED_OF_SET = new RegExp(
  `^(?<asked>which(?:\\s+ones?)?|how\\s+many|who)\\s+${OF}\\s+(?<those>(?:the|all|those)\\s+${CLAUSE}+)(?<!\\salso)\\s+(?<rest>${DID}\\b.+)$`,
  'i',
);

/** What begins a clause about people or companies: `people with consulting fees`, `doctors who got meals`. */
const HAVING = /\s(?:with|who|that|having|receiving|paying|paid)\s/i;
const ASKING = /^(?<asked>how\s+many|which)\s+(?!(?:of|one|ones)\b)/i;

/** `doctors paid over $500 and | had a dispute`: the verb is a second one of the same. */
const GOES_ON = /\b(?:and|or|but|nor)$|\b(?:did|does|do)\b|\band\s+(?:how|what|which|who)\b/i;

/** As many verbs are tried: each takes two readings. */
const MAX_VERBS = 2;

/** People by what they are paid for. */
const ROLES: Readonly<Record<string, string>> = {
  speakers: 'speaker fees',
  consultants: 'consulting fees',
  advisors: 'consulting fees',
  advisers: 'consulting fees',
};
const IN_A_ROLE = new RegExp(
  `^(how\\s+many|which)\\s+(${Object.keys(ROLES).join('|')})\\s+(?=(?:also\\s+)?(?:got|received|had|took|accepted)\\s+(?!paid\\b|the\\s+(?:most|least)|more\\b|over\\b|[$\\d]))`,
  'i',
);

/** `how many people with consulting fees got meals`: each verb may be the one that asks, the last first. */
export function setThenDid(question: string): readonly Parted[] {
  const said = question
    .trim()
    .replace(IN_A_ROLE, (_, asked, role) => `${asked} people with ${ROLES[role.toLowerCase()]} `);
  const { 0: lead = '', groups } = ASKING.exec(said) ?? {};
  const start = said.slice(lead.length).search(HAVING);
  if (lead === '' || start < 0) return [];
  const verbs = [...said.matchAll(new RegExp(`\\s(?=${DID}\\b)`, 'gi'))].filter(
    ({ index }) => index > lead.length + start + 6,
  );
  return verbs
    .slice(-MAX_VERBS)
    .toReversed()
    .map(({ index }) => ({
      those: said.slice(lead.length, index),
      rest: withRows(`${groups?.asked} {rows}${said.slice(index)}`),
    }))
    .filter(({ those }) => !GOES_ON.test(those));
}

/** A question about the first of a ranking in its two parts. */
export const partedFirst = (question: string): Parted | undefined =>
  parts(question, OF_FIRST, ASKED_OF_FIRST) ?? gotByFirst(question);

function gotByFirst(question: string): Parted | undefined {
  const { those, rest } = GOT_BY_FIRST.exec(question.trim())?.groups ?? {};
  return those === undefined || rest === undefined ? undefined : { those, rest: `how much was paid${rest}` };
}

/** A question about a set of people or companies in its two parts, where the sentence keeps them apart. */
export const partedSet = (question: string): Parted | undefined => parts(question, OF_SET, SET_THEN_THEM);

/** The same, where only the last verb tells them apart. */
export const askedOfSet = (question: string): Parted | undefined => parts(question, ASKED_OF_SET);

function parts(question: string, ...shapes: readonly RegExp[]): Parted | undefined {
  for (const shape of shapes) {
    const { asked, those, rest } = shape.exec(question.trim())?.groups ?? {};
    if (those !== undefined && rest !== undefined)
      return { those, rest: withRows(asked === undefined ? rest : `${asked} ${rest}`) };
  }
  return undefined;
}
