import type { ModelDescription } from '@pellucid/contract';
import { withForms } from '../text/lemma.ts';
import { phraseOf } from '../text/tokens.ts';
import { WHOLE_WORDS } from './in-context/whole-of-all.ts';
import type { Meaning, PhraseTable } from './tag.ts';
import { FIGURE_WORDS } from './words/figure-words.ts';
import { FOLLOW_UP_WORDS } from './words/follow-up-words.ts';
import { GRAIN_WORDS } from './words/grain-words.ts';
import { NOUN_WORDS } from './words/noun-words.ts';
import { FILLERS, OPERATOR_WORDS, PREPOSITIONS } from './words/operator-words.ts';
import { QUESTION_WORDS } from './words/question-words.ts';
import { RESTRICTION_WORDS } from './words/restriction-words.ts';

export interface PhraseLookup {
  find(phrase: string): readonly Meaning[];
  /** Every word, those that say what is asked apart from small ones: typos are looked for among them first. */
  readonly words: readonly ReadonlySet<string>[];
  readonly longest: number;
}

/** Words of the model that mean other things in a question. */
const DOUBTFUL = new Set([
  'where',
  'when',
  'value',
  'group',
  'field',
  'covered',
  'size',
  'record',
  'row',
  'file',
  'interest',
  'amount',
  'total',
  'mean',
  'average',
  'median',
  'concern',
  'day',
  'year',
  'date',
  'category',
  'supply',
  'comment',
  'transaction id',
  'spent on',
  'expenditure',
  'payment category',
  'payments',
  'payment',
  'dispute',
  'context',
  'charity',
  'terms',
  'change',
  'address',
  'average payment',
  'mean payment',
  'typical amount',
  'average amount',
  'covered product',
  'company',
  'kind of payment',
  'invested',
  'disputed',
  'in dispute',
  'physician owner',
  'study',
  'trial',
]);

const TABLES: readonly PhraseTable[] = [
  FIGURE_WORDS,
  NOUN_WORDS,
  QUESTION_WORDS,
  OPERATOR_WORDS,
  PREPOSITIONS,
  GRAIN_WORDS,
  FOLLOW_UP_WORDS,
  FILLERS,
  RESTRICTION_WORDS,
  WHOLE_WORDS,
];

/** What fixed phrases mean: those of English and of the field, and the labels and synonyms of the model. */
export function createPhraseLookup(model: ModelDescription): PhraseLookup {
  const found = new Map<string, Meaning[]>();
  const add = (phrase: string, meaning: Meaning): void => {
    const known = found.get(phrase);
    if (!known) found.set(phrase, [meaning]);
    else if (known.every(({ kind }) => kind !== meaning.kind)) known.push(meaning);
  };
  for (const table of TABLES) {
    for (const [meaning, phrases] of table) for (const phrase of phrases.split(',')) add(phraseOf(phrase), meaning);
  }
  // `per individual company`: each of them, and no person.
  for (const [meaning, phrases] of NOUN_WORDS)
    for (const phrase of phrases.split(',')) add(`individual ${phraseOf(phrase)}`, meaning);
  for (const source of model.sources) {
    for (const field of source.dimensions) {
      const meaning: Meaning = { kind: 'noun', noun: { dimension: field.name } };
      for (const phrase of [field.label, ...field.synonyms]) addOfModel(phrase, meaning, found, add);
    }
    for (const field of source.measures) {
      const meaning: Meaning = { kind: 'measure', measure: field.name };
      for (const phrase of [field.label, ...field.synonyms]) addOfModel(phrase, meaning, found, add);
    }
  }
  const phrases = [...found.keys()];
  return {
    find: (phrase) => found.get(phrase) ?? [],
    words: [
      // Percentiles are read with their number, and are in no table.
      withForms(wordsOf([FIGURE_WORDS, NOUN_WORDS, QUESTION_WORDS, OPERATOR_WORDS, GRAIN_WORDS])).add('percentile'),
      new Set(phrases.flatMap((phrase) => phrase.split(' '))),
    ],
    longest: phrases.reduce((most, phrase) => Math.max(most, phrase.split(' ').length), 1),
  };
}

function wordsOf(tables: readonly PhraseTable[]): ReadonlySet<string> {
  return new Set(
    tables.flat().flatMap(([, phrases]) => phrases.split(',').flatMap((phrase) => phraseOf(phrase).split(' '))),
  );
}

/** The tables of the field come first: what they say is not said otherwise by a synonym. */
function addOfModel(
  text: string,
  meaning: Meaning,
  found: ReadonlyMap<string, readonly Meaning[]>,
  add: (phrase: string, meaning: Meaning) => void,
): void {
  const phrase = phraseOf(text);
  if (/^(?:how many|number of|distinct)\b/.test(text)) return;
  if (!DOUBTFUL.has(text.toLowerCase()) && !found.has(phrase)) add(phrase, meaning);
}
