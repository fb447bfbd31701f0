import type { Conversation, DataName, Question } from './questions.ts';

/** The same question in other words, or of another thing with its SQL: what is right follows from the rule alone. */
type Rule = (question: Question, data: DataName) => Question | undefined;

const inWords =
  (change: (ask: string) => string): Rule =>
  (question) => {
    const ask = change(question.ask);
    return ask === question.ask ? undefined : { ...question, ask };
  };

const upperCase = (ask: string) => ask.toUpperCase();
const noPunctuation = (ask: string) => ask.replace(/[?!]|[.,;:](?=\s|$)/g, '');

/** Two inner letters of the longest word of small letters change places: names are left as they are. */
function slip(ask: string): string {
  const words = [...ask.matchAll(/(?<![\w$'-])[a-z]{7,}(?![\w'-])/g)].sort(
    (one, other) => other[0].length - one[0].length,
  );
  for (const { 0: word, index } of words) {
    const middle = Math.floor(word.length / 2);
    const [left = '', right = ''] = [word[middle - 1], word[middle]];
    if (left === right) continue;
    const slipped = word.slice(0, middle - 1) + right + left + word.slice(middle + 1);
    return ask.slice(0, index) + slipped + ask.slice(index + word.length);
  }
  return ask;
}

/** The year goes to the other end of the sentence. */
function wordOrder(ask: string): string {
  const atEnd = /^(?!in )(.*?),? (in|during) (\d{4})([.?]?)$/i.exec(ask);
  if (atEnd && !/\d{4}|\b(from|between|to|vs|versus|compared|than)\b/i.test(atEnd[1] ?? '')) {
    return `In ${atEnd[3]}, ${atEnd[1]}${atEnd[4]}`;
  }
  const bare = /^([^,]*?) (20\d\d)$/.exec(ask);
  return bare &&
    !/\d{4}|\b(from|between|to|vs|versus|compared|than|in|since|before|PY|H\d|Q\d|of)\b/i.test(bare[1] ?? '') &&
    !/(January|February|March|April|May|June|July|August|September|October|November|December)$/i.test(bare[1] ?? '')
    ? `${bare[2]} ${bare[1]}`
    : ask;
}

const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bphysicians\b/g, 'doctors'],
  [/(?<!medical )\bdoctors\b(?! of)/g, 'physicians'],
  [/\bcompanies\b/g, 'manufacturers'],
  [/\brecipients\b/g, 'payees'],
  [/\bexcluding\b/gi, 'without'],
  [/\bmore than\b/gi, 'over'],
  [/\bat least\b/gi, 'no less than'],
  [/(?<!on )\baverage\b/gi, 'mean'],
  [/\bhow much did\b/gi, 'what amount did'],
  [/\bfood and beverage\b/gi, 'meals'],
  [/\btransactions\b/g, 'records'],
  [/\bpercentage\b/gi, 'share'],
  [/\bvs\b/gi, 'versus'],
];

function synonyms(ask: string): string {
  const found = SYNONYMS.find(([word]) => ask.search(word) >= 0);
  return found ? ask.replace(found[0], found[1]) : ask;
}

/** Things that stand for each other: as questions name them, and as SQL does. */
const OTHERS: Readonly<Record<DataName, readonly (readonly (readonly [said: string, inSql: string])[])[]>> = {
  demonstration: [
    ['Caldrexa', 'Brantovia', 'Norvelis', 'Kelvanta', 'Eskarion', 'Lorquin'].map(
      (name) => [name, `'${name}%'`] as const,
    ),
    ['Stellmoor', 'Thornvale', 'Gravelle'].map((name) => [name, `'${name}%'`] as const),
    [
      ['Texas', `'TX'`],
      ['Florida', `'FL'`],
      ['California', `'CA'`],
      ['Ohio', `'OH'`],
      ['Georgia', `'GA'`],
    ],
  ],
  published: [
    [
      ['Texas', `'TX'`],
      ['Florida', `'FL'`],
      ['California', `'CA'`],
      ['Iowa', `'IA'`],
    ],
  ],
};

/** Another company or state in the question and in its SQL, where it names exactly one of a list. */
const otherThing: Rule = (question, data) => {
  for (const list of OTHERS[data]) {
    const named = list.filter(([said]) => question.ask.includes(said));
    const [only] = named;
    if (named.length !== 1 || !only || !statements(question).every((sql) => sql.includes(only[1]))) continue;
    const [said, inSql] = list[(list.indexOf(only) + 1) % list.length] ?? only;
    return replaced(
      question,
      (text) => text.replaceAll(only[0], said),
      (sql) => sql.replaceAll(only[1], inSql),
    );
  }
  return undefined;
};

const YEARS: Readonly<Record<DataName, Readonly<Record<string, string>>>> = {
  demonstration: { 2021: '2022', 2022: '2021', 2023: '2022', 2024: '2022' },
  published: { 2014: '2015', 2015: '2014', 2022: '2023', 2023: '2022', 2024: '2022' },
};

/** Another year, where the question and its SQL name one and the same. */
const otherYear: Rule = (question, data) => {
  const years = new Set(question.ask.match(/\b20\d\d\b/g));
  const inSql = new Set(statements(question).flatMap((sql) => sql.match(/\b20\d\d\b/g) ?? []));
  const [year = ''] = years;
  const other = YEARS[data][year];
  if (years.size !== 1 || inSql.size !== 1 || !inSql.has(year) || other === undefined) return undefined;
  if (/\b(since|before|after|until|year before|last|past)\b/i.test(question.ask)) return undefined;
  const change = (text: string) => text.replaceAll(year, other);
  return replaced(question, change, change);
};

const statements = ({ answers }: Question) => answers.flat();

function replaced(question: Question, inAsk: (text: string) => string, inSql: (sql: string) => string): Question {
  return { ...question, ask: inAsk(question.ask), answers: question.answers.map((wanted) => wanted.map(inSql)) };
}

export const RULES: Readonly<Record<string, Rule>> = {
  'upper case': inWords(upperCase),
  'no punctuation': inWords(noPunctuation),
  slips: inWords(slip),
  'word order': inWords(wordOrder),
  synonyms: inWords(synonyms),
  'other things': otherThing,
  'other years': otherYear,
};

/** Every single question that a rule changes, under the name of the rule. Sessions and what is refused anyway are left out. */
export function rephrased(conversations: readonly Conversation[]): Conversation[] {
  const single = conversations.filter(({ turns: [first, second] }) => !second && first && first.answers.length > 0);
  return Object.entries(RULES).flatMap(([rule, change]) =>
    single.flatMap(({ id, data, turns }) => {
      const [question] = turns;
      const changed = question && change(question, data);
      return changed ? [{ id: `${id} (${rule})`, className: rule, data, turns: [changed] }] : [];
    }),
  );
}
